import { rm } from 'node:fs/promises';
import { startDemoProcess, type DemoProcess } from '../../e2e/support/demo-process';
import { copySeededData } from '../../e2e/support/seeded-data';
import { Sessions } from '../../e2e/support/sessions';
import { SharedContext } from '../../e2e/support/shared-context';
import type { Emulator } from '../../../src/emulator';
import { loadBuild } from './build';
import { loadEmulator } from './emulator-module';
import { test as base } from './evidence';
import { startServers, type Servers } from './servers';

interface WorkerFixtures {
  /** Servers for the browser tests: `servers.host`, `servers.content`, … */
  servers: Servers;
  /** A strict emulator with the sample content. Closing it fails if it has received an unknown request. */
  emulator: Emulator;
  /** Demo server with its own database, shared by a worker's end-to-end tests. */
  demo: DemoProcess;
  /** Sessions for the accounts that have signed in to `demo`. */
  sessions: Sessions;
  /** Browser context that a worker's end-to-end tests share, with its HTTP cache and compiled scripts. */
  sharedContext: SharedContext;
}

/**
 * Playwright's `test` for the browser and conformance tests. It has the worker fixtures for all tests, including the
 * end-to-end tests, because tests with different worker fixtures need separate workers and browsers. Start other
 * servers in `beforeAll`.
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
    { scope: 'worker', timeout: 600_000 },
  ],
  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const { startEmulator } = await loadEmulator();
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
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const { buildIfStale } = await loadBuild();
      await buildIfStale(['app']);
      const data = await copySeededData();
      const demo = await startDemoProcess(data);
      await use(demo);
      await demo.kill();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
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
});

export { expect } from '@playwright/test';
