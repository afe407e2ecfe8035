import type { Page } from '@playwright/test';
import type * as PowerBIClient from 'powerbi-client';
import type { Emulator } from '../../../src/emulator';
import { bundle } from '../../browser/support/bundle';
import { expect, test } from '../../browser/support/fixtures';
import { frameOf, startPowerBIEmulator } from './client-page';
import type {} from './react-app';

// All tests share one page and reload the app in it, because opening a page takes longer than most of the tests.
let emulator: Emulator;
let page: Page;

test.beforeAll(async ({ browser, servers }) => {
  servers.host.serve('/powerbi-client-react.js', await bundle('test/conformance/emulator/react-app.tsx', 'app'));
  emulator = await startPowerBIEmulator(servers);
  page = await browser.newPage({ ignoreHTTPSErrors: true });
});

test.afterAll(async () => {
  await page.close();
  await emulator.close();
});

const origin = 'https://emulator.powerbi.com';

test.beforeEach(async ({ servers: { host } }) => {
  const style = '<style>.embedded { width: 1200px; height: 700px; }</style>';
  await page.goto(
    host.page(
      '/powerbi-client-react',
      `${style}<body><div id="container"></div><script src="/powerbi-client-react.js"></script>`,
    ),
  );
});

const show = (config: object | undefined, phased = false) =>
  page.evaluate(([props, isPhased]) => window.wrapperPage.show(props as never, isPhased), [config, phased] as const);
const expectEvent = (name: string) =>
  expect.poll(() => page.evaluate(() => window.wrapperPage.receivedEvents)).toContain(name);

test('powerbi-client-react renders a report, emits its events and provides its embed', async () => {
  const accessToken = await emulator.createToken();
  const config = {
    type: 'report',
    id: 'staff-overview',
    embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
    tokenType: 1,
    accessToken,
  };
  await show(config);
  await expectEvent('rendered');
  const frame = await frameOf(page);
  await frame.getByRole('checkbox', { name: 'Pacific' }).check();
  await expectEvent('dataSelected');
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expectEvent('pageChanged');
  const pages = await page.evaluate(
    async () => (await (window.wrapperPage.embed as PowerBIClient.Report).getPages()).length,
  );
  expect(pages).toBe(5);
  // The wrapper embeds the content again when the page name in the props changes.
  await page.evaluate(() => (window.wrapperPage.receivedEvents.length = 0));
  await show({ ...config, pageName: 'people' });
  await expectEvent('rendered');
  await expect(frame.getByText('Teams at a glance')).toBeVisible();
  await show(undefined);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => window.wrapperPage.receivedEvents)).not.toContain('error');
});

test('powerbi-client-react loads a report in phases', async () => {
  const embedUrl = `${origin}/reportEmbed?reportId=staff-overview`;
  await show(
    { type: 'report', id: 'staff-overview', embedUrl, tokenType: 1, accessToken: await emulator.createToken() },
    true,
  );
  await expectEvent('loaded');
  expect(await page.evaluate(() => window.wrapperPage.receivedEvents)).not.toContain('rendered');
  await page.evaluate(() => (window.wrapperPage.embed as PowerBIClient.Report).render());
  await expectEvent('rendered');
});

test('powerbi-client-react creates the frame without a token and loads the report once it has a token', async () => {
  const config = {
    type: 'report',
    id: 'staff-overview',
    embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
    tokenType: 1,
  };
  await show(config);
  await expect(page.locator('iframe')).toHaveCount(1);
  // The wrapper sends the token only to a frame that has loaded.
  await page.evaluate(async () => {
    const { iframe } = window.wrapperPage.embed!;
    if (!(window.wrapperPage.embed as unknown as { iframeLoaded: boolean }).iframeLoaded)
      await new Promise((done) => iframe.addEventListener('load', done, { once: true }));
  });
  await show({ ...config, accessToken: await emulator.createToken() });
  await expectEvent('rendered');
});

for (const [type, path, config, action, event] of [
  [
    'visual',
    'reportEmbed?reportId=staff-overview',
    { id: 'staff-overview', pageName: 'overview', visualName: 'headcount' },
    '.card-value',
    'visualClicked',
  ],
  ['dashboard', 'dashboardEmbed?dashboardId=staff-dashboard', { id: 'staff-dashboard' }, '.cover', 'tileClicked'],
  ['tile', 'embed', { id: 'headcount', dashboardId: 'staff-dashboard' }, '.cover', 'tileClicked'],
  ['qna', 'qnaEmbed', { datasetIds: ['staff-data'] }, '.suggestions button', 'visualRendered'],
] as const) {
  test(`powerbi-client-react renders a ${type} and emits its events`, async () => {
    await show({
      type,
      ...config,
      embedUrl: `${origin}/${path}`,
      tokenType: 1,
      accessToken: await emulator.createToken(),
    });
    await expectEvent('rendered');
    await (await frameOf(page)).locator(action).first().click();
    await expectEvent(event);
    expect(await page.evaluate(() => window.wrapperPage.receivedEvents)).not.toContain('error');
  });
}

test('powerbi-client-react creates a report', async () => {
  await show({
    type: 'create',
    datasetId: 'staff-data',
    embedUrl: `${origin}/reportEmbed`,
    tokenType: 1,
    accessToken: await emulator.createToken(),
  });
  await expect((await frameOf(page)).getByText('Build visuals with your data')).toBeVisible();
  const name = await page.evaluate(
    () =>
      new Promise((done) => {
        const embed = window.wrapperPage.embed as PowerBIClient.Create;
        embed.on('saved', (event) => done((event as unknown as { detail: { reportName: string } }).detail.reportName));
        void embed.saveAs({ name: 'Mine' });
      }),
  );
  expect(name).toBe('Mine');
});
