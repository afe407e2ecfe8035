import type { Page } from '@playwright/test';
import type * as PowerBIClient from 'powerbi-client';
import type { Emulator } from '../../../src/emulator';
import { expect, test } from '../../browser/support/fixtures';
import { frameOf, openClientPage, startPowerBIEmulator } from './client-page';
import { orders } from './order-data';

// All tests share one page, because opening a page takes longer than most of the tests. Each test embeds new content.
let emulator: Emulator;
let page: Page;

test.beforeAll(async ({ browser, servers }) => {
  emulator = await startPowerBIEmulator(servers);
  page = await browser.newPage({ hasTouch: true, ignoreHTTPSErrors: true });
  await openClientPage(page, servers);
});

test.afterAll(async () => {
  await page.close();
  await emulator.close();
});

/** Embeds emulator content and waits until it is rendered. */
async function embed(path: string, config: object, method: 'embed' | 'createReport' | 'quickCreate' = 'embed') {
  await page.evaluate(
    ([embedUrl, fields, name]) =>
      window
        .embedAndWait((element) => window.powerbi[name](element, { tokenType: 1, embedUrl, ...fields } as never))
        .then(() => undefined),
    [`https://emulator.powerbi.com/${path}`, config, method] as const,
  );
}

/** Waits until the embed has emitted an event. */
const expectEvent = (name: string) => expect.poll(() => page.evaluate(() => window.receivedEvents)).toContain(name);

/** Returns the supported events that the embed has not emitted. */
const missingEvents = () =>
  page.evaluate(() => {
    const { allowedEvents } = window.embed as unknown as { allowedEvents: string[] };
    return [...new Set(allowedEvents)].filter((name) => !window.receivedEvents.includes(name)).sort();
  });

/** Expires the token and waits for the `error` event. The embed rejects all requests afterward. */
async function expireToken(): Promise<void> {
  await (await frameOf(page)).evaluate(() => window.vitrineEmulator?.expireToken());
  await expectEvent('error');
}

test('user actions and API calls emit every report event', async () => {
  const accessToken = await emulator.createToken();
  const report = { type: 'report', id: 'staff-overview', accessToken, permissions: 7 };
  const settings = {
    visualRenderedEvents: true,
    hyperlinkClickBehavior: 2,
    useCustomSaveAsDialog: true,
    bars: { actionBar: { visible: true } },
    panes: { selection: { visible: true } },
  };
  await embed('reportEmbed?reportId=staff-overview', { ...report, settings });
  const frame = await frameOf(page);
  await frame.getByRole('checkbox', { name: 'Pacific' }).check();
  await expectEvent('dataSelected');
  await expectEvent('filtersApplied');
  await frame.locator('[data-visual="headcount"] .card-value').click();
  await expectEvent('visualClicked');
  await page.locator('#outside').click();
  await expectEvent('blur');
  await page.evaluate(() => (window.embed as PowerBIClient.Report).addOptionsMenuCommand('custom', 'Custom command'));
  const menu = frame.getByRole('button', { name: 'Options for Headcount by region and contract' });
  await menu.click();
  await frame.getByRole('menuitem', { name: 'Custom command' }).click();
  await expectEvent('commandTriggered');
  await menu.click();
  await frame.getByRole('menuitem', { name: 'Export data' }).click();
  await frame.getByRole('menuitem', { name: 'Summarized data' }).click();
  await expectEvent('exportDataCompleted');
  const touch = { changedTouches: [{ identifier: 0, clientX: 300, clientY: 20 }] };
  await frame.locator('.viewport').dispatchEvent('touchstart', touch);
  await frame.locator('.viewport').dispatchEvent('touchend', touch);
  await expectEvent('swipeEnd');
  await page.evaluate(() => (window.embed as PowerBIClient.Report).bookmarksManager.apply('all-regions'));
  await expectEvent('bookmarkApplied');
  await frame.getByRole('button', { name: 'Start' }).click();
  await expectEvent('pageChanged');
  await frame.getByRole('button', { name: 'To hiring' }).click();
  await expectEvent('buttonClicked');
  await frame.getByRole('button', { name: 'Locations' }).click();
  await frame.getByRole('link').first().click();
  await expectEvent('dataHyperlinkClicked');
  await frame.getByRole('button', { name: 'Edit', exact: true }).click();
  await frame
    .getByRole('complementary', { name: 'Selection' })
    .getByRole('button', { name: 'City', exact: true })
    .click();
  await expectEvent('selectionChanged');
  await frame.getByRole('button', { name: 'Save as' }).click();
  await expectEvent('saveAsTriggered');
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  await expectEvent('saved');
  await page.evaluate(async () => {
    await (window.embed as PowerBIClient.Report).savePersistentFilters();
    // powerbi-client ignores a load within 100 ms of the previous load.
    await new Promise((done) => setTimeout(done, 110));
    await window.nextEvent('info', () => (window.embed as PowerBIClient.Report).reload());
  });
  await expireToken();
  expect(await missingEvents()).toEqual([]);
});

