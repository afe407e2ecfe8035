import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

test('the menu of a chart leaves its button visible, in a row of charts and without room below', async ({
  page,
  servers,
  emulator,
}) => {
  for (const [width, height, charts] of [
    [480, 360, '.row-charts'],
    [1000, 320, '.canvas'],
  ] as const) {
    const frame = await embedContent(page, { emulator, host: servers.host, width, height }, reportConfig(emulator));
    const button = frame.locator(`${charts} .visual:has(.chart) .menu-button`).first();
    await button.scrollIntoViewIfNeeded();
    await button.click();
    const [menu, icon] = [frame.getByRole('menu'), button.locator('.icon')];
    await expect(menu).toBeVisible();
    const [list, target] = [(await menu.boundingBox())!, (await icon.boundingBox())!];
    const isApart =
      list.y >= target.y + target.height || list.y + list.height <= target.y || list.x + list.width <= target.x;
    expect(isApart, JSON.stringify([list, target])).toBe(true);
  }
});

test('the menu of a chart in a row is apart from the edges of the frame, and no page tab is visible below it', async ({
  page,
  servers,
  emulator,
}) => {
  const size = { width: 390, height: 292 };
  const frame = await embedContent(page, { emulator, host: servers.host, ...size }, reportConfig(emulator));
  const bar = frame.locator('.foot');
  const edge = (await bar.boundingBox())!;
  await frame.locator('.row-charts .menu-button').first().click();
  const menu = (await frame.getByRole('menu').boundingBox())!;
  expect(menu.x).toBeCloseTo(edge.x + 8, 0);
  expect(menu.x + menu.width).toBeCloseTo(edge.x + edge.width - 8, 0);
  expect(menu.y + menu.height).toBeCloseTo(edge.y + edge.height - 8, 0);
  await expect(bar).toHaveCSS('opacity', '0');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCSS('opacity', '1');
});

test('the content of a visual stays in place when its menu opens', async ({ page, servers, emulator }) => {
  const size = { width: 390, height: 700 };
  const frame = await embedContent(page, { emulator, host: servers.host, ...size }, reportConfig(emulator));
  const visual = frame.locator('[data-visual="members-trend"]');
  const title = visual.getByRole('heading');
  await visual.scrollIntoViewIfNeeded();
  const before = await title.boundingBox();
  await visual.locator('.menu-button').click();
  await expect(frame.getByRole('menu')).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
});

test('the legend of a chart in a row is not covered by the drill buttons', async ({ page, servers, emulator }) => {
  const size = { width: 600, height: 450 };
  const frame = await embedContent(page, { emulator, host: servers.host, ...size }, reportConfig(emulator));
  const visual = frame.locator('.row-charts [data-visual="headcount-region"]');
  await visual.scrollIntoViewIfNeeded();
  await visual.hover();
  const buttons = (await visual.locator('.drill').boundingBox())!;
  const entry = (await visual.locator('.chart text', { hasText: 'Casual' }).boundingBox())!;
  expect(entry.x + entry.width <= buttons.x || entry.y >= buttons.y + buttons.height).toBe(true);
});

test('the values of a tapped month replace the title of a chart on a phone', async ({ page, servers, emulator }) => {
  const size = { width: 390, height: 700 };
  const frame = await embedContent(page, { emulator, host: servers.host, ...size }, reportConfig(emulator));
  const visual = frame.locator('[data-visual="members-trend"]');
  const chart = visual.locator('.chart');
  await chart.scrollIntoViewIfNeeded();
  const title = visual.getByRole('heading', { includeHidden: true });
  const titleBox = (await title.boundingBox())!;
  const box = (await chart.boundingBox())!;
  await chart.hover({ position: { x: box.width / 2, y: box.height / 2 } });
  const values = visual.locator('.readout');
  await expect(values).toContainText('Members');
  await expect(title).toBeHidden();
  const { y, height } = (await values.boundingBox())!;
  expect(y).toBeLessThanOrEqual(titleBox.y);
  expect(y + height).toBeLessThanOrEqual(box.y + 1);
  // the guide starts at the line instead of at the top of the plot
  const guideTop = await chart.evaluate((each) => Number.parseFloat(getComputedStyle(each, '::before').top));
  expect(guideTop).toBeGreaterThan(0);
});

test('the values of a tapped month end with a press outside of the chart and when the frame loses the focus', async ({
  page,
  servers,
  emulator,
}) => {
  const size = { width: 390, height: 700 };
  const frame = await embedContent(page, { emulator, host: servers.host, ...size }, reportConfig(emulator));
  const visual = frame.locator('[data-visual="members-trend"]');
  const [chart, values] = [visual.locator('.chart'), visual.locator('.readout')];
  await chart.scrollIntoViewIfNeeded();
  for (const end of [
    () => frame.getByRole('navigation').first().dispatchEvent('pointerdown'),
    () => frame.locator('body').evaluate(() => window.dispatchEvent(new Event('blur'))),
  ]) {
    const { width, height } = (await chart.boundingBox())!;
    await chart.hover({ position: { x: width / 4, y: height / 2 } });
    await chart.hover({ position: { x: width / 2, y: height / 2 } });
    await expect(values).toBeVisible();
    await end();
    await expect(values).toBeHidden();
  }
});
