import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type * as EmulatorModule from '../../../src/emulator';
import { bundle } from '../support/bundle';
import { fakeFrame } from '../support/fake-frames';
import { expect, test } from '../support/fixtures';
import { proxyTo, type Servers } from '../support/servers';

let emulator: EmulatorModule.Emulator;
let hostPage: string;

test.beforeAll(async ({ servers }) => {
  // the built entry point, as a consumer has it
  const entryPoint = pathToFileURL(resolve('dist/emulator/index.mjs')).href;
  const { startEmulator } = (await import(entryPoint)) as typeof EmulatorModule;
  emulator = await startEmulator({ port: 0, lenient: true });
  proxyTo(servers.emulated, emulator.origin);
  hostPage = await bundle('test/browser/compat/host-page.ts', 'hostPage');
});

test.afterAll(() => emulator.close());

/** Runs the host page with a library's script; gives what it saw. */
async function seenWith(page: Page, { host, emulated }: Servers, script: string): Promise<unknown[]> {
  host.serve('/host-page.js', hostPage);
  const { origin } = emulated;
  await page.goto(
    host.page(
      '/host-page',
      `<body>
        <div id="report" style="height: 400px"></div>
        <div id="declared"><div
          style="height: 300px"
          powerbi-type="report" powerbi-name="kpi" powerbi-access-token="any" powerbi-report-id="staff-overview"
          powerbi-embed-url="${origin}/reportEmbed"
          powerbi-settings-filter-pane-enabled="false" powerbi-settings-nav-content-pane-enabled="true"
        ></div></div>
        <script src="${script}"></script><script src="/host-page.js"></script>`,
    ),
  );
  return page.evaluate(async (address) => {
    // a frame refuses with a plain object, which would not be readable in the test's report
    await window.runHostPage(address).catch((reason: unknown) => window.seen.push(['failed', reason]));
    return window.seen;
  }, origin);
}

test('a host page of the published client sees the same with the script that replaces it', async ({
  page,
  servers,
}) => {
  const published = await seenWith(page, servers, '/powerbi-client/2.24.1/powerbi.js');
  expect(published.at(-1)).toEqual(['own service', 0, true]);
  expect(await seenWith(page, servers, '/dist/vitrine.compat.umd.min.js')).toEqual(published);
});

test('a component of the page’s own works the same, its own calls included', async ({ page, servers }) => {
  const { host, provider } = servers;
  host.serve('/component-page.js', await bundle('test/browser/compat/component-page.ts', 'componentPage'));
  const observed: unknown[] = [];
  for (const script of ['/powerbi-client/2.24.1/powerbi.js', '/dist/vitrine.compat.umd.js']) {
    await page.goto(
      host.page(
        '/component-page',
        `<body><div id="gauge"></div><script src="${script}"></script><script src="/component-page.js"></script>`,
      ),
    );
    const seen = page.evaluate((origin) => {
      const asked = new Promise((resolve) => window.addEventListener('gauge-asked', resolve));
      Object.assign(window, { asked });
      return window.runComponentPage(origin);
    }, provider.origin);
    await page.waitForFunction(() => (window as unknown as { asked: Promise<unknown> }).asked);
    const frame = await fakeFrame(page);
    await frame.emit('/gauge/{uid}/events/needleMoved', { value: 7 });
    const calls = await frame.requests();
    observed.push({ seen: await seen, calls: calls.filter((call) => call !== 'POST /frontload/config').sort() });
  }
  expect(observed[0]).toMatchObject({ calls: ['GET /getCorrelationId', 'POST /gauge/load', 'POST /gauge/stop'] });
  expect(observed[1]).toEqual(observed[0]);
});
