import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { embedContent, reportConfig } from './embed';

const sizes = [
  [320, 240],
  [390, 700],
  [600, 376],
  [640, 360],
  [640, 398],
  [739, 470],
  [740, 470],
  [850, 480],
  [960, 578],
  [1024, 400],
  [1280, 300],
  [1440, 900],
] as const;

/** Frame sizes at which there is enough room for 11 px text next to the collapsed filter pane. */
const roomySizes = [
  [740, 470],
  [780, 490],
  [850, 480],
  [960, 578],
  [1440, 900],
] as const;

const settings = {
  'the default panes': {},
  'an expanded filter pane': { panes: { filters: { visible: true, expanded: true } } },
  'a page list on the left and all bars': {
    panes: { filters: { visible: true, expanded: true }, pageNavigation: { visible: true, position: 1 } },
    bars: { actionBar: { visible: true }, statusBar: { visible: true } },
  },
  // DisplayOption 0 fits the page into the frame, however small the frame is.
  'a custom layout': { layoutType: 1, customLayout: { displayOption: 0, pagesLayout: {} } },
};

/** Returns all visible text that is smaller than the given number of pixels on the screen, with its size. */
const smallText = (frame: Frame, minimum: number) =>
  frame.evaluate(async (smallest) => {
    // The frame observes its size, and renders before the next animation frame.
    for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
    const small: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('#frame')!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      const box = parent.closest<HTMLElement>('div, section, button, aside, nav, main')!;
      const matrix = parent instanceof SVGGraphicsElement ? parent.getCTM() : null;
      const svgScale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const scale = (box.getBoundingClientRect().width / box.offsetWidth) * svgScale;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
      // The widths that the size is computed from are rounded to whole pixels.
      if (size < smallest * 0.985) small.push(`${node.textContent}: ${size.toFixed(2)} px`);
    }
    return small;
  }, minimum);

const resize = (page: Page, size: readonly [width: number, height: number]) =>
  page.locator('#container').evaluate((container, [width, height]) => {
    container.style.width = `${String(width)}px`;
    container.style.height = `${String(height)}px`;
  }, size);

const cases = [
  ...Object.entries(settings).map(([name, reportSettings]) => ({
    title: `text is at least 9.5 px on the screen at all frame sizes with ${name}`,
    reportSettings,
    testedSizes: sizes,
    minimum: 9.5,
  })),
  {
    title: 'text is at least 11 px on the screen in medium and large frames',
    reportSettings: {},
    testedSizes: roomySizes,
    minimum: 11,
  },
];

for (const { title, reportSettings, testedSizes, minimum } of cases)
  test(title, async ({ page, servers, emulator }) => {
    const frame = await embedContent(
      page,
      { emulator, host: servers.host },
      reportConfig(emulator, { settings: reportSettings }),
    );
    for (const pageName of ['overview', 'people']) {
      await page.evaluate(
        (to) => (window as unknown as { embedded: { setPage(name: string): Promise<void> } }).embedded.setPage(to),
        pageName,
      );
      for (const [width, height] of testedSizes) {
        await resize(page, [width, height]);
        expect(await smallText(frame, minimum), `${pageName} at ${String(width)} × ${String(height)} px`).toEqual([]);
      }
    }
  });

test('text in a paginated report is at least 11 px on the screen at all frame sizes', async ({
  page,
  servers,
  emulator,
}) => {
  const embedUrl = emulator.paginatedUrl('staff-overview');
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    { type: 'report', id: 'staff-overview', embedUrl },
  );
  for (const size of sizes) {
    await resize(page, size);
    expect(await smallText(frame, 11), size.join(' × ')).toEqual([]);
  }
  // In a wide frame, the sheet is enlarged, but narrower than the frame.
  await expect(frame.getByRole('combobox', { name: 'Zoom' })).toHaveValue('fit');
  await expect(frame.locator('option[value="fit"]')).toHaveText('Auto');
});

for (const width of [900, 1000])
  test(`the title has the same position on all pages of a paginated report that is ${String(width)} px wide`, async ({
    page,
    servers,
    emulator,
  }) => {
    const frame = await embedContent(
      page,
      { emulator, host: servers.host, width },
      { type: 'report', id: 'staff-overview', embedUrl: emulator.paginatedUrl('staff-overview') },
    );
    const title = frame.locator('.sheet h1');
    await expect(frame.getByRole('status')).toHaveText('Page 1 of 4');
    const first = await title.boundingBox();
    for (const position of ['Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4']) {
      await frame.getByRole('button', { name: 'Next page' }).click();
      await expect(frame.getByRole('status')).toHaveText(position);
      expect(await title.boundingBox(), position).toEqual(first);
    }
  });

