import type { Locator, Page } from '@playwright/test';
import { spaces } from '../../demo/shared/sites';
import { expect, test } from './support/fixtures';
import { expectAccessible, expectNoHorizontalScroll } from './support/axe';
import { addPerson } from './support/people';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the header and footer show the brand and space, and a skip link leads to the content', async ({ open }) => {
  const page = await open('corporate', '/IYG-CA/not-found');
  const banner = page.getByRole('banner');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/IYG-CA/not-found');

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', /www\.iyg\.example/);
  await expect(footer.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', /www\.iyg\.example/);
  await expect(footer).toContainText(`© ${String(new Date().getUTCFullYear())} Ironyard Gyms. All rights reserved.`);

  await expect(banner).toContainText('Ironyard Gyms Canada');
  await banner.getByRole('link', { name: 'Ironyard Gyms' }).click();
  await expect(page).toHaveURL('/IYG-CA');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#5b2a86');
});

test('the menu lists the entries for the space, highlights the current page and opens external pages in new tabs', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US');
  const entries = spaces.find(({ key }) => key === 'IYG-US')?.menu ?? [];
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText(entries.map(({ name, newTab }) => (newTab ? `${name}(opens in a new tab)` : name)));
  await expect(menu(page).getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
  const news = menu(page).getByRole('link', { name: 'News' });
  await expect(news).toHaveAttribute('target', '_blank');
  await expect(news).toHaveAttribute('href', 'https://hub.iyg.example/iyg-us/news');
  await menu(page).getByRole('link', { name: 'KPI Report' }).click();
  await expect(page).toHaveURL('/IYG-US/KPIReport');
  await expect(menu(page).getByRole('link', { name: 'KPI Report' })).toHaveAttribute('aria-current', 'page');
  const staff = menu(page).getByRole('link', { name: 'Staff' });
  await expect(staff).not.toHaveAttribute('aria-current');
  // forms have no menu entry, so the entry for their section is highlighted
  await staff.click();
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page).toHaveURL('/IYG-US/new');
  await expect(staff).toHaveAttribute('aria-current', 'true');
});

test('the menu hides entries that the user is not authorized for', async ({ open }) => {
  const page = await open('noReports', '/IYG-US');
  await expect(menu(page).getByRole('link', { name: 'Academy' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'KPI Report' })).toBeHidden();
});

test("the menu of another brand's space hides the pages that only its own users can open", async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 403/);
  const page = await open('corporate', '/BLT-US');
  await expect(menu(page).getByRole('link', { name: 'News' })).toBeVisible();
  for (const name of ['Staff', 'Academy', 'KPI Report'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeHidden();
});

test('external entries have a divider and a title above them if there are other entries', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  const links = menu(page).getByRole('list', { name: 'Links' });
  await expect(links.getByRole('link', { name: 'News' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'KPI Report' })).toHaveCount(0);
  await expect(menu(page).getByText('Links', { exact: true })).toHaveCSS('border-top-width', '1px');
});

test('external entries have neither a divider nor a title above them if there are no other entries', async ({
  open,
}) => {
  const page = await open('noPermissions', '/IYG-US');
  await expect(menu(page).getByRole('link', { name: 'News' })).toBeVisible();
  await expect(menu(page).getByText('Links', { exact: true })).toHaveCount(0);
  await expect(menu(page).getByRole('listitem').filter({ hasText: 'News' })).toHaveCSS('border-top-width', '0px');
});

test('opened with the pointer, the profile menu tints only the item under the pointer', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/not-found');
  await page.getByRole('button', { name: "Cora Whitfield's profile" }).click();
  const account = page.getByRole('menuitem', { name: 'Account' });
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(account).toBeFocused();
  await expect(account).toHaveCSS('background-color', transparent);
  await logout.hover();
  await expect(logout).not.toHaveCSS('background-color', transparent);
  await expect(account).toHaveCSS('background-color', transparent);
});

