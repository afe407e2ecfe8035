import { test as base } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { startServers, type Servers } from './servers';

/** Playwright's `test` with the servers of the browser tests: `servers.host`, `servers.content`, … */
export const test = base.extend<object, { servers: Servers }>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const servers = await startServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ servers }, use) => {
      const executablePath = await findChromium();
      await use({ ...(executablePath ? { executablePath } : {}), args: [...chromiumArgs, servers.resolverRules] });
    },
    { scope: 'worker' },
  ],
  // the servers that play the provider have certificates of their own making
  ignoreHTTPSErrors: true,
});

export { expect } from '@playwright/test';
