import type { Locator, Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import type { Account } from './support/accounts';
import { expect, test } from './support/fixtures';
import { colorRules, expectAccessible, expectNoHorizontalScroll } from './support/axe';
import { navigate } from './support/navigation';
import { addPerson } from './support/people';
import { openOptions } from './support/select';

const rows = (page: Page) => page.getByRole('list', { name: 'Staff', exact: true }).getByRole('listitem');

/** Selects a location, so that all parts of the home screen are visible. */
const fillHome = async (page: Page, term: string) => {
  await page.getByRole('searchbox', { name: 'Find a location' }).fill(term);
  const entries = page.getByRole('list', { name: 'Available locations' }).getByRole('button');
  await entries.first().click();
  await expect(rows(page).first()).toBeVisible();
};

/** Opens the home screen and fills both lists. */
const openHome = async (open: (account: Account, path: string) => Promise<Page>, account: Account, space: string) => {
  const page = await open(account, `/${space}`);
  await fillHome(page, 'park');
  await page.getByRole('searchbox', { name: 'Search Staff' }).fill('corporate');
  await expect(rows(page).first()).toContainText('Corporate');
  return page;
};

test('the home screen is accessible in light and dark mode and in wide and narrow windows', async ({ open }) => {
  const page = await openHome(open, 'corporate', 'IYG-US');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, { schemes: ['light'] });
  await expectNoHorizontalScroll(page);
});

// this brand has a light header, unlike the brand above; a unit test checks the contrast for all four brands
test("another brand's home screen has sufficient contrast", { tag: '@full' }, async ({ open }) => {
  await expectAccessible(await openHome(open, 'barre', 'BLT-US'), { rules: colorRules });
});

test('the error pages are accessible', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await expectAccessible(page, { part: 'main' });
  for (const path of ['unauthorized', 'not-found', 'internal-server-error']) {
    await navigate(page, `/IYG-US/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, { part: 'main' });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
});

test('alerts and pages outside the shell are accessible', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/cannot handle oidc callback|status of (401|500)/);
  await page.goto('/IYG-US');
  await page.getByLabel('Email').fill('corporate@iyg.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // very dark, with the brand's hue
  expect(background).toMatch(/^oklch\(0\.165 /);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/oidc/callback?state=unknown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.route(/\/staff\/search/, (route) => route.fulfill({ status: 500, json: { error: 'It is broken.' } }));
  await open('corporate', '/IYG-US');
  await page.getByRole('searchbox', { name: 'Search Staff' }).fill('person');
  await expect(page.getByRole('alert')).toHaveText('It is broken.');
  await expectAccessible(page);
});

test('in forced colors, controls keep their edges, states and focus rings', async ({ page, open, demo }) => {
  const person = await addPerson(demo, { permissions: ['view-staff'] });
  await page.emulateMedia({ forcedColors: 'active' });
  await open('corporate', `/IYG-US/edit/${person.id}`);
  const styleOf = (element: Locator, property: string) =>
    element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  const trackOf = (name: string) => page.getByRole('switch', { name, exact: true }).locator('+ *');
  const canvas = await styleOf(page.locator('body'), 'background-color');
  const options = await openOptions(page, 'Staff type');
  await page.keyboard.press('ArrowDown');
  const selected = options.and(page.locator('[data-combobox-selected]'));
  await expect(selected).toHaveCount(1);
  await expect(selected).not.toHaveCSS('background-color', canvas);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Permissions' }).click();
  await expect(trackOf('Create Staff')).toHaveCSS('border-style', 'solid');
  await expect(trackOf('Create Staff')).toHaveCSS('background-color', canvas);
  await expect(trackOf('View Staff')).not.toHaveCSS('background-color', canvas);
  for (const name of ['View Staff', 'Create Staff'])
    expect(await styleOf(trackOf(name).locator('> *').first(), 'background-color')).not.toBe(
      await styleOf(trackOf(name), 'background-color'),
    );
  await page.getByRole('switch', { name: 'View Staff', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(trackOf('Create Staff')).toHaveCSS('outline-style', 'solid');
});

test('the first page load transfers less than 300 kB, excluding fonts', async ({ page, open }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isCounted = (pathname.startsWith('/assets/') && !pathname.endsWith('.woff2')) || pathname === '/IYG-US';
    if (response.status() === 200 && isCounted)
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  await open('corporate', '/IYG-US');
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  expect([...sizes.keys()].some((path) => path.endsWith('.css'))).toBe(true);
  expect(total).toBeLessThan(300_000);
});

test('staff can be searched and opened with the keyboard', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  const search = page.getByRole('searchbox', { name: 'Search Staff' });
  for (let tabs = 0; tabs < 30 && !(await search.evaluate((field) => field === document.activeElement)); tabs++)
    await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type('cora whit');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Create new' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/IYG-US\/edit\//);
});
