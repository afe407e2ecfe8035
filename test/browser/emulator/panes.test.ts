import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { allPanes, embedContent, reportConfig } from './embed';

const basic = (table: string, column: string, values: string[]) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table, column },
  operator: 'In',
  values,
});

test('the filter pane shows and changes the filters on the selected visual', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, {
      settings: { panes: { filters: { visible: true, expanded: true } } },
      filters: [basic('Locations', 'Region', ['Pacific', 'Mountain'])],
    }),
  );
  const pane = frame.getByRole('complementary', { name: 'Filters' });
  await expect(pane.getByText('Select a visual to filter it.')).toBeVisible();
  const box = frame.locator('[data-visual="headcount-region"]');
  await box.getByRole('button', { name: 'Options for' }).click();
  await frame.getByRole('menuitem', { name: 'Show as a table' }).click();
  const pacific = box.getByRole('button', { name: 'Pacific' });
  await expect(pacific.first()).toBeVisible();
  const pointCount = await pacific.count();
  await pacific.first().click();
  await box.getByRole('button', { name: 'Options for' }).click();
  await frame.getByRole('menuitem', { name: 'Exclude' }).click();
  await expect(pacific).toHaveCount(pointCount - 1);
  // The buttons cover the end of the title.
  await box.getByRole('heading').click({ position: { x: 20, y: 8 } });
  const visualFilters = pane.locator('section').filter({ hasText: 'Filters on this visual' });
  await expect(visualFilters).toContainText('Headcount by region and contract');
  await visualFilters.getByRole('button', { name: 'Remove the filter' }).click();
  await expect(pacific).toHaveCount(pointCount);
  await expect(visualFilters.getByRole('button', { name: 'Remove the filter' })).toHaveCount(0);
  await expect(visualFilters.locator('.filter-text')).toHaveText(['is (All)', 'is (All)', 'is (All)', 'is (All)']);
  const reportFilters = pane.locator('section').filter({ hasText: 'Filters on all pages' });
  await reportFilters.locator('summary').click();
  await reportFilters.getByRole('checkbox', { name: 'Mountain' }).uncheck();
  await expect(box.getByRole('button', { name: 'Mountain' })).toHaveCount(0);
  await frame.locator('[data-visual="headcount"] .card-value').click();
  await expect(visualFilters).not.toContainText('Headcount by region and contract');
});

test('synced slicers share their selection until they are unsynced', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, { viewMode: 1, settings: { panes: { syncSlicers: { visible: true } } } }),
  );
  const openPage = (name: string) =>
    frame.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name }).click();
  const pane = frame.getByRole('complementary', { name: 'Sync slicers' });
  const region = pane.locator('section').filter({ hasText: 'Region' });
  const slicer = frame.getByRole('region', { name: 'Region', exact: true }).getByRole('checkbox', { name: 'Pacific' });
  await openPage('Locations');
  const fields = frame.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('checkbox', { name: 'Region', exact: true }).check();
  await fields.locator('.type-picker summary').click();
  await fields.getByRole('button', { name: 'Slicer' }).click();
  await region.getByRole('checkbox', { name: 'Overview' }).check();
  await region.getByRole('checkbox', { name: 'Locations' }).check();
  await slicer.check();
  await openPage('Overview');
  await expect(slicer).toBeChecked();
  await region.getByRole('checkbox', { name: 'Overview' }).uncheck();
  await slicer.uncheck();
  await openPage('Locations');
  await expect(slicer).toBeChecked();
  await openPage('Hiring');
  await expect(region).toHaveCount(0);
});

