import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmbedProvider, Report, useEmbedEvent, useReport } from '@vitrine/sdk/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { goodToken, reportUrl, storyService } from './support/site';

const meta: Meta = { title: 'React/Components and hooks' };
export default meta;

function PagesOutside() {
  const { handle, status, embed, pages, activePage } = useReport();
  const [clicks, setClicks] = useState(0);
  useEmbedEvent(handle, 'dataSelected', () => setClicks(clicks + 1));
  return (
    <main className="stage" aria-label="Story">
      <p>
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
    const hiring = await canvas.findByRole('button', { name: 'Hiring' }, { timeout: 8000 });
    await userEvent.click(hiring);
    await waitFor(() => expect(hiring.getAttribute('aria-pressed')).toBe('true'), { timeout: 5000 });
  },
};

function SignedIn() {
  const [token, setToken] = useState<string | undefined>(goodToken);
  return (
    <main className="stage" aria-label="Story">
      <p>Without a token nothing of the report stays on screen; with one it comes back.</p>
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

export const SignOut: StoryObj = { render: () => <SignedIn /> };

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
        <p>Three lazy reports with the provider’s token, shape and settings. Each loads as it comes into view.</p>
        {['overview', 'locations', 'hiring'].map((pageName) => (
          <div key={pageName}>
            <Report embedUrl={reportUrl()} pageName={pageName} title={`Report, page ${pageName}`} />
          </div>
        ))}
      </main>
    </EmbedProvider>
  ),
};

export const HeightOfThePage: StoryObj = {
  render: () => (
    <main className="stage" aria-label="Story">
      <p>
        <code>height=&quot;auto&quot;</code>: as high as the active page needs at this width.
      </p>
      <Report height="auto" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
    </main>
  ),
};
