import { test as base } from '@playwright/test';
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
    async ({ launchOptions, servers }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), servers.resolverRules] });
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
