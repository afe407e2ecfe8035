import type { CDPSession, Page } from '@playwright/test';
import { fakeFrames } from '../support/fake-frames';
import { expect, test } from '../support/fixtures';
import { countObjects, heapSnapshot } from '../support/heap';
import type { Servers } from '../support/servers';
import { bundleApp, open } from './support';

let script: string;

test.beforeAll(async () => {
  script = await bundleApp('19', 'production');
});

const openCrowd = (page: Page, { host, content }: Servers) =>
  open(page, host, script, 'crowd', { embedUrl: `${content.origin}/reportEmbed?reportId=1`, accessToken: 'token' });

/** Makes the page hold so many reports, and waits until each has its content. */
async function hold(page: Page, count: number): Promise<void> {
  await page.getByLabel('count', { exact: true }).fill(String(count));
  await expect(page.locator('[role=group][aria-busy=false]')).toHaveCount(count, { timeout: 30_000 });
  await expect(page.locator('[role=group]')).toHaveCount(count);
}

test('fifty reports share one message listener, and each event of a frame is answered once', async ({
  page,
  servers,
}) => {
  const complaints = await openCrowd(page, servers);
  await hold(page, 50);
  expect(await page.evaluate(() => [window.started.listeners(), window.started.embeds()])).toEqual([1, 50]);

  const frames = await fakeFrames(page, 50);
  const told = Promise.all(frames.map(({ frame }) => frame.evaluate(() => window.fakeFrame.records.length)));
  expect((await told).every((count) => count > 0)).toBe(true);
  await frames[7]?.raise('/reports/{uid}/events/dataSelected', { dataPoints: [] });
  const replies = () =>
    Promise.all(
      frames.map(async (each) =>
        (await each.records()).filter(({ kind }) => kind === 'reply').map(({ headers }) => headers.id),
      ),
    );
  // each has raised `loaded` and `rendered`, the eighth one more
  const once = (count: number) => Array.from({ length: count }, (_, index) => `frame-${index + 1}`);
  await expect.poll(replies).toEqual(frames.map((_, index) => once(index === 7 ? 3 : 2)));
  expect(complaints).toEqual([]);
});

interface Retained {
  objects: number;
  nodes: number;
  listeners: number;
  frames: number;
}

/** What the page holds after its garbage has been collected. */
async function retained(session: CDPSession): Promise<Retained> {
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

const isFull = process.env.VITRINE_FULL === '1';
const rounds = isFull ? 40 : 6;
const perRound = 20;

test(`${String(rounds * perRound)} reports that came and went leave nothing behind`, async ({ page, servers }) => {
  await openCrowd(page, servers);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const round = async () => {
    await hold(page, perRound);
    await hold(page, 0);
  };
  // fill the caches of the browser and of React
  await round();
  await round();
  const before = await retained(session);
  for (let index = 0; index < rounds; index += 1) await round();
  const after = await retained(session);
  expect(after.frames).toBe(before.frames);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
  // some objects are created once and late; a single object left by each report would exceed the limit
  expect(after.objects - before.objects).toBeLessThan(100);
  expect(await page.evaluate(() => window.started.embeds())).toBe(0);
});
