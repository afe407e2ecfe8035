import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Report as ReportEmbed } from '@vitrine/sdk';
import { EmbedProvider, Report, useEmbedEvent, usePreload, useReport } from '@vitrine/sdk/react';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { goodToken, reportUrl, storyService } from './support/site';

const meta: Meta = { title: 'React/Hooks and ref', tags: ['!autodocs'] };
export default meta;

const patience = { timeout: 30_000 };

function PagesOutside() {
  const { handle, status, embed, pages, activePage } = useReport();
  const [clicks, setClicks] = useState(0);
  useEmbedEvent(handle, 'dataSelected', () => setClicks(clicks + 1));
  return (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        The host’s own tabs, from <code>useReport</code>. The report is <output>{status}</output>, data points were
        chosen {clicks} times.
      </p>
      <p className="stage-actions">
        {pages.map((page) => (
          <button
            key={page.name}
            aria-pressed={page.name === activePage?.name}
            onClick={() => void embed?.setPage(page.name)}
          >
            {page.displayName}
          </button>
        ))}
      </p>
      <div className="stage-frame">
        <Report
          handle={handle}
          service={storyService}
          accessToken={goodToken}
          embedUrl={reportUrl()}
          settings={{ panes: { pageNavigation: { visible: false } } }}
        />
      </div>
    </main>
  );
}

export const PagesOutsideTheFrame: StoryObj = {
  render: () => <PagesOutside />,
  play: async ({ canvas, userEvent }) => {
    const hiring = await canvas.findByRole('button', { name: 'Hiring' }, patience);
    await userEvent.click(hiring);
    await waitFor(() => expect(hiring.getAttribute('aria-pressed')).toBe('true'), patience);
  },
};

function TheRef() {
  const report = useRef<ReportEmbed>(null);
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const page = await report.current?.getActivePage();
    setAnswer(page?.displayName ?? '');
  };
  return (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>ref</code> is the live embed of the core, with all its methods.
      </p>
      <p className="stage-actions">
        <button onClick={() => void ask()}>Which page is shown?</button>
        <code role="status">{answer}</code>
      </p>
      <div className="stage-frame">
        <Report ref={report} service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
      </div>
    </main>
  );
}

export const Ref: StoryObj = {
  render: () => <TheRef />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), patience);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('Overview'), patience);
  },
};

function SignedIn() {
  const [token, setToken] = useState<string | undefined>(goodToken);
  return (
    <main className="stage" aria-label="Story">
      <p className="stage-words">Without a token nothing of the report stays on screen; with one it comes back.</p>
      <p className="stage-actions">
        <button onClick={() => setToken(token ? undefined : goodToken)}>{token ? 'Sign out' : 'Sign in'}</button>
      </p>
      <div className="stage-frame">
        <Report
          service={storyService}
          accessToken={token}
          embedUrl={reportUrl()}
          loading={<div className="slot">{token ? 'Loading…' : 'Please sign in.'}</div>}
        />
      </div>
    </main>
  );
}

export const SignOut: StoryObj = {
  render: () => <SignedIn />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByText('Please sign in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  },
};

export const SharedDefaults: StoryObj = {
  render: () => (
    <EmbedProvider
      service={storyService}
      defaults={{
        accessToken: goodToken,
        aspectRatio: '16 / 9',
        lazy: true,
        loading: <div className="slot">Loading…</div>,
        settings: { panes: { filters: { visible: false } } },
      }}
    >
      <main className="stage" aria-label="Story">
        <p className="stage-words">
          Three lazy reports with the provider’s token, shape and settings. Each loads as it comes into view.
        </p>
        {['overview', 'locations', 'hiring'].map((pageName) => (
          <div key={pageName} className="stage-part">
            <Report embedUrl={reportUrl()} pageName={pageName} title={`Report, page ${pageName}`} />
          </div>
        ))}
      </main>
    </EmbedProvider>
  ),
};

function Preloading() {
  const [isShown, setShown] = useState(false);
  usePreload(reportUrl(), storyService);
  return (
    <main className="stage" aria-label="Story">
      <p className="stage-words">
        <code>usePreload</code> has the frame’s files in the browser’s cache before the report is wanted.
      </p>
      <p className="stage-actions">
        <button onClick={() => setShown(!isShown)}>{isShown ? 'Hide the report' : 'Show the report'}</button>
      </p>
      <div className="stage-frame">
        {isShown ? (
          <Report service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
        ) : (
          <div className="slot">No report yet.</div>
        )}
      </div>
    </main>
  );
}

export const Preload: StoryObj = {
  render: () => <Preloading />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the report' }));
  },
};
