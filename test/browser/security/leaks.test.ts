import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { collectGarbage, heapSnapshot } from '../support/heap';
import { openAttackPage } from './attack-page';

/** Measures a page's heap and counts its iframes, listeners and timers after garbage collection. */
async function countResources(client: CDPSession) {
  await collectGarbage(client);
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? NaN;
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { result } = await client.send('Runtime.evaluate', { expression: 'HTMLIFrameElement.prototype' });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: iframes } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await client.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return {
    heap: usedSize,
    iframes: iframes.value as number,
    listeners: metric('JSEventListeners'),
    timers: await client
      .send('Runtime.evaluate', { expression: 'window.timers.size', returnByValue: true })
      .then(({ result: timers }) => timers.value as number),
  };
}

/**
 * Embeds and resets a report repeatedly, in the page or in a document without a window. In the page, every frame starts
 * a navigation. Without a window, a thousand cycles take no longer than a hundred in the page.
 */
const embedAndReset = (page: Page, cycles: number, location: 'page' | 'detached') =>
  page.evaluate(
    async ([times, where]) => {
      const parent = where === 'page' ? document : document.implementation.createHTMLDocument('detached');
      const containers = window as unknown as Partial<Record<typeof where, HTMLElement>>;
      const element = containers[where] ?? parent.body.appendChild(parent.createElement('div'));
      for (let index = 0; index < times; index += 1) {
        const report = window.vitrine.service.embed(element, {
          type: 'report',
          embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r',
          accessToken: `token-of-cycle-${index}-${'z'.repeat(40)}`,
        });
        report.on('loaded', () => undefined);
        // a pending request must not keep the embed alive
        report.getPages().catch(() => undefined);
        window.vitrine.service.reset(element);
        if (index % 25 === 24) await new Promise((resolve) => setTimeout(resolve));
      }
      // keep the container, so that anything the SDK leaves on it is counted
      Object.assign(window, { [where]: element });
    },
    [cycles, location] as const,
  );

/** Records the page's timers that have neither run nor been cleared. */
const trackTimers = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<number>();
    Object.assign(window, { timers });
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => {
        const id = set(() => {
          timers.delete(id);
          run();
        }, ms);
        timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        timers.delete(id);
        clear(id);
      },
    });
  });

test('a thousand embed and reset cycles leak no listener, frame, timer or memory', async ({
  page,
  servers: { host },
}) => {
  await trackTimers(page);
  await page.goto(host.page('/cycles', '<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>'));
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await embedAndReset(page, 20, 'page');
  await embedAndReset(page, 100, 'detached');
  const before = await countResources(client);
  await embedAndReset(page, 80, 'page');
  await embedAndReset(page, 1000, 'detached');
  const after = await countResources(client);
  expect({ ...after, heap: 0 }).toEqual({ ...before, heap: 0 });
  expect({ iframes: after.iframes, timers: after.timers }).toEqual({ iframes: 0, timers: 0 });
  expect((after.heap - before.heap) / 1080).toBeLessThan(500);
});

/**
 * Detaches containers from the page. Each cycle permanently removes one container with a report and one that waits for
 * lazy embedding, and removes and re-adds a third container. No embed is reset. The re-added container is stored on
 * `window`, so that only objects retained by the SDK are counted.
 */
const detachAndReturn = (page: Page, cycles: number) =>
  page.evaluate(async (times) => {
    const { service } = window.vitrine;
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    const embed = (element: HTMLElement, reportId: string) => {
      document.body.append(element);
      const report = service.embed(element, {
        type: 'report',
        embedUrl: `https://app.powerbi.com/reportEmbed?reportId=${reportId}`,
        getAccessToken: () => 'token',
      });
      report.on('loaded', () => undefined);
      report.getPages().catch(() => undefined);
      report.whenRendered().catch(() => undefined);
      return report;
    };
    const kept = (window as unknown as { kept?: HTMLElement }).kept ?? document.createElement('div');
    Object.assign(window, { kept });
    const report = service.has(kept) ? service.get(kept) : embed(kept, 'kept');
    const lazy = new window.vitrine.Service({ lazy: true });
    for (let index = 0; index < times; index += 1) {
      const dropped = document.createElement('div');
      embed(dropped, 'dropped');
      // a lazy container outside the viewport
      const waiting = document.createElement('div');
      waiting.style.cssText = 'position:absolute;top:9999px';
      waiting.dataset.embedUrl = 'https://app.powerbi.com/reportEmbed?reportId=waiting';
      document.body.append(waiting);
      lazy.init(waiting);
      kept.remove();
      await nextTask();
      dropped.remove();
      waiting.remove();
      document.body.append(kept);
      await nextTask();
    }
    await report.whenLoaded();
    kept.remove();
    await nextTask();
  }, cycles);

/** Counts the embeds in memory. */
async function countReports(client: CDPSession): Promise<number> {
  const expression = 'Object.getPrototypeOf(window.vitrine.Report.prototype)';
  const { result } = await client.send('Runtime.evaluate', { expression });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const count = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.filter((embed) => Object.hasOwn(embed, "element")).length; }',
    returnByValue: true,
  });
  await client.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return count.result.value as number;
}

for (const { cycles, tag } of [
  { cycles: 40, tag: [] },
  { cycles: 1000, tag: ['@full'] },
]) {
  test(
    `${cycles} cycles of detaching containers, temporarily and for good, leave nothing behind`,
    { tag },
    async ({ page, servers: { host } }) => {
      test.setTimeout(600_000);
      await trackTimers(page);
      await page.goto(
        host.page('/detach', '<body><script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>'),
      );
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      await detachAndReturn(page, 10);
      const before = await countResources(client);
      expect(await countReports(client)).toBe(1);
      await detachAndReturn(page, cycles);
      const after = await countResources(client);
      expect({ ...after, heap: 0 }).toEqual({ ...before, heap: 0 });
      expect({ iframes: after.iframes, timers: after.timers }).toEqual({ iframes: 1, timers: 0 });
      expect(await countReports(client)).toBe(1);
      expect((after.heap - before.heap) / cycles).toBeLessThan(1000);
    },
  );
}

test('a heap snapshot contains a live embed’s token but no tokens from disposed embeds', async ({ page, servers }) => {
  await openAttackPage(page, servers, '/snapshot');
  // the tokens of the disposed embeds are sent to frames, replaced, and part of pending requests
  await page.evaluate(async () => {
    const element = document.body.appendChild(document.createElement('div'));
    for (let index = 0; index < 5; index += 1) {
      // joined at run time: a literal would be in the snapshot as a constant in this script
      const token = ['dead', 'token', String(index), Math.random().toString(36)].join('-');
      const report = window.vitrine.service.embed(element, {
        type: 'report',
        embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r',
        accessToken: token,
      });
      await report.whenRendered();
      await report.setAccessToken(`${token}-renewed`);
      report.setAccessToken(`${token}-waiting`).catch(() => undefined);
      window.vitrine.service.reset(element);
    }
    const live = document.body.appendChild(document.createElement('div'));
    const report = window.vitrine.service.embed(live, {
      type: 'report',
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=live',
      accessToken: ['live', 'token', Math.random().toString(36)].join('-'),
    });
    await report.whenRendered();
  });
  const client = await page.context().newCDPSession(page);
  const { strings } = await heapSnapshot(client);
  expect(strings.filter((text) => text.startsWith('dead-token-'))).toEqual([]);
  expect(strings.filter((text) => text.startsWith('live-token-')).length).toBeGreaterThan(0);
});
