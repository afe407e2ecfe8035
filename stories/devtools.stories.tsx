import type { Meta, StoryObj } from '@storybook/react-vite';
import { Report, useReport } from '@vitrine/sdk/react';
import { useState, type ReactNode } from 'react';
import { withoutControls } from './support/control';
import { DevtoolsPanel } from './support/panels';
import { waitForDevtoolsText } from './support/play';
import { expiredToken, goodToken, reportUrl, storyService, summaryId } from './support/site';
import { EmptyState, unavailable } from './support/slots';
import { StatusBadge, StoryPage } from './support/story-page';

const meta: Meta = { title: 'Features/Devtools', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

/** Shown instead of content that failed to load, as on a page that hides technical details. */
const fallback = (_error: unknown, retry: () => void) => (
  <EmptyState
    glyph="warning"
    title={unavailable}
    action={
      <button className="primary" onClick={retry}>
        Try again
      </button>
    }
  >
    Something went wrong while it was loading. Try again in a moment.
  </EmptyState>
);

const props = { service: storyService, accessToken: goodToken, title: 'Staff', theme: 'page', fallback } as const;

interface PageProps {
  description: string;
  status?: ReactNode;
  children: ReactNode;
}

function Page({ description, status, children }: PageProps) {
  return (
    <StoryPage description={description} status={status}>
      {children}
      <DevtoolsPanel view="embeds" isOptional={false} />
    </StoryPage>
  );
}

/** A page to diagnose with only the devtools, so nothing else reveals the cause until the answer is opened. */
function BrokenPage({ answer, children }: { answer: string; children: ReactNode }) {
  return (
    <Page description="This page should show a report. What is wrong? The devtools below the page list the cause.">
      <details className="story-answer">
        <summary>Show the answer</summary>
        <p>{answer}</p>
      </details>
      {children}
    </Page>
  );
}

function OverviewPage() {
  const { handle, status } = useReport();
  return (
    <Page
      description="What is embedded on this page, and how long did it take to load?"
      status={<StatusBadge status={status} />}
    >
      <div className="story-frame">
        <Report {...props} handle={handle} embedUrl={reportUrl({ reportId: summaryId })} />
      </div>
    </Page>
  );
}

export const Overview: StoryObj = {
  render: () => <OverviewPage />,
  play: waitForDevtoolsText('Loaded → rendered'),
};

export const BrokenPage1: StoryObj = {
  name: 'Fails immediately',
  render: () => (
    <BrokenPage answer="The embed URL has the wrong host.">
      <div className="story-frame small">
        <Report {...props} embedUrl="https://reports.example.com/reportEmbed?reportId=staff-overview" />
      </div>
    </BrokenPage>
  ),
  play: waitForDevtoolsText('The embed URL is not accepted: https://reports.example.com'),
};

export const BrokenPage2: StoryObj = {
  name: 'Fails while loading',
  render: () => (
    <BrokenPage answer="The access token has expired.">
      <div className="story-frame small">
        <Report {...props} accessToken={expiredToken} embedUrl={reportUrl()} />
      </div>
    </BrokenPage>
  ),
  play: waitForDevtoolsText('The access token has expired.'),
};

export const BrokenPage3: StoryObj = {
  name: 'Blank space',
  render: () => (
    <BrokenPage answer="The container has no height.">
      <Report {...props} embedUrl={reportUrl()} height={0} />
    </BrokenPage>
  ),
  play: waitForDevtoolsText('The container is 0 px high'),
};

export const BrokenPage4: StoryObj = {
  name: 'Nothing visible',
  render: () => (
    <BrokenPage answer="The report was embedded in a hidden container.">
      <div className="story-frame" hidden>
        <Report {...props} embedUrl={reportUrl()} />
      </div>
    </BrokenPage>
  ),
  play: waitForDevtoolsText('The container is inside div.story-frame, which is hidden'),
};

/** Number of renders with a new embed URL. */
const renders = 4;

/** Each load re-renders the report with an embed URL that contains the render count. */
function RenderLoop() {
  const [count, setCount] = useState(1);
  return (
    <div className="story-frame">
      <Report
        {...props}
        embedUrl={reportUrl({ reportId: summaryId, render: String(count) })}
        onLoaded={() => setCount((previous) => Math.min(previous + 1, renders))}
      />
    </div>
  );
}

export const BrokenPage5: StoryObj = {
  name: 'Loads repeatedly',
  render: () => (
    <BrokenPage answer="Each render passes a different embedUrl.">
      <RenderLoop />
    </BrokenPage>
  ),
  play: waitForDevtoolsText('Changed each time: embedUrl'),
};
