import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Report as ReportEmbed } from '@vitrine/sdk';
import { EmbedProvider, Report, useEmbedEvent, usePreload, useReport } from '@vitrine/sdk/react';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { withoutControls } from './support/control';
import { goodToken, reportUrl, storyService } from './support/site';
import { skeleton } from './support/slots';

const meta: Meta = { title: 'React/Hooks and ref', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

const waitOptions = { timeout: 30_000 };

function CustomTabs() {
  const { handle, status, embed, pages, activePage } = useReport();
  const [selections, setSelections] = useState(0);
  useEmbedEvent(handle, 'dataSelected', () => setSelections(selections + 1));
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">
        Page tabs on the host page, built with <code>useReport</code>. Status: <output>{status}</output>. Data
        selections: {selections}.
      </p>
      <p className="story-actions">
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
      <div className="story-frame">
        <Report
          theme="page"
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

export const PageTabs: StoryObj = {
  name: 'Page tabs',
  render: () => <CustomTabs />,
  play: async ({ canvas, userEvent }) => {
    const hiring = await canvas.findByRole('button', { name: 'Hiring' }, waitOptions);
    await userEvent.click(hiring);
    await waitFor(() => expect(hiring.getAttribute('aria-pressed')).toBe('true'), waitOptions);
  },
};

function WithRef() {
  const report = useRef<ReportEmbed>(null);
  const [pageName, setPageName] = useState('');
  const showActivePage = async () => {
    const page = await report.current?.getActivePage();
    setPageName(page?.displayName ?? '');
  };
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">
        <code>ref</code> is the SDK’s live embed, with all its methods.
      </p>
      <p className="story-actions">
        <button onClick={() => void showActivePage()}>Get the active page</button>
        <code role="status">{pageName}</code>
      </p>
      <div className="story-frame">
        <Report theme="page" ref={report} service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
      </div>
    </main>
  );
}

export const Ref: StoryObj = {
  render: () => <WithRef />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), waitOptions);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('Overview'), waitOptions);
  },
};

function SignedIn() {
  const [token, setToken] = useState<string | undefined>(goodToken);
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">
        Removing the token removes the report from the screen. A new token reloads it.
      </p>
      <p className="story-actions">
        <button onClick={() => setToken(token ? undefined : goodToken)}>{token ? 'Sign out' : 'Sign in'}</button>
      </p>
      <div className="story-frame">
        <Report
          theme="page"
          service={storyService}
          accessToken={token}
          embedUrl={reportUrl()}
          loading={token ? skeleton : <div className="slot">Please sign in.</div>}
        />
      </div>
    </main>
  );
}

export const SignOut: StoryObj = {
  name: 'Sign out',
  render: () => <SignedIn />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull(), waitOptions);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByText('Please sign in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  },
};

export const SharedDefaults: StoryObj = {
  name: 'Shared defaults',
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
      <main className="story" aria-label="Story">
        <p className="story-description">
          Three lazy reports with the provider’s token, aspect ratio and settings. Each one loads when it comes into
          view.
        </p>
        {['overview', 'locations', 'hiring'].map((pageName) => (
          <div key={pageName} className="story-part">
            <Report theme="page" embedUrl={reportUrl()} pageName={pageName} title={`Report, page ${pageName}`} />
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
    <main className="story" aria-label="Story">
      <p className="story-description">
        <code>usePreload</code> loads the frame’s files into the browser’s cache before the report is shown.
      </p>
      <p className="story-actions">
        <button onClick={() => setShown(!isShown)}>{isShown ? 'Hide the report' : 'Show the report'}</button>
      </p>
      <div className="story-frame">
        {isShown ? (
          <Report theme="page" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
        ) : (
          <div className="slot">The report is not shown yet.</div>
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
