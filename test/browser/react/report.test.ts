import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as EmulatorDoor from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import type { Site } from '../support/site';
import type { start } from './app';

declare global {
  interface Window {
    reactApp: { start: typeof start };
    started: ReturnType<typeof start>;
  }
}

let emulator: EmulatorDoor.Emulator;
let embedUrl: string;
let script: string;

test.beforeAll(async () => {
  // the built door, as a consumer has it
  const door = pathToFileURL(resolve('dist/emulator/index.mjs')).href;
  const { sampleReportId, startEmulator } = (await import(door)) as typeof EmulatorDoor;
  emulator = await startEmulator();
  embedUrl = emulator.embedUrl(sampleReportId);
  // the built doors, as a page's bundler would take them
  const { outputFiles } = await build({
    entryPoints: [resolve('test/browser/react/app.tsx')],
    alias: { '@vitrine/sdk/react': resolve('dist/react.mjs'), '@vitrine/sdk': resolve('dist/index.mjs') },
    bundle: true,
    format: 'iife',
    globalName: 'reactApp',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
});

test.afterAll(() => emulator.close());

/** Opens a page with the app; gives what the console complained about. */
async function open(page: Page, host: Site, count = 1): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  host.serve('/react-app.js', script);
  host.serve('/favicon.ico', '');
  await page.goto(host.page('/react', '<script src="/react-app.js"></script>'));
  const accessToken = await emulator.createToken();
  await page.evaluate(
    (options) => {
      window.started = window.reactApp.start(options);
    },
    { embedUrl, accessToken, count },
  );
  return complaints;
}

test('a report in StrictMode loads once, changes its page in place and leaves nothing behind', async ({
  page,
  servers,
}) => {
  const complaints = await open(page, servers.host);
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByLabel('page', { exact: true })).toHaveText('overview');
  const frame = await page.locator('iframe').elementHandle();

  await page.getByRole('button', { name: 'Hiring' }).click();
  await expect(page.getByLabel('page', { exact: true })).toHaveText('hiring');
  await expect(page.frameLocator('iframe').getByText('Open positions').first()).toBeVisible();
  expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);

  await page.getByRole('button', { name: 'show' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => window.started.embeds())).toBe(0);
  expect(complaints).toEqual([]);
});

test('a token that is taken away takes the content off the screen, and the next one brings it back', async ({
  page,
  servers,
}) => {
  await open(page, servers.host);
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
  await page.getByRole('button', { name: 'token' }).click();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('waiting');
  await expect(page.frameLocator('iframe').getByText('Headcount')).toHaveCount(0);
  await page.getByRole('button', { name: 'token' }).click();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
});

test('twelve reports share one message listener', async ({ page, servers }) => {
  await open(page, servers.host, 12);
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered', { timeout: 30_000 });
  await expect(page.locator('[aria-busy=false]')).toHaveCount(12, { timeout: 30_000 });
  expect(await page.evaluate(() => window.started.listeners())).toBe(1);
});
