import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
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

/** Opens a page with the script tags of the SDK and its devtools, and one loaded report. */
async function openPage(page: Page, { host, provider }: Servers, path: string) {
  host.serve(
    '/devtools-page.js',
    `vitrine.service.embed(document.querySelector('#report'), {
       type: 'report', embedUrl: '${provider.origin}/reportEmbed?reportId=r', accessToken: 'secret-token', title: 'Sales' });`,
  );
  const html = `<body><main><h1>Page</h1><div id="report"></div></main>
    <script src="/dist/vitrine.umd.min.js"></script>
    <script src="/dist/vitrine.devtools.umd.min.js" data-open="true"></script>
    <script src="/devtools-page.js"></script>`;
  await page.goto(host.page(path, html, { 'content-security-policy': documentedPolicy ?? 'missing' }));
  return fakeFrame(page);
}

test('the devtools work under the documented content security policy, by keyboard, and without axe violations', async ({
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
  await expect(page.getByRole('region', { name: 'Details of the message' })).toContainText('/report/load');
  expect(await axeViolations(page.mainFrame(), 'body')).toEqual([]);
  // the request of the load contains the token
  await expect(page.getByRole('region', { name: 'Details of the message' })).toContainText('accessToken: "[redacted]"');
  // closes the details, then the panel
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open the Vitrine devtools' })).toBeFocused();
  expect(await axeViolations(page.mainFrame(), 'body')).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('the exported session of the devtools contains no token and can be imported', async ({ page, servers }) => {
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
  await expect(page.getByText('Imported session of')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: '/report/load' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to this page' }).click();
  await expect(page.getByText('Imported session of')).toBeHidden();
});
