import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, getChromium } from '../../scripts/chromium.mjs';
import type * as EmulatorModule from '../../src/emulator';
import { installPacked, tool, type Consumer } from './packed';

/** The emulator's origin in the examples. */
const documentedOrigin = 'http://127.0.0.1:4300';

const contentTypes: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let consumer: Consumer;
let emulator: EmulatorModule.Emulator;
let browser: Browser;
const servers: Server[] = [];

beforeAll(async () => {
  consumer = installPacked({ link: ['happy-dom', 'vite', '@vitejs/plugin-react', 'react', 'react-dom'] });
  const path = join(consumer.folder, 'node_modules/@vitrine/sdk/dist/emulator/index.mjs');
  const { startEmulator } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as typeof EmulatorModule;
  emulator = await startEmulator({ lenient: true });
  browser = await chromium.launch({ executablePath: await getChromium(), args: chromiumArgs });
});

afterAll(async () => {
  await browser.close();
  await emulator.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  consumer.dispose();
});

/** Copies an example to the consumer's folder, with the running emulator's origin. Returns the copy's path. */
function copyExample(example: string): string {
  const folder = join(consumer.folder, example);
  cpSync(resolve('examples', example), folder, { recursive: true });
  symlinkSync(join(consumer.folder, 'node_modules'), join(folder, 'node_modules'));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.startsWith('node_modules') || !statSync(path).isFile()) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(documentedOrigin, emulator.origin));
  }
  return folder;
}

/** Serves a folder and returns its URL. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    response.setHeader('content-type', contentTypes[extname(path)] ?? 'text/plain');
    response.end(readFileSync(path));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** Opens a page and waits for its report. Returns the page and its console errors and warnings. */
async function open(url: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const consoleErrors: string[] = [];
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  await page.goto(url);
  await page.frameLocator('iframe').getByText('Headcount').first().waitFor();
  return { page, consoleErrors };
}

describe('examples with the packed package', () => {
  it('shows the report in the script-tag example', async () => {
    const { page, consoleErrors } = await open(await serve(copyExample('script-tag')));
    expect(await page.locator('iframe').getAttribute('title')).toBe('Staff overview');
    expect(consoleErrors).toEqual([]);
    await page.close();
  });

  it('shows the report in the Vite and React example and changes its page', async () => {
    const folder = copyExample('vite-react');
    // The test runner sets a different value, which would make Vite bundle React's development build.
    const env = { NODE_ENV: 'production' };
    const vite = tool('vite/bin/vite.js');
    const built = consumer.runWith(env, process.execPath, vite, 'build', folder, '--logLevel', 'warn');
    expect(built).toEqual({ ok: true, output: '' });
    const { page, consoleErrors } = await open(await serve(join(folder, 'dist')));
    await page.getByRole('button', { name: 'Hiring' }).click();
    await page.frameLocator('iframe').getByText('Open positions').first().waitFor();
    await page.getByRole('heading', { name: 'Hiring' }).waitFor();
    expect(consoleErrors).toEqual([]);
    await page.close();
  });

  it("runs the CommonJS example's tests in Node.js and exits", () => {
    const folder = copyExample('node-test');
    const { ok, output } = consumer.run(process.execPath, '--test', join(folder, 'staff-page.test.js'));
    expect(output).toContain('pass 3');
    expect(ok).toBe(true);
  });
});
