import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from './support/axe';
import { expect, test } from './support/fixtures';
import { addPerson, changePerson } from './support/people';

/**
 * Makes the SDK refresh the report's token. Tokens are valid for ten minutes, and are refreshed when the tab becomes visible
 * shortly before they expire. The clock is advanced only for this event, because otherwise the sign-in would expire too.
 */
const refreshToken = (page: Page) =>
  page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 590_000;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  });

test('the report renders charts, changes pages and hides the filter pane', async ({ page, open, demo }) => {
  const received: string[] = [];
  await page.exposeFunction('recordMessage', (message: string) => received.push(message));
  await page.addInitScript((content) => {
    if (location.origin !== content) return;
    const { recordMessage } = globalThis as unknown as { recordMessage: (message: string) => void };
    addEventListener('message', ({ data }) => recordMessage(JSON.stringify(data)));
  }, demo.contentOrigin);
  await open('corporate', '/IYG-US/KPIReport');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KPI Report');
  await expect(page.getByLabel('Breadcrumb')).toHaveText('KPI Report');
  const element = page.locator('iframe[title="KPI Report"]');
  expect(new URL((await element.getAttribute('src'))!).origin).toBe(demo.contentOrigin);
  const frame = element.contentFrame();
  await expect(frame.getByText('Headcount by month').first()).toBeVisible();
  await expect(frame.locator('[data-visual="headcount-trend"] svg:not(.icon)').first()).toBeVisible();
  await expect(frame.getByText('Filters', { exact: true })).toBeHidden();
  await expect(page.getByText('Loading the report...')).toBeHidden();
  const { width, height } = (await element.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 3, 1);
  const load = received.find((message) => message.includes('/report/load')) ?? '';
  expect(JSON.parse(load)).toMatchObject({
    body: { permissions: 7, settings: { panes: { filters: { visible: false }, pageNavigation: { visible: true } } } },
  });

  // with the keyboard, because the browser can lose a click right after the placeholder has uncovered the frame
  await frame.getByRole('button', { name: 'Growth' }).press('Enter');
  await expect(frame.getByText('Attrition by month').first()).toBeVisible();
  // the definitions are those of the page
  const terms = page.getByRole('region', { name: 'About the figures' });
  await expect(terms).toContainText('Net growth');
  await expect(terms).not.toContainText('Headcount per');
  await expect(frame.getByText('Headcount by month', { exact: true })).toBeHidden();
  await expectAccessible(page, { part: 'main' });
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
    const box = (await element.boundingBox())!;
    expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
  }
  // on a phone, the Full screen button stays next to the heading, even if there is only room for its icon
  const fullScreen = page.getByRole('button', { name: 'Full screen' });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(fullScreen.getByText('Full screen')).toBeVisible({ visible: width === 390 });
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const button = (await fullScreen.boundingBox())!;
    expect(button.x).toBeGreaterThan(heading.x + heading.width);
    expect(button.y + button.height / 2).toBeCloseTo(heading.y + heading.height / 2, 0);
  }
  await expect(page.getByText('Turn your phone sideways')).toHaveCount(0);
  // slicers, key figures in one row and the whole first chart are visible without scrolling
  const boxOf = async (name: string) => (await frame.locator(`[data-visual="${name}"]`).boundingBox())!;
  const top = async (name: string) => (await boxOf(name)).y;
  const bottom = async (name: string) => (await top(name)) + (await boxOf(name)).height;
  await frame.getByRole('button', { name: 'Overview' }).click();
  await expect(async () => {
    expect(await top('overview-period')).toBe(await top('overview-region'));
    expect(await bottom('overview-region')).toBeLessThan(await top('headcount'));
    expect(await top('headcount')).toBe(await top('attrition'));
    expect(await bottom('attrition')).toBeLessThan(await top('headcount-trend'));
    const end = (await frame.locator('.foot').boundingBox())!.y;
    expect(await bottom('headcount-trend')).toBeLessThan(end);
    expect((await boxOf('headcount-trend')).height).toBeGreaterThan(120);
  }).toPass();
  // no title of a card is cut off
  const titles = frame.locator('.visual:has(.kpi) h2');
  expect(await titles.evaluateAll((all) => all.map((each) => each.scrollWidth <= each.clientWidth))).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  // the next chart is partly visible, and the dots lead to the others; the last one precedes the first one
  expect((await boxOf('headcount-type')).x).toBeLessThan(390 - 10);
  await frame.getByRole('button', { name: 'Clubs by team size (people)', exact: true }).click();
  await expect(async () => {
    const { x, width } = await boxOf('team-sizes');
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }).toPass();
  // keyboard focus scrolls back to the first one
  await frame.locator('[data-visual="headcount-trend"] .menu-button').focus();
  await expect.poll(async () => (await boxOf('headcount-trend')).x).toBeGreaterThan(0);
  // the rest of the page explains the figures, on request if the window is low
  await expect(page.getByText('Headcount per')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByText('Headcount per')).toBeHidden();
  await page.getByText('About the figures').click();
  await expect(page.getByText('Headcount per')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  // in a tall window, the whole report is in view next to the definitions, and starts at the same edge as the heading
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(element).toBeInViewport({ ratio: 1 });
  const definitions = page.getByRole('region', { name: 'About the figures' });
  await expect(definitions).toContainText('Headcount per');
  await expect(definitions).toBeInViewport({ ratio: 1 });
  const heading = page.getByRole('heading', { level: 1 });
  const left = (await heading.boundingBox())!.x;
  expect(Math.abs((await element.boundingBox())!.x - left)).toBeLessThanOrEqual(1);
  const toDefinitions = page.getByRole('button', { name: 'Definitions' });
  await expect(toDefinitions).toBeHidden();
  // a larger window shows both, too, with the definitions at most as tall as the report
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect(definitions).toBeInViewport({ ratio: 1 });
  const [report, card] = [(await element.boundingBox())!, (await definitions.boundingBox())!];
  expect(Math.abs(card.y - report.y)).toBeLessThanOrEqual(1);
  expect(card.y + card.height).toBeLessThanOrEqual(report.y + report.height + 1);
  // and so does a narrower one
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(element).toBeInViewport({ ratio: 1 });
  await expect(definitions).toBeInViewport({ ratio: 1 });
  await expect(toDefinitions).toBeHidden();
  // all months are visible, and all legends are next to the titles of their charts
  await frame.getByRole('button', { name: 'Growth' }).click();
  const months = frame.getByRole('region', { name: 'Month by month: data' });
  await expect.poll(() => months.evaluate((table) => table.scrollHeight - table.clientHeight)).toBeLessThanOrEqual(0);
  await expect(months.locator('tbody tr')).toHaveCount(12);
  await expect(frame.locator('.title-legend h2')).toHaveText([
    'Net growth by month',
    'Attrition by month',
    'Hires by month',
  ]);
  // in a window too narrow for both, the report starts at the same edge, and a button leads to the definitions below it
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(element).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await element.boundingBox())!.x - (await heading.boundingBox())!.x)).toBeLessThanOrEqual(1);
  await expect(definitions).not.toBeInViewport();
  await toDefinitions.click();
  await expect(definitions).toBeInViewport({ ratio: 1 });
  await expect(definitions.getByRole('heading')).toBeFocused();
  // the headings of all pages are in the same place, also next to a button
  const placeOfHeading = () =>
    heading.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return [x, y + scrollY];
    });
  const places = [];
  const widths = [1440, 1280, 390];
  /** Resizes the window, and waits until the page shows the menu, or hides it on a phone. */
  const resizeTo = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('link', { name: 'KPI Report' })).toBeVisible({ visible: width > 768 });
  };
  for (const width of widths) {
    await resizeTo(width);
    places.push(await placeOfHeading());
  }
  await page.goto('/IYG-US');
  await expect(heading).toHaveText('Manage Your Staff');
  for (const [index, place] of places.entries()) {
    await resizeTo(widths[index]!);
    expect(await placeOfHeading()).toEqual(place);
  }
});