test('the profile menu can be used with the keyboard and links to the account', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/not-found');
  const button = page.getByRole('button', { name: "Cora Whitfield's profile" });
  await expect(button.locator('img')).toHaveAttribute('src', /^\/api\/photos\//);
  await button.focus();
  await page.keyboard.press('Enter');
  const account = page.getByRole('menuitem', { name: 'Account' });
  await expect(account).toBeVisible();
  await expect(account).toHaveAttribute('href', '/IYG-US/account');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toHaveAttribute(
    'href',
    '/IYG-US/oidc/signout?returnUrl=%2FIYG-US%2Fnot-found',
  );
  await expectAccessible(page, { part: '[role=menu]' });
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(account).toBeFocused();
  // the menu focuses its first item using two timers with the same duration; this timer runs after both
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowDown');
  // corporate users can access all of their brand's spaces
  const canada = page.getByRole('menuitem', { name: 'Switch to Canada' });
  await expect(canada).toBeFocused();
  await expect(canada).toHaveAttribute('href', '/IYG-CA');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/IYG-US\/edit\/[\da-f-]{36}$/);
  // the redirect has replaced its history entry
  await page.goBack();
  await expect(page).toHaveURL('/IYG-US/not-found');
});

test('in a narrow window, the Toggle navigation button opens the menu in a drawer without shifting the page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US/not-found');
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  await expect(menu(page)).toBeHidden();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const drawer = page.getByRole('dialog', { name: 'Ironyard Gyms United States' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  expect(await heading.boundingBox()).toEqual(before);
  const close = drawer.getByRole('button', { name: 'Close navigation' });
  await expect(close).toBeFocused();
  // focus stays in the drawer
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu(page).getByRole('link', { name: 'Staff' }).click();
  await expect(page).toHaveURL('/IYG-US');
  await expect(drawer).toBeHidden();
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // In a narrow window, the locations panel is between the search and the list, including in the tab order. It is
  // collapsed, so that the results stay in view.
  const find = page.getByRole('searchbox', { name: 'Find a location' });
  await expect(page.getByText('0 selected of 120')).toBeVisible();
  await expect(find).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search Staff' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Locations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(find).toBeFocused();
});

/** Makes the page's main pointer a finger. */
const emulateTouch = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
};

test('on touch screens, buttons and fields are at least 40 pixels tall', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await emulateTouch(page);
  await open('corporate', '/IYG-US/new');
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please provide First Name')).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, input:not([type="file"])')]
      .filter((control) => {
        const { height } = control.getBoundingClientRect();
        // some controls extend their target with a pseudo-element or, in a line of text, with padding
        const extended = Number.parseFloat(getComputedStyle(control, '::after').height);
        return control.checkVisibility() && Math.max(height, Number.isNaN(extended) ? 0 : extended) < 40;
      })
      .map((control) => control.ariaLabel ?? control.textContent),
  );
  expect(small).toEqual([]);
});

test('the longest site title fits on one line on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await emulateTouch(page);
  await open('camp', '/BCF-US/not-found');
  const title = page.getByRole('banner').getByText('Bonfire Camp Fitness', { exact: true });
  const lines = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('headings are in the same place on pages with and without a visible breadcrumb', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/KPIReport');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('KPI Report');
  await expect(page.getByLabel('Breadcrumb')).toHaveCSS('clip-path', 'inset(50%)');
  const { x, y } = (await heading.boundingBox())!;
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await expect(heading).toHaveText('Manage Your Staff');
  // with a single level, the breadcrumb is exposed only to assistive technology
  await expect(page.getByLabel('Breadcrumb')).toHaveText('Staff');
  await expect(page.getByLabel('Breadcrumb')).toHaveCSS('clip-path', 'inset(50%)');
  expect(await heading.boundingBox()).toMatchObject({ x, y });
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(heading).toHaveText('New Staff');
  await expect(page.getByLabel('Breadcrumb')).toBeInViewport({ ratio: 1 });
  expect(await heading.boundingBox()).toMatchObject({ x, y });
});

