import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../../browser/support/fixtures';
import type { Account } from './accounts';
import { collectConsoleErrors, type ConsoleErrors } from './console-errors';
import type { DemoProcess } from './demo-process';
import { password } from './people';
import { restoreSession, type SavedSession } from './sessions';
import { contextOptions } from './shared-context';
import { isInApp } from './sign-in';

interface TestFixtures {
  /** Warnings and errors in the console. */
  consoleErrors: ConsoleErrors;
  /** Opens a page in the app as this user. Paths start with `/`. The tab starts with a saved session, unless `throughSignIn` is set. */
  open: (account: Account, path?: string) => Promise<Page>;
  /** Opens a page in the app as a person created by `addPerson`. */
  openAs: (person: { email: string }, path: string) => Promise<Page>;
  /** Whether `open` and `openAs` sign in via the provider's session instead of restoring a saved session. Default: false. */
  throughSignIn: boolean;
}

/**
 * Returns the annotation for a test that needs a separate browser context, because it changes state that the shared context
 * cannot reset, for example the clock.
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
  if (!throughSignIn) await page.addInitScript(restoreSession, { origin: demo.origin, entries: session.storage });
  await page.goto(path);
  await page.waitForURL(isInApp);
  // waits for a heading of the app, because the provider's pages have headings too
  await page.locator('[data-page-heading]').waitFor();
  return page;
}

/** Playwright's `test` with the real server. Motion is reduced, so that animations do not affect assertions. */
export const test = base.extend<TestFixtures>({
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
        throw new Error(`Expected no console errors or warnings, but received:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],

  open: async ({ page, context, demo, sessions, throughSignIn }, use) => {
    await use(async (account, path = '/') =>
      openWith(await sessions.forAccount(account), { page, context, demo, throughSignIn, path }),
    );
  },

  openAs: async ({ page, context, demo, sessions, throughSignIn }, use) => {
    await use(async ({ email }, path) =>
      openWith(await sessions.forPerson(email, password), { page, context, demo, throughSignIn, path }),
    );
  },
});

export { expect } from '@playwright/test';
