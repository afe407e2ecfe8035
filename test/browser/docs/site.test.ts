import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { test } from '../support/evidence';
import { Site } from '../support/site';

const folder = resolve('temp/docs/site');
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** Pages with every kind of content: home page, tabs, tables, diagrams and long code blocks. */
const pages = [
  'index.html',
  'guides/getting-started.html',
  'guides/embed-for-your-customers.html',
  'guides/row-level-security.html',
  'guides/troubleshooting.html',
  'guides/react.html',
];

let site: Site;
/** URL of the built site, served from a subfolder because it must not depend on the root path. */
let root = '';

test.describe('documentation site', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const args = ['scripts/build-docs.mjs', '--guides', '--out=temp/docs/site'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
    expect(`${stdout}${stderr}`).not.toMatch(/warn/i);
    site = await Site.start({ hostname: 'localhost' });
    site.serve('*', async (request, response) => {
      const path = new URL(request.url ?? '/', site.origin).pathname.replace('/some/folder/', '');
      const file = join(folder, path === '' ? 'index.html' : path);
      const content = await readFile(file).catch(() => undefined);
      response.writeHead(content ? 200 : 404, { 'content-type': contentTypes[extname(file)] ?? 'text/plain' });
      response.end(content);
    });
    root = `${site.origin}/some/folder/`;
  });

  test.afterAll(() => site.close());

  for (const [width, colorScheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`has no axe violations or horizontal scrolling at ${String(width)} px in ${colorScheme} mode`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const path of pages) {
        await page.goto(root + path);
        await page.locator('h1').first().waitFor();
        expect(await axeViolations(page.mainFrame(), 'html'), path).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  }

  for (const [query, title] of [
    ['hide panes', 'Hide panes and page tabs'],
    ['dropdown', 'Filter from a dropdown outside the report'],
    ['refresh token', 'Refresh tokens'],
    ['click', 'React to a click on a data point'],
    ['export data', "Export a visual's data"],
  ] as const) {
    test(`finds the section '${title}' when searching for '${query}'`, async ({ page }) => {
      await page.goto(root);
      // the page ignores the shortcut until Vue has mounted it
      await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
      await page.keyboard.press('Control+k');
      await page.locator('#localsearch-input').fill(query);
      const result = page.locator('.results .result', { hasText: title }).first();
      await result.click();
      await expect(page.locator(':is(h1, h2)', { hasText: title }).first()).toBeVisible();
      expect(page.url()).toContain('/some/folder/guides/');
    });
  }

  test('selects the same tab in all groups on the page and on the next page', async ({ page }) => {
    await page.goto(`${root}guides/settings.html`);
    await page.locator('.vp-code-group label', { hasText: 'React' }).click();
    await expect(page.locator('.vp-code-group .blocks > .active')).toContainText('<Report');
    await page.goto(`${root}guides/filters.html`);
    await expect(page.locator('.vp-code-group .blocks > .active')).toContainText('useState');
  });

  test('can be read and navigated without a server', async ({ page }) => {
    await page.goto(pathToFileURL(join(folder, 'guides/tokens.html')).href);
    await page.getByRole('link', { name: 'Row-level security' }).first().click();
    await expect(page.locator('h1')).toContainText('Row-level security');
    expect(
      await page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });

  test('contains no test code in pages or text files', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(html|md|txt)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(80);
    for (const name of files) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(text, name).not.toMatch(/(?:<|&lt;)!-- (?:after|before)\n|await eventually\(|logged\.flat\(\)/);
    }
    expect(readFileSync(join(folder, 'llms.txt'), 'utf8')).toContain('](guides/row-level-security.md)');
    expect(readFileSync(join(folder, 'guides.md'), 'utf8')).toContain('# React to a click on a data point');
  });
});
