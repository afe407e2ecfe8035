import type { Page } from '@playwright/test';
import type * as Peer from 'powerbi-client';
import type { Emulator } from '../../../src/emulator';
import { bundle } from '../support/bundle';
import { expect, test } from '../support/fixtures';
import { frameOf, startEmulated } from './emulated';
import type {} from './react-app';

// One page for all tests, which each opens the app anew in: another page costs more than most of them.
let emulator: Emulator;
let page: Page;

test.beforeAll(async ({ browser, servers }) => {
  servers.host.serve('/react-peer.js', await bundle('test/browser/peer/react-app.tsx', 'app'));
  emulator = await startEmulated(servers);
  page = await browser.newPage({ ignoreHTTPSErrors: true });
});

test.afterAll(async () => {
  await page.close();
  await emulator.close();
});

const at = 'https://emulator.powerbi.com';

test.beforeEach(async ({ servers: { host } }) => {
  const style = '<style>.embedded { width: 1200px; height: 700px; }</style>';
  await page.goto(
    host.page('/react-peer', `${style}<body><div id="stage"></div><script src="/react-peer.js"></script>`),
  );
});

const show = (config: object | undefined, phased = false) =>
  page.evaluate(([props, later]) => window.peer.show(props as never, later), [config, phased] as const);
const heard = (name: string) => expect.poll(() => page.evaluate(() => window.peer.heard)).toContain(name);

test('the published React wrapper shows a report, tells its events and hands out its embed', async () => {
  const accessToken = await emulator.createToken();
  const config = {
    type: 'report',
    id: 'staff-overview',
    embedUrl: `${at}/reportEmbed?reportId=staff-overview`,
    tokenType: 1,
    accessToken,
  };
  await show(config);
  await heard('rendered');
  const frame = await frameOf(page);
  await frame.getByRole('checkbox', { name: 'Pacific' }).check();
  await heard('dataSelected');
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await heard('pageChanged');
  const pages = await page.evaluate(async () => (await (window.peer.embed as Peer.Report).getPages()).length);
  expect(pages).toBe(5);
  // another page in the properties: the wrapper embeds again
  await page.evaluate(() => (window.peer.heard.length = 0));
  await show({ ...config, pageName: 'people' });
  await heard('rendered');
  await expect(frame.getByText('Teams at a glance')).toBeVisible();
  await show(undefined);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => window.peer.heard)).not.toContain('error');
});

test('the published React wrapper loads in phases', async () => {
  const embedUrl = `${at}/reportEmbed?reportId=staff-overview`;
  await show(
    { type: 'report', id: 'staff-overview', embedUrl, tokenType: 1, accessToken: await emulator.createToken() },
    true,
  );
  await heard('loaded');
  expect(await page.evaluate(() => window.peer.heard)).not.toContain('rendered');
  await page.evaluate(() => (window.peer.embed as Peer.Report).render());
  await heard('rendered');
});

test('the published React wrapper begins without a token and goes on with one', async () => {
  const config = {
    type: 'report',
    id: 'staff-overview',
    embedUrl: `${at}/reportEmbed?reportId=staff-overview`,
    tokenType: 1,
  };
  await show(config);
  await expect(page.locator('iframe')).toHaveCount(1);
  // only a frame that has loaded is given the token
  await page.evaluate(async () => {
    const { iframe } = window.peer.embed!;
    if (!(window.peer.embed as unknown as { iframeLoaded: boolean }).iframeLoaded)
      await new Promise((done) => iframe.addEventListener('load', done, { once: true }));
  });
  await show({ ...config, accessToken: await emulator.createToken() });
  await heard('rendered');
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
  test(`the published React wrapper shows a ${type} and tells what happens in it`, async () => {
    await show({
      type,
      ...config,
      embedUrl: `${at}/${path}`,
      tokenType: 1,
      accessToken: await emulator.createToken(),
    });
    await heard('rendered');
    await (await frameOf(page)).locator(action).first().click();
    await heard(event);
    expect(await page.evaluate(() => window.peer.heard)).not.toContain('error');
  });
}

test('the published React wrapper begins a new report', async () => {
  await show({
    type: 'create',
    datasetId: 'staff-data',
    embedUrl: `${at}/reportEmbed`,
    tokenType: 1,
    accessToken: await emulator.createToken(),
  });
  await expect((await frameOf(page)).getByText('Add a visual')).toBeVisible();
  const name = await page.evaluate(
    () =>
      new Promise((done) => {
        const embed = window.peer.embed as Peer.Create;
        embed.on('saved', (event) => done((event as unknown as { detail: { reportName: string } }).detail.reportName));
        void embed.saveAs({ name: 'Mine' });
      }),
  );
  expect(name).toBe('Mine');
});
