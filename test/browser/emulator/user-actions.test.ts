import type { CommandTriggeredEvent, Report } from '../../../src';
import type {} from '../../../src/emulator/frame/main';
import { expect, test } from '../support/fixtures';
import { allPanes, embedContent, reportConfig } from './embed';

test('users can spotlight a visual, zoom, add bookmarks and save a copy in the frame', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, { settings: allPanes }),
  );
  await frame.locator('[data-visual="headcount"]').hover();
  await frame.getByRole('button', { name: 'Options for Headcount', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Spotlight' }).click();
  await expect(frame.locator('.visual.dimmed')).toHaveCount(9);
  await frame.getByRole('textbox', { name: 'Bookmark name' }).fill('Mine');
  await frame.getByRole('button', { name: 'Add' }).click();
  await frame.locator('[data-visual="headcount"]').hover();
  await frame.getByRole('button', { name: 'Options for Headcount', exact: true }).click();
  await frame.getByRole('menuitem', { name: 'Spotlight' }).click();
  await expect(frame.locator('.visual.dimmed')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(frame.locator('.visual.dimmed')).toHaveCount(9);
  await frame.getByRole('button', { name: 'Zoom in' }).click();
  await expect(frame.locator('.zoom output')).toHaveText('110%');
  await frame.getByRole('button', { name: 'Save as' }).click();
  await frame.getByRole('textbox', { name: 'Report name' }).fill('Copy');
  await frame.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
});

test('a fault in the embed URL reloads the frame, and `vitrineEmulator` crashes and navigates it', async ({
  page,
  servers,
  emulator,
}) => {
  const options = { emulator, host: servers.host };
  const urlWithFaults = (faults: string) =>
    `${emulator.embedUrl('staff-overview')}&faults=${encodeURIComponent(faults)}`;
  let frame = await embedContent(
    page,
    options,
    reportConfig(emulator, { embedUrl: urlWithFaults('reload:0@/report/load') }),
  );
  await expect(frame.getByText('Headcount by team')).toBeVisible();
  expect(new URL(frame.url()).searchParams.get('reloaded')).toBe('true');
  frame = await embedContent(page, options, reportConfig(emulator));
  await frame.evaluate(() => window.vitrineEmulator?.crash());
  await expect(frame.getByText('The frame has crashed')).toBeVisible();
  frame = await embedContent(page, options, reportConfig(emulator));
  const navigated = page.waitForEvent('framenavigated', (each) => each.url().endsWith('/elsewhere'));
  await frame.evaluate(() => window.vitrineEmulator?.navigate(`${location.origin}/elsewhere`));
  await navigated;
});

test('a paginated report fits the frame’s width until the user sets a zoom level', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 1000 },
    { type: 'report', id: 'staff-overview', embedUrl: emulator.paginatedUrl('staff-overview') },
  );
  const sheet = frame.locator('.sheet');
  const sheetWidth = () => sheet.evaluate((element) => element.getBoundingClientRect().width);
  const resizeArea = (width: number) =>
    page.locator('#container').evaluate((element, pixels) => {
      element.style.width = `${String(pixels)}px`;
      return pixels - 48;
    }, width);
  const endOf = (selector: string) =>
    sheet.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().right));
  for (const width of [960, 880, 820]) {
    const area = await resizeArea(width);
    await expect.poll(async () => Math.round(area - (await sheetWidth()))).toBe(0);
    expect(await endOf('table')).toBe(await endOf('h2'));
  }
  const zoomOf = async () => Number(await sheet.evaluate((element) => getComputedStyle(element).zoom));
  // In a wide frame, the sheet is enlarged by up to 30 %.
  await resizeArea(1600);
  await expect.poll(zoomOf).toBe(1.3);
  expect(await endOf('table')).toBe(await endOf('h2'));
  // In a narrower frame, the sheet is as wide as the frame, with text of at least 11 px. Links are in the first column.
  const sheets = frame.locator('.sheets');
  const hiddenWidth = (part = sheets) => part.evaluate((element) => element.scrollWidth - element.clientWidth);
  const table = sheet.locator('.scroller');
  const paddings = { 640: 48, 560: 20, 390: 16, 360: 8, 320: 8 };
  const narrowTo = async (width: keyof typeof paddings) => {
    await resizeArea(width);
    await expect.poll(async () => Math.round(width - paddings[width] - (await sheetWidth()))).toBe(0);
    expect(await hiddenWidth()).toBe(0);
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    await expect(table.getByRole('link', { name: 'West Loop' })).toHaveAttribute('href', /west-loop$/);
  };
  const zoomLabel = frame.locator('option[value="fit"]');
  for (const width of [640, 560] as const) {
    await narrowTo(width);
    await expect(zoomLabel).toHaveText('Auto');
    expect(await hiddenWidth(table)).toBe(0);
    expect(await zoomOf()).toBeGreaterThanOrEqual(0.92);
  }
  // If the columns do not fit, the table scrolls. Its first column stays in view.
  for (const width of [390, 360, 320] as const) {
    await narrowTo(width);
    expect(await zoomOf()).toBe(0.92);
    await expect(zoomLabel).toHaveText('Auto');
    expect(await hiddenWidth(table)).toBeGreaterThan(0);
  }
  const leftOf = async (index: number) => (await table.locator('thead th').nth(index).boundingBox())!.x;
  const [first, last] = [await leftOf(0), await leftOf(5)];
  await table.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  expect(await leftOf(0)).toBe(first);
  expect(await leftOf(5)).toBeLessThan(last);
  await frame.getByRole('combobox', { name: 'Zoom' }).selectOption('150%');
  await expect(sheet).toHaveCSS('zoom', '1.5');
  expect(await hiddenWidth()).toBeGreaterThan(0);
});

