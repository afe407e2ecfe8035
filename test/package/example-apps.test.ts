import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as StartModule from '../../examples/app-owns-data/server/start';
import { chromiumArgs, getChromium } from '../../scripts/chromium.mjs';
import { installPacked, tool, type Consumer } from './packed';

let consumer: Consumer;
let browser: Browser;

beforeAll(async () => {
  const server = ['hono', '@hono/node-server', 'oidc-provider'];
  const page = ['react', 'react-dom', 'oidc-client-ts', '@azure/msal-browser'];
  consumer = installPacked({ link: [...server, ...page, 'vite', '@vitejs/plugin-react'] });
  browser = await chromium.launch({ executablePath: await getChromium(), args: chromiumArgs });
});

afterAll(async () => {
  await browser.close();
  consumer.dispose();
});

/** Copies an example to the consumer's folder. Returns the copy's path. */
function copyExample(example: string): string {
  const folder = join(consumer.folder, example);
  cpSync(resolve('examples', example), folder, { recursive: true });
  symlinkSync(join(consumer.folder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(20_000);
  return page;
}

const frameOf = (page: Page, user: string): FrameLocator => page.frameLocator(`iframe[title$="as seen by ${user}"]`);

/** Waits for a user's report and returns the regions in its slicer. The slicer lists every region in the user's rows. */
async function visibleRegions(page: Page, user: string): Promise<string[]> {
  const slicer = frameOf(page, user).getByRole('group', { name: 'Region', exact: true });
  await slicer.getByRole('checkbox').first().waitFor();
  return (await slicer.locator('label').allInnerTexts()).map((label) => label.trim());
}

describe('the app-owns-data example', () => {
  let start: typeof StartModule;
  let dist: string;
  let app: StartModule.RunningApp;
  const log: string[] = [];

  beforeAll(async () => {
    const folder = copyExample('app-owns-data');
    dist = join(folder, 'dist');
    // The test runner sets a different value, which would make Vite bundle React's development build.
    const env = { NODE_ENV: 'production' };
    const built = consumer.runWith(
      env,
      process.execPath,
      tool('vite/bin/vite.js'),
      'build',
      folder,
      '--logLevel',
      'warn',
    );
    expect(built).toEqual({ ok: true, output: '' });
    const outfile = join(folder, 'server/start.mjs');
    const entryPoints = [join(folder, 'server/start.ts')];
    await build({ entryPoints, outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm' });
    start = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as typeof StartModule;
  });

  afterEach(async () => {
    await app.close();
    expect(log.join('\n')).not.toMatch(/offline-client-secret|eyJ/);
    log.length = 0;
  });

  /** Starts the app and opens its page in a new window. */
  async function open(prepare?: (emulator: NonNullable<StartModule.RunningApp['emulator']>) => void): Promise<Page> {
    vi.spyOn(console, 'log').mockImplementation((line: string) => void log.push(line));
    app = await start.startApp({ port: 0, service: undefined }, dist);
    prepare?.(app.emulator!);
    const page = await openPage();
    await page.goto(app.origin);
    return page;
  }

  it('shows each user only their own rows, and replaces an expired token', async () => {
    const page = await open();
    const consoleErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    expect(await visibleRegions(page, 'Ann Keller')).toEqual(['Pacific']);
    await page.getByRole('radio', { name: 'Ben Ortiz' }).click();
    expect(await visibleRegions(page, 'Ben Ortiz')).toEqual(['Midwest']);
    await page.getByRole('radio', { name: 'Cleo Park' }).click();
    expect((await visibleRegions(page, 'Cleo Park')).length).toBeGreaterThan(2);

    app.emulator!.expireTokens();
    const refreshed = page.waitForResponse('**/api/embed-token?reason=expired');
    await frameOf(page, 'Cleo Park').locator('body').evaluate('vitrineEmulator.expireToken()');
    expect((await refreshed).status()).toBe(200);
    await frameOf(page, 'Cleo Park').getByRole('button', { name: 'Hiring' }).click();
    await frameOf(page, 'Cleo Park').getByText('Open positions').first().waitFor();
    expect(consoleErrors).toEqual([]);
    await page.close();
  });

  it('shows and logs an error while the API is offline, and shows the report after a retry', async () => {
    const page = await open((emulator) => {
      emulator.use({ kind: 'refuse', status: 503, route: '/v1.0' });
    });
    await page.getByRole('heading', { name: 'The report is not available' }).waitFor();
    app.emulator!.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await visibleRegions(page, 'Ann Keller')).toEqual(['Pacific']);
    expect(log.join('\n')).toContain('"code":"unavailable"');
    expect(log.join('\n')).toContain('"status":200');
    await page.close();
  });
});

/** Returns a free port. */
function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe('the user-owns-data example', () => {
  it("signs a user in, shows that user's rows, and signs the user out", async () => {
    const folder = copyExample('user-owns-data');
    const port = await findFreePort();
    vi.stubEnv('PORT', String(port));
    const { createServer: createVite } = await import('vite');
    const vite = await createVite({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
    try {
      await vite.listen();
      const page = await openPage();
      await page.goto(`http://localhost:${port}/`);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Ben Ortiz' }).click();
      expect(await visibleRegions(page, 'Ben Ortiz')).toEqual(['Midwest']);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await page.close();
    } finally {
      await vite.close();
      vi.unstubAllEnvs();
    }
  });
});
