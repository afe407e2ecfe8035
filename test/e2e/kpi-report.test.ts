import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { expect, test } from './support/fixtures';

test('the report shows charts, changes its page and hides the filter pane', async ({ page, open, demo }) => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (message: string) => heard.push(message));
  await page.addInitScript((content) => {
    if (location.origin !== content) return;
    const { hear } = globalThis as unknown as { hear: (message: string) => void };
    addEventListener('message', ({ data }) => hear(JSON.stringify(data)));
  }, demo.contentOrigin);
  await open('corporate', '/IYG-US/KPIReport');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KPI Report');
  await expect(page.getByLabel('Breadcrumb')).toHaveText('KPI Report');
  const element = page.locator('iframe[title="KPI Report"]');
  expect(new URL((await element.getAttribute('src'))!).origin).toBe(demo.contentOrigin);
  const frame = element.contentFrame();
  await expect(frame.getByText('Headcount by month').first()).toBeVisible();
  await expect(frame.locator('svg').first()).toBeVisible();
  await expect(frame.getByText('Filters', { exact: true })).toBeHidden();
  await expect(page.getByText('Loading the report...')).toBeHidden();
  const { width, height } = (await element.boundingBox())!;
  expect(width / height).toBeCloseTo(4 / 3, 1);
  // what the frame is asked to load: permissions 7, no filter pane, the pages' navigation
  const asked = heard.find((message) => message.includes('/report/load')) ?? '';
  expect(JSON.parse(asked)).toMatchObject({
    body: { permissions: 7, settings: { panes: { filters: { visible: false }, pageNavigation: { visible: true } } } },
  });

  await frame.getByRole('button', { name: 'Growth' }).click();
  await expect(frame.getByText('Attrition by quarter').first()).toBeVisible();
  await expect(frame.getByText('Headcount by month', { exact: true })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('the report gets a new token before the old one ends, without loading again', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/KPIReport');
  const frame = page.locator('iframe[title="KPI Report"]').contentFrame();
  await expect(frame.getByText('Headcount by month').first()).toBeVisible();
  await expect(page.getByText('Loading the report...')).toBeHidden();
  await frame.getByRole('button', { name: 'Growth' }).click();
  await expect(frame.getByText('Attrition by quarter').first()).toBeVisible();
  const asked = page.waitForResponse('**/api/power-bi', { timeout: 15_000 });
  // Tokens live ten minutes; one that is near its end is renewed when the tab is looked at again. The time is another for
  // that moment only: the sign-in has an end too, and its renewal would come into the way.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 590_000;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  });
  expect((await asked).status()).toBe(200);
  await expect(frame.getByText('Attrition by quarter').first()).toBeVisible();
  await expect(page.getByText('The report could not be loaded.')).toHaveCount(0);
});

test('a report that cannot be had is told, and tried again', async ({ open, page, noise }) => {
  noise.expect(/status of 502/);
  const message = 'The report is not available at the moment. Please try again later.';
  await page.route('**/api/power-bi', (route) => route.fulfill({ status: 502, json: { error: message } }), {
    times: 1,
  });
  await open('corporate', '/IYG-US/KPIReport');
  await expect(page.getByText('The report could not be loaded.')).toBeVisible();
  await expect(page.getByText(message).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('iframe').contentFrame().getByText('Headcount by month').first()).toBeVisible();
});