test('the placeholders match the type of the content that is loading', async ({ page, servers, emulator }) => {
  // The requests for content never receive a response.
  await page.route('**/content/**', () => undefined);
  const report = { type: 'report', id: 'staff-overview' };
  const url = emulator.embedUrl('staff-overview');
  const configs: readonly (readonly [count: number, config: object])[] = [
    [7, { ...report, embedUrl: url }],
    [1, { ...report, embedUrl: emulator.paginatedUrl('staff-overview') }],
    [1, { ...report, type: 'visual', embedUrl: url, pageName: 'overview', visualName: 'headcount' }],
    [2, { type: 'qna', embedUrl: emulator.qnaUrl(), datasetIds: ['staff-data'] }],
  ];
  for (const [count, config] of configs) {
    void embedContent(page, { emulator, host: servers.host }, config).catch(() => undefined);
    const placeholders = page.frameLocator('#container iframe').locator('.placeholder:visible');
    await expect(placeholders).toHaveCount(count);
  }
});

test('a paginated report can be exported while its parameters are open', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 1000 },
    { type: 'report', id: 'staff-overview', embedUrl: emulator.paginatedUrl('staff-overview') },
  );
  await frame.getByRole('button', { name: 'Parameters' }).click();
  await frame.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    // the parameters must not cover the menu
    frame.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Staff overview.csv');
});

test('a drop-down slicer closes on Escape, on a click outside and when focus leaves it, but not after a selection', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, { pageName: 'locations' }),
  );
  const slicer = frame.locator('[data-visual="ownership-slicer"]');
  const button = slicer.locator('summary');
  const option = slicer.getByRole('checkbox').first();
  await button.click();
  await option.check();
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await frame.getByRole('heading', { name: 'All locations' }).click();
  await expect(option).toBeHidden();
  await button.click();
  await expect(option).toBeVisible();
  await frame.getByRole('button', { name: 'Hiring' }).focus();
  await expect(option).toBeHidden();
});

test('a selection in a list slicer keeps the height of the list and stays in view', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 960, height: 540 },
    reportConfig(emulator),
  );
  const slicer = frame.getByRole('region', { name: 'Region' });
  const list = slicer.getByRole('group', { name: 'Region' });
  const before = await list.boundingBox();
  await slicer.getByRole('checkbox', { name: 'South' }).check();
  const clear = slicer.getByRole('button', { name: 'Clear' });
  await expect(clear).toBeVisible();
  expect(await list.boundingBox()).toEqual(before);
  await expect(slicer.getByRole('checkbox', { name: 'South' })).toBeInViewport({ ratio: 1 });
  await clear.click();
  await expect(clear).toBeHidden();
  await expect(slicer.getByRole('checkbox', { name: 'Midwest' })).toBeFocused();
  expect(await slicer.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('the rows of a list slicer that scrolls are not tightened on large pages', async ({ page, servers, emulator }) => {
  const config = reportConfig(emulator, { pageName: 'locations' });
  const frame = await embedContent(page, { emulator, host: servers.host, width: 1440, height: 900 }, config);
  const rows = frame.locator('[data-visual="city-slicer"] .option');
  const [first, second] = [(await rows.nth(0).boundingBox())!, (await rows.nth(1).boundingBox())!];
  expect(second.y - first.y).toBeGreaterThanOrEqual(26);
});

test('a slicer keeps its width under the pointer on phones', async ({ page, servers, emulator }) => {
  const config = reportConfig(emulator, { pageName: 'locations' });
  const frame = await embedContent(page, { emulator, host: servers.host, width: 480 }, config);
  const slicer = frame.locator('[data-visual="city-slicer"]');
  const field = slicer.locator('summary');
  const before = await field.boundingBox();
  await slicer.hover();
  await expect(slicer.locator('.header-buttons')).toHaveCSS('opacity', '1');
  expect(await field.boundingBox()).toEqual(before);
  await field.click();
  const list = (await slicer.locator('.drop').boundingBox())!;
  // The list may be wider than the field, depending on its longest value.
  expect(Math.round(list.x + list.width)).toBe(Math.round(before!.x + before!.width));
});

test('a page that fits into its frame cannot be scrolled out of view', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 1200 },
    reportConfig(emulator, { settings: { panes: { filters: { visible: true, expanded: true } } } }),
  );
  const viewport = frame.locator('.viewport');
  await expect(frame.locator('[data-visual="headcount-region"]')).toBeVisible();
  const offsets = await viewport.evaluate((element) => {
    element.scrollTo(200, 200);
    return [element.scrollLeft, element.scrollTop];
  });
  expect(offsets).toEqual([0, 0]);
});

