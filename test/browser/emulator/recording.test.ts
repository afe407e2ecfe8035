import type { Frame, Page } from '@playwright/test';
import type { Report } from '../../../src';
import type { RecordedContent, recordContent } from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

interface HostWindow {
  vitrineRecorder: { recordContent: typeof recordContent };
  /** The embed that `embedContent` created. */
  embedded: Report;
}

/** Returns the report data that the host page can read: report pages, visuals, layouts and exported rows. */
const readReport = (page: Page) =>
  page.evaluate(async () => {
    const { embedded: report } = window as unknown as HostWindow;
    const all = await report.getPages();
    const pages = all.map(({ name, displayName, defaultSize }) => ({ name, displayName, defaultSize }));
    const visuals = [];
    for (const page of all) {
      for (const visual of await page.getVisuals()) {
        const { name, title, type, layout } = visual;
        visuals.push({ page: page.name, name, title, type, layout, data: (await visual.exportData()).data });
      }
    }
    return { pages, visuals };
  });

/** Returns the visual titles on the visible page. */
const getTitles = async (frame: Frame) => (await frame.locator('section.visual h2').allTextContents()).sort();

test('a recorded report has the same pages, visuals, layouts and rows as the original in the browser', async ({
  page,
  servers: { host },
  emulator,
}) => {
  const frame = await embedContent(page, { emulator, host }, reportConfig(emulator));
  const original = await readReport(page);
  const titles = await getTitles(frame);
  await page.addScriptTag({ path: 'dist/emulator/recorder.umd.js' });
  const { content }: RecordedContent = await page.evaluate(() => {
    const { vitrineRecorder, embedded } = window as unknown as HostWindow;
    return vitrineRecorder.recordContent(embedded);
  });
  const path = `${process.cwd()}/dist/emulator/index.mjs`;
  const { startEmulator } = (await import(path)) as typeof import('../../../src/emulator');
  const recorded = await startEmulator({ content });
  try {
    const copy = await embedContent(page, { emulator: recorded, host }, reportConfig(recorded));
    expect(await readReport(page)).toEqual(original);
    expect(await getTitles(copy)).toEqual(titles);
  } finally {
    await recorded.close();
  }
});