test('matrix rows expand one by one with the keyboard, and selecting a row filters the other visuals', async ({
  page,
  servers,
  emulator,
}) => {
  const commands = [{ expandCollapse: { displayOption: 1, selector: { visualName: 'none' } } }];
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, { pageName: 'hiring', settings: { commands } }),
  );
  const matrix = frame.locator('[data-visual="openings-matrix"]');
  const toggle = matrix.getByRole('button', { name: 'Rows under' }).first();
  const first = matrix.locator('tbody tr').first();
  const rowCount = await matrix.getByRole('row').count();
  const total = await first.locator('td').last().textContent();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeFocused();
  const children = matrix.locator('tbody tr:has(th[style])');
  await expect(children.first()).toBeVisible();
  const childCount = await children.count();
  expect(childCount).toBeGreaterThan(1);
  expect(await matrix.getByRole('row').count()).toBe(rowCount + childCount);
  const numbers = await children.locator('td:last-child').allTextContents();
  expect(numbers.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(total));
  expect(await axeViolations(frame, 'body')).toEqual([]);
  const open = frame.locator('[data-visual="open-positions"] .card-value');
  const before = await open.textContent();
  await children.first().getByRole('button').click();
  await expect(children.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(open).not.toHaveText(before ?? '');
  await toggle.press('Enter');
  await expect(children).toHaveCount(0);
});

test('bars are aligned with the edge of the frame in edit mode, and with the visuals in view mode', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator, { viewMode: 1 }));
  // The frame is so wide and low that the report page has wide margins.
  await page.locator('#container').evaluate(({ style }) => {
    style.width = '1700px';
    style.height = '420px';
  });
  await expect(frame.locator('.grip').first()).toBeAttached();
  const leftOf = async (selector: string) => (await frame.locator(selector).first().boundingBox())?.x ?? Number.NaN;
  const frameLeft = await leftOf('.report');
  await expect.poll(async () => (await leftOf('.canvas')) - frameLeft).toBeGreaterThan(40);
  expect(await leftOf('.action-bar button')).toBe(frameLeft + 16);
  await frame.getByRole('button', { name: 'Reading view' }).click();
  await expect(frame.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  const visual = '[data-visual]:has(.kpi)';
  // In view mode, the page fills the frame.
  await expect.poll(async () => (await leftOf(visual)) - frameLeft).toBeGreaterThan(16);
  expect((await leftOf(visual)) - frameLeft).toBeLessThan(40);
  // tabs have a padding of 14 px
  const tabOffset = async () => Math.abs((await leftOf('.pages button')) + 14 - (await leftOf(visual)));
  await expect.poll(tabOffset).toBeLessThan(1);
  // so narrow that the report has the phone layout, which does not show the controls of edit mode
  await page.locator('#container').evaluate(({ style }) => {
    style.width = '540px';
  });
  await expect(frame.locator('.report.phone')).toBeVisible();
  await expect(frame.locator('.grip, .handle')).toHaveCount(0);
});

test('in edit mode, titles, search boxes and sections of all panes start at the same distance from the edge', async ({
  page,
  servers,
  emulator,
}) => {
  const settings = { panes: { filters: { visible: true, expanded: true } } };
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, { viewMode: 1, settings }),
  );
  await frame.locator('[data-visual="headcount-region"] h2').click({ position: { x: 20, y: 8 } });
  await expect(frame.locator('.filter-card').first()).toBeVisible();
  const lines = [
    '.pane-name',
    '.search-box',
    '.filter-level',
    '.section > summary',
    '.type-picker',
    '.tabs',
    '.well',
    '.field-table',
  ];
  const offsetsIn = (pane: string) =>
    frame.locator(pane).evaluate((element, selectors) => {
      const { left } = element.getBoundingClientRect();
      const border = Number.parseFloat(getComputedStyle(element).borderLeftWidth);
      return selectors.flatMap((selector) =>
        [...element.querySelectorAll(selector)]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
          .map((each) => Math.round(each.getBoundingClientRect().left - left - border)),
      );
    }, lines);
  expect(new Set(await offsetsIn('.filter-pane'))).toEqual(new Set([12]));
  expect(new Set(await offsetsIn('.fields-pane'))).toEqual(new Set([12]));
  // The line between the sections is as wide as the pane.
  const fields = frame.locator('.fields-pane .section').last();
  await expect(fields).toHaveCSS('border-top-width', '1px');
  const widths = await fields.evaluate((section) => [section.clientWidth, section.parentElement?.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

test('the question box stays in place when its question is cleared', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    { type: 'qna', embedUrl: emulator.qnaUrl(), datasetIds: ['staff-data'], question: 'headcount by month' },
  );
  const box = frame.locator('.question');
  const before = await box.boundingBox();
  // The answer fills the frame.
  const answer = await frame.locator('.answer .visual').boundingBox();
  const main = await frame.getByRole('main').boundingBox();
  expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBe((main?.y ?? 0) + (main?.height ?? 0) - 16);
  await frame.getByRole('button', { name: 'Clear' }).click();
  await expect(frame.getByRole('heading', { name: 'Suggestions' })).toBeVisible();
  expect(await box.boundingBox()).toEqual(before);
});

