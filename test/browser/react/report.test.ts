import type * as EmulatorModule from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import { bundleApp, open, startSample } from './support';

let emulator: EmulatorModule.Emulator;
let embedUrl: string;
let accessToken: string;

test.beforeAll(async () => {
  ({ emulator, embedUrl } = await startSample());
  accessToken = await emulator.createToken();
});

test.afterAll(() => emulator.close());

for (const react of ['18', '19'] as const) {
  test(`React ${react}: a report in StrictMode loads once, changes its page in place and leaves nothing behind`, async ({
    page,
    servers,
  }) => {
    const complaints = await open(page, servers.host, await bundleApp(react), 'single', { embedUrl, accessToken });
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
    expect(await page.evaluate(() => window.started.embeds())).toBe(0);
    expect(complaints.filter((text) => !text.includes('React DevTools'))).toEqual([]);
  });
}

test('a token that is taken away takes the content off the screen, and the next one brings it back', async ({
  page,
  servers,
}) => {
  await open(page, servers.host, await bundleApp('19'), 'single', { embedUrl, accessToken });
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
  await page.getByRole('button', { name: 'token' }).click();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('waiting');
  await expect(page.frameLocator('iframe').getByText('Headcount')).toHaveCount(0);
  await page.getByRole('button', { name: 'token' }).click();
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.frameLocator('iframe').getByText('Headcount').first()).toBeVisible();
});