for (const width of [320, 360, 390])
  test(`a paginated report that is ${String(width)} px wide cuts off no column but the edge of the next one`, async ({
    page,
    servers,
    emulator,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const frame = await embedContent(
      page,
      { emulator, host: servers.host, width },
      { type: 'report', id: 'staff-overview', embedUrl: emulator.paginatedUrl('staff-overview') },
    );
    const scroller = frame.locator('.sheet .scroller');
    await expect(scroller).toBeVisible();
    const cutOff = () =>
      scroller.evaluate(async (element) => {
        await new Promise(requestAnimationFrame);
        const { left, right } = element.getBoundingClientRect();
        const [first, ...others] = element.querySelectorAll('thead th');
        const start = first?.getBoundingClientRect().right ?? left;
        const isCutOff = (cell: Element) => {
          const box = cell.getBoundingClientRect();
          // The edge of the next column fades out.
          const peek = 22;
          return (box.left < start - 2 && box.right > start + 2) || (box.left < right - peek && box.right > right + 2);
        };
        return others.filter(isCutOff).map(({ textContent }) => textContent);
      });
    expect(await cutOff()).toEqual([]);
    await expect(frame.getByRole('columnheader', { name: 'City' })).toBeInViewport({ ratio: 1 });
    await scroller.evaluate((element) => {
      element.scrollTo({ left: element.clientWidth, behavior: 'instant' });
    });
    expect(await cutOff()).toEqual([]);
    expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

test('numbers on a dashboard have a similar size at all frame widths', async ({ page, servers, emulator }) => {
  const embedUrl = emulator.dashboardUrl('staff-dashboard');
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    { type: 'dashboard', id: 'staff-dashboard', embedUrl },
  );
  for (const width of [390, 480, 640, 719, 720, 800, 960, 1280]) {
    await resize(page, [width, 600]);
    // the frame renders before the next animation frame
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
    await frame.evaluate(() => new Promise(requestAnimationFrame));
    await expect
      .poll(() =>
        frame
          .locator('.card-value')
          .evaluateAll((numbers) => Math.min(...numbers.map((each) => parseFloat(getComputedStyle(each).fontSize)))),
      )
      .toBeGreaterThanOrEqual(20);
  }
});

test('all KPIs in a row show their reference, and its year if all of them have room', async ({
  page,
  servers,
  emulator,
}) => {
  // a page with a custom layout is scaled as a whole
  const layout = { layoutType: 1, customLayout: { displayOption: 1 } };
  const frame = await embedContent(
    page,
    { emulator, host: servers.host },
    reportConfig(emulator, { settings: layout }),
  );
  const yearCounts = new Set<number>();
  for (let width = 700; width <= 1300; width += 50) {
    await resize(page, [width, 600]);
    const { shown, years } = await frame.evaluate(async () => {
      // The frame observes its size, and renders before the next animation frame.
      for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        shown: all('.kpi-reference').map(
          (each) => each.checkVisibility() && each.offsetTop === (each.previousElementSibling as HTMLElement).offsetTop,
        ),
        years: all('.kpi-year').filter((each) => each.checkVisibility()).length,
      };
    });
    expect(new Set(shown), String(width)).toEqual(new Set([true]));
    yearCounts.add(years);
  }
  expect([...yearCounts].sort()).toEqual([0, 3]);
});

test('all pages of the sample report fit into a frame of 960x540', async ({ page, servers, emulator }) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 960, height: 540 },
    reportConfig(emulator),
  );
  for (const [name, title] of [
    ['Locations', 'Teams by region'],
    ['Hiring', 'Openings by source'],
    ['People', 'Teams at a glance'],
    ['Overview', 'Largest locations'],
  ] as const) {
    await frame.getByRole('button', { name, exact: true }).click();
    const visual = frame.getByRole('region', { name: title, exact: true });
    await expect(visual).toBeVisible();
    const hidden = () =>
      frame.evaluate(() =>
        ['.viewport', '.scroller:has(.multi-card)']
          .flatMap((selector) => [...document.querySelectorAll(selector)])
          .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      );
    await expect.poll(async () => Math.max(...(await hidden())), { message: name }).toBeLessThanOrEqual(0);
  }
});

test('an expanded filter pane opens over a page that would become too small next to it', async ({
  page,
  servers,
  emulator,
}) => {
  const frame = await embedContent(
    page,
    { emulator, host: servers.host, width: 760 },
    reportConfig(emulator, { settings: settings['an expanded filter pane'] }),
  );
  const pane = frame.getByRole('complementary', { name: 'Filters' });
  const viewport = frame.getByRole('main');
  const close = frame.getByRole('button', { name: 'Close' });
  const toggle = pane.getByRole('button', { name: 'Filters', exact: true });
  await expect(close).toBeVisible();
  // The page has the same width as next to the collapsed pane.
  const width = (await viewport.boundingBox())?.width;
  expect(width).toBe(760 - 38);
  await close.click();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect((await viewport.boundingBox())?.width).toBe(width);
  await toggle.click();
  await expect(close).toBeFocused();
  // The page stays usable next to the pane.
  await frame.locator('[data-visual="members"] .card-value').click();
  await expect(pane.getByRole('heading', { name: 'Filters on this visual' })).toBeVisible();
  await close.focus();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

test('the space next to an embedded visual has the color of its card', async ({ page, servers, emulator }) => {
  const visual = { type: 'visual', pageName: 'overview', visualName: 'revenue-hours', width: 400, height: 300 };
  const config = { ...reportConfig(emulator), ...visual };
  const frame = await embedContent(page, { emulator, host: servers.host, width: 900, height: 300 }, config);
  const colorOf = (selector: string) =>
    frame.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf('.viewport')).toBe(await colorOf('[data-visual="revenue-hours"]'));
  expect((await frame.locator('[data-visual="revenue-hours"]').boundingBox())?.width).toBe(400);
});

test('the values of a slicer without a search share the height of its box', async ({ page, servers, emulator }) => {
  const size = { width: 1440, height: 900 };
  const frame = await embedContent(page, { emulator, host: servers.host, ...size }, reportConfig(emulator));
  const visual = frame.locator('.visual:has(.slicer)');
  const box = (await visual.boundingBox())!;
  const last = (await visual.locator('.option').last().boundingBox())!;
  expect(box.y + box.height - last.y - last.height).toBeLessThan(24);
});
