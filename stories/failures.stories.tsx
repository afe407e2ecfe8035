import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlyControls, withoutControls } from './support/control';
import { waitForEvent, waitUntilRendered, press, waitForStatus } from './support/play';
import { reportStory, type ReportArgs } from './support/report-story';
import { shortLoadService, reportUrl, shortCallsService, summaryId } from './support/site';
import { crashed, fallback, loading } from './support/slots';
import type { Calls } from './support/embed-story';

const meta: Meta<ReportArgs> = {
  title: 'Features/Failures',
  tags: ['!autodocs'],
  ...reportStory({ loading, fallback }),
};
export default meta;

type Story = StoryObj<ReportArgs>;

const getPages: Calls = {
  'Get pages': async (report) => (await report.getPages()).map(({ displayName }) => displayName),
};

export const ExpiredToken: Story = {
  name: 'Expired token',
  args: {
    isFailing: true,
    description: 'The token has expired. Select a valid token under “Access” in the controls to load the content.',
    accessToken: 'expired',
  },
  parameters: onlyControls('accessToken', 'getAccessToken', 'permissions'),
  play: waitForStatus('failed'),
};
export const TokenExpiresAfterLoad: Story = {
  name: 'Refreshed token',
  args: {
    description:
      'The frame reports that its token has expired. The SDK calls `getAccessToken` and sends the new token without reloading the report, as the devtools show.',
    embedUrl: reportUrl({ reportId: summaryId, faults: 'expireToken:500@/report/load' }),
    getAccessToken: 'set',
  },
  parameters: withoutControls,
  play: async (context) => {
    await waitForEvent(context, 'error');
    await waitUntilRendered(context);
  },
};
export const UntrustedHost: Story = {
  name: 'Untrusted host',
  args: {
    isFailing: true,
    description: 'An embed URL on an untrusted host. No frame is created, and no token leaves the page.',
    embedUrl: 'https://reports.example.com/reportEmbed?reportId=1',
  },
  play: waitForStatus('failed'),
};
export const UnknownReport: Story = {
  name: 'Unknown report',
  args: { isFailing: true, description: 'The report does not exist.', embedUrl: reportUrl({ reportId: 'nowhere' }) },
  play: waitForStatus('failed'),
};
export const SilentFrame: Story = {
  name: 'Silent frame',
  args: {
    isFailing: true,
    description: 'The frame never responds. After `loadTimeoutMs` (3 s here), the load fails with the code `timeout`.',
    props: { service: shortLoadService },
    embedUrl: reportUrl({ faults: 'drop' }),
  },
  play: waitForStatus('failed'),
};
export const RejectedLoad: Story = {
  name: 'Rejected load',
  args: {
    isFailing: true,
    description: 'The frame rejects the load.',
    embedUrl: reportUrl({ faults: 'refuse:500@/report/load' }),
  },
  play: waitForStatus('failed'),
};
export const RejectedCall: Story = {
  name: 'Rejected call',
  args: {
    description:
      'The frame rejects a call. The promise rejects with the response body, and the report stays on screen. If a changed `pageName` is rejected, `onError` receives the error.',
    embedUrl: reportUrl({ faults: 'refuse:404@/report/pages/active' }),
    pageName: 'overview',
    calls: { 'Show Hiring': (report) => report.setPage('hiring') },
  },
  play: press('Show Hiring', /^Show Hiring: rejected/),
};
export const CrashedFrame: Story = {
  name: 'Crashed frame',
  args: {
    description:
      'The frame stops responding after it has rendered. Every call rejects with the code `timeout`, after 1.5\u00a0s here.',
    unresponsive: crashed,
    props: { service: shortCallsService },
    embedUrl: reportUrl({ faults: 'crash@GET /report/pages' }),
    calls: getPages,
  },
  play: press('Get pages', /rejected, timeout/),
};
export const ReloadedFrame: Story = {
  name: 'Reloaded frame',
  args: {
    description: 'The frame reloads. The SDK resends the configuration, as the devtools show.',
    props: { service: shortCallsService },
    embedUrl: reportUrl({ faults: 'reload@GET /report/pages' }),
    calls: getPages,
  },
  play: press('Get pages', /^Get pages/),
};
export const NavigatedFrame: Story = {
  name: 'Navigated frame',
  args: {
    description:
      'The frame navigates to another site. That site receives no token, and its messages are ignored. `onError` receives a `timeout` after `loadTimeoutMs` (30 s here).',
    props: { service: shortCallsService },
    embedUrl: reportUrl({ faults: 'navigate@GET /report/pages' }),
    calls: getPages,
  },
  play: press('Get pages', /^Get pages: rejected/),
};
export const SlowFrame: Story = {
  name: 'Slow frame',
  args: {
    description: 'Every response takes a second. The loading slot is shown until the content has loaded.',
    embedUrl: reportUrl({ reportId: summaryId, faults: 'delay:1000' }),
  },
  parameters: withoutControls,
  play: waitUntilRendered,
};
export const DuplicateResponses: Story = {
  name: 'Duplicate responses',
  args: {
    description: 'Every response arrives twice. The second one is ignored.',
    embedUrl: reportUrl({ faults: 'twice' }),
    calls: getPages,
  },
  play: press('Get pages', /Overview/),
};
