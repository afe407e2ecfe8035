import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmbedError } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { Component, useState, type ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { expiredToken, goodToken, reportUrl, storyService } from './support/site';
import { fallback, loading } from './support/slots';

const meta: Meta = { title: 'React/Slots and size', tags: ['!autodocs'] };
export default meta;

const patience = { timeout: 30_000 };

export const Loading: StoryObj = {
  render: () => (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>loading</code> is shown over the frame until the content is there. Here the frame waits for a token, so it
        stays.
      </p>
      <div className="stage-frame">
        <Report service={storyService} embedUrl={reportUrl()} loading={loading} />
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
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>fallback(error, retry)</code> is shown in place of content that could not be loaded. A changed prop is a
        new attempt as well.
      </p>
      <p className="stage-actions">
        <button onClick={() => setToken(goodToken)}>Get a valid token</button>
      </p>
      <div className="stage-frame">
        <Report
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
    const alert = await canvas.findByRole('alert', {}, patience);
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
    return error ? <div className="slot">The boundary has caught: {error.code}</div> : this.props.children;
  }
}

export const ErrorBoundary: StoryObj = {
  render: () => (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        With <code>throwOnError</code> the nearest error boundary gets what the fallback would get.
      </p>
      <div className="stage-frame">
        <Boundary>
          <Report
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
    await canvas.findByText('The boundary has caught: invalidEmbedUrl');
  },
};

export const HeightOfThePage: StoryObj = {
  render: () => (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>height=&quot;auto&quot;</code>: as high as the active page needs at this width.
      </p>
      <Report height="auto" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
    </main>
  ),
};

export const AspectRatio: StoryObj = {
  render: () => (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>aspectRatio=&quot;4 / 3&quot;</code>: the shape is there before the content, so nothing jumps.
      </p>
      <div className="stage-half">
        <Report aspectRatio="4 / 3" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
      </div>
    </main>
  ),
};

function Phased() {
  const [phased, setPhased] = useState(true);
  return (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>phased</code>: prepared while true, drawn at once as it becomes false.
      </p>
      <p className="stage-actions">
        <button disabled={!phased} onClick={() => setPhased(false)}>
          Draw it
        </button>
      </p>
      <div className="stage-frame">
        <Report service={storyService} accessToken={goodToken} embedUrl={reportUrl()} phased={phased} />
      </div>
    </main>
  );
}

export const PhasedLoad: StoryObj = {
  render: () => <Phased />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Draw it' }));
    const frame = canvasElement.querySelector('iframe')?.contentDocument?.body;
    if (frame) await within(frame).findAllByText('Headcount', {}, patience);
  },
};
