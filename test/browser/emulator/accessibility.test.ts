import type { Report } from '../../../src';
import type { Emulator } from '../../../src/emulator';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { allPanes, embedContent, reportConfig } from './embed';

const configurations: Record<string, (emulator: Emulator) => object> = {
  'a report with every pane and bar': (emulator) => reportConfig(emulator, { settings: allPanes }),
  'a report in edit mode': (emulator) =>
    reportConfig(emulator, { viewMode: 1, pageName: 'people', settings: allPanes }),
  'a report in high contrast': (emulator) => reportConfig(emulator, { contrastMode: 1, pageName: 'locations' }),
  'a tile': (emulator) => ({
    type: 'tile',
    id: 'headcount',
    dashboardId: 'staff-dashboard',
    embedUrl: emulator.tileUrl('staff-dashboard', 'headcount'),
  }),
};

/** Content that does not define a theme. */
const withColorScheme: typeof configurations = {
  'a dashboard': (emulator) => ({
    type: 'dashboard',
    id: 'staff-dashboard',
    embedUrl: emulator.dashboardUrl('staff-dashboard'),
  }),
  'a Q&A visual with a question': (emulator) => ({
    type: 'qna',
    datasetIds: ['staff-data'],
    question: 'headcount by team',
    embedUrl: emulator.qnaUrl(),
  }),
  'a paginated report': (emulator) => ({
    type: 'report',
    id: 'staff-overview',
    embedUrl: emulator.paginatedUrl('staff-overview'),
  }),
};

for (const [name, getConfig] of Object.entries(configurations)) {
  test(`axe finds no violations in ${name}`, async ({ page, servers, emulator }) => {
    const frame = await embedContent(page, { emulator, host: servers.host }, getConfig(emulator));
    expect(await axeViolations(frame, 'body')).toEqual([]);
  });
}

test('charts are readable while the browser forces colors', async ({ page, servers, emulator }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator));
  const label = frame.locator('[data-visual="headcount-region"] svg text', { hasText: 'Midwest' });
  await expect(label).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(label).toHaveCSS('fill', 'rgb(91, 104, 115)');
});

test('a selected row has an outline while the browser forces colors, and others are not dimmed', async ({
  page,
  servers,
  emulator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const config = reportConfig(emulator, { pageName: 'locations' });
  const frame = await embedContent(page, { emulator, host: servers.host }, config);
  const rows = frame.locator('[data-visual="location-table"] tbody tr');
  await rows.first().getByRole('button').click();
  await expect(rows.first()).toHaveCSS('outline-style', 'solid');
  await expect(rows.nth(1)).toHaveClass('faint');
  await expect(rows.nth(1)).toHaveCSS('opacity', '1');
});

for (const [name, getConfig] of Object.entries(withColorScheme))
  test(`${name} follows the host page's color scheme, without axe violations`, async ({ page, servers, emulator }) => {
    // Playwright's default, light, would override the page's scheme
    await page.emulateMedia({ colorScheme: null });
    const frame = await embedContent(page, { emulator, host: servers.host }, getConfig(emulator));
    const canvas = frame.locator('.dashboard, .qna, .paginated');
    await expect(canvas).toHaveCSS('background-color', 'rgb(242, 244, 246)');
    expect(await axeViolations(frame, 'body')).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark';
    });
    await expect(canvas).toHaveCSS('background-color', 'rgb(20, 25, 30)');
    expect(await axeViolations(frame, 'body')).toEqual([]);
    if (name === 'a paginated report')
      await expect(frame.locator('.sheet')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

test('axe finds no violations in visuals that the host page creates', async ({ page, servers, emulator }) => {
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator));
  await page.evaluate(async () => {
    const report = (window as unknown as { embedded: Report }).embedded;
    await report.switchMode('edit');
    const { name: pageName } = await report.addPage('All types');
    await report.switchMode('view');
    const category = { table: 'Locations', column: 'Region' };
    const value = (measure: string) => ({ table: 'Staff', measure });
    const roles: [string, Record<string, object>][] = [
      ['gauge', { Y: value('Headcount') }],
      ['treemap', { Group: category, Values: value('Headcount') }],
      ['waterfallChart', { Category: category, Y: value('People') }],
      ['map', { Category: category, Size: value('Leavers') }],
      ['tableEx', {}],
      ['image', {}],
      ['shape', {}],
    ];
    for (const [visualType, fields] of roles) {
      const { visual } = await report.request('POST /report/pages/:pageName/createVisual', {
        params: { pageName },
        body: { visualType, layout: { width: 280, height: 200 } },
      });
      for (const [dataRole, field] of Object.entries(fields))
        await report.request('POST /report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index', {
          params: { pageName, visualName: visual.name, dataRole, index: '0' },
          body: field,
        });
    }
  });
  await expect(frame.locator('.visual')).toHaveCount(7);
  await expect(frame.getByRole('img', { name: 'People by Region' })).toBeVisible();
  // The regions do not have coordinates.
  await expect(frame.getByText('No locations found on the map')).toBeVisible();
  await expect(frame.getByRole('img', { name: /^Headcount\. Headcount: / })).toBeVisible();
  await expect(frame.getByRole('button', { name: /^Pacific: / })).toBeVisible();
  expect(await axeViolations(frame, 'body')).toEqual([]);
});

test('a keyboard user shows a chart as a table, selects a row, drills down and up, and leaves focus mode', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator));
  const box = frame.locator('[data-visual="headcount-region"]');
  await box.getByRole('button', { name: 'Options for' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('table')).toBeVisible();
  await box.getByRole('button', { name: 'Pacific' }).first().press('Enter');
  await expect(box.getByRole('button', { name: 'Pacific' }).first()).toHaveAttribute('aria-pressed', 'true');
  await box.getByRole('button', { name: 'Go to the next level' }).press('Enter');
  await expect(box.getByRole('button', { name: 'Seattle' }).first()).toBeVisible();
  await box.getByRole('button', { name: 'Drill up' }).press('Enter');
  await box.getByRole('button', { name: 'Options for' }).press('Enter');
  await frame.getByRole('menuitem', { name: 'Focus mode' }).press('Enter');
  await expect(frame.locator('.visual')).toHaveCount(1);
  await frame.getByRole('button', { name: 'Back to report' }).press('Enter');
  await expect(frame.locator('.visual')).toHaveCount(10);
});

test('a keyboard user passes a list of cities and a table with one Tab each', async ({ page, servers, emulator }) => {
  const config = reportConfig(emulator, {
    pageName: 'locations',
    settings: { panes: { filters: { visible: false } } },
  });
  const frame = await embedContent(page, { emulator, host: servers.host }, config);
  await frame.getByRole('searchbox', { name: 'Search City' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const austin = frame.getByRole('checkbox', { name: 'Austin' });
  await expect(austin).toBeChecked();
  await expect(austin).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.locator('[data-visual="revenue-region"] header :focus')).toHaveCount(1);
  const table = frame.locator('[data-visual="location-table"]');
  await table.getByRole('button', { name: 'Options for' }).focus();
  await page.keyboard.press('Tab');
  const row = table.locator('tbody').getByRole('button').first();
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Overview' })).toBeFocused();
});
