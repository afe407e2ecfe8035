import { afterAll, beforeAll, describe } from 'vitest';
import { getChromium } from '../../../scripts/chromium.mjs';
import { getEngines } from '../../../scripts/engines.mjs';
import { Page, type Driver } from './browser';
import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const engines: Record<string, () => Promise<Driver>> = {
  Chromium: async () => startChromium(await getChromium()),
  Firefox: async () => startFirefox((await getEngines()).firefox),
  WebKit: async () => startWebKit((await getEngines()).webkit),
};

/** Declares the tests in `suite` once per browser engine. An engine's tests share one page. */
export function describeInEngines(suite: (page: () => Page) => void): void {
  describe.each(Object.entries(engines))('in %s', (_name, start) => {
    let page: Page | undefined;
    beforeAll(async () => {
      page = new Page(await start());
    });
    afterAll(() => page?.close());
    suite(() => {
      if (!page) throw new Error('The browser has not started.');
      return page;
    });
  });
}
