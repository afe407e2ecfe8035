import type { BrowserContext, Frame, Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { startStorybook, type Storybook } from './storybook';

/**
 * Expected console errors, by story. React logs every error that an error boundary catches. The browser logs every
 * message that it does not deliver because the frame has navigated away.
 */
const expectedConsoleErrors: Record<string, RegExp> = {
  'react-slots-and-size--error-boundary': /Invalid embed URL detected/,
  'features-failures--navigated-frame': /does not match the recipient window's origin/,
};

/** Number of pages that show stories in parallel. Stories spend most of their time waiting. */
const pageCount = 3;

let storybook: Storybook;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storybook = await startStorybook();
});

test.afterAll(() => storybook.close());

/** Returns a story's frames whose content no other story shows. */
function findUniqueFrames(page: Page, id: string): Frame[] {
  const frames = page.mainFrame().childFrames();
  if (id.startsWith('embed-types-')) return frames;
  return id.startsWith('features-settings-') ? frames.slice(-1) : [];
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string };
    channel: { emit(event: string, payload: object): void };
  };
}

/** A page that shows one story after another without reloading, as Storybook's sidebar does. */
class StoryViewer {
  readonly #page: Page;
  #story = '';
  #problems: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#addConsoleError(message.text());
    });
    page.on('pageerror', (error) => {
      this.#addConsoleError(error.message);
    });
  }

  /** Shows a story and returns its problems, once the story is rendered and its play function has finished. */
  async show(story: string): Promise<string[]> {
    const isFirst = this.#story === '';
    this.#story = story;
    this.#problems = [];
    await (isFirst ? this.#page.goto(storybook.storyUrl(story)) : this.#select(story));
    await this.#waitUntilFinished(story);
    this.#problems.push(...(await axeViolations(this.#page.mainFrame(), '#storybook-root')));
    for (const frame of findUniqueFrames(this.#page, story))
      this.#problems.push(...(await axeViolations(frame, 'body')));
    return this.#problems;
  }

  #addConsoleError(text: string): void {
    if (!expectedConsoleErrors[this.#story]?.test(text)) this.#problems.push(`console: ${text}`);
  }

  async #select(story: string): Promise<void> {
    await this.#page.evaluate((storyId) => {
      const preview = (window as StorybookWindow).__STORYBOOK_PREVIEW__;
      preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story);
  }

  async #waitUntilFinished(story: string): Promise<void> {
    const page = this.#page;
    const finalPhase = await page.waitForFunction((wanted) => {
      const { id, phase = '' } = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return id === wanted && ['finished', 'errored', 'aborted'].includes(phase) && phase;
    }, story);
    if ((await finalPhase.jsonValue()) !== 'finished') {
      this.#problems.push((await page.locator('#error-message').textContent()) ?? 'The story did not finish.');
    }
    // in stories without a play function, wait for visible content to render, unless the story has no token
    if ((await page.getByLabel('status', { exact: true }).allTextContents()).includes('waiting')) return;
    const busy = page.locator('[role=group][aria-busy=true]:not(:has(.slot))');
    await expect(busy, story).toHaveCount(0, { timeout: 60_000 });
  }
}

/** Returns the problems by story. The stories are distributed over several pages. */
async function checkStories(context: BrowserContext, stories: readonly string[]) {
  const problems: Record<string, string[]> = {};
  const remaining = [...stories];
  const checkRemaining = async () => {
    const viewer = new StoryViewer(await context.newPage());
    for (let story = remaining.shift(); story !== undefined; story = remaining.shift()) {
      const id = story;
      const found = await test.step(id, () => viewer.show(id));
      if (found.length > 0) problems[id] = found;
    }
  };
  await Promise.all(Array.from({ length: pageCount }, checkRemaining));
  return problems;
}

test('the devtools show why each broken page fails', async ({ context }) => {
  const stories = storybook.stories.filter((id) => id.startsWith('features-devtools--'));
  expect(stories.length).toBeGreaterThan(5);
  expect(await checkStories(context, stories)).toEqual({});
});

