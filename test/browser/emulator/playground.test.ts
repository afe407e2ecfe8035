import { once } from 'node:events';
import { connect } from 'node:net';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

interface Playground {
  url: string;
  contentOrigin: string;
  close(): Promise<void>;
}

let playground: Playground;

async function startPlayground(options: object): Promise<Playground> {
  const path = `${process.cwd()}/playground/server.mjs`;
  const server = (await import(path)) as { startPlayground(options: object): Promise<Playground> };
  return server.startPlayground(options);
}

test.beforeAll(async () => {
  playground = await startPlayground({ port: 0, contentPort: 0 });
});

test.afterAll(() => playground.close());

/** Space in pixels around the panels. */
const margin = 8;

/** A window in which the devtools would make the content smaller. */
const shortWindow = { width: 1280, height: 640 };
const laptopWindows = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

const preview = (page: Page): FrameLocator => page.frameLocator('.preview iframe');
const content = (page: Page): FrameLocator => preview(page).frameLocator('iframe');

/** Opens the playground with a URL fragment, and collects its console errors. */
async function open(page: Page, hash = ''): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${playground.url}/${hash}`);
  return errors;
}

const messagesButton = (page: Page) => page.getByRole('button', { name: /^Devtools/ });

/** Opens the playground in a window of this size, without the layout of an earlier size. */
async function openAnew(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await open(page);
  await page.reload();
}

/** Opens the playground in a window of this size, with devtools that the visitor has opened before. */
async function openWithDevtools(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('vitrine-playground-messages-open', 'true'));
  await openAnew(page, size);
}

/** Opens the playground in a window that is too short for the devtools, and opens the devtools. */
async function openMessages(page: Page): Promise<void> {
  await page.setViewportSize(shortWindow);
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'false');
  await messagesButton(page).click();
}

/** Replaces the code in the editor and runs it. */
async function runCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Control+Enter');
}

test('runs the sample, commands and edited code, and shows messages, results and errors', async ({ page }) => {
  const errors = await open(page);
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  await openMessages(page);
  await expect(preview(page).getByText('/events/rendered')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(new URL(page.url()).hostname).toBe('localhost');
  expect(new URL(playground.contentOrigin).hostname).toBe('127.0.0.1');

  await page.getByRole('tab', { name: 'Commands' }).click();
  await page.getByLabel('Page').selectOption('Locations');
  await page.getByRole('button', { name: 'Run command' }).click();
  await expect(content(page).getByText('All locations since July 2023', { exact: true })).toBeVisible();
  await expect(page.getByText('Done after')).toBeVisible();
  await expect(page).toHaveURL(/#report\/javascript\?command=set-page&page=locations$/);

  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('log')).toHaveText('Locations');
  expect(errors).toEqual([]);
  await runCode(page, `console.log('ready');\n\nundefinedName();`);
  await expect(page.getByRole('log').locator('p')).toHaveText([
    'ready',
    'Line 3: ReferenceError: undefinedName is not defined',
  ]);
  await expect(preview(page).getByText('Correct line 3 and run the code again')).toBeVisible();
  await expect(preview(page).getByText('Line 3: ReferenceError: undefinedName is not defined')).toBeVisible();
  // the notice has a button that resets the code
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toHaveCount(0);
  // a logged error does not cover content
  await runCode(page, `document.querySelector('#content').textContent = 'Own text';\nconsole.error('logged');`);
  await expect(page.getByRole('log')).toHaveText('logged');
  await expect(preview(page).getByText('Own text')).toBeVisible();
  await expect(preview(page).getByText('The code failed')).toBeHidden();
  await runCode(page, 'const a = ;');
  await expect(page.getByRole('log')).toHaveText("Line 1, column 11: Unexpected token ';'");
  await expect(page.locator('.cm-lintRange-error')).toHaveText(';');
  for (const place of [page.getByRole('log'), preview(page)]) {
    await place.getByRole('button', { name: 'Line 1, column 11' }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(';');
  }
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('log')).toBeEmpty();
  await expect(page.locator('.result-bar .state')).toHaveText('Failed');
  await expect(preview(page).getByRole('tab', { name: /^Messages/ })).toBeVisible();
  await preview(page).getByRole('button', { name: 'Reset the code' }).click();
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
});

test('the samples fit next to the preview, and longer lines scroll instead of wrapping', async ({ page }) => {
  const scroller = page.locator('.cm-scroller');
  const overflow = () => scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await page.setViewportSize({ width: 1280, height: 800 });
  // code from a link does not run, so no report has to load
  await open(page, '#report/javascript?code=YQ');
  for (const entryPoint of ['Script tag', 'JavaScript', 'React']) {
    await page.getByRole('button', { name: entryPoint }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toContainText('staff-overview');
    expect(await overflow()).toBe(0);
  }
  // the longest embed URL
  await page.goto(`${playground.url}#paginated/script?code=YQ`);
  for (const entryPoint of ['JavaScript', 'React']) {
    await page.getByRole('button', { name: entryPoint }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toContainText('rdlEmbed');
    expect(await overflow()).toBe(0);
  }
  await page.getByRole('textbox', { name: 'Code' }).fill(`${'word '.repeat(60)}\nshort`);
  await expect.poll(overflow).toBeGreaterThan(0);
  const lines = await page.locator('.cm-line').evaluateAll((all) => all.map((line) => line.clientHeight));
  expect(lines[0]).toBe(lines[1]);
});

