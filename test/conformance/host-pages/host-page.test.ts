import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type * as EmulatorModule from '../../../src/emulator';
import { bundle } from '../../browser/support/bundle';
import { fakeFrame } from '../../browser/support/fake-frames';
import { expect, test } from '../../browser/support/fixtures';
import { proxyTo, type Servers } from '../../browser/support/servers';

let emulator: EmulatorModule.Emulator;
let hostPage: string;

test.beforeAll(async ({ servers }) => {
  // The built entry point, as installed by consumers.
  const entryPoint = pathToFileURL(resolve('dist/emulator/index.mjs')).href;
  const { startEmulator } = (await import(entryPoint)) as typeof EmulatorModule;
  emulator = await startEmulator({ port: 0, lenient: true });
  proxyTo(servers.emulated, emulator.origin);
  hostPage = await bundle('test/conformance/host-pages/host-page.ts', 'hostPage');
});

test.afterAll(() => emulator.close());

/** Runs the host page with a library's script and returns its observations. */
async function observationsWith(page: Page, { host, emulated }: Servers, script: string): Promise<unknown[]> {
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
  return page.evaluate(async (emulatorOrigin) => {
    // Rejections from a frame are plain objects, which the test report would not show.
    await window.runHostPage(emulatorOrigin).catch((reason: unknown) => window.observations.push(['failed', reason]));
    return window.observations;
  }, origin);
}

test('a powerbi-client host page gets the same results from the compat script', async ({ page, servers }) => {
  const expected = await observationsWith(page, servers, '/powerbi-client/2.24.1/powerbi.js');
  expect(expected.at(-1)).toEqual(['new service', 0, true]);
  expect(await observationsWith(page, servers, '/dist/vitrine.compat.umd.min.js')).toEqual(expected);
});

test("a page's custom component works the same with powerbi-client and the compat script, including its requests", async ({
  page,
  servers,
}) => {
  const { host, provider } = servers;
  host.serve('/component-page.js', await bundle('test/conformance/host-pages/component-page.ts', 'componentPage'));
  const results: unknown[] = [];
  for (const script of ['/powerbi-client/2.24.1/powerbi.js', '/dist/vitrine.compat.umd.js']) {
    await page.goto(
      host.page(
        '/component-page',
        `<body><div id="gauge"></div><script src="${script}"></script><script src="/component-page.js"></script>`,
      ),
    );
    const observations = page.evaluate((origin) => {
      const requestsSent = new Promise((resolve) => window.addEventListener('gauge-requests-sent', resolve));
      Object.assign(window, { requestsSent });
      return window.runComponentPage(origin);
    }, provider.origin);
    await page.waitForFunction(() => (window as unknown as { requestsSent: Promise<unknown> }).requestsSent);
    const frame = await fakeFrame(page);
    await frame.emit('/gauge/{uid}/events/needleMoved', { value: 7 });
    const requests = await frame.requests();
    results.push({
      observations: await observations,
      requests: requests.filter((request) => request !== 'POST /frontload/config').sort(),
    });
  }
  expect(results[0]).toMatchObject({ requests: ['GET /getCorrelationId', 'POST /gauge/load', 'POST /gauge/stop'] });
  expect(results[1]).toEqual(results[0]);
});