test('an open menu stays open after a reload and closes when the page changes', async ({ page, open }) => {
  await page.setViewportSize({ width: 500, height: 844 });
  await open('corporate', '/IYG-US/not-found');
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(menu(page)).toBeVisible();
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('link', { name: 'KPI Report' }).click();
  await expect(page).toHaveURL('/IYG-US/KPIReport');
  await expect(menu(page)).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // focus moves to the new page, not back to the toggle
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await toggle.click();
  // the link to the current page also closes the menu
  await menu(page).getByRole('link', { name: 'KPI Report' }).click();
  await expect(menu(page)).toBeHidden();
});

test('the support widget has a tooltip and is shown only in environments with support', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/not-found');
  const widget = page.getByRole('link', { name: /^Support/ });
  await expect(widget).toHaveAttribute('href', 'https://support.iyg.example');
  await widget.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Need help? Visit our Support website.');
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), environment: 'demo' } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(widget).toBeHidden();
});

test("motion and color scheme follow the system settings, and the user's choice of color scheme is saved", async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US/not-found');
  const fade = () =>
    page.evaluate(() => {
      const shown = document.querySelector('#main > div:last-child');
      return shown ? getComputedStyle(shown).animationDuration : '';
    });
  expect(Number.parseFloat(await fade())).toBeLessThan(0.001);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await fade()).toBe('0.3s');
  const scheme = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
});

test('each brand has its own colors and heading style', async ({ open }) => {
  const styles = new Set<string>();
  for (const [account, space] of [
    ['corporate', 'IYG-US'],
    ['barre', 'BLT-US'],
    ['camp', 'BCF-US'],
    ['interval', 'PLS-AU'],
  ] as const) {
    const page = await open(account, `/${space}/not-found`);
    await page.evaluate(() => sessionStorage.clear());
    styles.add(
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { fontFamily, textTransform } = getComputedStyle(heading);
        const root = getComputedStyle(document.documentElement);
        return [fontFamily, textTransform, root.getPropertyValue('--app-accent')].join();
      }),
    );
  }
  expect(styles.size).toBe(4);
});

test('alerts cover no fields: in wide windows, they are in the header, and on phones in a row below it that moves the scrolled form down', async ({
  page,
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  const person = await addPerson(demo);
  await page.route(`**/api/IYG-US/staff/${person.id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'It is broken.' } })
      : route.continue(),
  );
  const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
  for (const { width, height, rowHeight } of [
    { width: 1280, height: 600, rowHeight: 0 },
    { width: 390, height: 844, rowHeight: 44 },
  ]) {
    await page.setViewportSize({ width, height });
    await open('corporate', `/IYG-US/edit/${person.id}`);
    await page.getByRole('textbox', { name: 'First name' }).fill('Nina');
    await page.evaluate(() => scrollTo(0, 200));
    const locations = page.getByRole('searchbox', { name: 'Locations' });
    const before = await boxOf(locations);
    // a click of Playwright would scroll the page further
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('It is broken.');
    // a background that fades in would be mixed with the header's color
    await expect(page.locator('[data-kind=error]')).toHaveCSS('animation-name', 'none');
    const header = await boxOf(page.getByRole('banner'));
    const alert = await boxOf(page.getByText('It is broken.'));
    expect(header.y).toBe(0);
    expect(header.height).toBe(56 + rowHeight);
    expect(alert.y + alert.height).toBeLessThan(header.height);
    expect((await boxOf(locations)).y - before.y).toBeCloseTo(rowHeight, 0);
  }
});

test('the menu stays in place when the page starts to scroll', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open('corporate', '/IYG-US/new');
  const position = async () => (await menu(page).getByRole('link', { name: 'Staff' }).boundingBox())!.y;
  const before = await position();
  await page.evaluate(() => scrollTo(0, 100));
  expect(await position()).toBe(before);
});
