import type { CDPSession, Page } from '@playwright/test';
import { fakeFrames } from '../support/fake-frames';
import { expect, test } from '../support/fixtures';
import { countObjects, heapSnapshot } from '../support/heap';
import type { Servers } from '../support/servers';
import { bundleApp, openApp } from './support';

let script: string;

test.beforeAll(async () => {
  script = await bundleApp('19', 'production');
});

const openManyReports = (page: Page, { host, content }: Servers) =>
  openApp(page, host, script, 'many', { embedUrl: `${content.origin}/reportEmbed?reportId=1`, accessToken: 'token' });

/** Sets the number of reports on the page and waits until all are rendered. */
async function renderReports(page: Page, count: number): Promise<void> {
  await page.getByLabel('count', { exact: true }).fill(String(count));
  await expect(page.locator('[role=group][aria-busy=false]')).toHaveCount(count, { timeout: 100_000 });
  await expect(page.locator('[role=group]')).toHaveCount(count);
}

test('fifty reports share one message listener, and each frame event gets one reply', async ({ page, servers }) => {
  const consoleErrors = await openManyReports(page, servers);
  await renderReports(page, 50);
  expect(await page.evaluate(() => [window.app.listeners(), window.app.embeds()])).toEqual([1, 50]);

  const frames = await fakeFrames(page, 50);
  const recordCounts = Promise.all(frames.map(({ frame }) => frame.evaluate(() => window.fakeFrame.records.length)));
  expect((await recordCounts).every((count) => count > 0)).toBe(true);
  await frames[7]?.emit('/reports/{uid}/events/dataSelected', { dataPoints: [] });
  const replies = () =>
    Promise.all(
      frames.map(async (each) =>
        (await each.records()).filter(({ kind }) => kind === 'reply').map(({ headers }) => headers.id),
      ),
    );
  // each frame has emitted `loaded` and `rendered`, and the eighth frame one more event
  const replyIds = (count: number) => Array.from({ length: count }, (_, index) => `frame-${index + 1}`);
  await expect.poll(replies).toEqual(frames.map((_, index) => replyIds(index === 7 ? 3 : 2)));
  expect(consoleErrors).toEqual([]);
});

/** Resources in use on a page after garbage collection. */
interface PageResources {
  objects: number;
  nodes: number;
  listeners: number;
  frames: number;
}

/** Counts the resources in use on a page after garbage collection. */
async function countResources(session: CDPSession): Promise<PageResources> {
  const objects = countObjects(await heapSnapshot(session));
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    objects,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    frames: value('Frames'),
  };
}

const rounds = 40;
const reportsPerRound = 20;

test('800 unmounted reports leave no objects or listeners behind', { tag: '@full' }, async ({ page, servers }) => {
  await openManyReports(page, servers);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const round = async () => {
    await renderReports(page, reportsPerRound);
    await renderReports(page, 0);
  };
  // fills the browser's and React's caches
  await round();
  await round();
  const before = await countResources(session);
  for (let index = 0; index < rounds; index += 1) await round();
  const after = await countResources(session);
  expect(after.frames).toBe(before.frames);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  // a few objects are created once, but late; one leaked object per report would exceed the limit
  expect(after.objects - before.objects).toBeLessThan(100);
  expect(await page.evaluate(() => window.app.embeds())).toBe(0);
});
