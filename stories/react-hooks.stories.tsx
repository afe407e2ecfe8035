import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Report as ReportEmbed } from '@vitrine/sdk';
import { EmbedProvider, Report, useEmbedEvent, usePreload, useReport } from '@vitrine/sdk/react';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ExampleCode } from './support/code-panel';
import { withoutControls } from './support/control';
import { clickAndLeave, waitOptions, waitUntilLoaded, waitUntilRendered } from './support/play';
import { goodToken, reportUrl, storyService } from './support/site';
import { EmptyState, loading } from './support/slots';
import { Segmented, StatusBadge, StoryPage, Toolbar } from './support/story-page';

const meta: Meta = { title: 'React/Hooks and ref', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

const pageTabsCode = `const StaffReport = ({ embedUrl, accessToken }) => {
  const { handle, embed, pages, activePage } = useReport();
  const [selections, setSelections] = useState(0);
  useEmbedEvent(handle, 'dataSelected', () => setSelections(selections + 1));
  return (
    <>
      {pages.map(({ name, displayName }) => (
        <button
          key={name}
          aria-pressed={name === activePage?.name}
          onClick={() => embed?.setPage(name)}
        >
          {displayName}
        </button>
      ))}
      <Report handle={handle} embedUrl={embedUrl} accessToken={accessToken} />
    </>
  );
};`;

function CustomTabs() {
  const { handle, status, embed, pages, activePage } = useReport();
  const [selections, setSelections] = useState(0);
  useEmbedEvent(handle, 'dataSelected', () => setSelections(selections + 1));
  return (
    <StoryPage
      status={<StatusBadge status={status} />}
      description="Page tabs on the host page, built with `useReport`. Select data in the report: `useEmbedEvent` counts the selections."
    >
      <Toolbar>
        <Segmented
          label="Report page"
          isLabeled
          options={pages.map(({ name, displayName = name }) => displayName)}
          value={activePage?.displayName}
          onChange={(chosen) => {
            const page = pages.find(({ displayName }) => displayName === chosen);
            if (page) void embed?.setPage(page.name);
          }}
        />
        <span className="story-count">
          <b>{selections}</b> data selections
        </span>
      </Toolbar>
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
      <ExampleCode code={pageTabsCode} />
    </StoryPage>
  );
}

export const PageTabs: StoryObj = {
  name: 'Page tabs',
  render: () => <CustomTabs />,
  play: async ({ canvas, userEvent }) => {
    const hiring = await canvas.findByRole('radio', { name: 'Hiring' }, waitOptions);
    await clickAndLeave(userEvent, hiring);
    await waitFor(() => expect(hiring).toBeChecked(), waitOptions);
  },
};

const refCode = `const report = useRef(null);

const showActivePage = async () => {
  const page = await report.current?.getActivePage();
  setPageName(page?.displayName);
};

return <Report ref={report} embedUrl={embedUrl} accessToken={accessToken} />;`;

function WithRef() {
  const report = useRef<ReportEmbed>(null);
  const { handle, status } = useReport();
  const [pageName, setPageName] = useState('');
  const showActivePage = async () => {
    const page = await report.current?.getActivePage();
    setPageName(page?.displayName ?? '');
  };
  return (
    <StoryPage
      description="`ref` is the SDK’s live embed, with all its methods."
      status={<StatusBadge status={status} />}
    >
      <Toolbar result={pageName}>
        <button disabled={status !== 'rendered'} onClick={() => void showActivePage()}>
          Get the active page
        </button>
      </Toolbar>
      <div className="story-frame">
        <Report
          theme="page"
          ref={report}
          handle={handle}
          service={storyService}
          accessToken={goodToken}
          embedUrl={reportUrl()}
        />
      </div>
      <ExampleCode code={refCode} />
    </StoryPage>
  );
}

export const Ref: StoryObj = {
  render: () => <WithRef />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitUntilRendered({ canvasElement });
    await clickAndLeave(userEvent, canvas.getByRole('button', { name: 'Get the active page' }));
    await waitFor(() => expect(canvas.getByRole('status').textContent).toBe('Overview'), waitOptions);
  },
};

