import type { Frame, Page } from '@playwright/test';
import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import type { Servers } from '../support/servers';
import { bundleApp, openApp, startSampleEmulator } from './support';

let emulator: EmulatorModule.Emulator;
let embedUrl: string;
let script: string;

test.beforeAll(async () => {
  [{ emulator, embedUrl }, script] = await Promise.all([startSampleEmulator(), bundleApp('19')]);
});

test.afterAll(() => emulator.close());

declare global {
  interface Window {
    /** Set in a frame by the test. Undefined after the frame has been reloaded. */
    marker?: string;
  }
}

async function openRoutes(page: Page, { host }: Servers, options: { max?: number; seconds?: number } = {}) {
  await page.exposeFunction('createToken', () => emulator.createToken());
  const accessToken = await emulator.createToken(['*'], options.seconds);
  return openApp(page, host, script, 'routes', { embedUrl, accessToken, ...options });
}

const openRoute = (page: Page, route: string) => page.getByRole('button', { name: route, exact: true }).click();

const countEmbeds = (page: Page) => page.evaluate(() => window.app.embeds());

/** Returns the only frame on the page. */
async function onlyFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle();
  return (await element!.contentFrame())!;
}

test('a keep-alive report moves between routes without reloading and keeps its state', async ({ page, servers }) => {
  const consoleErrors = await openRoutes(page, servers);
  await openRoute(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  const frame = await onlyFrame(page);
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(frame.getByText('Open positions').first()).toBeVisible();
  await frame.evaluate(() => {
    window.marker = 'the same document';
  });

  await openRoute(page, 'home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');

  await openRoute(page, 'wide');
  await expect(page.locator('main iframe')).toBeVisible();
  await expect(frame.getByText('Open positions').first()).toBeVisible();
  expect(await frame.evaluate(() => window.marker)).toBe('the same document');
  expect((await page.locator('main iframe').boundingBox())?.height).toBe(400);

  // the report moves between two mounted components in one commit, and its frame still responds to clicks
  await openRoute(page, 'sales');
  await frame.getByRole('button', { name: 'Locations' }).click();
  await expect(frame.getByText('All locations').first()).toBeVisible();
  expect(await frame.evaluate(() => window.marker)).toBe('the same document');
  expect(consoleErrors.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});

test('a keep-alive report’s token is refreshed while no route shows the report', async ({ page, servers }) => {
  await openRoutes(page, servers, { seconds: 4 });
  await openRoute(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  const frame = await onlyFrame(page);
  await openRoute(page, 'home');
  await expect.poll(() => page.evaluate(() => window.app.tokenReasons.length)).toBeGreaterThan(0);
  await openRoute(page, 'sales');
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(frame.getByText('Open positions').first()).toBeVisible();
});

test('at most `max` reports are kept alive, and none after the session ends', async ({ page, servers }) => {
  await openRoutes(page, servers, { max: 1 });
  for (const route of ['sales', 'people']) {
    await openRoute(page, route);
    await expect(page.locator('[role=group][aria-busy=false]')).toHaveCount(1);
  }
  expect(await countEmbeds(page)).toBe(2);
  await openRoute(page, 'home');
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await countEmbeds(page)).toBe(1);
  await openRoute(page, 'sign out');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await countEmbeds(page)).toBe(0);
});

test('a keep-alive report is re-embedded in browsers without Element.moveBefore', async ({ page, servers }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
  });
  const consoleErrors = await openRoutes(page, servers);
  await openRoute(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await openRoute(page, 'home');
  await expect(page.locator('iframe')).toHaveCount(0);
  await openRoute(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
  expect(consoleErrors.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});