test('on a phone, the controls of the report are large enough to touch, and its menus leave their buttons visible', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US/KPIReport');
  const element = page.locator('iframe[title="KPI Report"]');
  const frame = element.contentFrame();
  await expect(frame.locator('[data-visual="headcount-trend"] svg:not(.icon)').first()).toBeVisible();
  // the dots cover 40 px in both directions, and each of their buttons is half as wide
  for (const name of ['.range select', '.foot button', '.row-dots button']) {
    for (const control of await frame.locator(name).all())
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  }
  const menuButton = frame.locator('[data-visual="headcount-trend"] .menu-button');
  const { width, height } = (await menuButton.boundingBox())!;
  expect([width, height]).toEqual([40, 40]);

  await menuButton.click();
  const menu = frame.getByRole('menu', { name: 'Headcount by month' });
  const entry = (await menu.getByRole('menuitem', { name: 'Sort by' }).boundingBox())!;
  expect(entry.height).toBeGreaterThanOrEqual(40);
  // the key figures and the title of the chart stay visible above the sheet
  const icon = (await menuButton.locator('.icon').boundingBox())!;
  expect((await menu.boundingBox())!.y).toBeGreaterThan(icon.y + icon.height);
  // the filters have no button of their own
  await menu.getByRole('menuitem', { name: /^Filters/ }).click();
  await expect(frame.getByRole('menu', { name: /^Filters/ })).toContainText(/Month is on or after \w{3} \d{4}$/);
  await page.keyboard.press('Escape');
  await expectAccessible(page, { part: 'main' });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(menuButton).toBeFocused();

  // the values under the pointer replace the title in a card whose legend is next to it
  const movement = frame.locator('[data-visual="movement"]');
  await movement.locator('.chart').hover();
  const values = movement.locator('.readout');
  await expect(values).toContainText('Leavers');
  expect((await values.boundingBox())!.y).toBeGreaterThan((await movement.boundingBox())!.y);

  // all columns of a table fit, with short labels
  await frame.getByRole('button', { name: 'Growth' }).click();
  const table = frame.getByRole('region', { name: 'Month by month: data' });
  const headers = [/^Month/, 'Headcount', 'Hires', 'Leavers', 'Net', 'Attrition'];
  await expect(table.getByRole('columnheader')).toHaveText(headers);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  // the name of the second column is above the names of clubs, which are not cut off
  await frame.getByRole('button', { name: 'Clubs', exact: true }).click();
  const clubs = frame.getByRole('region', { name: 'All clubs: data' });
  await expect(clubs.getByRole('columnheader').nth(1)).toHaveText(/Avg\. headcount$/);
  const cutNames = clubs
    .locator('tbody button')
    .evaluateAll((names) =>
      names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  expect(await cutNames).toEqual([]);

  // titles of key figures neither wrap nor are cut off, and at least three rows of a table are completely visible, or two on small phones
  await frame.getByRole('button', { name: 'Coverage', exact: true }).click();
  const titles = frame.locator('.visual.narrow h2');
  await expect(titles).toHaveText(['Photo', 'No photo', 'Access', 'No access']);
  const rows = frame.getByRole('region', { name: 'Clubs with the fewest photos: data' });
  for (const [width, visibleRows] of [
    [390, 3],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      expect((await element.boundingBox())!.width).toBe(width);
      const cut = await titles.evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth || each.clientHeight > 20)
          .map((each) => each.textContent),
      );
      expect(cut).toEqual([]);
      const overflow = await rows.evaluate((scroller, count) => {
        const last = scroller.querySelectorAll('tbody tr')[count - 1]!;
        return last.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
      }, visibleRows);
      expect(overflow).toBeLessThanOrEqual(1);
    }).toPass();
  }
});

