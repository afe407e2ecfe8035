import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { onlyControls, type Args } from './control';
import { EmbedStory, type Calls } from './embed-story';
import { toProps } from './props';
import { reportControls } from './report-controls';
import { reportUrl, summaryId } from './site';

/** Args for a story about one report feature: one for each control, keyed by its path, plus the story's own args. */
export type ReportArgs = Args & {
  description: string;
  calls?: Calls;
  /** Whether the load fails. The fallback needs less height than a report, and the devtools get the rest. */
  isFailing?: boolean;
  /** Covers a frame that has not responded to a call. */
  unresponsive?: (retry: () => void) => ReactNode;
  /** Props without a control. */
  props?: Record<string, unknown>;
};

/** Controls for these stories. The stories about embed types and settings have the others. */
const shown = ['embedUrl', 'accessToken', 'getAccessToken', 'permissions', 'pageName', 'viewMode', 'filters', 'theme'];

/** Returns the shared meta for these stories. Each file sets its own title and tags, because Storybook reads them statically. */
export const reportStory = (shared: Record<string, unknown> = {}) =>
  ({
    argTypes: {
      ...reportControls,
      description: { table: { disable: true } },
      calls: { table: { disable: true } },
      isFailing: { table: { disable: true } },
      unresponsive: { table: { disable: true } },
      props: { table: { disable: true } },
    },
    args: { pageName: 'overview', accessToken: 'valid', embedUrl: reportUrl() },
    parameters: onlyControls(...shown),
    render: ({ description, calls, isFailing, unresponsive, props, ...args }) => (
      <EmbedStory
        type="report"
        component="Report"
        props={{ ...shared, ...toProps(args), ...props }}
        description={description}
        calls={calls}
        isFailing={isFailing}
        unresponsive={unresponsive}
      />
    ),
  }) satisfies Meta<ReportArgs>;

/** Returns the shared meta for stories whose open devtools show the events. All of the report's first page fits above them. */
export function summaryStory() {
  const meta = reportStory();
  return { ...meta, args: { ...meta.args, embedUrl: reportUrl({ reportId: summaryId }) } };
}
