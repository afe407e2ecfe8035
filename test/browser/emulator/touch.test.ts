import { expect, test } from '../support/fixtures';
import { embedContent } from './embed';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('on a touch screen, the whole field of a slicer opens its list', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 390, height: 800 },
    { type: 'report', id: 'staff-overview', embedUrl: emulator.embedUrl('staff-overview') },
  );
  const slicer = frame.locator('[data-visual="region-slicer"]');
  const { x, y, width, height } = (await slicer.locator('summary').boundingBox())!;
  for (const distance of [width - 8, 20, 35, 50]) {
    await page.touchscreen.tap(x + width - distance, y + height / 2);
    await expect(slicer.locator('details')).toHaveAttribute('open');
    await expect(frame.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(slicer.locator('details')).not.toHaveAttribute('open');
  }
});