test('documentation pages and their stories have the selected color scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(storybook.docsUrl('embed-types-tile--docs', 'dark'));
  const story = page.frameLocator('.sbdocs-preview iframe').first();
  await expect(story.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(story.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.evaluate(() => {
    const preview = (window as StorybookWindow).__STORYBOOK_PREVIEW__;
    preview?.channel.emit('updateGlobals', { globals: { scheme: 'light' } });
  });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  await expect(story.locator('html')).toHaveAttribute('data-scheme', 'light');
});

test('pages have a placeholder in the selected color scheme until their scripts have loaded', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/assets/*.js', (route) => route.abort());
  const placeholder = page.locator('.placeholder');
  for (const url of [
    storybook.docsUrl('embed-types-tile--docs', 'dark'),
    `${storybook.storyUrl('embed-types-tile--chart')};scheme:dark`,
  ]) {
    await page.goto(url);
    await expect(placeholder).toBeVisible();
    await expect(page.locator('.sb-wrapper:visible')).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(17, 23, 29)');
  }
});

test('stories on documentation pages have a placeholder until their frame has loaded', async ({ page }) => {
  await page.route('**/iframe.html?viewMode=story&**', () => undefined);
  await page.goto(storybook.docsUrl('embed-types-tile--docs', 'dark'));
  await expect(page.locator('.sbdocs-preview')).not.toHaveCount(0);
  await expect(page.locator('.sbdocs-preview .skeleton')).toHaveCount(await page.locator('.sbdocs-preview').count());
  await expect(page.locator('.sbdocs-preview .skeleton').first()).toBeVisible();
  await expect(page.locator('body > .placeholder')).toBeHidden();
});

test('a documentation page keeps its layout when it replaces its placeholder', async ({ page }) => {
  await page.setViewportSize({ width: 1192, height: 860 });
  await page.route('**/iframe.html?viewMode=story&**', () => undefined);
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(storybook.docsUrl('embed-types-report--docs', 'light'));
  const placeholder = await topOf('.placeholder-story');
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.locator('.sbdocs-preview')).not.toHaveCount(0);
  expect(Math.abs((await topOf('.sbdocs-preview')) - placeholder)).toBeLessThanOrEqual(2);
});

test('placeholders have the shape of their embed type', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const [story, count] of [
    ['embed-types-report--interactive', 9],
    ['embed-types-report--edit-mode', 1],
    ['embed-types-dashboard--fit-to-width', 8],
    ['embed-types-tile--chart', 1],
    ['embed-types-paginated-report--pages', 1],
  ] as const) {
    await page.goto(storybook.storyUrl(story));
    await expect(page.locator('.placeholder .skeleton > :visible')).toHaveCount(count);
  }
});

test('stories with calls and bars show a whole report page', async ({ page }) => {
  await page.setViewportSize({ width: 1192, height: 860 });
  for (const story of ['features-calls--bookmarks', 'features-settings-panes-and-bars--bars']) {
    await page.goto(storybook.storyUrl(story));
    const viewport = page.frameLocator('.story-frame iframe').last().locator('.viewport');
    await expect(viewport.getByText('Revenue by quarter')).toBeVisible();
    await expect
      .poll(() => viewport.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(0);
  }
});

test('the code of stories with calls shows the calls first', async ({ page }) => {
  await page.goto(storybook.storyUrl('features-calls--bookmarks'));
  const code = page.getByRole('region', { name: 'Code', exact: true });
  await expect(code).toContainText('await report.bookmarksManager.capture()');
  await expect(code).toContainText('BookmarksPlayMode.Presentation');
  // the page no longer moves, and the story has made its call
  await expect(page.getByText(/^List: \[/)).toBeVisible();
  await code.getByRole('radio', { name: 'Calls' }).press('ArrowRight');
  await expect(code).toContainText('<Report');
});

test('page tabs stay where they are when a zoom level makes the page smaller', async ({ page }) => {
  await page.setViewportSize({ width: 1192, height: 676 });
  await page.goto(storybook.storyUrl('features-settings-appearance--zoom'));
  const edges = [0, 1].map(async (side) => {
    const frame = page.locator('.sides > div').nth(side).frameLocator('iframe');
    await expect(frame.getByText('Headcount by team')).toBeAttached();
    return frame
      .locator('.pages button')
      .first()
      .evaluate((tab) => tab.getBoundingClientRect().left);
  });
  const [before, after] = await Promise.all(edges);
  expect(after).toBe(before);
});

test('the names in the sidebar are indented by their level, and fit in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // a long name, which is wider while it is selected
  await page.goto(storybook.managerUrl('features-settings-behavior--visual-rendered-events'));
  const leftOf = (item: string) =>
    page.locator(`.sidebar-item[data-item-id='${item}'] > :first-child`).evaluate((row) => {
      const range = document.createRange();
      range.selectNode(document.createTreeWalker(row, NodeFilter.SHOW_TEXT).nextNode() ?? row);
      return range.getBoundingClientRect().left;
    });
  const group = await leftOf('features-settings');
  expect(await leftOf('features-settings-behavior')).toBe(group + 14);
  expect(await leftOf('features-settings-behavior--visual-rendered-events')).toBe(group + 28);
  const collapsed = page.locator(".sidebar-item > button[aria-expanded='false']");
  await collapsed.evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) button.click();
  });
  await expect(collapsed).toHaveCount(0);
  const wrapped = await page
    .locator('.sidebar-item:visible')
    .evaluateAll((items) => items.filter(({ clientHeight }) => clientHeight > 30).map((item) => item.textContent));
  expect(wrapped).toEqual([]);
});