test('user actions in the frame emit the events for a single visual', async () => {
  const visual = {
    type: 'visual',
    id: 'staff-overview',
    pageName: 'overview',
    visualName: 'region-slicer',
    accessToken: await emulator.createToken(),
  };
  await embed('reportEmbed?reportId=staff-overview', { ...visual, settings: { visualRenderedEvents: true } });
  const frame = await frameOf(page);
  await frame.getByRole('checkbox', { name: 'Pacific' }).check();
  await expectEvent('dataSelected');
  await frame.locator('[data-visual="region-slicer"] h2').click();
  await expectEvent('visualClicked');
  await page.locator('#outside').click();
  await expectEvent('blur');
  await expireToken();
  const missing = new Set(await missingEvents());
  for (const name of ['loaded', 'rendered', 'renderingStarted', 'visualRendered', 'filtersApplied'])
    expect(missing, name).not.toContain(name);
});

test('user actions in the frame emit every supported dashboard and tile event', async () => {
  const accessToken = await emulator.createToken();
  // Dashboards and tiles have no buttons or data points and cannot be saved.
  const unsupported = ['buttonClicked', 'dataSelected', 'info', 'saveAsTriggered', 'saved'];
  await embed('dashboardEmbed?dashboardId=staff-dashboard', {
    type: 'dashboard',
    id: 'staff-dashboard',
    accessToken,
  });
  await (await frameOf(page)).getByRole('button', { name: 'Open the report for Headcount', exact: true }).click();
  await expectEvent('tileClicked');
  await expireToken();
  expect(await missingEvents()).toEqual(unsupported);
  await embed('embed', { type: 'tile', id: 'headcount', dashboardId: 'staff-dashboard', accessToken });
  await (await frameOf(page)).getByRole('button', { name: 'Open the report for Headcount' }).click();
  await expectEvent('tileClicked');
  await expireToken();
  expect(await missingEvents()).toEqual(unsupported);
});

test('user actions in the frame emit every supported Q&A event', async () => {
  await embed('qnaEmbed', { type: 'qna', datasetIds: ['staff-data'], accessToken: await emulator.createToken() });
  const frame = await frameOf(page);
  await frame.getByRole('searchbox').fill('headcount by team');
  await frame.getByRole('searchbox').press('Enter');
  await expectEvent('visualRendered');
  await expireToken();
  expect(await missingEvents()).toEqual(['buttonClicked', 'dataSelected', 'info', 'saveAsTriggered', 'saved']);
});

for (const [method, path, config] of [
  ['createReport', 'reportEmbed', { datasetId: 'staff-data' }],
  ['quickCreate', 'quickCreate', { type: 'quickCreate', datasetCreateConfig: orders }],
] as const) {
  test(`user actions in the frame emit every supported event for a report created with ${method}`, async () => {
    await embed(path, { ...config, accessToken: await emulator.createToken() }, method);
    const frame = await frameOf(page);
    if (method === 'createReport') {
      await frame.getByRole('checkbox', { name: 'Headcount', exact: true }).check();
      await frame.getByRole('checkbox', { name: 'Region', exact: true }).check();
      await frame.locator('.type-picker summary').click();
      await frame.getByRole('button', { name: 'Stacked column chart' }).first().click();
    }
    await frame.locator('.chart svg').first().click();
    await frame.getByRole('button', { name: 'Save', exact: true }).click();
    await frame.getByRole('textbox', { name: 'Report name' }).fill('Mine');
    await frame.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expectEvent('saved');
    await expireToken();
    // 'dataSelected' requires a click on a data point. A new report has no buttons or persistent filters.
    expect((await missingEvents()).filter((name) => name !== 'dataSelected')).toEqual([
      'buttonClicked',
      'info',
      'saveAsTriggered',
    ]);
  });
}
