import { cpSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArgs, getChromium } from '../../scripts/chromium.mjs';
import type * as EmulatorDoor from '../../src/emulator';
import { installPacked, tool, type Consumer } from './packed';

/** The emulator's address as the examples have it. */
const documented = 'http://127.0.0.1:4300';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let consumer: Consumer;
let emulator: EmulatorDoor.Emulator;
let browser: Browser;
const servers: Server[] = [];

beforeAll(async () => {
  consumer = installPacked({ link: ['happy-dom', 'vite', '@vitejs/plugin-react', 'react', 'react-dom'] });
  const door = join(consumer.folder, 'node_modules/@vitrine/sdk/dist/emulator/index.mjs');
  const { startEmulator } = (await import(/* @vite-ignore */ pathToFileURL(door).href)) as typeof EmulatorDoor;
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

/** Copies an example into a folder beside the packed package; it finds the emulator where that listens. */
function take(example: string): string {
  const folder = join(consumer.folder, example);
  cpSync(resolve('examples', example), folder, { recursive: true });
  symlinkSync(join(consumer.folder, 'node_modules'), join(folder, 'node_modules'));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (file.startsWith('node_modules') || !statSync(path).isFile()) continue;
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(documented, emulator.origin));
  }
  return folder;
}

/** Serves a folder; gives its address. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
    response.end(readFileSync(path));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** Opens a page and waits for its report; gives the page and what its console complained about. */
async function open(address: string) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(address);
  await page.frameLocator('iframe').getByText('Headcount').first().waitFor();
  return { page, complaints };
}

describe('the examples, on the packed package,', () => {
  it('show the report: script tag', async () => {
    const { page, complaints } = await open(await serve(take('script-tag')));
    expect(await page.locator('iframe').getAttribute('title')).toBe('Staff overview');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('show the report and turn its pages: Vite and React', async () => {
    const folder = take('vite-react');
    const built = consumer.run(process.execPath, tool('vite/bin/vite.js'), 'build', folder, '--logLevel', 'warn');
    expect(built).toEqual({ ok: true, output: '' });
    const { page, complaints } = await open(await serve(join(folder, 'dist')));
    await page.getByRole('button', { name: 'Hiring' }).click();
    await page.frameLocator('iframe').getByText('Open positions').first().waitFor();
    await page.getByRole('heading', { name: 'Hiring' }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('pass their test and end: CommonJS in plain Node', () => {
    const folder = take('node-test');
    const { ok, output } = consumer.run(process.execPath, '--test', join(folder, 'staff-page.test.js'));
    expect(output).toContain('pass 3');
    expect(ok).toBe(true);
  });
});