test('the controls are below the canvas of laptops, with whole categories', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(storybook.managerUrl('features-settings-menus-and-links--commands'));
  const controls = page.getByRole('tabpanel', { name: 'Controls' });
  const frame = await page.locator('#storybook-preview-iframe').boundingBox();
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const heading = await boxOf(controls.getByRole('button', { name: 'Before' }));
  const select = await boxOf(controls.getByRole('combobox').first());
  expect(heading.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
  expect(select.y).toBeGreaterThan(heading.y + heading.height);
  const panel = await boxOf(controls);
  expect(select.y + select.height).toBeLessThan(panel.y + panel.height);
});

test('on small laptops, the longest name of a control fits in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storybook.managerUrl('features-settings-appearance--print'));
  const names = page.getByRole('tabpanel', { name: 'Controls' }).getByText('Browser print adjustments mode');
  await expect(names).toHaveCount(2);
  for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeLessThan(20);
});

test('selects fit their longest option, and an embed URL is shown in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storybook.managerUrl('features-settings-appearance--custom-layout'));
  const controls = page.getByRole('tabpanel', { name: 'Controls' });
  const select = controls.locator('#control-before_customLayout_visuals');
  await expect.poll(async () => (await select.boundingBox())?.width ?? 0).toBeGreaterThan(184);
  await page.goto(storybook.managerUrl('features-failures--untrusted-host'));
  const embedUrl = controls.locator('#control-embedUrl');
  await expect(embedUrl).toHaveValue(/^https:/);
  expect(await embedUrl.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('with forced colors, controls, changed lines and the selected story have outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storybook.managerUrl('features-settings-menus-and-links--commands'));
  const story = page.frameLocator('#storybook-preview-iframe');
  for (const element of [
    page.getByRole('tabpanel', { name: 'Controls' }).getByRole('combobox').first(),
    page.locator(".sidebar-item[data-selected='true']"),
    story.locator('.line[data-changed]').first(),
  ]) {
    await expect(element).toHaveCSS('outline-style', 'solid');
  }
});

test('the text of documentation pages has a larger size than tables and a limited width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/iframe.html?viewMode=story&**', () => undefined);
  await page.goto(storybook.docsUrl('getting-started--docs', 'light'));
  const styleOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { fontSize, lineHeight, maxWidth } = getComputedStyle(element);
      return { fontSize, lineHeight, maxWidth };
    });
  const text = { fontSize: '15px', lineHeight: '24px' };
  expect(await styleOf(page.getByText('come from your server'))).toEqual({ ...text, maxWidth: '680px' });
  expect(await styleOf(page.getByRole('listitem').filter({ hasText: 'without tokens' }))).toMatchObject(text);
  expect(await styleOf(page.locator('.sbdocs-content td').first())).toMatchObject({ fontSize: '14px' });
});

test('the start page shows the code for one entry point at a time', async ({ page }) => {
  await page.goto(storybook.docsUrl('getting-started--docs', 'light'));
  await expect(page.getByRole('heading', { name: 'Embed a report' })).toBeVisible();
  const code = page.getByRole('region', { name: 'Code', exact: true }).last();
  await expect(code).toContainText('<Report');
  await code.getByText('Script tag').click();
  await expect(code).toContainText('data-embed-url');
  await expect(code).not.toContainText('<Report');
});