test('embeds with React and with the script tag', async ({ page }) => {
  const errors = await open(page, '#tile/react');
  await expect(content(page).getByText('Headcount by region')).toBeVisible();
  await page.getByRole('button', { name: 'Script tag' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toContainText('data-tile-id="headcount-region"');
  await expect(content(page).getByText('Headcount by region')).toBeVisible();
  await openMessages(page);
  await expect(preview(page).getByText('/events/tileLoaded')).toBeVisible();
  expect(errors).toEqual([]);
});

test('shows that the code has been edited until it is run, and its buttons do not cover it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const note = page.getByText('Code edited since this run');
  await expect(page.getByText('Rendered')).toBeVisible();
  await expect(note).toBeHidden();
  await page.getByRole('textbox', { name: 'Code' }).press('End');
  await page.keyboard.type(' // edited');
  await expect(note).toBeVisible();
  const editor = await page.locator('.editor').boundingBox();
  const button = await page.getByRole('button', { name: 'Reset the code' }).boundingBox();
  expect(button!.y).toBeGreaterThanOrEqual(editor!.y + editor!.height);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(note).toBeHidden();
});

test('restores edited code with Back after the entry point is switched or the code is reset', async ({ page }) => {
  await open(page);
  const editor = page.getByRole('textbox', { name: 'Code' });
  await editor.fill('const edited = 1;');
  await page.getByRole('button', { name: 'React' }).click();
  await expect(editor).toContainText('createRoot');
  await page.goBack();
  await expect(editor).toHaveText('const edited = 1;');
  await page.getByRole('button', { name: 'Reset the code' }).click();
  await expect(editor).not.toContainText('edited');
  await page.goBack();
  await expect(editor).toHaveText('const edited = 1;');
});

test('does not write to the history after the code was replaced, because Back could be ignored', async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    const written: unknown[] = ((window as unknown as { written: unknown[] }).written = []);
    history.replaceState = (data, unused, url) => {
      written.push(url);
      replaceState.call(history, data, unused, url);
    };
  });
  await open(page);
  await page.getByRole('textbox', { name: 'Code' }).fill('const edited = 1;');
  await page.getByRole('button', { name: 'React' }).click();
  await expect(page).toHaveURL(/#report\/react$/);
  // a later timer than that of the page
  const written = await page.evaluate(
    () =>
      new Promise((resolve) => setTimeout(() => resolve((window as unknown as { written: unknown[] }).written), 300)),
  );
  expect(written).not.toContain('#report/react');
});

test('the sample for paginated reports shows a paginated report with each entry point', async ({ page }) => {
  await open(page, '#paginated');
  for (const entryPoint of ['Script tag', 'JavaScript', 'React']) {
    await page.getByRole('button', { name: entryPoint }).click();
    await expect(content(page).getByRole('button', { name: 'Export' })).toBeVisible();
  }
});

