import type { Frame, Page } from '@playwright/test';
import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import type { Servers } from '../support/servers';
import { bundleApp, open, startSample } from './support';

let emulator: EmulatorModule.Emulator;
let embedUrl: string;
let script: string;

test.beforeAll(async () => {
  [{ emulator, embedUrl }, script] = await Promise.all([startSample(), bundleApp('19')]);
});

test.afterAll(() => emulator.close());

declare global {
  interface Window {
    /** Put into a frame by the test: gone if the frame has loaded again. */
    mark?: string;
  }
}

async function openRoutes(page: Page, { host }: Servers, options: { max?: number; seconds?: number } = {}) {
  await page.exposeFunction('freshToken', () => emulator.createToken());
  const accessToken = await emulator.createToken(['*'], options.seconds);
  return open(page, host, script, 'routes', { embedUrl, accessToken, ...options });
}

const go = (page: Page, route: string) => page.getByRole('button', { name: route, exact: true }).click();

const embeds = (page: Page) => page.evaluate(() => window.started.embeds());

/** The document in the page's only frame. */
async function onlyFrame(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle();
  return (await element!.contentFrame())!;
}

test('a kept report goes from route to route without a load, as its reader left it', async ({ page, servers }) => {
  const complaints = await openRoutes(page, servers);
  await go(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  const frame = await onlyFrame(page);
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(frame.getByText('Open positions').first()).toBeVisible();
  await frame.evaluate(() => {
    window.mark = 'the same document';
  });

  await go(page, 'home');
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');

  await go(page, 'wide');
  await expect(page.locator('main iframe')).toBeVisible();
  await expect(frame.getByText('Open positions').first()).toBeVisible();
  expect(await frame.evaluate(() => window.mark)).toBe('the same document');
  expect((await page.locator('main iframe').boundingBox())?.height).toBe(400);

  // and it still answers: from one place to another in one commit, then a click inside
  await go(page, 'sales');
  await frame.getByRole('button', { name: 'Locations' }).click();
  await expect(frame.getByText('All locations').first()).toBeVisible();
  expect(await frame.evaluate(() => window.mark)).toBe('the same document');
  expect(complaints.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});

test('a kept report is supplied with tokens while no route shows it', async ({ page, servers }) => {
  await openRoutes(page, servers, { seconds: 4 });
  await go(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  const frame = await onlyFrame(page);
  await go(page, 'home');
  await expect.poll(() => page.evaluate(() => window.started.tokenReasons.length)).toBeGreaterThan(0);
  await go(page, 'sales');
  await frame.getByRole('button', { name: 'Hiring' }).click();
  await expect(frame.getByText('Open positions').first()).toBeVisible();
});

test('no more than max are kept, and none after the sign-out', async ({ page, servers }) => {
  await openRoutes(page, servers, { max: 1 });
  for (const route of ['sales', 'people']) {
    await go(page, route);
    await expect(page.locator('[role=group][aria-busy=false]')).toHaveCount(1);
  }
  expect(await embeds(page)).toBe(2);
  await go(page, 'home');
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await embeds(page)).toBe(1);
  await go(page, 'sign out');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await embeds(page)).toBe(0);
});

test('a browser that cannot move a frame embeds anew', async ({ page, servers }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'moveBefore');
  });
  const complaints = await openRoutes(page, servers);
  await go(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await go(page, 'home');
  await expect(page.locator('iframe')).toHaveCount(0);
  await go(page, 'sales');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
  expect(complaints.filter((text) => !text.includes('React DevTools'))).toEqual([]);
});
