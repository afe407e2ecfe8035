import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmbedError } from '@vitrine/sdk';
import { Report, useReport } from '@vitrine/sdk/react';
import { Component, useState, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { ExampleCode } from './support/code-panel';
import { withoutControls } from './support/control';
import { clickAndLeave, waitOptions, waitUntilLoaded } from './support/play';
import { expiredToken, goodToken, reportUrl, storyService } from './support/site';
import { EmptyState, fallback, loading } from './support/slots';
import { Segmented, StatusBadge, StoryPage, Toolbar } from './support/story-page';

const meta: Meta = { title: 'React/Slots and size', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

const loadingCode = `<Report
  embedUrl={embedUrl}
  accessToken={accessToken}
  loading={<LoadingReport />}
/>;`;

function WithoutToken() {
  const { handle, status } = useReport();
  return (
    <StoryPage
      description="`loading` is shown over the frame until the content has loaded. Here it remains visible, because there is no token."
      status={<StatusBadge status={status} />}
    >
      <div className="story-frame">
        <Report theme="page" handle={handle} service={storyService} embedUrl={reportUrl()} loading={loading} />
      </div>
      <ExampleCode code={loadingCode} />
    </StoryPage>
  );
}

export const Loading: StoryObj = {
  render: () => <WithoutToken />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the report…')).toBeVisible();
  },
};

const tokens = { Expired: expiredToken, Valid: goodToken };

const fallbackCode = `<Report
  embedUrl={embedUrl}
  accessToken={accessToken}
  loading={<LoadingReport />}
  fallback={(error, retry) => <ReportError code={error.code} onRetry={retry} />}
/>;`;

function WithRetry() {
  const [token, setToken] = useState<keyof typeof tokens>('Expired');
  const { handle, status } = useReport();
  return (
    <StoryPage
      description="`fallback(error, retry)` replaces content that failed to load. Changing a prop also retries, for example with a valid token."
      status={<StatusBadge status={status} />}
    >
      <Toolbar>
        <Segmented label="Access token" isLabeled options={['Expired', 'Valid']} value={token} onChange={setToken} />
      </Toolbar>
      <div className="story-frame">
        <Report
          theme="page"
          handle={handle}
          service={storyService}
          embedUrl={reportUrl()}
          accessToken={tokens[token]}
          loading={loading}
          fallback={fallback}
        />
      </div>
      <ExampleCode code={fallbackCode} />
    </StoryPage>
  );
}

export const Fallback: StoryObj = {
  render: () => <WithRetry />,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, waitOptions);
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

class Boundary extends Component<{ children: ReactNode }, { error?: EmbedError }> {
  override state: { error?: EmbedError } = {};
  static getDerivedStateFromError(error: EmbedError) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <EmptyState glyph="warning" title="This part of the page could not be shown">
        Caught by the error boundary: {error.code}
      </EmptyState>
    );
  }
}

const errorBoundaryCode = `<ErrorBoundary fallback={<p>This part of the page could not be shown</p>}>
  <Report embedUrl={embedUrl} accessToken={accessToken} throwOnError />
</ErrorBoundary>;`;

export const ErrorBoundary: StoryObj = {
  name: 'Error boundary',
  render: () => (
    <StoryPage description="With `throwOnError`, the nearest error boundary receives the error.">
      <div className="story-frame">
        <Boundary>
          <Report
            theme="page"
            service={storyService}
            embedUrl="https://reports.example.com/reportEmbed?reportId=1"
            accessToken={goodToken}
            throwOnError
          />
        </Boundary>
      </div>
      <ExampleCode code={errorBoundaryCode} />
    </StoryPage>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Caught by the error boundary: invalidEmbedUrl/);
  },
};

const autoHeightCode = `<Report embedUrl={embedUrl} accessToken={accessToken} height="auto" />;`;

function WithAutoHeight() {
  const { handle, status } = useReport();
  return (
    <StoryPage
      description='`height="auto"` uses the active page’s aspect ratio.'
      status={<StatusBadge status={status} />}
    >
      <div className="story-edge">
        <Report
          theme="page"
          height="auto"
          handle={handle}
          service={storyService}
          accessToken={goodToken}
          embedUrl={reportUrl()}
        />
      </div>
      <ExampleCode code={autoHeightCode} />
    </StoryPage>
  );
}

export const AutoHeight: StoryObj = { name: 'Auto height', render: () => <WithAutoHeight /> };

const aspectRatioCode = `<Report embedUrl={embedUrl} accessToken={accessToken} aspectRatio="4 / 3" />;`;

function WithAspectRatio() {
  const { handle, status } = useReport();
  return (
    <StoryPage
      description='`aspectRatio="4 / 3"` reserves the space before the content loads, which prevents layout shifts.'
      status={<StatusBadge status={status} />}
    >
      <div className="story-stage">
        <div className="story-edge story-ratio">
          <Report
            theme="page"
            aspectRatio="4 / 3"
            handle={handle}
            service={storyService}
            accessToken={goodToken}
            embedUrl={reportUrl()}
          />
        </div>
      </div>
      <ExampleCode code={aspectRatioCode} />
    </StoryPage>
  );
}

export const AspectRatio: StoryObj = { name: 'Aspect ratio', render: () => <WithAspectRatio /> };

const phasedCode = `const [isVisible, setVisible] = useState(false);

return (
  <>
    <button onClick={() => setVisible(true)}>Render the report</button>
    <Report embedUrl={embedUrl} accessToken={accessToken} phased={!isVisible} />
  </>
);`;

function Phased() {
  const [phased, setPhased] = useState(true);
  const { handle, status } = useReport();
  return (
    <StoryPage
      description="With `phased`, the report loads without rendering. It is rendered once the prop becomes false."
      status={<StatusBadge status={status} />}
    >
      <Toolbar>
        <button className="primary" disabled={!phased} onClick={() => setPhased(false)}>
          Render the report
        </button>
      </Toolbar>
      <div className="story-frame">
        <Report
          theme="page"
          handle={handle}
          service={storyService}
          accessToken={goodToken}
          embedUrl={reportUrl()}
          phased={phased}
        />
      </div>
      <ExampleCode code={phasedCode} />
    </StoryPage>
  );
}

export const PhasedLoad: StoryObj = {
  name: 'Phased load',
  render: () => <Phased />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitUntilLoaded(canvasElement);
    await clickAndLeave(userEvent, canvas.getByRole('button', { name: 'Render the report' }));
    const frame = canvasElement.querySelector('iframe')?.contentDocument?.body;
    if (frame) await within(frame).findAllByText('Headcount', {}, waitOptions);
  },
};
