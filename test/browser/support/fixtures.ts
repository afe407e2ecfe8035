import type { Emulator } from '../../../src/emulator';
import { loadBuild } from './build';
import { test as base } from './evidence';
import { startServers, type Servers } from './servers';

interface WorkerFixtures {
  /** The servers of the browser tests: `servers.host`, `servers.content`, … */
  servers: Servers;
  /** A strict emulator with the sample content. */
  emulator: Emulator;
}

/**
 * Playwright's `test` for all files of this folder. A file with worker fixtures of its own would get a worker and a browser of
 * its own; it starts what it needs in `beforeAll` instead.
 */
export const test = base.extend<object, WorkerFixtures>({
  servers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
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
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
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
