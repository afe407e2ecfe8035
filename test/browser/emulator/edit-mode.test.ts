import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { type EmbedOptions, embedContent, reportConfig } from './embed';

/** Edits the sample report in a frame in which its page is scaled to fit the width. */
async function edit(page: Page, options: EmbedOptions, settings: object = {}) {
  const config = reportConfig(options.emulator, { viewMode: 1, settings });
  const frame = await embedContent(page, { ...options, width: 900 }, config);
  await expect(frame.locator('.zoom output')).toHaveText('68%');
  return frame;
}

const boxOf = async (frame: Frame, name: string) => {
  const box = await frame.locator(`[data-visual="${name}"]`).boundingBox();
  if (!box) throw new Error(`${name} is not visible.`);
  return box;
};

for (const [zoom, scale] of [
  [0, (900 - 32) / 1280],
  [2, 0.88],
] as const)
  test(`a visual follows the pointer and the arrow keys after ${String(zoom)} zoom steps`, async ({
    page,
    servers,
    emulator,
  }) => {
    const frame = await edit(page, { emulator, host: servers.host });
    for (let step = 1; step <= zoom; step++) await frame.getByRole('button', { name: 'Zoom in' }).click();
    await expect(frame.locator('.zoom output')).toHaveText(`${String(Math.round(scale * 100))}%`);
    // The selected visual scrolls into view, so positions are relative to the page.
    const position = async () => {
      const [canvas, visual] = [await frame.locator('.canvas').boundingBox(), await boxOf(frame, 'headcount-team')];
      return { x: visual.x - (canvas?.x ?? 0), y: visual.y - (canvas?.y ?? 0) };
    };
    await frame.getByRole('main').evaluate((view) => {
      view.scrollTo(0, 0);
    });
    const start = await position();
    const from = await boxOf(frame, 'headcount-team');
    await page.mouse.move(from.x + 20, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 20 + 40 * scale, from.y + 12 - 80 * scale, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await position()).x - start.x).toBeCloseTo(40 * scale, 0);
    expect(start.y - (await position()).y).toBeCloseTo(80 * scale, 0);
    await frame.locator('[data-visual="headcount-team"] > .grip').press('ArrowRight');
    await expect.poll(async () => (await position()).x - start.x).toBeCloseTo(48 * scale, 0);
  });

test('a visual that is selected in a pane scrolls into view', async ({ page, servers, emulator }) => {
  const frame = await edit(page, { emulator, host: servers.host }, { panes: { selection: { visible: true } } });
  const view = frame.getByRole('main');
  const right = async () => {
    const [outer, inner] = [await view.boundingBox(), await boxOf(frame, 'top-locations')];
    return (outer?.x ?? 0) + (outer?.width ?? 0) - inner.x - inner.width;
  };
  for (let step = 1; step <= 3; step++) await frame.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(right).toBeLessThan(0);
  await frame.getByRole('button', { name: 'Selection' }).click();
  await frame.getByRole('button', { name: 'Largest locations', exact: true }).click();
  await expect.poll(right).toBeGreaterThanOrEqual(15);
});

test('the zoom buttons keep the center of the view in place', async ({ page, servers, emulator }) => {
  const frame = await edit(page, { emulator, host: servers.host });
  const view = await frame.getByRole('main').boundingBox();
  const center = (view?.x ?? 0) + (view?.width ?? 0) / 2;
  const zoomIn = frame.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await expect(frame.locator('.zoom output')).toHaveText('78%');
  await frame.getByRole('main').evaluate((element) => {
    element.scrollLeft = 60;
  });
  const offset = async () => {
    const canvas = await frame.locator('.canvas').boundingBox();
    return canvas ? (center - canvas.x) / canvas.width : Number.NaN;
  };
  const before = await offset();
  await zoomIn.click();
  await expect(frame.locator('.zoom output')).toHaveText('88%');
  expect(await offset()).toBeCloseTo(before, 2);
});

test('the whole page stays visible next to a pane', async ({ page, servers, emulator }) => {
  const frame = await edit(page, { emulator, host: servers.host });
  await frame.getByRole('button', { name: 'Fields' }).click();
  const margins = () =>
    frame.getByRole('main').evaluate((view) => {
      const [outer, inner] = [view, view.querySelector('.canvas') ?? view].map((each) => each.getBoundingClientRect());
      return [inner!.left - outer!.left, outer!.right - inner!.right].map(Math.round);
    });
  await expect.poll(margins).toEqual([16, 16]);
});

test('a select box replaces page tabs that do not fit on a phone', async ({ page, servers, emulator }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 360, height: 640 },
    reportConfig(emulator, { viewMode: 1 }),
  );
  const pages = frame.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button')).toHaveCount(0);
  await pages.getByRole('combobox', { name: 'Pages' }).selectOption('People');
  await expect(frame.getByRole('main', { name: 'People' })).toBeVisible();
  await page.locator('#container').evaluate(({ style }) => {
    style.width = '700px';
  });
  await expect(pages.getByRole('button', { name: 'People' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('combobox')).toBeHidden();
});
