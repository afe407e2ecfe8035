import type { BrowserContext, Page } from '@playwright/test';
import { rm } from 'node:fs/promises';

import { test as base } from '../../browser/support/evidence';
import type { Account } from './accounts';
import { loadBuild } from '../../browser/support/build';
import { startDemoProcess, type DemoProcess } from './demo-process';
import { listen, type Noise } from './noise';
import { password } from './people';
import { copySeededData } from './seeded-data';
import { restoreSession, Sessions, type SavedSession } from './sessions';
import { contextOptions, SharedContext } from './shared-context';
import { isInApp } from './sign-in';

interface TestFixtures {
  /** The console's warnings and errors; see {@link Noise}. */
  noise: Noise;
  /**
   * Opens a page of the app as this user. Paths start with `/`. The tab starts with a session that was created before; see
   * `throughSignIn`.
   */
  open: (account: Account, path?: string) => Promise<Page>;
  /** Opens a page of the app as a person of `addPerson`. */
  openAs: (person: { email: string }, path: string) => Promise<Page>;
  /** Lets `open` go through the whole sign-in instead, with the provider's session. Default false. */
  throughSignIn: boolean;
}

interface WorkerFixtures {
  /** The demo's server with a database of this worker, which its tests share. */
  demo: DemoProcess;
  /** The session of each account that has signed in, until it expires. */
  sessions: Sessions;
  /** The browser context of all tests of this worker, with its HTTP cache and compiled scripts. */
  sharedContext: SharedContext;
}

/**
 * Annotates a test that needs a browser context of its own, because it changes what {@link SharedContext} cannot reset: the
 * clock, for example.
 */
export const ownContext = (description: string) => ({ annotation: { type: 'own-context', description } });

interface Visit {
  page: Page;
  context: BrowserContext;
  demo: DemoProcess;
  throughSignIn: boolean;
  path: string;
}

async function openWith(session: SavedSession, { page, context, demo, throughSignIn, path }: Visit): Promise<Page> {
  await context.clearCookies();
  await context.addCookies(session.cookies);
  if (!throughSignIn) await page.addInitScript(restoreSession, { origin: demo.origin, entries: session.tab });
  await page.goto(path);
  await page.waitForURL(isInApp);
  // the provider's pages have headings as well
  await page.locator('[data-page-heading]').waitFor();
  return page;
}

/** Playwright's `test` on the real server. Motion is reduced, so that no assertion meets an animation. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const { buildIfStale } = await loadBuild();
      await buildIfStale(['frame', 'app']);
      const data = await copySeededData();
      const demo = await startDemoProcess(data);
      await use(demo);
      await demo.kill();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  sessions: [
    async ({ demo }, use) => {
      await use(new Sessions(demo.origin));
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser, demo }, use) => {
      const shared = await SharedContext.create(browser, demo);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  throughSignIn: [false, { option: true }],

  baseURL: async ({ demo }, use) => use(demo.origin),

  context: async ({ browser, demo, evidence, sharedContext }, use, testInfo) => {
    const isOwn = testInfo.annotations.some(({ type }) => type === 'own-context');
    const context = isOwn ? await browser.newContext(contextOptions(demo)) : sharedContext.context;
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await evidence.collectMessages([context]);
    await (isOwn ? context.close() : sharedContext.reset());
  },

  noise: [
    async ({ context }, use, { status, expectedStatus }) => {
      const noise = listen(context);
      await use(noise);
      noise.stop();
      const heard = noise.unexpected();
      if (status === expectedStatus && heard.length > 0)
        throw new Error(`The console should be silent, but it says:\n${heard.join('\n')}`);
    },
    { auto: true },
  ],

  open: async ({ page, context, demo, sessions, throughSignIn }, use) => {
    await use(async (account, path = '/') =>
      openWith(await sessions.of(account), { page, context, demo, throughSignIn, path }),
    );
  },

  openAs: async ({ page, context, demo, sessions, throughSignIn }, use) => {
    await use(async ({ email }, path) =>
      openWith(await sessions.ofPerson(email, password), { page, context, demo, throughSignIn, path }),
    );
  },
});

export { expect } from '@playwright/test';