test('on a phone, each pane opens as a sheet, and Escape closes it', async ({ page, servers, emulator }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 374 },
    reportConfig(emulator, { settings: allPanes }),
  );
  const buttons = frame.getByRole('navigation', { name: 'Panes' });
  const filters = buttons.getByRole('button', { name: 'Filters' });
  await filters.click();
  const sheet = frame.getByRole('complementary', { name: 'Filters' });
  await expect(sheet.getByText('Select a visual to filter it.')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await axeViolations(frame, 'body')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // The sheet is as tall as its content. A tap on the page above it closes it.
  await filters.click();
  const { y = 0 } = (await sheet.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(200);
  await page.mouse.click(187, 100);
  await expect(sheet).toHaveCount(0);
  await buttons.getByRole('button', { name: 'Bookmarks' }).click();
  await frame.getByRole('button', { name: 'West coast' }).click();
  await frame.getByRole('button', { name: 'Close' }).click();
  const slicer = frame.getByRole('region', { name: 'Region' });
  await slicer.getByText('Pacific').first().click();
  await expect(slicer.getByRole('checkbox', { name: 'Pacific' })).toBeChecked();
  expect(await axeViolations(frame, 'body')).toEqual([]);
});

test('on a narrow phone, KPI values fit into their cards', async ({ page, servers, emulator }) => {
  const frame = await embedContent(page, { emulator, host: servers.host, width: 320 }, reportConfig(emulator));
  const overflows = await frame.locator('.kpi').evaluateAll((cards) =>
    cards.map((card) => {
      const text = document.createRange();
      text.selectNodeContents(card.querySelector('.card-value')!);
      return text.getBoundingClientRect().right > card.getBoundingClientRect().right;
    }),
  );
  expect(overflows).toEqual([false, false, false, false]);
});

test("on a phone, a Q&A box's filter pane opens as a sheet over the answer", async ({ page, servers, emulator }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 374 },
    {
      type: 'qna',
      embedUrl: emulator.qnaUrl(),
      datasetIds: ['staff-data'],
      question: 'headcount by team in pacific',
      settings: { filterPaneEnabled: true },
    },
  );
  const answer = frame.getByRole('main');
  expect((await answer.boundingBox())?.width).toBeGreaterThan(300);
  await frame.getByRole('navigation', { name: 'Panes' }).getByRole('button', { name: 'Filters' }).click();
  const sheet = frame.getByRole('complementary', { name: 'Filters' });
  await expect(sheet.getByText('is Pacific')).toBeVisible();
  expect(await axeViolations(frame, 'body')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('printing hides the panes, and prints exact colors if the settings request them', async ({
  page,
  servers,
  emulator,
}) => {
  for (const [mode, adjust] of [
    [0, 'economy'],
    [1, 'exact'],
  ] as const) {
    const settings = { ...allPanes, printSettings: { browserPrintAdjustmentsMode: mode } };
    const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator, { settings }));
    await page.emulateMedia({ media: 'print' });
    await expect(frame.locator('.visual').first()).toHaveCSS('print-color-adjust', adjust);
    await expect(frame.getByRole('complementary')).toHaveCount(0);
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
