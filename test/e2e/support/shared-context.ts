import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import type { DemoProcess } from './demo-process';

/** Options of every context that opens the app. */
export const contextOptions = ({ origin }: DemoProcess): BrowserContextOptions => ({
  baseURL: origin,
  reducedMotion: 'reduce',
});

/**
 * One browser context for the tests of a worker: the browser keeps the app's files and the code that it has compiled of them.
 * Each test has pages of its own; cookies and stored data of the test before are removed.
 */
export class SharedContext {
  private constructor(
    readonly context: BrowserContext,
    private readonly origins: readonly string[],
    /** Of a blank page that stays open: data of an origin is removed through a page of the context. */
    private readonly session: CDPSession,
  ) {}

  static async create(browser: Browser, demo: DemoProcess): Promise<SharedContext> {
    const context = await browser.newContext(contextOptions(demo));
    const session = await context.newCDPSession(await context.newPage());
    return new SharedContext(context, [demo.origin, demo.contentOrigin], session);
  }

  /** Closes the test's pages, then removes what they have stored. */
  async reset(): Promise<void> {
    const [, ...pages] = this.context.pages();
    await Promise.all(pages.map((page) => page.close()));
    await this.context.clearCookies();
    for (const origin of this.origins)
      await this.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
