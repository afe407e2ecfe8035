import type { Meta } from '@storybook/react-vite';
import { onlyControls, type Args } from './control';
import { EmbedStory, type Calls } from './embed-story';
import { toProps } from './props';
import { reportControls } from './report-controls';
import { reportUrl } from './site';

/** Args for a story about one report feature: one for each control, keyed by its path, plus the story's own args. */
export type ReportArgs = Args & {
  description: string;
  calls?: Calls;
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
      props: { table: { disable: true } },
    },
    args: { pageName: 'overview', accessToken: 'valid', embedUrl: reportUrl() },
    parameters: onlyControls(...shown),
    render: ({ description, calls, props, ...args }) => (
      <EmbedStory
        type="report"
        component="Report"
        props={{ ...shared, ...toProps(args), ...props }}
        description={description}
        calls={calls}
      />
    ),
  }) satisfies Meta<ReportArgs>;
