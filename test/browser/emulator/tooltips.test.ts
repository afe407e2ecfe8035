import type { Frame } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Share of a chart's width and height at which the pointer is moved over it. */
const columns = [0.2, 0.35, 0.5, 0.65, 0.8];
const height = 0.6;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

/** Moves the pointer over a chart, and returns the box of its tooltip. */
async function tooltipAt(frame: Frame, name: string, share: number): Promise<Box> {
  const visual = frame.locator(`[data-visual="${name}"]`);
  const box = (await visual.boundingBox())!;
  await visual.hover({ position: { x: box.width * share, y: box.height * height } });
  const tip = visual.locator('.tip');
  await expect(tip).toBeVisible();
  return (await tip.boundingBox())!;
}

for (const [width, frameHeight] of [
  [480, 360],
  [960, 540],
] as const)
  for (const name of ['revenue-hours', 'headcount-region', 'members-trend'])
    test(`tooltips of ${name} cover neither the title, nor the legend, nor the pointer at ${String(width)} px`, async ({
      page,
      servers,
      emulator,
    }) => {
      const single = { type: 'visual', pageName: 'overview', visualName: name };
      const config = width < 600 ? single : {};
      const options = { emulator, host: servers.host, width, height: frameHeight };
      const frame = await embedContent(page, options, reportConfig(emulator, config));
      const visual = frame.locator(`[data-visual="${name}"]`);
      const chart = (await visual.boundingBox())!;
      const legend = visual.locator('svg text', { hasText: /^(Revenue|Revenue\/hour|Full-time|Part-time|Casual)$/ });
      const kept = [visual.getByRole('heading'), ...(await legend.all())];
      for (const share of columns) {
        const tip = await tooltipAt(frame, name, share);
        for (const each of kept) expect(overlap(tip, (await each.boundingBox())!), String(share)).toBe(false);
        const pointer = chart.x + chart.width * share;
        const distance = Math.max(tip.x - pointer, pointer - tip.x - tip.width);
        expect(distance, String(share)).toBeGreaterThanOrEqual(0);
        expect(tip.x + tip.width).toBeLessThanOrEqual(width + 8);
      }
      await visual.getByRole('heading').hover();
      await expect(visual.locator('.tip')).toBeHidden();
      await expect(visual).not.toHaveCSS('z-index', '20');
    });

test('a legend next to a title follows it, does not move, and is not covered by the buttons', async ({
  page,
  servers,
  emulator,
}) => {
  const options = { emulator, host: servers.host, width: 1280, height: 720 };
  const frame = await embedContent(page, options, reportConfig(emulator, { pageName: 'hiring' }));
  const legends = frame.locator('.title-legend');
  await expect(legends).not.toHaveCount(0);
  for (const visual of await legends.all()) {
    const texts = visual.locator('svg:not(.icon) text').filter({ hasText: /^[A-Z][a-z]/ });
    const boxes = () => texts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as Box));
    const before = await boxes();
    const title = (await visual.getByRole('heading').boundingBox())!;
    // the symbol of the first entry is in between
    const first = before.find(({ y }) => Math.abs(y - title.y) < title.height)!;
    const distance = first.x - title.x - title.width;
    expect(distance).toBeGreaterThan(20);
    expect(distance).toBeLessThan(50);
    await visual.hover({ position: { x: 60, y: 14 } });
    await expect(visual.locator('.header-buttons')).toHaveCSS('opacity', '1');
    expect(await boxes()).toEqual(before);
    const buttons = (await visual.locator('.header-buttons').boundingBox())!;
    for (const box of before) expect(overlap(box, buttons)).toBe(false);
  }
});

test('plots in a row start at the same height if only some legends fit next to their titles', async ({
  page,
  servers,
  emulator,
}) => {
  const options = { emulator, host: servers.host, width: 1280, height: 720 };
  const frame = await embedContent(page, options, reportConfig(emulator, { pageName: 'people' }));
  const topOf = async (visual: string, label: string) => {
    const text = frame.locator(`[data-visual="${visual}"] svg:not(.icon) text`, { hasText: label });
    return (await text.first().boundingBox())!.y;
  };
  await expect(frame.locator('.title-legend')).toHaveCount(0);
  const legends = [await topOf('hires-year', 'Coaching'), await topOf('contract-role', 'Full-time')];
  expect(Math.abs(legends[0]! - legends[1]!)).toBeLessThanOrEqual(1);
  const axes = [await topOf('hires-year', '300'), await topOf('contract-role', '100%')];
  expect(Math.abs(axes[0]! - axes[1]!)).toBeLessThanOrEqual(1);
});

test('a bar with its value has no tooltip, but changes under the pointer', async ({ page, servers, emulator }) => {
  const frame = await embedContent(page, { emulator, host: servers.host }, reportConfig(emulator));
  const visual = frame.locator('[data-visual="top-locations"]');
  const chart = visual.locator('svg:not(.icon)');
  const before = await chart.innerHTML();
  const box = (await visual.boundingBox())!;
  await visual.hover({ position: { x: box.width * 0.3, y: box.height * 0.5 } });
  await expect.poll(() => chart.innerHTML()).not.toBe(before);
  await expect(visual.locator('.tip')).toBeHidden();
});
