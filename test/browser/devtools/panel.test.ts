import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Devtools from '../../../src/devtools';
import { axeViolations } from '../support/axe';
import { fakeFrame } from '../support/fake-frames';
import { expect, test } from '../support/fixtures';
import type { Servers } from '../support/servers';
import { collectConsoleErrors } from '../security/attack-page';

/** Content security policy that the documentation recommends. */
const documentedPolicy = /```http\nContent-Security-Policy: ([^\n]+)\n```/.exec(
  readFileSync('docs/security.md', 'utf8'),
)?.[1];

const views = ['Embeds', 'Messages', 'Tokens', 'Call', 'Emulator'];

/** Opens a page with the script tags for the SDK and its devtools, and one loaded report. */
async function openPage(page: Page, { host, provider }: Servers, path: string) {
  host.serve(
    '/devtools-page.js',
    `vitrine.service.embed(document.querySelector('#report'), {
       type: 'report', embedUrl: '${provider.origin}/reportEmbed?reportId=r', accessToken: 'secret-token', title: 'Sales',
       theme: { themeJson: { name: 'Sales' } } });`,
  );
  const html = `<body><main><h1>Page</h1><div id="report"></div></main>
    <script src="/dist/vitrine.umd.min.js"></script>
    <script src="/dist/vitrine.devtools.umd.min.js" data-open="true"></script>
    <script src="/devtools-page.js"></script>`;
  await page.goto(host.page(path, html, { 'content-security-policy': documentedPolicy ?? 'missing' }));
  return fakeFrame(page);
}

test('the devtools work under the documented content security policy, with the keyboard, and without axe violations', async ({
  page,
  servers,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const frame = await openPage(page, servers, '/devtools');
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  await page.getByRole('tab', { name: 'Embeds' }).focus();
  for (const [index, view] of views.entries()) {
    await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
    expect(await axeViolations(page.mainFrame(), 'body'), view).toEqual([]);
    if (index < views.length - 1) await page.keyboard.press('ArrowRight');
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('searchbox', { name: 'Filter messages' }).fill('/report/load');
  await page.getByRole('listbox', { name: 'Messages' }).press('End');
  await expect(page.getByRole('region', { name: 'Message details' })).toContainText('/report/load');
  expect(await axeViolations(page.mainFrame(), 'body')).toEqual([]);
  // the load request contains the token
  await expect(page.getByRole('region', { name: 'Message details' })).toContainText('accessToken: "[redacted]"');
  // closes the details, then the panel
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the Vitrine devtools' })).toBeFocused();
  expect(await axeViolations(page.mainFrame(), 'body')).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('a session exported from the devtools contains no token and can be imported', async ({ page, servers }) => {
  const frame = await openPage(page, servers, '/devtools-export');
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  await page.getByRole('tab', { name: 'Messages' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the session as a file' }).click(),
  ]);
  const path = await download.path();
  expect(readFileSync(path, 'utf8')).not.toContain('secret-token');
  await page.getByLabel('Session file').setInputFiles(path);
  await expect(page.getByText('Imported session from')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: '/report/load' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to this page' }).click();
  await expect(page.getByText('Imported session from')).toBeHidden();
});

test('the fields of a message are aligned, and the list ends at its last row on phones', async ({ page, servers }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await openPage(page, servers, '/devtools-fields');
  await expect.poll(() => frame.requests()).toEqual(['POST /report/load']);
  await page.getByRole('tab', { name: 'Messages' }).click();
  const row = page.getByRole('option').filter({ hasText: '/report/load' });
  await row.click();
  const details = page.getByRole('region', { name: 'Message details' });
  const fields = details.locator('.tree > * > .key, .tree > details > summary > .key');
  const lefts = await fields.evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().left)));
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts).size).toBe(1);
  const summary = details.locator('.tree > details > summary').first();
  expect((await summary.boundingBox())?.height).toBeLessThan(24);
  const lastRow = await page.getByRole('option').last().boundingBox();
  expect((await details.boundingBox())!.y - (lastRow!.y + lastRow!.height)).toBeLessThan(8);
});

