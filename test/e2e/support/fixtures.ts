import { test as base, type Page } from '@playwright/test';
import { rm } from 'node:fs/promises';

import type { Account } from './accounts';
import { loadBuild } from './build';
import { startDemoProcess, type DemoProcess } from './demo-process';
import { listen, type Noise } from './noise';
import { copySeededData } from './seeded-data';
import { restoreSession, Sessions } from './sessions';
import { isInApp } from './sign-in';

interface TestFixtures {
  /** What the console says; see {@link Noise}. */
  noise: Noise;
  /**
   * Opens a page of the app as this user, in the test's own browser context. Paths begin with `/`. The tab starts with a
   * session that has been made before; see `throughSignIn`.
   */
  open: (account: Account, path?: string) => Promise<Page>;
  /** `open` goes through the whole sign-in instead, with the provider's session. Default false. */
  throughSignIn: boolean;
}

interface WorkerFixtures {
  /** The demo's server with data of this worker's own, which its tests share. */
  demo: DemoProcess;
  /** The session of each account that has signed in, as long as it lasts. */
  sessions: Sessions;
}

/** Playwright's `test` on the real server. Motion is reduced, so nothing is caught halfway. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { buildMissing } = await loadBuild();
      await buildMissing(['frame', 'app']);
      const data = await copySeededData();
      const demo = await startDemoProcess(data);
      await use(demo);
      await demo.kill();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  sessions: [
    async ({ browser, demo }, use) => {
      await use(new Sessions(browser, demo.origin));
    },
    { scope: 'worker' },
  ],
  throughSignIn: [false, { option: true }],

  baseURL: async ({ demo }, use) => use(demo.origin),
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),

  noise: [
    async ({ context }, use, { status, expectedStatus }) => {
      const noise = listen(context);
      await use(noise);
      const heard = noise.unexpected();
      if (status === expectedStatus && heard.length > 0)
        throw new Error(`The console should be silent, but it says:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],

  open: async ({ page, context, demo, sessions, throughSignIn }, use) => {
    await use(async (account, path = '/') => {
      const session = await sessions.of(account);
      await context.clearCookies();
      await context.addCookies(session.cookies);
      if (!throughSignIn) await context.addInitScript(restoreSession, { origin: demo.origin, entries: session.tab });
      await page.goto(path);
      await page.waitForURL(isInApp);
      // the provider's pages have headings as well
      await page.locator('[data-page-heading]').waitFor();
      return page;
    });
  },
});

export { expect } from '@playwright/test';