test('in the report, a tooltip replaces the labels at the ends of lines, and the arrow keys move between the regions', async ({
  page,
  open,
}) => {
  await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  const trend = frame.locator('[data-visual="headcount-trend"]');
  const labels = trend.locator('text[paint-order]');
  await expect(labels.first()).toHaveCSS('opacity', '1');
  await trend.locator('.chart').hover();
  await expect(trend.locator('.tip')).toBeVisible();
  for (const label of await labels.all()) await expect(label).toHaveCSS('opacity', '0');

  await page.setViewportSize({ width: 1280, height: 600 });
  const regions = frame.locator('[data-visual="overview-region"]');
  await regions.locator('summary').click();
  const scrolled = await page.evaluate(() => scrollY);
  for (const name of ['Select all', 'Canada', 'United States', 'United States']) {
    await page.keyboard.press('ArrowDown');
    await expect(regions.getByLabel(name)).toBeFocused();
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('the report names the current month and compares people who left with the same days of the month before', async ({
  page,
  open,
}) => {
  await open('manager', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  const attrition = frame.locator('[data-visual="attrition"]');
  await expect(attrition.locator('.card-value')).toBeVisible();
  const now = new Date();
  const isLastDay =
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).getUTCDate() === 1;
  const monthAndYear = now.toLocaleString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  // once in the period slicer, for all key figures
  await expect(attrition.locator('.kpi-period')).toHaveCount(0);
  await expect(frame.getByLabel('Period, to').locator('option').last()).toHaveText(
    isLastDay ? monthAndYear : `${monthAndYear} to date`,
  );
  if (!isLastDay) await expect(attrition.locator('.kpi-change')).toHaveText(/vs\. [A-Z][a-z]+ 1(–\d+)?$/);
});

test('the loading text is shown until the report is rendered', async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener('message', (event) => {
      if (JSON.stringify(event.data).includes('/events/rendered')) event.stopImmediatePropagation();
    });
  });
  await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  await expect(frame.getByText('Headcount by month').first()).toBeAttached();
  // enabled once the report has loaded
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeEnabled();
  await expect(page.getByText('Loading the report...')).toBeVisible();
});

test("the report has the app's colors and follows its color scheme", async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('corporate', '/IYG-US/KPIReport');
  const visual = page.locator('iframe[title="KPI Report"]').contentFrame().locator('[data-visual="headcount"]');
  const colors = () =>
    visual.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]);
  const appColors = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.backgroundColor = 'var(--app-surface)';
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return [backgroundColor, color];
    });
  await expect.poll(colors).toEqual(await appColors());
  const dark = await colors();
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect.poll(colors).not.toEqual(dark);
  expect(await colors()).toEqual(await appColors());
});

