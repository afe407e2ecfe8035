import type { BrowserContext, Page } from '@playwright/test';
import { rm } from 'node:fs/promises';

import { test as base } from '../../browser/support/evidence';
import type { Account } from './accounts';
import { loadBuild } from '../../browser/support/build';
import { startDemoProcess, type DemoProcess } from './demo-process';
import { collectConsoleErrors, type ConsoleErrors } from './console-errors';
import { password } from './people';
import { copySeededData } from './seeded-data';
import { restoreSession, Sessions, type SavedSession } from './sessions';
import { contextOptions, SharedContext } from './shared-context';
import { isInApp } from './sign-in';

interface TestFixtures {
  /** Warnings and errors in the console. */
  consoleErrors: ConsoleErrors;
  /** Opens a page of the app as this user. Paths start with `/`. The tab starts with a saved session, see `throughSignIn`. */
  open: (account: Account, path?: string) => Promise<Page>;
  /** Opens a page of the app as a person created by `addPerson`. */
  openAs: (person: { email: string }, path: string) => Promise<Page>;
  /** Whether `open` runs the whole sign-in with the provider's session instead of restoring a saved session. Default false. */
  throughSignIn: boolean;
}

interface WorkerFixtures {
  /** Server of the demo with its own database, shared by the tests of a worker. */
  demo: DemoProcess;
  /** Sessions of the accounts that have signed in. */
  sessions: Sessions;
  /** Browser context that the tests of a worker share, with its HTTP cache and compiled scripts. */
  sharedContext: SharedContext;
}

/**
 * Annotates a test that needs a separate browser context, because it changes something that {@link SharedContext} cannot reset,
 * for example the clock.
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
  // not just any heading, because the provider's pages have headings too
  await page.locator('[data-page-heading]').waitFor();
  return page;
}

/** Playwright's `test` with the real server. Motion is reduced, so that animations do not affect assertions. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
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

  consoleErrors: [
    async ({ context }, use, { status, expectedStatus }) => {
      const consoleErrors = collectConsoleErrors(context);
      await use(consoleErrors);
      consoleErrors.stop();
      const unexpected = consoleErrors.unexpected();
      if (status === expectedStatus && unexpected.length > 0)
        throw new Error(`Expected no console errors or warnings, received:\n${unexpected.join('\n')}`);
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
