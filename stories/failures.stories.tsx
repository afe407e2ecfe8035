import type { Meta, StoryObj } from '@storybook/react-vite';
import { hears, isRendered, press, reaches } from './support/play';
import { reportPage, type ReportArgs } from './support/report-page';
import { expiredToken, freshToken, hastyService, reportUrl, shortCallsService } from './support/site';
import { fallback, loading } from './support/slots';
import type { Calls } from './support/stage';

const meta: Meta<ReportArgs> = { title: 'Failures/Report', ...reportPage({ loading, fallback }) };
export default meta;

type Story = StoryObj<ReportArgs>;

const askForPages: Calls = {
  'Ask for the pages': async (report) => (await report.getPages()).map(({ displayName }) => displayName),
};

export const ExpiredToken: Story = {
  args: {
    words: 'The token has ended. Give another one: the component loads again by itself.',
    props: { accessToken: expiredToken },
  },
  play: reaches('failed'),
};
export const TokenExpiresWhileShown: Story = {
  args: {
    words:
      'The frame says that its token has expired. getAccessToken is asked for a new one, and the report is not loaded again; see the wire.',
    props: {
      embedUrl: reportUrl({ faults: 'expireToken:500@/report/load' }),
      getAccessToken: () => freshToken(),
    },
  },
  play: async (context) => {
    await hears(context, 'error');
    await isRendered(context);
  },
};
export const WrongHost: Story = {
  args: {
    words: 'A URL on a host that is not trusted. No frame is made, and no token leaves the page.',
    props: { embedUrl: 'https://reports.example.com/reportEmbed?reportId=1' },
  },
  play: reaches('failed'),
};
export const UnknownReport: Story = {
  args: { words: 'The frame knows no such report.', props: { embedUrl: reportUrl({ reportId: 'nowhere' }) } },
  play: reaches('failed'),
};
export const SilentFrame: Story = {
  args: {
    words: 'The frame never answers. After the service’s loadTimeoutMs (3 s here) the wait ends with the code timeout.',
    props: { service: hastyService, embedUrl: reportUrl({ faults: 'drop' }) },
  },
  play: reaches('failed'),
};
export const RefusedLoad: Story = {
  args: { words: 'The frame refuses the load.', props: { embedUrl: reportUrl({ faults: 'refuse:500@/report/load' }) } },
  play: reaches('failed'),
};
export const RefusedCall: Story = {
  args: {
    words:
      'The frame refuses to show a page: the call rejects with the frame’s own words, the report stays. A changed pageName prop tells onError.',
    props: { embedUrl: reportUrl({ faults: 'refuse:404@/report/pages/active' }), pageName: 'overview' },
    calls: { 'Turn to Hiring': (report) => report.setPage('hiring') },
  },
  play: press('Turn to Hiring', /^Turn to Hiring: refused/),
};
export const CrashedFrame: Story = {
  args: {
    words:
      'The frame dies after it was drawn. Every call ends with the code timeout (1.5 s here), none waits for ever.',
    props: { service: shortCallsService, embedUrl: reportUrl({ faults: 'crash@GET /report/pages' }) },
    calls: askForPages,
  },
  play: press('Ask for the pages', /did not respond/),
};
export const ReloadedFrame: Story = {
  args: {
    words: 'The frame loads its page again by itself. The SDK tells it once more what to show; see the wire.',
    props: { service: shortCallsService, embedUrl: reportUrl({ faults: 'reload@GET /report/pages' }) },
    calls: askForPages,
  },
  play: press('Ask for the pages', /^Ask for the pages/),
};
export const NavigatedFrame: Story = {
  args: {
    words:
      'The frame goes to another site. What stands there gets no token and is not heard. That it loads nothing is told to onError after the service’s loadTimeoutMs (30 s here).',
    props: { service: shortCallsService, embedUrl: reportUrl({ faults: 'navigate@GET /report/pages' }) },
    calls: askForPages,
  },
  play: press('Ask for the pages', /^Ask for the pages: refused/),
};
export const SlowFrame: Story = {
  args: {
    words: 'Every answer takes a second. The loading slot is shown until the content is there.',
    props: { embedUrl: reportUrl({ faults: 'delay:1000' }) },
  },
  play: isRendered,
};
export const AnswersTwice: Story = {
  args: {
    words: 'Every answer comes twice. The second one is ignored.',
    props: { embedUrl: reportUrl({ faults: 'twice' }) },
    calls: askForPages,
  },
  play: press('Ask for the pages', /Overview/),
};
