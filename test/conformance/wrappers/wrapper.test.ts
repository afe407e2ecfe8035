import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../../browser/support/fixtures';
import { proxyTo } from '../../browser/support/servers';
import type * as WrapperApp from './wrapper-app';

let emulator: EmulatorModule.Emulator;
let script: string;

test.beforeAll(async ({ servers }) => {
  // The built entry points, as installed by consumers.
  const entryPoint = pathToFileURL(resolve('dist/emulator/index.mjs')).href;
  const { startEmulator } = (await import(entryPoint)) as typeof EmulatorModule;
  emulator = await startEmulator({ port: 0, lenient: true });
  proxyTo(servers.emulated, emulator.origin);
  const { outputFiles } = await build({
    entryPoints: [resolve('test/conformance/wrappers/wrapper-app.tsx')],
    // The only change that the application needs.
    alias: { 'powerbi-client': '@vitrine/sdk/compat' },
    // The paths in this repository's tsconfig.json would replace the built package.
    tsconfigRaw: {},
    bundle: true,
    format: 'iife',
    globalName: 'wrapperApp',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
});

test.afterAll(() => emulator.close());

test('powerbi-client-react works when a bundler alias replaces powerbi-client with the compat entry point', async ({
  page,
  servers,
}) => {
  const { host, emulated } = servers;
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
  host.serve('/wrapper-app.js', script);
  host.serve('/favicon.ico', '');
  await page.goto(
    host.page('/wrapper', `<style>.report { height: 500px }</style><body><script src="/wrapper-app.js"></script>`),
  );
  await page.evaluate((url) => window.wrapperApp.start(url), `${emulated.origin}/reportEmbed?reportId=staff-overview`);

  // Without a token, the frame is created but no report is loaded.
  await expect(page.locator('.report iframe')).toHaveCount(1);
  await expect(page.getByLabel('events')).toHaveText('');

  await page.getByRole('button', { name: 'sign in' }).click();
  await expect(page.getByLabel('events')).toHaveText('loaded rendered');
  const headcount = page.frameLocator('iframe').getByText('Headcount').first();
  await expect(headcount).toBeVisible();

  await page.getByRole('button', { name: 'coaches' }).click();
  await expect(page.getByLabel('events')).toHaveText('loaded rendered loaded rendered');
  const filters = await page.evaluate(() => (window.wrapperApp as unknown as typeof WrapperApp).getFilters());
  expect(filters).toMatchObject([{ target: { table: 'Staff', column: 'Role' }, values: ['Coach'] }]);

  await page.getByRole('button', { name: 'leave' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