test('documentation pages show the code of a story in the selected language', async ({ page }) => {
  await page.route('**/iframe.html?viewMode=story&**', () => undefined);
  await page.goto(storybook.docsUrl('embed-types-tile--docs', 'light'));
  const story = page.locator('.type-story').first();
  await expect(story.locator('.code-block')).toHaveCount(0);
  await story.getByRole('button', { name: 'Show code' }).click();
  await expect(story.getByRole('region', { name: 'Code, React' })).toContainText('<Tile');
  await story.getByRole('radio', { name: 'Script tag' }).check();
  await expect(story.getByRole('region', { name: 'Code, Script tag' })).toContainText('vitrine.service.embed(');
});

test('the table of contents marks the section at 40 % of the height, and the last one at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/iframe.html?viewMode=story&**', () => undefined);
  await page.goto(storybook.docsUrl('embed-types-report--docs', 'light'));
  const current = page.locator('.toc-wrapper [aria-current]');
  await expect(current).toHaveText('Interactive');
  const heading = page.getByRole('heading', { name: 'Filtered' });
  const scrollTo = (top: number) =>
    heading.evaluate((element, y) => window.scrollBy(0, element.getBoundingClientRect().top - y), top);
  await scrollTo(330);
  await expect(current).toHaveText('Another page');
  await scrollTo(310);
  await expect(current).toHaveText('Filtered');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText('Bootstrap');
});

test('the table of contents marks the first section while the introduction is at the reading line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/iframe.html?viewMode=story&**', () => undefined);
  await page.goto(storybook.docsUrl('getting-started--docs', 'light'));
  await expect(page.locator('.toc-wrapper a')).not.toHaveCount(0);
  const current = page.locator('.toc-wrapper [aria-current]');
  await expect(current).toHaveText('Embed types');
});

test('the wheel scrolls a documentation page instead of an embed, until the embed is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storybook.docsUrl('embed-types-paginated-report--docs', 'light'));
  const story = page.frameLocator('.sbdocs-preview iframe').first();
  await expect(story.getByLabel('status', { exact: true })).toHaveText('rendered');
  const content = story.frameLocator('.story-frame iframe').locator('body');
  /** Dispatches a wheel event and returns whether the content can handle it. */
  const turnWheel = () =>
    content.evaluate((body) =>
      body.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })),
    );
  expect(await turnWheel()).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(100);
  await content.dispatchEvent('pointerdown');
  expect(await turnWheel()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(100);
});

test('the devtools have the selected color scheme and keep their messages when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${storybook.storyUrl('embed-types-tile--chart')};scheme:dark`);
  const devtools = page.locator('[data-vitrine-devtools]');
  // in stories about embed types, the content has the height of the canvas until the devtools are opened
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(devtools).toBeHidden();
  await page.locator('.devtools > summary').click();
  await expect(devtools.getByText('/events/tileLoaded')).toBeVisible();
  await expect(devtools.locator('.root')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    const preview = (window as StorybookWindow).__STORYBOOK_PREVIEW__;
    preview?.channel.emit('updateGlobals', { globals: { scheme: 'light' } });
  });
  await expect(devtools.locator('.root')).toHaveAttribute('data-theme', 'light');
  await expect(devtools.getByText('/events/tileLoaded')).toBeVisible();
  await page.locator('.devtools > summary').click();
  await expect(devtools).toBeHidden();
});

test('a frame that does not respond to a call is shown as unresponsive', async ({ page }) => {
  await page.goto(storybook.storyUrl('features-failures--crashed-frame'));
  await expect(page.getByLabel('status', { exact: true })).toHaveText('unresponsive');
});

test('a crashed frame is covered by a message whose button creates a new frame', async ({ page }) => {
  await page.goto(storybook.storyUrl('features-failures--crashed-frame'));
  const status = page.getByLabel('status', { exact: true });
  await expect(status).toHaveText('unresponsive');
  const message = page.getByRole('alert');
  await expect(message).toContainText('An emulator fault crashed this frame.');
  await expect(page.locator('.story-frame iframe')).toBeHidden();
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('rendered');
  await expect(message).toBeHidden();
  await expect(page.locator('.story-frame iframe')).toBeVisible();
});

