import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeepAliveProvider, Report, useKeepAliveHandle, useReport } from '@vitrine/sdk/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ExampleCode } from './support/code-panel';
import { withoutControls } from './support/control';
import { clickAndLeave, insideFrame, waitOptions } from './support/play';
import { goodToken, reportUrl, storyService } from './support/site';
import { EmptyState } from './support/slots';
import { Segmented, StatusBadge, StoryPage, Toolbar } from './support/story-page';

const meta: Meta = { title: 'React/Keep alive', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

/** Status and active page of the report, even while the route does not show it. */
function ReportState() {
  const { status, activePage } = useReport(useKeepAliveHandle('staff'));
  return (
    <>
      {status !== 'idle' && <StatusBadge status={status} />}
      {activePage && <span className="story-count">showing {activePage.displayName}</span>}
    </>
  );
}

const routes = ['Home', 'Report', 'Report, smaller'] as const;

const routesCode = `<KeepAliveProvider session={user.id}>
  {route === 'report' && (
    <Report keepAlive="staff" embedUrl={embedUrl} accessToken={accessToken} />
  )}
</KeepAliveProvider>;

// anywhere below the provider, even while the report is parked
const { status, activePage } = useReport(useKeepAliveHandle('staff'));`;

function Routes() {
  const [route, setRoute] = useState<(typeof routes)[number]>('Report');
  const [session, setSession] = useState<string | null>('Ann');
  const report = (
    <Report theme="page" keepAlive="staff" service={storyService} accessToken={goodToken} embedUrl={reportUrl()} />
  );
  const signOut = () => {
    setRoute('Home');
    setSession(session ? null : 'Ann');
  };
  return (
    <KeepAliveProvider session={session}>
      <StoryPage description="A report with a `keepAlive` name is parked while another route is shown. Switch to another report page, go home and come back: the report is unchanged. Browsers without `Element.moveBefore` reload it.">
        <Toolbar>
          <Segmented label="Route" isLabeled options={routes} value={route} onChange={setRoute} />
          <button onClick={signOut}>{session ? 'Sign out' : 'Sign in'}</button>
          <ReportState />
        </Toolbar>
        {route === 'Home' && (
          <div className="story-frame">
            <EmptyState glyph="home" title="This route has no report">
              The report is parked with its page, filters and selections.
            </EmptyState>
          </div>
        )}
        {route === 'Report' && <div className="story-frame">{report}</div>}
        {route === 'Report, smaller' && (
          <div className="story-stage">
            <div className="story-frame story-half">{report}</div>
          </div>
        )}
        <ExampleCode code={routesCode} />
      </StoryPage>
    </KeepAliveProvider>
  );
}

export const AcrossRoutes: StoryObj = {
  name: 'Across routes',
  render: () => <Routes />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await insideFrame({ canvasElement })).getByRole('button', { name: 'Hiring' }).click();
    const frame = canvasElement.querySelector('iframe');
    await canvas.findByText(/showing Hiring/, {}, waitOptions);
    await clickAndLeave(userEvent, canvas.getByRole('radio', { name: 'Home' }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull(), waitOptions);
    await clickAndLeave(userEvent, canvas.getByRole('radio', { name: 'Report, smaller' }));
    await expect(canvasElement.querySelector('iframe')).toBe(frame);
    await canvas.findByText(/showing Hiring/, {}, waitOptions);
  },
};