const signOutCode = `const [accessToken, setAccessToken] = useState();

return (
  <Report
    embedUrl={embedUrl}
    accessToken={accessToken}
    loading={accessToken ? <Skeleton /> : <SignedOut />}
  />
);`;

const signedOut = (
  <EmptyState glyph="lock" title="Please sign in">
    The report is shown to signed-in users only.
  </EmptyState>
);

function SignedIn() {
  const [token, setToken] = useState<string | undefined>(goodToken);
  const { handle, status } = useReport();
  return (
    <StoryPage
      description="Removing the token removes the report from the screen. A new token reloads it."
      status={<StatusBadge status={status} />}
    >
      <Toolbar>
        <button onClick={() => setToken(token ? undefined : goodToken)}>{token ? 'Sign out' : 'Sign in'}</button>
      </Toolbar>
      <div className="story-frame">
        <Report
          theme="page"
          handle={handle}
          service={storyService}
          accessToken={token}
          embedUrl={reportUrl()}
          {...(!token && { loading: signedOut })}
        />
      </div>
      <ExampleCode code={signOutCode} />
    </StoryPage>
  );
}

export const SignOut: StoryObj = {
  name: 'Sign out',
  render: () => <SignedIn />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitUntilLoaded(canvasElement);
    await clickAndLeave(userEvent, canvas.getByRole('button', { name: 'Sign out' }));
    await canvas.findByText('Please sign in');
    await clickAndLeave(userEvent, canvas.getByRole('button', { name: 'Sign in' }));
  },
};

const sharedDefaultsCode = `const settings = { panes: { filters: { visible: false } } };

<EmbedProvider
  defaults={{
    accessToken,
    aspectRatio: '16 / 9',
    lazy: true,
    loading: <Loading />,
    settings,
  }}
>
  <Report embedUrl={embedUrl} pageName="overview" />
  <Report embedUrl={embedUrl} pageName="locations" />
  <Report embedUrl={embedUrl} pageName="hiring" />
</EmbedProvider>;`;

export const SharedDefaults: StoryObj = {
  name: 'Shared defaults',
  render: () => (
    <EmbedProvider
      service={storyService}
      defaults={{
        accessToken: goodToken,
        aspectRatio: '16 / 9',
        lazy: true,
        loading,
        settings: { panes: { filters: { visible: false } } },
      }}
    >
      <StoryPage description="Three lazy reports with the provider’s token, aspect ratio and settings. Each one loads when it comes into view.">
        {['overview', 'locations', 'hiring'].map((pageName) => (
          <div key={pageName} className="story-edge">
            <Report theme="page" embedUrl={reportUrl()} pageName={pageName} title={`Report, page ${pageName}`} />
          </div>
        ))}
        <ExampleCode code={sharedDefaultsCode} />
      </StoryPage>
    </EmbedProvider>
  ),
};

const preloadCode = `usePreload(embedUrl);

return isShown ? (
  <Report embedUrl={embedUrl} accessToken={accessToken} />
) : (
  <Placeholder />
);`;

function Preloading() {
  const [isShown, setShown] = useState(false);
  const { handle, status } = useReport();
  usePreload(reportUrl(), storyService);
  return (
    <StoryPage
      description="`usePreload` loads the frame’s files into the browser’s cache before the report is shown."
      status={isShown && <StatusBadge status={status} />}
    >
      <Toolbar>
        <button onClick={() => setShown(!isShown)}>{isShown ? 'Hide the report' : 'Show the report'}</button>
      </Toolbar>
      <div className="story-frame">
        {isShown ? (
          <Report theme="page" handle={handle} service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
        ) : (
          <EmptyState glyph="eye" title="The report is not shown yet">
            Its files are already in the browser’s cache, so it opens faster.
          </EmptyState>
        )}
      </div>
      <ExampleCode code={preloadCode} />
    </StoryPage>
  );
}

export const Preload: StoryObj = {
  render: () => <Preloading />,
  play: async ({ canvas, userEvent }) => {
    await clickAndLeave(userEvent, canvas.getByRole('button', { name: 'Show the report' }));
  },
};
