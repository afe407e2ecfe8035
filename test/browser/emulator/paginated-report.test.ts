import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { embedContent } from './embed';

/** Embeds a paginated report in a frame of a certain width. */
async function embedPaginated(page: Page, host: Parameters<typeof embedContent>[1] & { width: number }) {
  await page.setViewportSize({ width: host.width + 40, height: 700 });
  const embedUrl = host.emulator.paginatedUrl('staff-overview');
  return embedContent(page, host, { type: 'report', id: 'staff-overview', embedUrl });
}

for (const width of [320, 390, 600])
  test(`all commands of a paginated report can be touched in a frame of ${String(width)} px`, async ({
    page,
    servers,
    emulator,
  }) => {
    const frame = await embedPaginated(page, { emulator, host: servers.host, width });
    const bar = frame.locator('.paginated-bar');
    await expect(bar.getByRole('button')).toHaveCount(6);
    for (const control of await bar.locator('button, select, input').filter({ visible: true }).all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
      const { width: controlWidth, height } = (await control.boundingBox())!;
      expect(Math.min(controlWidth, height)).toBeGreaterThanOrEqual(32);
    }
    expect((await bar.boundingBox())?.height).toBeLessThan(50);
  });

for (const width of [600, 1280])
  test(`parameters keep the zoom of a paginated report in a frame of ${String(width)} px`, async ({
    page,
    servers,
    emulator,
  }) => {
    const frame = await embedPaginated(page, { emulator, host: servers.host, width });
    const sheet = frame.locator('.sheet');
    const usual = await sheet.evaluate(({ style }) => [style.getPropertyValue('zoom'), style.width]);
    await frame.getByRole('button', { name: 'Parameters' }).click();
    await frame.getByRole('combobox', { name: 'Region' }).selectOption('Mountain');
    await expect(sheet.locator('.used-parameters')).toHaveText('Region: Mountain');
    expect(await sheet.evaluate(({ style }) => [style.getPropertyValue('zoom'), style.width])).toEqual(usual);
  });

test('all pages of a paginated report have the same width at each zoom', async ({ page, servers, emulator }) => {
  const frame = await embedPaginated(page, { emulator, host: servers.host, width: 1000 });
  for (const zoom of ['0.5', '1']) {
    await frame.getByRole('combobox', { name: 'Zoom' }).selectOption(zoom);
    await expect(frame.locator('.sheet')).toHaveCSS('zoom', zoom);
    const widths = new Set<number>();
    for (let index = 1; index <= 4; index++) {
      await expect(frame.getByRole('status')).toHaveText(`Page ${String(index)} of 4`);
      // the sheet is replaced by each rendering
      const content = frame.locator('.paginated');
      widths.add(await content.evaluate((main) => main.querySelector('.sheet')!.getBoundingClientRect().width));
      if (index < 4) await frame.getByRole('button', { name: 'Next page' }).click();
    }
    expect([...widths]).toHaveLength(1);
    await frame.getByRole('button', { name: 'First page' }).click();
  }
});

test('a quick create frame shows a placeholder before the host page loads it', async ({ page, emulator }) => {
  await page.setContent(`<iframe src="${emulator.quickCreateUrl()}"></iframe>`);
  await expect(page.frameLocator('iframe').locator('.placeholder').last()).toBeVisible();
});
