import type { Meta, StoryObj } from '@storybook/react-vite';
import { Report } from '@vitrine/sdk/react';
import { useState, type ReactNode } from 'react';
import { withoutControls } from './support/control';
import { DevtoolsPanel } from './support/panels';
import { devtoolsShow } from './support/play';
import { expiredToken, goodToken, reportUrl, storyService } from './support/site';

const meta: Meta = { title: 'Features/Devtools', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

/** Shown instead of content that failed, as on a page that hides technical details. */
const fallback = () => <div className="slot">The report is not available.</div>;

const props = { service: storyService, accessToken: goodToken, title: 'Staff', theme: 'page', fallback } as const;

/** A page with the devtools. The cause of its problem is only revealed on request. */
function Page({ question, answer, children }: { question: string; answer: string; children: ReactNode }) {
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">{question}</p>
      <details className="story-description">
        <summary>Answer</summary>
        {answer}
      </details>
      {children}
      <DevtoolsPanel view="embeds" />
    </main>
  );
}

export const Overview: StoryObj = {
  render: () => (
    <Page question="What is embedded in this page, and how long did it take to load?" answer="See Embeds.">
      <div className="story-frame small">
        <Report {...props} embedUrl={reportUrl()} />
      </div>
    </Page>
  ),
  play: devtoolsShow('Loaded → rendered'),
};

export const BrokenHost: StoryObj = {
  name: 'Broken page: nothing appears',
  render: () => (
    <Page question="Why is there no report?" answer="The embed URL has the wrong host.">
      <div className="story-frame small">
        <Report {...props} embedUrl="https://reports.example.com/reportEmbed?reportId=staff-overview" />
      </div>
    </Page>
  ),
  play: devtoolsShow('The embed URL is not accepted: https://reports.example.com'),
};

export const BrokenToken: StoryObj = {
  name: 'Broken page: the frame shows an error',
  render: () => (
    <Page question="Why does the report not load?" answer="The access token has expired.">
      <div className="story-frame small">
        <Report {...props} accessToken={expiredToken} embedUrl={reportUrl()} />
      </div>
    </Page>
  ),
  play: devtoolsShow('The access token has expired.'),
};

export const BrokenHeight: StoryObj = {
  name: 'Broken page: the report is not visible',
  render: () => (
    <Page question="The report is rendered. Why is it not visible?" answer="Its container has no height.">
      <Report {...props} embedUrl={reportUrl()} height={0} />
    </Page>
  ),
  play: devtoolsShow('The container is 0 px high'),
};

export const BrokenTab: StoryObj = {
  name: 'Broken page: the report in the second tab',
  render: () => (
    <Page
      question="Why does the report in the hidden tab have the wrong size?"
      answer="It was embedded in a hidden container."
    >
      <div className="story-frame" hidden>
        <Report {...props} embedUrl={reportUrl()} />
      </div>
    </Page>
  ),
  play: devtoolsShow('The container is hidden'),
};

/** Number of renders with a new embed URL. */
const renders = 4;

/** Each load renders the report again, and its embed URL contains the number of the render. */
function RenderLoop() {
  const [count, setCount] = useState(1);
  return (
    <div className="story-frame small">
      <Report
        {...props}
        embedUrl={reportUrl({ render: String(count) })}
        onLoaded={() => setCount((previous) => Math.min(previous + 1, renders))}
      />
    </div>
  );
}

export const BrokenRender: StoryObj = {
  name: 'Broken page: the report flickers',
  render: () => (
    <Page question="Why does the report load again and again?" answer="Each render passes another embedUrl.">
      <RenderLoop />
    </Page>
  ),
  play: devtoolsShow('Changed each time: embedUrl'),
};
