import type { Meta } from '@storybook/react-vite';
import { reportUrl } from './site';
import { Stage, type Calls } from './stage';

/** The args of a story that tells one thing about a report. */
export interface ReportArgs {
  words: string;
  props?: Record<string, unknown>;
  calls?: Calls;
}

/** What the pages of such stories share; each names its title itself, because Storybook reads titles without running them. */
export const reportPage = (shared: Record<string, unknown> = {}) =>
  ({
    tags: ['!autodocs'],
    argTypes: {
      words: { table: { disable: true } },
      calls: { table: { disable: true } },
      props: { control: 'object', description: 'The component’s props' },
    },
    render: ({ words, props, calls }) => (
      <Stage
        type="report"
        component="Report"
        props={{ embedUrl: reportUrl(), ...shared, ...props }}
        words={words}
        calls={calls}
      />
    ),
  }) satisfies Meta<ReportArgs>;