test('splitters move with the arrow keys and the pointer, and keep their positions after a reload', async ({
  page,
}) => {
  const errors = await open(page);
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  await openMessages(page);
  const width = async () => (await page.locator('.preview').boundingBox())?.width ?? 0;
  const height = async () => (await preview(page).locator('#devtools').boundingBox())?.height ?? 0;
  const [initialWidth, initialHeight] = [await width(), await height()];
  await page.getByRole('separator', { name: 'Devtools height' }).press('ArrowUp');
  await expect.poll(height).toBe(initialHeight + 24);
  await page.getByRole('separator', { name: 'Code panel width' }).press('ArrowLeft');
  expect(await width()).toBe(initialWidth + 24);
  await expect.poll(height).toBe(initialHeight + 24);
  const { x, y } = (await page.getByRole('separator', { name: 'Devtools height' }).boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  await page.mouse.move(x + 100, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y - 26);
  await page.mouse.up();
  await expect.poll(height).toBe(initialHeight + 50);
  await page.reload();
  expect(await width()).toBe(initialWidth + 24);
  await expect.poll(height).toBe(initialHeight + 50);
  await page.getByRole('button', { name: 'Hide the other panels' }).click();
  expect(await width()).toBe(shortWindow.width - 2 * margin);
  expect(errors).toEqual([]);
});

test('the devtools keep their height when another tab or a message is selected', async ({ page }) => {
  await open(page);
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  await openMessages(page);
  const height = async () => (await preview(page).locator('#devtools').boundingBox())?.height;
  const initialHeight = await height();
  await preview(page).getByRole('tab', { name: 'Emulator' }).click();
  await expect(preview(page).getByRole('group', { name: 'Faults' })).toBeVisible();
  expect(await height()).toBe(initialHeight);
  await preview(page)
    .getByRole('tab', { name: /^Messages/ })
    .click();
  await preview(page).getByText('/events/rendered').click();
  await expect(preview(page).getByRole('region', { name: 'Message details' })).toBeVisible();
  expect(await height()).toBe(initialHeight);
});

test('the splitter above the devtools fills the gap below the content', async ({ page }) => {
  await openWithDevtools(page, { width: 1280, height: 800 });
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  const separator = await page.getByRole('separator', { name: 'Devtools height' }).boundingBox();
  const body = await preview(page).locator('body').boundingBox();
  const devtools = await preview(page).locator('#devtools').boundingBox();
  expect([separator?.y, (separator?.y ?? 0) + (separator?.height ?? 0)]).toEqual([
    (body?.y ?? 0) + (body?.height ?? 0),
    devtools?.y,
  ]);
});

test('closes the devtools while the other panels are hidden, until the visitor opens them', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'true');
  const hide = page.getByRole('button', { name: 'Hide the other panels' });
  await hide.click();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(preview(page).locator('#devtools')).toBeHidden();
  await messagesButton(page).click();
  await expect(preview(page).locator('#devtools')).toBeVisible();
  // neither choice affects the other layout
  await hide.click();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'true');
  await hide.click();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('devtools that are closed while the preview loads stay closed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requested = new Promise<void>((resolve) => {
    void page.route('**/preview', async (route) => {
      resolve();
      await released;
      await route.continue();
    });
  });
  await page.goto(playground.url, { waitUntil: 'commit' });
  await requested;
  await page.getByRole('button', { name: 'Hide the other panels' }).click();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(preview(page).locator('#devtools')).toBeAttached();
  await expect(preview(page).locator('#devtools')).toBeHidden();
});

test('the panels keep their sizes when the embed type changes', async ({ page }) => {
  await openAnew(page, { width: 1440, height: 900 });
  const boxes = () =>
    Promise.all(
      ['.workbench', '.bar .segments', '.bar .run', '.preview'].map((each) => page.locator(each).boundingBox()),
    );
  const initialBoxes = await boxes();
  await page.getByRole('link', { name: 'Create report' }).click();
  await expect(content(page).getByRole('button', { name: 'Save as' })).toBeVisible();
  expect(await boxes()).toEqual(initialBoxes);
});

test('the devtools can cover the content, which keeps its size, and a double click restores their height', async ({
  page,
}) => {
  await openAnew(page, { width: 1440, height: 900 });
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  const heightOf = async (selector: string) => (await preview(page).locator(selector).boundingBox())?.height ?? 0;
  const [body, devtools] = [await heightOf('body'), await heightOf('#devtools')];
  await page.getByRole('button', { name: 'Maximize the height' }).click();
  await expect.poll(() => heightOf('#devtools')).toBe(body + devtools);
  expect(await heightOf('body')).toBe(body);
  await expect(content(page).getByText('Headcount by region and contract')).toBeHidden();
  await page.getByRole('button', { name: 'Restore the height' }).click();
  await expect.poll(() => heightOf('#devtools')).toBe(devtools);
  // the content keeps a minimum height
  const separator = page.getByRole('separator', { name: 'Devtools height' });
  await separator.press('End');
  await expect.poll(() => heightOf('body')).toBe(200);
  await separator.dblclick();
  await expect.poll(() => heightOf('#devtools')).toBe(devtools);
});