test('a wide panel shows the actions of the emulator next to its faults, and a narrow one below them', async ({
  page,
  servers,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, servers, '/devtools-emulator');
  await page.getByRole('tab', { name: 'Emulator' }).click();
  const boxOf = async (name: string) => (await page.getByRole('group', { name }).boundingBox())!;
  await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
  expect((await boxOf('Actions')).y).toBe((await boxOf('Faults')).y);
  await page.setViewportSize({ width: 390, height: 800 });
  const faults = await boxOf('Faults');
  expect((await boxOf('Actions')).y).toBeGreaterThan(faults.y + faults.height);
});

test('the devtools use the corner, edge and colors that the page passes', async ({ page, servers: { host } }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const html = `<body><script src="/dist/vitrine.umd.min.js"></script><script src="/dist/vitrine.devtools.umd.min.js"></script>`;
  await page.goto(host.page('/devtools-positions', html));
  const shown = await page.evaluate(() => {
    const { openDevtools } = (window as unknown as { vitrineDevtools: typeof Devtools }).vitrineDevtools;
    openDevtools().dispose();
    const show = (options: Devtools.DevtoolsOptions) => {
      const devtools = openDevtools(options);
      const getPart = (selector: string) =>
        document.querySelector('[data-vitrine-devtools]')!.shadowRoot!.querySelector(selector)!;
      const getBox = (selector: string) => {
        const { x, y, width, height } = getPart(selector).getBoundingClientRect();
        return [x, y, width, height];
      };
      const corner = getBox('.opener');
      devtools.open();
      const result = { corner, edge: getBox('.panel'), color: getComputedStyle(getPart('.panel')).backgroundColor };
      devtools.dispose();
      localStorage.clear();
      return result;
    };
    return [
      show({}),
      show({ position: 'right', theme: 'light' }),
      show({ buttonPosition: 'bottom-left', theme: 'dark' }),
      show({ buttonPosition: 'bottom-left', position: 'right', theme: 'auto' }),
    ];
  });
  const [light, dark] = ['rgb(255, 255, 255)', 'rgb(17, 23, 29)'];
  const corners = { right: [1220, 740, 44, 44], left: [16, 740, 44, 44] };
  const edges = { bottom: [0, 420, 1280, 380], right: [760, 0, 520, 800] };
  expect(shown).toEqual([
    { corner: corners.right, edge: edges.bottom, color: dark },
    { corner: corners.right, edge: edges.right, color: light },
    { corner: corners.left, edge: edges.bottom, color: dark },
    { corner: corners.left, edge: edges.right, color: dark },
  ]);
});

test('the devtools look the same in a right-to-left page with styles for all elements', async ({
  page,
  servers: { host },
}) => {
  const html = `<html dir="rtl"><style>* { letter-spacing: 5px; text-transform: uppercase; visibility: hidden; }</style>
    <body><script src="/dist/vitrine.umd.min.js"></script>
    <script src="/dist/vitrine.devtools.umd.min.js" data-open="true"></script>`;
  await page.goto(host.page('/devtools-page-styles', html));
  const tab = page.getByRole('tab', { name: 'Messages' });
  await expect(tab).toBeVisible();
  expect(
    await tab.evaluate((element) => {
      const { direction, letterSpacing, textTransform } = getComputedStyle(element);
      return { direction, letterSpacing, textTransform };
    }),
  ).toEqual({ direction: 'ltr', letterSpacing: 'normal', textTransform: 'none' });
});

test('the devtools at the bottom leave more than half of a short window to the page', async ({
  page,
  servers: { host },
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  const html = `<body><script src="/dist/vitrine.umd.min.js"></script><script src="/dist/vitrine.devtools.umd.min.js" data-open="true"></script>`;
  await page.goto(host.page('/devtools-low-window', html));
  const panel = page.locator('[data-vitrine-devtools] .panel');
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(285);
});
