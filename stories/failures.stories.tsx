import type { Meta, StoryObj } from '@storybook/react-vite';
import type { EmbedError } from '@vitrine/sdk';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expiredToken, reportUrl } from './support/site';
import { Stage } from './support/stage';

interface FailureArgs {
  words: string;
  props: Record<string, unknown>;
}

const fallback = (error: EmbedError, retry: () => void): ReactNode => (
  <div className="slot">
    <strong>{error.message}</strong>
    {error.detailedMessage && <span>{error.detailedMessage}</span>}
    <button onClick={retry}>Try again</button>
  </div>
);

const loading = <div className="slot">Loading the report…</div>;

const meta: Meta<FailureArgs> = {
  title: 'Failures/Report',
  argTypes: { words: { table: { disable: true } }, props: { control: 'object' } },
  render: ({ words, props }) => (
    <Stage type="report" component="Report" args={{ embedUrl: reportUrl(), loading, fallback, ...props }}>
      <p>{words}</p>
    </Stage>
  ),
};
export default meta;

type Story = StoryObj<FailureArgs>;

const fails: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe('failed'), { timeout: 15_000 });
};

export const ExpiredToken: Story = {
  args: {
    words: 'The token has ended. Give another one: the component loads again by itself.',
    props: { accessToken: expiredToken },
  },
  play: fails,
};
export const WrongHost: Story = {
  args: {
    words: 'A URL on a host that is not trusted. No frame is made, and no token leaves the page.',
    props: { embedUrl: 'https://reports.example.com/reportEmbed?reportId=1' },
  },
  play: fails,
};
export const UnknownReport: Story = {
  args: { words: 'The frame knows no such report.', props: { embedUrl: reportUrl({ reportId: 'nowhere' }) } },
  play: fails,
};
export const SilentFrame: Story = {
  args: {
    words: 'The frame never answers. After the service’s loadTimeoutMs (8 s here) the wait ends with the code timeout.',
    props: { embedUrl: reportUrl({ faults: 'drop' }) },
  },
  play: fails,
};
export const RefusedLoad: Story = {
  args: { words: 'The frame refuses the load.', props: { embedUrl: reportUrl({ faults: 'refuse:500@/report/load' }) } },
  play: fails,
};
export const RefusedCall: Story = {
  args: {
    words:
      'The page cannot be shown: onError hears of it, the report stays. Change pageName in the props to see the refused call in the wire panel.',
    props: { embedUrl: reportUrl({ faults: 'refuse:404@/report/pages/active' }), pageName: 'overview' },
  },
};
export const SlowFrame: Story = {
  args: {
    words: 'Every answer takes two seconds. The loading slot is shown until then.',
    props: { embedUrl: reportUrl({ faults: 'delay:2000' }) },
  },
};
export const AnswersTwice: Story = {
  args: {
    words: 'Every answer comes twice. The second one is ignored.',
    props: { embedUrl: reportUrl({ faults: 'twice' }) },
  },
};