test('opens the devtools in windows of at least 1366 x 840 px, and otherwise shows the number of messages', async ({
  page,
}) => {
  await page.setViewportSize(shortWindow);
  await open(page);
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(messagesButton(page)).toHaveText(/Devtools\s*[1-9]+ messages/);
  for (const [width, height, isOpen] of [
    [1280, 900, false],
    [1440, 800, false],
    [1366, 840, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(messagesButton(page)).toHaveAttribute('aria-expanded', String(isOpen));
  }
  await messagesButton(page).click();
  await page.reload();
  await expect(messagesButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the first charts of the report are fully visible at first', async ({ page }) => {
  for (const size of laptopWindows) {
    await openAnew(page, size);
    const chart = content(page).locator('.visual', { hasText: 'Headcount by region and contract' });
    await expect(chart).toBeVisible();
    const bottomOf = async (locator: Locator) => {
      const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      return y + height;
    };
    await expect
      .poll(async () => (await bottomOf(chart)) - (await bottomOf(content(page).locator('.viewport'))))
      .toBeLessThanOrEqual(0);
  }
});

test("the button that closes the devtools is in their title bar, which uses the page's colors", async ({ page }) => {
  await openWithDevtools(page, { width: 1280, height: 800 });
  const bar = preview(page).locator('#devtools .header');
  const distance = async () => {
    const box = await bar.boundingBox();
    const button = await messagesButton(page).boundingBox();
    const end = (each: typeof box) => (each ? each.y + each.height : Number.NaN);
    return box && button ? Math.max(box.y - button.y, end(button) - end(box)) : Number.NaN;
  };
  await expect(preview(page).getByText('/events/rendered')).toBeVisible();
  expect(await distance()).toBeLessThanOrEqual(0);
  await expect(preview(page).getByRole('button', { name: 'Change the colors' })).toBeHidden();
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf(bar.getByRole('tab', { name: 'Messages' }))).toBe(await colorOf(page.locator('body')));
});

test('the title bar of the result shows the state of the embed', async ({ page }) => {
  await page.setViewportSize(shortWindow);
  await open(page);
  const state = page.locator('.result-bar .state');
  await expect(state).toHaveText(/^Rendered [\d.]+ m?s$/);
  await runCode(page, `document.querySelector('#content').textContent = 'Own text';`);
  await expect(preview(page).getByText('Own text')).toBeVisible();
  await expect(state).toHaveCount(0);
});

test('the list of messages follows its end after the first action of the visitor', async ({ page }) => {
  await openWithDevtools(page, { width: 1280, height: 800 });
  const rows = preview(page).locator('#devtools .scroller .row');
  await expect(rows.filter({ hasText: '/events/rendered' })).toBeVisible();
  await expect(rows.filter({ hasText: '/report/load' })).toBeInViewport({ ratio: 1 });
  await content(page).getByRole('button', { name: 'Locations', exact: true }).click();
  await expect(rows.filter({ hasText: '/events/pageChanged' })).toBeInViewport({ ratio: 1 });
});

test('the title bar of the result shows that the frame has crashed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const state = page.locator('.result-bar .state');
  await expect(state).toHaveText(/^Rendered/);
  await preview(page).getByRole('tab', { name: 'Emulator' }).click();
  await preview(page).getByRole('button', { name: 'Crash the frame' }).click();
  await expect(state).toHaveText('Crashed');
  await expect(preview(page).getByText('Crash the frame: done.')).toBeInViewport({ ratio: 1 });
  await preview(page).getByRole('tab', { name: 'Embeds' }).click();
  await expect(preview(page).locator('.embed .chip')).toHaveText('crashed');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(state).toHaveText(/^Rendered/);
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toHaveCount(0);
});

test('with forced colors, the state of the embed has an outline and a dot', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const state = page.locator('.result-bar .state');
  await expect(state).toHaveText(/^Rendered/);
  await expect(state).toHaveCSS('outline-style', 'solid');
  const dot = await state.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(dot).toBe('rgb(255, 255, 255)');
});

