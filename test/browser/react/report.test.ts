import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import { bundleApp, openApp, startSampleEmulator } from './support';

let emulator: EmulatorModule.Emulator;
let embedUrl: string;
let accessToken: string;

test.beforeAll(async () => {
  ({ emulator, embedUrl } = await startSampleEmulator());
  accessToken = await emulator.createToken();
});

test.afterAll(() => emulator.close());

for (const react of ['18', '19'] as const) {
  test(`a report in StrictMode with React ${react} loads once, changes its page without reloading, and is disposed on unmount`, async ({
    page,
    servers,
  }) => {
    const consoleErrors = await openApp(page, servers.host, await bundleApp(react), 'single', {
      embedUrl,
      accessToken,
    });
    await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
    await expect(page.getByLabel('react', { exact: true })).toHaveText(new RegExp(`^${react}\\.`));
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.getByLabel('page', { exact: true })).toHaveText('overview');
    const frame = await page.locator('iframe').elementHandle();

    await page.getByRole('button', { name: 'Hiring' }).click();
    await expect(page.getByLabel('page', { exact: true })).toHaveText('hiring');
    await expect(page.frameLocator('iframe').getByText('Open positions').first()).toBeVisible();
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);

    await page.getByRole('button', { name: 'show' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.evaluate(() => window.app.embeds())).toBe(0);
    expect(consoleErrors.filter((text) => !text.includes('React DevTools'))).toEqual([]);
  });
}

test('removing the access token hides the content, and a new token shows it again', async ({ page, servers }) => {
  await openApp(page, servers.host, await bundleApp('19'), 'single', { embedUrl, accessToken });
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
  await page.getByRole('button', { name: 'token' }).click();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('waiting');
  await expect(page.frameLocator('iframe').getByText('Headcount')).toHaveCount(0);
  await page.getByRole('button', { name: 'token' }).click();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
});
