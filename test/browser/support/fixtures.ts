import type { Emulator } from '../../../src/emulator';
import { loadBuild } from './build';
import { test as base } from './evidence';
import { startServers, type Servers } from './servers';

interface WorkerFixtures {
  /** Servers of the browser tests: `servers.host`, `servers.content`, … */
  servers: Servers;
  /** A strict emulator with the sample content. Closing it fails if it has received an unknown request. */
  emulator: Emulator;
}

/**
 * Playwright's `test` for the browser and conformance tests. Start other servers in `beforeAll`: a file that extends the worker
 * fixtures needs a separate worker and browser.
 */
export const test = base.extend<object, WorkerFixtures>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const { buildIfStale } = await loadBuild();
      await buildIfStale(['sdk']);
      const servers = await startServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const path = `${process.cwd()}/dist/emulator/index.mjs`;
      const { startEmulator } = (await import(path)) as typeof import('../../../src/emulator');
      const emulator = await startEmulator({ strict: true });
      await use(emulator);
      await emulator.close();
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
