import { expect, it } from 'vitest';
import { PlayBar } from '../../../../src/emulator/frame/view/report/play-bar';
import { captureState } from '../../../../src/emulator/session/state/bookmarks';
import { ReportSession } from '../../../../src/emulator/session/state/report-session';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

async function startSlideShow() {
  const state = captureState(new ReportSession(shopReport, Date.now));
  const bookmarks = ['First', 'Second', 'Third'].map((name) => ({ name, displayName: name, state }));
  const page = new TestPage({ content: { reports: [{ ...shopReport, bookmarks }] } });
  await page.load();
  await page.request('POST', '/report/bookmarks/play', { playMode: 1 });
  const { session } = page.frame;
  const bar = new PlayBar(session);
  const press = (label: string): string | undefined => {
    bar.render();
    bar.element.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click();
    return session.report.bookmark;
  };
  return { press };
}

it('starts a slide show with the first bookmark, and continues with it after the last one', async () => {
  const { press } = await startSlideShow();
  const next = () => press('Next bookmark');
  expect([next(), next(), next(), next()]).toEqual(['First', 'Second', 'Third', 'First']);
});

it('goes back to the last bookmark from the start of a slide show', async () => {
  const { press } = await startSlideShow();
  expect([press('Previous bookmark'), press('Previous bookmark')]).toEqual(['Third', 'Second']);
});
