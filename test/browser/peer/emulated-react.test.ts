import type { Page } from '@playwright/test';
import type * as Peer from 'powerbi-client';
import type { Emulator } from '../../../src/emulator';
import { bundle } from '../support/bundle';
import { expect, test as base } from '../support/fixtures';
import type { Servers } from '../support/servers';
import { frameOf, startEmulated } from './emulated';
import type {} from './react-app';

const test = base.extend<object, { emulator: Emulator; app: string }>({
  emulator: [
    async ({ servers }, use) => {
      const emulator = await startEmulated(servers);
      await use(emulator);
      await emulator.close();
    },
    { scope: 'worker' },
  ],
  app: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await use(await bundle('test/browser/peer/react-app.tsx', 'app'));
    },
    { scope: 'worker' },
  ],
});

const at = 'https://emulator.powerbi.com';

/** Opens the app of the published React wrapper. */
async function open(page: Page, { host }: Servers, app: string): Promise<void> {
  host.serve('/react-peer.js', app);
  const style = '<style>.embedded { width: 1200px; height: 700px; }</style>';
  await page.goto(
    host.page('/react-peer', `${style}<body><div id="stage"></div><script src="/react-peer.js"></script>`),
  );
}

const show = (page: Page, config: object | undefined, phased = false) =>
  page.evaluate(([props, later]) => window.peer.show(props as never, later), [config, phased] as const);
const heard = (page: Page, name: string) => expect.poll(() => page.evaluate(() => window.peer.heard)).toContain(name);

test('the published React wrapper shows a report, tells its events and hands out its embed', async ({
  page,
  servers,
  emulator,
  app,
}) => {
  await open(page, servers, app);
  const accessToken = await emulator.createToken();
  const config = {
    type: 'report',
    id: 'staff-overview',
    embedUrl: `${at}/reportEmbed?reportId=staff-overview`,
    tokenType: 1,
    accessToken,
  };
  await show(page, config);
  await heard(page, 'rendered');
  const frame = await frameOf(page);
  await frame.getByRole('checkbox', { name: 'Pacific' }).check();
  await heard(page, 'dataSelected');
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await heard(page, 'pageChanged');
  const pages = await page.evaluate(async () => (await (window.peer.embed as Peer.Report).getPages()).length);
  expect(pages).toBe(5);
  // another page in the properties: the wrapper embeds again
  await page.evaluate(() => (window.peer.heard.length = 0));
  await show(page, { ...config, pageName: 'people' });
  await heard(page, 'rendered');
  await expect(frame.getByText('Teams at a glance')).toBeVisible();
  await show(page, undefined);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => window.peer.heard)).not.toContain('error');
});

test('the published React wrapper loads in phases', async ({ page, servers, emulator, app }) => {
  await open(page, servers, app);
  const embedUrl = `${at}/reportEmbed?reportId=staff-overview`;
  await show(
    page,
    { type: 'report', id: 'staff-overview', embedUrl, tokenType: 1, accessToken: await emulator.createToken() },
    true,
  );
  await heard(page, 'loaded');
  expect(await page.evaluate(() => window.peer.heard)).not.toContain('rendered');
  await page.evaluate(() => (window.peer.embed as Peer.Report).render());
  await heard(page, 'rendered');
});

test('the published React wrapper begins without a token and goes on with one', async ({
  page,
  servers,
  emulator,
  app,
}) => {
  await open(page, servers, app);
  const config = {
    type: 'report',
    id: 'staff-overview',
    embedUrl: `${at}/reportEmbed?reportId=staff-overview`,
    tokenType: 1,
  };
  await show(page, config);
  await expect(page.locator('iframe')).toHaveCount(1);
  // only a frame that has loaded is given the token
  await page.evaluate(async () => {
    const { iframe } = window.peer.embed!;
    if (!(window.peer.embed as unknown as { iframeLoaded: boolean }).iframeLoaded)
      await new Promise((done) => iframe.addEventListener('load', done, { once: true }));
  });
  await show(page, { ...config, accessToken: await emulator.createToken() });
  await heard(page, 'rendered');
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
  test(`the published React wrapper shows a ${type} and tells what happens in it`, async ({
    page,
    servers,
    emulator,
    app,
  }) => {
    await open(page, servers, app);
    await show(page, {
      type,
      ...config,
      embedUrl: `${at}/${path}`,
      tokenType: 1,
      accessToken: await emulator.createToken(),
    });
    await heard(page, 'rendered');
    await (await frameOf(page)).locator(action).first().click();
    await heard(page, event);
    expect(await page.evaluate(() => window.peer.heard)).not.toContain('error');
  });
}

test('the published React wrapper begins a new report', async ({ page, servers, emulator, app }) => {
  await open(page, servers, app);
  await show(page, {
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
