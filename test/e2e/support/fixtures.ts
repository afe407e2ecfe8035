import { test as base, type Cookie, type Page } from '@playwright/test';
import { rm } from 'node:fs/promises';

import type { Account } from './accounts';
import { loadBuild } from './build';
import { startDemoProcess, type DemoProcess } from './demo-process';
import { listen, type Noise } from './noise';
import { copySeededData } from './seeded-data';
import { fillSignIn, isInApp } from './sign-in';

interface TestFixtures {
  /** What the console says; see {@link Noise}. */
  noise: Noise;
  /** Opens a page of the app as this user, in the test's own browser context. Paths begin with `/`. */
  open: (account: Account, path?: string) => Promise<Page>;
}

interface WorkerFixtures {
  /** The demo's server with data of this worker's own, which its tests share. */
  demo: DemoProcess;
  /** The provider's session of each account that has signed in once. */
  sessions: Map<Account, Cookie[]>;
}

/** Playwright's `test` on the real server. Motion is reduced, so nothing is caught halfway. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const { buildMissing } = await loadBuild();
      await buildMissing(['frame', 'app']);
      const data = await copySeededData(String(workerIndex));
      const demo = await startDemoProcess(data);
      await use(demo);
      await demo.kill();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- as above
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],

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

  open: async ({ browser, page, context, demo, sessions }, use) => {
    const signIn = async (account: Account): Promise<Cookie[]> => {
      const once = await browser.newContext({ baseURL: demo.origin });
      const form = await once.newPage();
      await form.goto('/');
      await fillSignIn(form, account);
      await form.waitForURL(isInApp);
      const cookies = await once.cookies();
      await once.close();
      return cookies;
    };
    await use(async (account, path = '/') => {
      const cookies = sessions.get(account) ?? (await signIn(account));
      sessions.set(account, cookies);
      await context.clearCookies();
      await context.addCookies(cookies);
      await page.goto(path);
      await page.waitForURL(isInApp);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return page;
    });
  },
});

export { expect } from '@playwright/test';
