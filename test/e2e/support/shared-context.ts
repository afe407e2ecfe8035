import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test';
import type { DemoProcess } from './demo-process';

/** Returns the options for browser contexts that open the app. */
export const contextOptions = ({ origin }: DemoProcess): BrowserContextOptions => ({
  baseURL: origin,
  reducedMotion: 'reduce',
});

/**
 * Browser context that a worker's tests share, so that the browser reuses the app's files and their compiled code. Each
 * test has its own pages. Cookies and stored data from the previous test are removed.
 */
export class SharedContext {
  private constructor(
    readonly context: BrowserContext,
    private readonly origins: readonly string[],
    /** CDP session for a blank page that stays open, because removing an origin's data requires a page in the context. */
    private readonly session: CDPSession,
  ) {}

  static async create(browser: Browser, demo: DemoProcess): Promise<SharedContext> {
    const context = await browser.newContext(contextOptions(demo));
    const session = await context.newCDPSession(await context.newPage());
    return new SharedContext(context, [demo.origin, demo.contentOrigin], session);
  }

  /** Closes the test's pages, then removes their cookies and stored data. */
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
