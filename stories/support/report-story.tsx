import type { Meta } from '@storybook/react-vite';
import { reportUrl } from './site';
import { EmbedStory, type Calls } from './embed-story';

/** Args of a story about one feature of reports. */
export interface ReportArgs {
  description: string;
  props?: Record<string, unknown>;
  calls?: Calls;
}

/** Returns the shared meta of these stories. Each file sets its own title and tags, because Storybook reads them statically. */
export const reportStory = (shared: Record<string, unknown> = {}) =>
  ({
    argTypes: {
      description: { table: { disable: true } },
      calls: { table: { disable: true } },
      props: { control: 'object', description: 'Props of the component' },
    },
    render: ({ description, props, calls }) => (
      <EmbedStory
        type="report"
        component="Report"
        props={{ embedUrl: reportUrl(), ...shared, ...props }}
        description={description}
        calls={calls}
      />
    ),
  }) satisfies Meta<ReportArgs>;
