import { axeFaults } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { everything, report, show } from './embed';

const basic = (table: string, column: string, values: string[]) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table, column },
  operator: 'In',
  values,
});

test('the filter pane shows the filters of the visual that was clicked, and changes them there', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await show(
    page,
    { emulator, host: servers.host },
    report(emulator, {
      settings: { panes: { filters: { visible: true, expanded: true } } },
      filters: [basic('Locations', 'Region', ['Pacific', 'Mountain'])],
    }),
  );
  const pane = frame.getByRole('complementary', { name: 'Filters' });
  await expect(pane.getByRole('heading', { name: 'Filters on this visual' })).toHaveCount(0);
  const box = frame.locator('[data-visual="headcount-region"]');
  await box.getByRole('button', { name: 'Options for' }).click();
  await frame.getByRole('menuitem', { name: 'Show as a table' }).click();
  const pacific = box.getByRole('button', { name: 'Pacific' });
  await expect(pacific.first()).toBeVisible();
  const points = await pacific.count();
  await pacific.first().click();
  await box.getByRole('button', { name: 'Options for' }).click();
  await frame.getByRole('menuitem', { name: 'Exclude' }).click();
  await expect(pacific).toHaveCount(points - 1);
  await box.getByRole('heading').click();
  const own = pane.locator('section').filter({ hasText: 'Filters on this visual' });
  await expect(own).toContainText('Headcount by region and contract');
  await own.getByRole('button', { name: 'Remove the filter' }).click();
  await expect(pacific).toHaveCount(points);
  await expect(own).toContainText('None');
  const all = pane.locator('section').filter({ hasText: 'Filters on all pages' });
  await all.locator('summary').click();
  await all.getByRole('checkbox', { name: 'Mountain' }).uncheck();
  await expect(box.getByRole('button', { name: 'Mountain' })).toHaveCount(0);
  await frame.locator('[data-visual="headcount"] .card-value').click();
  await expect(own).not.toContainText('Headcount by region and contract');
});

test('slicers that the author synchronises choose together, and alone once they are apart', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await show(
    page,
    { emulator, host: servers.host },
    report(emulator, { viewMode: 1, settings: { panes: { syncSlicers: { visible: true } } } }),
  );
  const turn = (name: string) => frame.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name }).click();
  const pane = frame.getByRole('complementary', { name: 'Sync slicers' });
  const region = pane.locator('section').filter({ hasText: 'Region' });
  const slicer = frame.getByRole('region', { name: 'Region', exact: true }).getByRole('checkbox', { name: 'Pacific' });
  await turn('Locations');
  const fields = frame.getByRole('complementary', { name: 'Fields' });
  await fields.getByRole('checkbox', { name: 'Region', exact: true }).check();
  await fields.getByRole('button', { name: 'Slicer' }).click();
  await region.getByRole('checkbox', { name: 'Overview' }).check();
  await region.getByRole('checkbox', { name: 'Locations' }).check();
  await slicer.check();
  await turn('Overview');
  await expect(slicer).toBeChecked();
  await region.getByRole('checkbox', { name: 'Overview' }).uncheck();
  await slicer.uncheck();
  await turn('Locations');
  await expect(slicer).toBeChecked();
  await turn('Hiring');
  await expect(region).toHaveCount(0);
});

test('rows of a matrix expand one by one, by the keyboard too, and stand for their data', async ({
  page,
  servers,
  emulator,
}) => {
  const commands = [{ expandCollapse: { displayOption: 1, selector: { visualName: 'none' } } }];
  const frame = await show(
    page,
    { emulator, host: servers.host },
    report(emulator, { pageName: 'hiring', settings: { commands } }),
  );
  const matrix = frame.locator('[data-visual="openings-matrix"]');
  const twist = matrix.getByRole('button', { name: 'Rows under' }).first();
  const first = matrix.locator('tbody tr').first();
  const rows = await matrix.getByRole('row').count();
  const total = await first.locator('td').last().textContent();
  await twist.press('Enter');
  await expect(twist).toHaveAttribute('aria-expanded', 'true');
  await expect(twist).toBeFocused();
  const beneath = matrix.locator('tbody tr:has(th[style])');
  await expect(beneath.first()).toBeVisible();
  const sources = await beneath.count();
  expect(sources).toBeGreaterThan(1);
  expect(await matrix.getByRole('row').count()).toBe(rows + sources);
  const numbers = await beneath.locator('td:last-child').allTextContents();
  expect(numbers.reduce((sum, text) => sum + Number(text), 0)).toBe(Number(total));
  expect(await axeFaults(frame, 'body')).toEqual([]);
  const open = frame.locator('[data-visual="open-positions"] .card-value');
  const before = await open.textContent();
  await beneath.first().getByRole('button').click();
  await expect(beneath.first().getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(open).not.toHaveText(before ?? '');
  await twist.press('Enter');
  await expect(beneath).toHaveCount(0);
});

test('on a phone each pane is a sheet with a button, and Escape gives the page back', async ({
  page,
  servers,
  emulator,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const frame = await show(
    page,
    { emulator, host: servers.host, width: 374 },
    report(emulator, { settings: everything }),
  );
  const buttons = frame.getByRole('navigation', { name: 'Panes' });
  const filters = buttons.getByRole('button', { name: 'Filters' });
  await filters.click();
  const sheet = frame.getByRole('complementary', { name: 'Filters' });
  await expect(sheet.getByRole('heading', { name: 'Filters on all pages' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await axeFaults(frame, 'body')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await buttons.getByRole('button', { name: 'Bookmarks' }).click();
  await frame.getByRole('button', { name: 'West coast' }).click();
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(frame.getByRole('checkbox', { name: 'Pacific' })).toBeChecked();
  expect(await axeFaults(frame, 'body')).toEqual([]);
});

test('on paper the panes are gone, and colours are exact where the settings ask for it', async ({
  page,
  servers,
  emulator,
}) => {
  for (const [mode, adjust] of [
    [0, 'economy'],
    [1, 'exact'],
  ] as const) {
    const settings = { ...everything, printSettings: { browserPrintAdjustmentsMode: mode } };
    const frame = await show(page, { emulator, host: servers.host }, report(emulator, { settings }));
    await page.emulateMedia({ media: 'print' });
    await expect(frame.locator('.visual').first()).toHaveCSS('print-color-adjust', adjust);
    await expect(frame.getByRole('complementary')).toHaveCount(0);
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});