test('the devtools show the messages of a failed load below its fallback', async ({ page }) => {
  // the canvas in windows of 1440 x 900 and 1280 x 800
  for (const [width, height, count] of [
    [1192, 684, 3],
    [1032, 584, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(storybook.storyUrl('features-failures--silent-frame'));
    await expect(page.getByLabel('status', { exact: true })).toHaveText('failed');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.devtools .scroller .row').nth(count - 1)).toBeInViewport({ ratio: 1 });
  }
});

test('the selected segment is lighter than its track, also in dark mode', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.goto(`${storybook.storyUrl('features-settings-appearance--print')};scheme:${scheme}`);
    const [selected, track] = await page.locator('.compare .segmented').evaluate((segmented) =>
      ['label:has(:checked)', 'div'].map((selector) => {
        const { backgroundColor } = getComputedStyle(segmented.querySelector(selector)!);
        return Number(/\d+/.exec(backgroundColor)?.[0]);
      }),
    );
    expect(selected).toBeGreaterThan(track ?? 0);
  }
});

test('the result of a rejected call has the color of errors, and an error that was handled does not', async ({
  page,
}) => {
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  await page.goto(storybook.storyUrl('features-failures--rejected-call'));
  const result = page.locator('.story-result code');
  await expect(result).toHaveText(/rejected/);
  expect(await colorOf(result)).toBe('rgb(179, 38, 30)');
  await page.goto(storybook.storyUrl('features-failures--token-expires-after-load'));
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.locator('.story-problem')).toHaveAttribute('data-handled');
});

test('on small laptops, the controls show one row and the heading of the collapsed access controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storybook.managerUrl('features-failures--rejected-call'));
  const controls = page.getByRole('tabpanel', { name: 'Controls' });
  await expect(controls.getByRole('button', { name: 'Access' })).toBeInViewport({ ratio: 1 });
  await expect(controls.getByText('Get access token')).toBeHidden();
});

test('the story of the expired token shows the access controls, and the panel has only tabs with content', async ({
  page,
}) => {
  await page.goto(storybook.managerUrl('features-failures--expired-token'));
  const controls = page.getByRole('tabpanel', { name: 'Controls' });
  await expect(controls.getByText('Get access token')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#storybook-panel-root [role=tab]:visible')).toHaveText([/^Controls/, /^Accessibility/]);
});

test('on small laptops, embeds end above the controls', async ({ page }) => {
  // the canvas between the toolbar and the controls in a window of 1280 x 800
  await page.setViewportSize({ width: 1032, height: 584 });
  for (const story of [
    'embed-types-report--interactive',
    'embed-types-report--mobile-layout',
    'embed-types-create-report--from-dataset',
    'features-settings-appearance--zoom',
    'features-settings-behavior--hidden-errors',
    'features-failures--crashed-frame',
  ]) {
    await page.goto(storybook.storyUrl(story));
    const frame = page.locator('.story-frame').last();
    await expect(frame).toBeInViewport({ ratio: 1 });
    expect((await frame.boundingBox())?.height).toBeGreaterThan(300);
  }
});

test('open devtools replace the controls below a report, and the closed ones show the number of messages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storybook.managerUrl('embed-types-report--interactive'));
  const controls = page.getByRole('tabpanel', { name: 'Controls' });
  const summary = page.frameLocator('#storybook-preview-iframe').locator('.devtools > summary');
  await expect(controls).toBeVisible();
  await expect(summary).toHaveText(/^Devtools \d+$/);
  await summary.click();
  await expect(controls).toBeHidden();
  await summary.click();
  await expect(controls).toBeVisible();
});

test('above open devtools, a story about an event shows a whole report page, and five messages are visible', async ({
  page,
}) => {
  // the canvas in windows of 1440 x 900 and 1280 x 800
  for (const [width, height] of [
    [1192, 860],
    [1032, 760],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(storybook.storyUrl('features-events--data-selected'));
    await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
    await expect(page.locator('.devtools .scroller .row').nth(4)).toBeVisible();
    const charts = page
      .frameLocator('.story-frame iframe')
      .locator('.visual', { hasText: /^(Members by|Headcount by)/ });
    for (const chart of await charts.all()) await expect(chart).toBeInViewport({ ratio: 1 });
    const list = await page.locator('.devtools .scroller').boundingBox();
    expect(list?.height).toBeGreaterThanOrEqual(5 * 24);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(height);
  }
});

test('a story shows a placeholder and the state of its embed until the report is rendered', async ({ page }) => {
  await page.goto(storybook.storyUrl('react-hooks-and-ref--ref'));
  await expect(page.getByLabel('status', { exact: true })).toHaveText('loading');
  await expect(page.locator('.story-frame .skeleton')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get the active page' })).toBeDisabled();
});

test('on small laptops, the controls of both sides of a comparison are visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [story, label] of [
    ['features-settings-appearance--zoom', 'Zoom level'],
    ['features-settings-menus-and-links--commands', 'Export data'],
  ] as const) {
    await page.goto(storybook.managerUrl(story));
    const rows = page.getByRole('tabpanel', { name: 'Controls' }).locator('tr', { hasText: label });
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toBeInViewport({ ratio: 1 });
  }
});

