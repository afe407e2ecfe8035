import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeepAliveProvider, Report, useKeepAliveHandle, useReport } from '@vitrine/sdk/react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { withoutControls } from './support/control';
import { goodToken, reportUrl, storyService } from './support/site';

const meta: Meta = { title: 'React/Keep alive', tags: ['!autodocs'], parameters: withoutControls };
export default meta;

function Status() {
  const { status, activePage } = useReport(useKeepAliveHandle('staff'));
  return (
    <>
      The report is <output>{status}</output>
      {activePage && <>, showing {activePage.displayName}</>}.
    </>
  );
}

const routes = ['Home', 'Report', 'Report, smaller'] as const;

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
      <main className="story" aria-label="Story">
        <p className="story-description">
          A report with a <code>keepAlive</code> name is parked while another route is shown. Switch to another report
          page, go home and come back: the report is unchanged. Browsers without <code>Element.moveBefore</code> reload
          it. <Status />
        </p>
        <nav className="story-actions" aria-label="Routes">
          {routes.map((each) => (
            <button key={each} aria-pressed={each === route} onClick={() => setRoute(each)}>
              {each}
            </button>
          ))}
          <button onClick={signOut}>{session ? 'Sign out' : 'Sign in'}</button>
        </nav>
        {route === 'Home' && <div className="story-frame slot">This route has no report.</div>}
        {route === 'Report' && <div className="story-frame">{report}</div>}
        {route === 'Report, smaller' && <div className="story-frame story-half">{report}</div>}
      </main>
    </KeepAliveProvider>
  );
}

export const AcrossRoutes: StoryObj = {
  name: 'Across routes',
  render: () => <Routes />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const waitOptions = { timeout: 30_000 };
    await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe('rendered'), waitOptions);
    const frame = canvasElement.querySelector('iframe');
    const frameBody = frame?.contentDocument?.body;
    if (!frameBody) throw new Error('The story has no frame.');
    within(frameBody).getByRole('button', { name: 'Hiring' }).click();
    await canvas.findByText(/showing Hiring/, {}, waitOptions);
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull(), waitOptions);
    await userEvent.click(canvas.getByRole('button', { name: 'Report, smaller' }));
    await expect(canvasElement.querySelector('iframe')).toBe(frame);
    await canvas.findByText(/showing Hiring/, {}, waitOptions);
  },
};
