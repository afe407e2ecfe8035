import { TokenType } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import type { ReactNode } from 'react';
import { embedTypes, type EmbedTypeId } from '../../playground/src/embed-types';
import { useMedia } from '../../playground/src/view/use-media';
import { CopyButton } from './copy-button';
import { goodToken, reportUrl, storyService, summaryId } from './site';
import { skeleton } from './slots';
import { TypePicture } from './type-picture';

/** Storybook's ids for the pages about the embed types. */
const pages: Readonly<Record<EmbedTypeId, string>> = {
  report: 'embed-types-report',
  dashboard: 'embed-types-dashboard',
  tile: 'embed-types-tile',
  visual: 'embed-types-visual',
  qna: 'embed-types-q-a',
  paginated: 'embed-types-paginated-report',
  create: 'embed-types-create-report',
  quickCreate: 'embed-types-quick-create',
};

/** The introduction, with links to a first story, and the command that installs the package. */
export function Hero({ command, children }: { command: string; children: ReactNode }) {
  return (
    <div className="start hero">
      {children}
      <div className="actions">
        <StoryLink path="story/embed-types-report--interactive">Open a report</StoryLink>
        <StoryLink path="docs/embed-types-report--docs">Read the docs</StoryLink>
        <div className="install">
          <code>{command}</code>
          <CopyButton text={command} />
        </div>
      </div>
    </div>
  );
}

/** Query for windows in which the whole first page of the report fits into the frame, also in the style sheet. */
const wide = '(width >= 1192px)';

/** A report that readers can use, in the page's colors. Its first page, or a summary of it, fits into the frame. */
export function LiveReport() {
  const isWide = useMedia(wide);
  return (
    <div className="story-frame start">
      <Report
        embedUrl={reportUrl({ reportId: isWide ? 'staff-overview' : summaryId })}
        accessToken={goodToken}
        tokenType={TokenType.Embed}
        service={storyService}
        title="Staff overview"
        theme="page"
        loading={skeleton}
      />
    </div>
  );
}

/** Link to a page of this Storybook, from inside the preview's frame. */
export const StoryLink = ({ path, children }: { path: string; children: ReactNode }) => (
  <a href={`./?path=/${path}`} target="_parent">
    {children}
  </a>
);

/** Links to the pages about the embed types. */
export const TypeCards = () => (
  <ul className="start cards">
    {(Object.keys(pages) as EmbedTypeId[]).map((id) => (
      <li key={id}>
        <StoryLink path={`docs/${pages[id]}--docs`}>
          <TypePicture id={id} />
          <b>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={embedTypes[id].icon} />
            </svg>
            {embedTypes[id].label}
          </b>
          <span>{embedTypes[id].summary}</span>
        </StoryLink>
      </li>
    ))}
  </ul>
);