test("an error of the content is shown in the result and the devtools, and once in the code's console", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  const editor = page.getByRole('textbox', { name: 'Code' });
  await runCode(page, (await editor.innerText()).replace('staff-overview', 'nowhere'));
  await expect(page.locator('.result-bar .state')).toHaveText(/^Failed/);
  await expect(content(page).getByText("Report 'nowhere' not found.")).toBeVisible();
  await expect(preview(page).locator('#devtools .row', { hasText: '/events/error' })).toBeVisible();
  await expect(page.getByRole('log').getByText("Report 'nowhere' not found.")).toHaveCount(1);
});

test('buttons have the same height and text size', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  await preview(page).getByRole('tab', { name: 'Call' }).click();
  for (const button of [
    page.getByRole('button', { name: 'Run', exact: true }),
    page.getByRole('button', { name: 'Copy link' }),
    page.getByRole('button', { name: 'Show a page' }),
    preview(page).getByRole('button', { name: 'Call', exact: true }),
    preview(page).getByRole('button', { name: 'Copy as code' }),
  ]) {
    await expect(button).toHaveCSS('font-size', '13px');
    expect((await button.boundingBox())?.height).toBe(32);
  }
});

test('the preview explains that a frame does not respond', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await runCode(
    page,
    `import { service } from '@vitrine/sdk';
    const emulator = '${playground.contentOrigin}';
    service.trustOrigin(emulator);
    Object.assign(service, { silentTimeoutMs: 200 });
    const config = { type: 'report', embedUrl: emulator + '/nowhere', accessToken: 'token', id: 'staff-overview' };
    const report = service.embed(document.querySelector('#content'), config);
    report.on('error', ({ detail }) => console.error(detail.message));`,
  );
  await expect(page.locator('.result-bar .state')).toHaveText(/^Failed/);
  await expect(page.getByRole('log')).toContainText('sent no message');
  await expect(preview(page).getByRole('heading', { name: 'The frame does not respond' })).toBeVisible();
  await expect(preview(page).locator('#notice pre')).toContainText('sent no message');
  await preview(page).getByRole('button', { name: 'Reset the code' }).click();
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
});

test('notices have a drawn icon in the center of a disc', async ({ page }) => {
  await open(page, '#report/javascript?code=YQ');
  await expect(page.locator('.notice .icon path')).toHaveCount(1);
  for (const [code, title] of [
    ['const a = 1;', 'The preview is empty'],
    ['const a = ;', 'The code failed'],
  ] as const) {
    await runCode(page, code);
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
    const offsets = await preview(page)
      .locator('#notice .icon')
      .evaluate((icon) => {
        const disc = icon.getBoundingClientRect();
        const drawing = icon.querySelector('path')!.getBoundingClientRect();
        return [
          drawing.left - disc.left - (disc.right - drawing.right),
          drawing.top - disc.top - (disc.bottom - drawing.bottom),
        ];
      });
    for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(1);
  }
});

test('buttons below the code select commands while no embed has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#report/javascript?code=YQ');
  await page.getByRole('group', { name: 'Try a command' }).getByRole('button').first().click();
  await expect(page.getByRole('tab', { name: 'Commands' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Run command' })).toBeVisible();
  await expect(page.locator('.result')).toHaveCount(0);
});

test('commands cannot run until the code has created an embed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#report/javascript?code=YQ');
  const run = page.getByRole('button', { name: 'Run command' });
  const openCommands = () => page.getByRole('tab', { name: 'Commands' }).click();
  const expectDisabled = async () => {
    await expect(run).toBeDisabled();
    await expect(run).toHaveAccessibleDescription('Run the code first');
  };
  await openCommands();
  await expectDisabled();
  for (const [code, title] of [
    ['const a = 1;', 'The preview is empty'],
    ['const a = ;', 'The code failed'],
  ] as const) {
    await page.getByRole('tab', { name: 'Code' }).click();
    await runCode(page, code);
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
    await openCommands();
    await expectDisabled();
  }
  await preview(page).getByRole('button', { name: 'Reset the code' }).click();
  await expect(run).toBeEnabled();
  await expect(page.getByText('Run the code first')).toBeHidden();
  await run.click();
  await expect(page.getByText('Done after')).toBeVisible();
});