test('a page is shown from the top after another page was scrolled', async ({ page, servers, emulator }) => {
  const frame = await embedContent(page, { emulator, host: servers.host, width: 380 }, reportConfig(emulator));
  const viewport = frame.locator('.viewport');
  const scrollTop = () => viewport.evaluate((element) => element.scrollTop);
  await viewport.evaluate((element) => element.scrollTo(0, 400));
  expect(await scrollTop()).toBe(400);
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(frame.getByText('Open positions')).toBeVisible();
  expect(await scrollTop()).toBe(0);
});

test('a table that scrolls shows whole rows at each scroll position, and their number next to its title', async ({
  page,
  servers,
  emulator,
}) => {
  for (const [width, pageName] of [
    [1100, 'locations'],
    [1100, 'hiring'],
    [740, 'locations'],
  ] as const) {
    const frame = await embedContent(
      page,
      { emulator, host: servers.host, width },
      reportConfig(emulator, { pageName }),
    );
    const scroller = frame.locator('.scroller').filter({ has: frame.locator('tfoot') });
    const measured = () =>
      scroller.evaluate((element) => {
        const [head, totals] = ['thead', 'tfoot'].map((part) => element.querySelector(part)!.getBoundingClientRect());
        const rows = [...element.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect());
        const middles = rows.map(({ top, bottom }) => (top + bottom) / 2);
        const edges = [head!.bottom, totals!.top];
        // the line below the header covers the padding above the first row, and scroll positions are rounded
        const cut = rows.filter(({ top, bottom }) => edges.some((edge) => top < edge - 5 && bottom > edge + 5));
        return {
          isScrolled: element.scrollTop > 0,
          cut: cut.length,
          visible: middles.filter((middle) => middle > edges[0]! && middle < edges[1]!).length,
          count: rows.length,
          isWholeLine:
            getComputedStyle(element.querySelector('tfoot tr > :last-child')!, '::before').width ===
            `${String(totals!.width)}px`,
        };
      });
    const { visible, count, ...start } = await measured();
    expect(start).toEqual({ isScrolled: false, cut: 0, isWholeLine: true });
    expect(visible).toBeLessThan(count);
    const visual = frame.locator('.visual').filter({ has: scroller });
    await expect(visual.locator('.row-count')).toHaveText(`${String(visible)} of ${String(count)} rows`);
    // not a multiple of a row's height, like the distances of wheels and touch pads
    await scroller.evaluate((element) => {
      element.scrollBy(0, 33);
    });
    await expect.poll(measured).toEqual({ isScrolled: true, cut: 0, visible, count, isWholeLine: true });
    await scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await expect.poll(measured).toEqual({ isScrolled: true, cut: 0, visible, count, isWholeLine: true });
  }
});

test('a command in a context menu applies to the row or bar that the menu was opened on', async ({
  page,
  servers,
  emulator,
}) => {
  const extend = { visualContextMenu: { title: 'Call' } };
  const settings = { extensions: { commands: [{ name: 'call', title: 'Call', extend }] } };
  const commandOn = async (pageName: string, selector: string) => {
    const options = { emulator, host: servers.host };
    const frame = await embedContent(page, options, reportConfig(emulator, { pageName, settings }));
    const triggered = page.evaluate(
      () =>
        new Promise<CommandTriggeredEvent>((resolve) => {
          (window as unknown as { embedded: Report }).embedded.on('commandTriggered', ({ detail }) => resolve(detail));
        }),
    );
    // not checked, because the chart draws the highlight of a bar's category over the bar
    await frame.locator(selector).first().click({ button: 'right', force: true });
    await frame.getByRole('menuitem', { name: 'Call' }).click();
    return (await triggered).dataPoints?.map(({ identity }) => identity.map(({ equals }) => equals));
  };
  expect(await commandOn('people', 'tbody tr')).toEqual([[expect.any(String)]]);
  expect(await commandOn('overview', '[data-visual="top-locations"] .chart path[fill^="#"]')).toEqual([
    [expect.any(String)],
  ]);
});
