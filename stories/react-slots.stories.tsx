import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmbedError } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { Component, useState, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { withoutControls } from './support/control';
import { expiredToken, goodToken, reportUrl, storyService } from './support/site';
import { fallback, loading } from './support/slots';

const meta: Meta = { title: 'React/Slots and size', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

const waitOptions = { timeout: 30_000 };

export const Loading: StoryObj = {
  render: () => (
    <main className="story" aria-label="Story">
      <p className="story-description">
        <code>loading</code> is shown over the frame until the content has loaded. Here it remains visible, because
        there is no token.
      </p>
      <div className="story-frame">
        <Report theme="page" service={storyService} embedUrl={reportUrl()} loading={loading} />
      </div>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the report…')).toBeVisible();
  },
};

function WithRetry() {
  const [token, setToken] = useState(expiredToken);
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">
        <code>fallback(error, retry)</code> replaces content that failed to load. Changing a prop also retries.
      </p>
      <p className="story-actions">
        <button onClick={() => setToken(goodToken)}>Pass a valid token</button>
      </p>
      <div className="story-frame">
        <Report
          theme="page"
          service={storyService}
          embedUrl={reportUrl()}
          accessToken={token}
          loading={loading}
          fallback={fallback}
        />
      </div>
    </main>
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
    return error ? <div className="slot">Caught by the error boundary: {error.code}</div> : this.props.children;
  }
}

export const ErrorBoundary: StoryObj = {
  name: 'Error boundary',
  render: () => (
    <main className="story" aria-label="Story">
      <p className="story-description">
        With <code>throwOnError</code>, the nearest error boundary receives the error.
      </p>
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
    </main>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Caught by the error boundary: invalidEmbedUrl');
  },
};

export const AutoHeight: StoryObj = {
  name: 'Auto height',
  render: () => (
    <main className="story" aria-label="Story">
      <p className="story-description">
        <code>height=&quot;auto&quot;</code> uses the active page’s aspect ratio.
      </p>
      <Report theme="page" height="auto" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
    </main>
  ),
};

export const AspectRatio: StoryObj = {
  name: 'Aspect ratio',
  render: () => (
    <main className="story" aria-label="Story">
      <p className="story-description">
        <code>aspectRatio=&quot;4 / 3&quot;</code> reserves the space before the content loads, which prevents layout
        shifts.
      </p>
      <div className="story-half">
        <Report
          theme="page"
          aspectRatio="4 / 3"
          service={storyService}
          accessToken={goodToken}
          embedUrl={reportUrl()}
        />
      </div>
    </main>
  ),
};

function Phased() {
  const [phased, setPhased] = useState(true);
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">
        With <code>phased</code>, the report loads without rendering. It is rendered once the prop becomes false.
      </p>
      <p className="story-actions">
        <button disabled={!phased} onClick={() => setPhased(false)}>
          Render the report
        </button>
      </p>
      <div className="story-frame">
        <Report theme="page" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} phased={phased} />
      </div>
    </main>
  );
}

export const PhasedLoad: StoryObj = {
  name: 'Phased load',
  render: () => <Phased />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), waitOptions);
    await userEvent.click(canvas.getByRole('button', { name: 'Render the report' }));
    const frame = canvasElement.querySelector('iframe')?.contentDocument?.body;
    if (frame) await within(frame).findAllByText('Headcount', {}, waitOptions);
  },
};