test('an embed, the devtools and the header of the code fit the canvas of a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 792, height: 760 });
  for (const story of [
    'embed-types-report--interactive',
    'embed-types-report--edit-mode',
    'embed-types-dashboard--fit-to-width',
    'embed-types-tile--chart',
  ]) {
    await page.goto(storybook.storyUrl(story));
    await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
    await expect(page.locator('.story-frame')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.devtools')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Code', exact: true }).locator('header')).toBeInViewport({
      ratio: 1,
    });
  }
});

test('on phones, the title of a story names its group, and an embed and the header of the devtools fill the canvas', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 764 });
  await page.goto(storybook.storyUrl('embed-types-report--interactive'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report Interactive');
  await expect(page.getByLabel('status', { exact: true })).toHaveText('rendered');
  await expect(page.locator('.story-frame')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.devtools')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Code', exact: true })).not.toBeInViewport();
});

test('on phones, the story about the zoom shows the desktop layout, which the zoom scales', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 764 });
  await page.goto(storybook.storyUrl('features-settings-appearance--zoom'));
  await expect(page.getByText('The setting applies to the desktop layout')).toBeVisible();
  const widthOf = async (side: number) => {
    const visual = page.locator('.sides > div').nth(side).frameLocator('iframe').locator('.visual').first();
    await expect(visual).toBeAttached();
    return (await visual.boundingBox())?.width ?? 0;
  };
  await expect.poll(async () => (await widthOf(1)) / (await widthOf(0))).toBeCloseTo(0.5, 1);
});

test('on phones, the story about the layout shows the page in its actual size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 764 });
  await page.goto(storybook.storyUrl('features-calls--layout'));
  const chart = page.frameLocator('.story-frame iframe').locator('.visual', { hasText: 'Members by month' });
  await expect(chart).toBeVisible();
  await expect.poll(async () => (await chart.boundingBox())?.width ?? 0).toBeGreaterThan(300);
});

test('on phones, open devtools begin right below the fallback of a failed load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 764 });
  await page.goto(storybook.storyUrl('features-failures--unknown-report'));
  const problem = page.locator('.story-problem');
  await expect(problem).toHaveText("onError Content 'nowhere' does not exist. LoadReportFailed");
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  const fallback = await page.locator('.story-frame').boundingBox();
  const devtools = await page.locator('.devtools[open]').boundingBox();
  expect((devtools?.y ?? 0) - (fallback?.y ?? 0) - (fallback?.height ?? 0)).toBe(12);
});

test('on phones, the header of the code has one row, also with calls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 764 });
  await page.goto(storybook.storyUrl('features-calls--bookmarks'));
  const header = page.getByRole('region', { name: 'Code', exact: true }).locator('header');
  await expect(header.getByRole('radio')).toHaveCount(4);
  expect((await header.boundingBox())?.height).toBeLessThan(56);
});

test('on phones, the charts of a report are one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const story of ['embed-types-report--interactive', 'features-settings-panes-and-bars--filter-pane']) {
    await page.goto(storybook.storyUrl(story));
    // a story with two sides shows the last one
    const content = page.frameLocator('.story-frame iframe').last();
    await expect(content.getByText('Members by month')).toBeVisible();
    // the charts of the layout for low frames
    await expect(content.locator('.chart-row')).toBeHidden();
  }
});

// takes minutes, because most stories load at least one report
test('every story finishes without console errors and has no axe violations', { tag: '@full' }, async ({ context }) => {
  test.setTimeout(600_000);
  expect(storybook.stories.length).toBeGreaterThan(60);
  expect(await checkStories(context, storybook.stories)).toEqual({});
});