test('the report can be shown in full screen, with a button that exits it', async ({ page, open }) => {
  await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  await frame.getByRole('button', { name: 'Growth' }).click();
  const exit = page.getByRole('button', { name: 'Exit full screen' });
  await expect(exit).toBeHidden();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(exit).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('iframe')?.title))
    .toBe('KPI Report');
  // the report keeps its state
  await expect(frame.getByText('Net growth by month').first()).toBeVisible();
  await exit.click();
  await expect(exit).toBeHidden();
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeFocused();
  await expect(frame.getByText('Net growth by month').first()).toBeVisible();
});

test('in full screen, the definitions of the figures on the current page can be opened', async ({ page, open }) => {
  await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  await frame.getByRole('button', { name: 'Growth' }).click();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  const button = page.getByRole('button', { name: 'Definitions' });
  await button.click();
  const definitions = page.getByRole('dialog', { name: 'Definitions' });
  await expect(definitions).toContainText('People who joined minus people who left.');
  await button.click();
  await expect(definitions).toBeHidden();
});

test('with a single month selected, the figures are still compared with the month before', async ({ page, open }) => {
  await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  const lastMonth = new Date();
  lastMonth.setUTCMonth(lastMonth.getUTCMonth() - 1, 1);
  const nameOf = (date: Date) => date.toLocaleString('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  await frame.getByLabel('Period, from').selectOption({ label: nameOf(lastMonth) });
  await frame.getByLabel('Period, to').selectOption({ label: nameOf(lastMonth) });
  const monthBefore = new Date(lastMonth);
  monthBefore.setUTCMonth(monthBefore.getUTCMonth() - 1);
  const card = frame.locator('[data-visual="headcount"]');
  await expect(card).toContainText(`vs. ${nameOf(monthBefore)}`);
  await expect(card.locator('.sparkline')).toBeVisible();
});

test('the report page explains that the content is unreachable and offers a retry button', async ({
  page,
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  const content = `${demo.contentOrigin}/reportEmbed**`;
  await page.route(content, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Unavailable' }));
  await open('corporate', '/IYG-US/KPIReport');
  await expect(page.getByText('The report service cannot be reached at the moment.')).toBeVisible();
  await page.unroute(content);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Headcount by month').first()).toBeVisible();
});

test("the report's access token is refreshed before it expires, without reloading the report", async ({ open }) => {
  const page = await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  await expect(frame.getByText('Headcount by month').first()).toBeVisible();
  await expect(page.getByText('Loading the report...')).toBeHidden();
  await frame.getByRole('button', { name: 'Growth' }).click();
  await expect(frame.getByText('Attrition by month').first()).toBeVisible();
  const refreshed = page.waitForResponse('**/api/power-bi');
  await refreshToken(page);
  expect((await refreshed).status()).toBe(200);
  await expect(frame.getByText('Attrition by month').first()).toBeVisible();
  await expect(page.getByText('The report could not be loaded.')).toHaveCount(0);
});

test("the report is replaced when the user's locations change while it is open", async ({ openAs, demo }) => {
  const person = await addPerson(demo, { locationNumbers: ['1001', '1002'], permissions: ['access-reports'] });
  const page = await openAs(person, '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  await expect(frame.getByText('Headcount by month').first()).toBeVisible();
  await expect(page.getByText('Loading the report...')).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Clubs', exact: true })).toBeVisible();
  await changePerson(demo, person.id, { locationNumbers: ['1001'] });
  await refreshToken(page);
  await expect(frame.getByRole('button', { name: 'Clubs', exact: true })).toBeHidden();
  await expect(frame.getByText('Headcount by month').first()).toBeVisible();
  await expect(page.getByText('Loading the report...')).toBeHidden();
});

test('the report page shows an error with a retry button if the report is not available', async ({
  open,
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 502/);
  const message = 'The report is not available at the moment. Please try again later.';
  await page.route('**/api/power-bi', (route) => route.fulfill({ status: 502, json: { error: message } }), {
    times: 1,
  });
  await open('corporate', '/IYG-US/KPIReport');
  await expect(page.getByText('The report could not be loaded.')).toBeVisible();
  // only the alert gives the reason
  await expect(page.getByText(message)).toHaveCount(1);
  // the page around the report does not change
  await expect(page.getByRole('heading', { name: 'About the figures' })).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Headcount by month').first()).toBeVisible();
});

test('a response without the embed data shows an error instead of loading forever', async ({ page, open }) => {
  await page.route('**/api/power-bi', (route) => route.fulfill({ json: null }));
  await open('corporate', '/IYG-US/KPIReport');
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