test('buttons below the code run commands with their default arguments, and the last one lists all commands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await expect(page.locator('.result-bar .state')).toHaveText(/^Rendered/);
  const hints = page.getByRole('group', { name: 'Try a command' });
  await hints.getByRole('button', { name: 'Show a page' }).click();
  await expect(page.getByText('Done after')).toBeInViewport({ ratio: 1 });
  await expect(content(page).getByRole('button', { name: 'Hiring' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('tab', { name: 'Code' }).click();
  await hints.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Run command' })).toBeVisible();
  await expect(page.locator('.result')).toHaveCount(0);
});

test('the script tag and JavaScript show a report with the same colors in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const colors: (readonly string[])[] = [];
  for (const entryPoint of ['javascript', 'script']) {
    await open(page, `#report/${entryPoint}`);
    await page.reload();
    const visual = content(page).locator('.visual').first();
    await expect(visual).toHaveCSS('background-color', 'rgb(29, 35, 40)');
    colors.push(
      await visual.evaluate((element) => {
        const found: string[] = [];
        for (let each: Element | null = element; each; each = each.parentElement)
          found.push(getComputedStyle(each).backgroundColor);
        return found;
      }),
    );
  }
  expect(colors[1]).toEqual(colors[0]);
});

test('the commands below the code fit in one line, and the longest code does not change them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#report/javascript?code=YQ');
  const group = page.getByRole('group', { name: 'Try a command' });
  const buttons = group.getByRole('button');
  await expect(buttons).toHaveText(['Show a page', 'Filter by a value', 'More']);
  await expect(buttons.first()).toHaveAttribute('title', 'Shows a different report page.');
  const box = await group.boundingBox();
  await page.getByRole('textbox', { name: 'Code' }).fill('a\n'.repeat(60));
  expect(await group.boundingBox()).toEqual(box);
  const separator = page.getByRole('separator', { name: 'Code panel width' });
  for (const [key, count] of [
    ['Home', 2],
    ['End', 5],
  ] as const) {
    await separator.press(key);
    await expect(buttons).toHaveCount(count);
    expect(await group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('in a window of 1440 px, a whole report page is visible at first', async ({ page }) => {
  await openAnew(page, { width: 1440, height: 900 });
  await expect(content(page).getByText('Revenue by quarter')).toBeInViewport({ ratio: 1 });
  const isCut = () =>
    content(page)
      .locator('.viewport')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  await expect.poll(isCut).toBe(false);
});

test('the devtools have the same height for reports and editors', async ({ page }) => {
  await openAnew(page, { width: 1440, height: 900 });
  const separator = page.getByRole('separator', { name: 'Devtools height' });
  const height = await separator.getAttribute('aria-valuenow');
  await page.getByRole('link', { name: 'Quick create' }).click();
  await expect(content(page).getByText('Visits by Class')).toBeVisible();
  await expect(separator).toHaveAttribute('aria-valuenow', height ?? '');
});

test('initially, the devtools show whole rows, and the content gets the rest', async ({ page }) => {
  for (const size of laptopWindows) {
    await openWithDevtools(page, size);
    const list = preview(page).locator('#devtools .scroller');
    const firstRow = list.locator('.row', { hasText: '/report/load' });
    await expect(list.locator('.row', { hasText: '/events/rendered' })).toBeVisible();
    await expect(firstRow).toBeInViewport({ ratio: 1 });
    const rowHeight = await firstRow.evaluate(({ clientHeight }) => clientHeight);
    const listHeight = await list.evaluate(({ clientHeight }) => clientHeight);
    expect(listHeight / rowHeight).toBe(size.height === 800 ? 5 : 6);
    // the first visible row is whole
    expect((await list.evaluate(({ scrollTop }) => scrollTop)) % rowHeight).toBe(0);
    await expect(preview(page).locator('#devtools .head')).toBeVisible();
    const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
    const contentHeight = await heightOf(preview(page).locator('body'));
    expect(contentHeight / (await heightOf(page.locator('.preview-content')))).toBeGreaterThan(0.62);
  }
});

test('on phones, tabs switch between the code, the commands with the result, the result and the devtools', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const frame = page.locator('.preview iframe');
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true');
  await expect(content(page).getByRole('button', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Result Rendered' })).toBeVisible();
  expect(await bottomOf(frame)).toBe(844);

  await page.getByRole('tab', { name: /Devtools [1-9]/ }).click();
  await expect(preview(page).getByText('/events/rendered')).toBeVisible();
  await expect(content(page).getByRole('button', { name: 'Overview' })).toBeHidden();
  expect(await bottomOf(preview(page).locator('#devtools'))).toBe(844);
  // touch targets, with the whole path
  const message = preview(page).locator('#devtools .scroller .row', { hasText: 'renderingStarted' });
  expect(await message.evaluate(({ clientHeight }) => clientHeight)).toBe(40);
  await message.click();
  await expect(preview(page).getByRole('button', { name: 'Close the details' })).toBeVisible();
  await expect(message.locator('.duration')).toBeVisible();
  const path = message.locator('.route');
  expect(await path.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await page.getByRole('tab', { name: 'Commands' }).click();
  await expect(page.getByRole('button', { name: 'Run command' })).toBeVisible();
  await expect(content(page).getByRole('button', { name: 'Overview' })).toBeVisible();

  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(frame).toBeHidden();
  // commands continue to the right
  const hints = page.getByRole('group', { name: 'Try a command' });
  await hints.getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(hints.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  // touch targets
  for (const button of await hints.getByRole('button').all()) expect((await button.boundingBox())?.height).toBe(40);
  await page.getByRole('button', { name: 'Script tag' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toContainText('data-report-id="staff-overview"');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Result' })).toBeVisible();
  await expect(content(page).getByRole('button', { name: 'Overview' })).toBeVisible();
  // the button is in the same place in all panels
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(content(page).getByRole('button', { name: 'Overview' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const width of [320, 360, 390, 960, 1280, 1920]) {
  test(`the buttons for the code fit into their panel at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page, '#report/javascript?code=YQ');
    await page.getByRole('tab', { name: 'Code' }).click();
    // in narrow windows, the last button is below the code, and otherwise in the bar above it
    const lastButton = page.locator(width < 960 ? '.code-actions .toolbar button' : '.bar .run').last();
    const measured = await lastButton.evaluate((button) => {
      const end = button.closest('.panel, .bar')?.getBoundingClientRect().right ?? 0;
      const last = button.getBoundingClientRect().right;
      const texts = Array.from(document.querySelectorAll('.segments button'), (button) =>
        parseFloat(getComputedStyle(button).paddingLeft),
      );
      return { space: end - last, padding: Math.min(...texts) };
    });
    expect(measured.space).toBe(16);
    expect(measured.padding).toBeGreaterThanOrEqual(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('on a small laptop, the devtools show four lines of a request, and the faults and actions of the emulator', async ({
  page,
}) => {
  await openWithDevtools(page, { width: 1280, height: 800 });
  const devtools = preview(page).locator('#devtools');
  await devtools.locator('.scroller .row', { hasText: '/report/load' }).click();
  const lines = devtools.locator('.details .section').first().locator('.leaf, summary');
  await expect(lines.nth(3)).toBeInViewport({ ratio: 1 });
  await devtools.getByRole('tab', { name: 'Emulator' }).click();
  for (const target of [
    devtools.getByRole('checkbox', { name: 'Garbage' }),
    devtools.getByRole('button', { name: 'Crash the frame' }),
  ]) {
    await expect(target).toBeInViewport({ ratio: 1 });
  }
});

test('the details of a message have a short title in one line, with the whole path as a tooltip', async ({ page }) => {
  await openWithDevtools(page, { width: 1280, height: 800 });
  await preview(page).getByText('/events/rendered').click();
  const title = preview(page).getByRole('heading', { name: 'POST …/events/rendered' });
  await expect(title).toHaveAttribute('title', /^\/reports\/\w+\/events\/rendered$/);
  expect((await title.boundingBox())?.height).toBeLessThan(20);
});

test('on a small laptop, the button of the call form and the response are in view', async ({ page }) => {
  await openWithDevtools(page, { width: 1280, height: 800 });
  await expect(content(page).getByText('Headcount by region and contract')).toBeVisible();
  await preview(page).getByRole('tab', { name: 'Call' }).click();
  await expect(preview(page).getByRole('button', { name: 'Copy as code' })).toBeInViewport({ ratio: 1 });
  await preview(page).getByRole('button', { name: 'Call', exact: true }).click();
  await expect(preview(page).getByText('resolved')).toBeInViewport({ ratio: 1 });
  await expect(preview(page).getByText('statusCode')).toBeInViewport({ ratio: 1 });
});

test('a single visual is a card with the proportions of a chart', async ({ page }) => {
  const card = preview(page).locator('#content');
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '#tile/javascript');
    await expect(content(page).getByText('Headcount by region')).toBeVisible();
    const box = await card.evaluate((element) => {
      const { left, top, right, height: cardHeight } = element.getBoundingClientRect();
      return { left, top, right: innerWidth - right, ratio: cardHeight / (right - left) };
    });
    expect(box.top).toBe(16);
    expect(Math.round(box.left)).toBe(Math.round(box.right));
    expect(box.ratio).toBeLessThan(1.4);
  }
});

test('the button that copies the link shows the result for a short time', async ({ page }) => {
  await open(page);
  const setClipboard = (isDenied: boolean) =>
    page.evaluate((rejects) => {
      const writeText = () => (rejects ? Promise.reject(new Error('Denied')) : Promise.resolve());
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    }, isDenied);
  for (const [isDenied, label] of [
    [false, 'Copied'],
    [true, 'Copy failed'],
  ] as const) {
    await setClipboard(isDenied);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: label })).toBeVisible();
  }
});

test('the button that copies the code shows a check mark only after a click, and is disabled while there is no code', async ({
  page,
}) => {
  await open(page, '#report/javascript?code=YQ');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
      configurable: true,
    });
  });
  const button = page.getByRole('button', { name: 'Copy the code' });
  const icon = button.locator('path');
  const copyIcon = (await icon.getAttribute('d'))!;
  await runCode(page, '');
  await expect(button).toBeDisabled();
  await expect(icon).toHaveAttribute('d', copyIcon);
  await page.getByRole('textbox', { name: 'Code' }).fill('const a = 1;');
  await expect(icon).toHaveAttribute('d', copyIcon);
  await button.click();
  await expect(icon).not.toHaveAttribute('d', copyIcon);
});

test('the arrow keys select a tab', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Code' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Commands' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Commands' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Commands' })).toBeHidden();
});

test('runs code from a link only when the visitor clicks a button', async ({ page, request }) => {
  const code = Buffer.from(`console.log('has run');`).toString('base64url');
  await open(page, `#report/javascript?code=${code}`);
  await expect(page.getByText('This link contains code')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run the code' }).click();
  await expect(page.getByRole('log')).toHaveText('has run');
  // other sites cannot send a document
  const response = await request.post(`${playground.url}/preview`, { form: { document: '<script>1</script>' } });
  expect(response.status()).toBe(403);
});

test('keeps running after invalid paths and aborted requests', async ({ request }) => {
  expect((await request.get(`${playground.url}//`)).status()).toBe(404);
  const connection = connect(Number(new URL(playground.url).port), 'localhost');
  const headers = ['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Content-Length: 1000'];
  connection.write(`POST /preview HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\ndocument=a`);
  // once the server has responded to a later request, it has read the beginning of the document
  await request.get(playground.url);
  connection.destroy();
  await once(connection, 'close');
  expect((await request.get(playground.url)).status()).toBe(200);
});

test('has no axe violations and no horizontal scrolling, on phones and in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // code from a link does not run, so no report has to load
  await open(page, '#report/javascript?command=export-data&code=YQ');
  const expectAccessible = async () => {
    expect(await axeViolations(page.mainFrame(), 'html')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  };
  await expectAccessible();
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await page.getByRole('tab', { name: 'Code' }).click();
  // the status message does not move the buttons in the header
  const toggle = page.getByRole('button', { name: 'Switch to dark mode' });
  const position = await toggle.boundingBox();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  expect(await toggle.boundingBox()).toEqual(position);
  await page.getByRole('button', { name: 'Hide the other panels' }).click();
  await expect(page.getByRole('tab', { name: 'Code' })).toBeHidden();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Result' }).click();
  await expect(page.getByRole('heading', { name: 'This link contains code' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('tab', { name: 'Code' }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  const { y = 0, height = 0 } = (await page.locator('.code-panel').boundingBox()) ?? {};
  expect(y + height).toBe(page.viewportSize()?.height);
});

test('starting on a port that is in use rejects with a message that names the port', async () => {
  const port = Number(new URL(playground.url).port);
  await expect(startPlayground({ port, contentPort: 0 })).rejects.toThrow(`Port ${String(port)} is in use.`);
});
