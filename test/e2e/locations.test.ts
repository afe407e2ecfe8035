import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const panel = (page: Page) => page.getByRole('region', { name: 'Locations' });
const find = (page: Page) => panel(page).getByRole('searchbox', { name: 'Find a location' });
const available = (page: Page) => panel(page).getByRole('list', { name: 'Available locations' });
const selected = (page: Page) => panel(page).getByRole('list', { name: 'Selected locations' });
const rows = (page: Page) => page.getByRole('list', { name: 'Staff', exact: true }).getByRole('listitem');

test('corporate users can search for locations, and selected locations move to the selected list and show their staff', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US');
  const requests: (readonly [locations: number, offset: string | null])[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/staff/getinlocations'))
      requests.push([searchParams.get('locationNumbersCsv')?.split(',').length ?? 0, searchParams.get('offset')]);
  });
  await expect(panel(page)).toContainText('0 selected of 120');
  await expect(panel(page)).toContainText(
    'You have access to a lot of locations! Use the search box to narrow the list.',
  );
  await expect(find(page)).toHaveAttribute('maxlength', '20');
  let respond: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  await page.route(/searchFilter=river/, (route) => released.then(() => route.fallback()), { times: 1 });
  await find(page).fill('river');
  await expect(panel(page).getByText('Loading...')).toBeVisible();
  respond();
  const entries = available(page).getByRole('button');
  await expect(entries).toHaveText(['River Commons', 'River Park', 'River Street']);

  await entries.nth(1).click();
  await expect(panel(page)).toContainText('1 selected of 120');
  await expect(entries).toHaveText(['River Commons', 'River Street']);
  // focus moves to the entry at the same position, so that keyboard users can continue there
  await expect(entries.nth(1)).toBeFocused();
  await expect(selected(page).getByRole('button')).toHaveText(['Remove River Park']);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => requests.length).toBe(2);
  // the page scrolls when the rows arrive, which must not happen during the next click
  await expect(rows(page)).not.toHaveCount(10);

  await panel(page).getByRole('button', { name: 'Select All' }).click();
  await expect(panel(page)).toContainText('3 selected of 120');
  // selecting more locations reloads the list from the first page
  await expect
    .poll(() => requests)
    .toEqual([
      [1, '0'],
      [1, '10'],
      [3, '0'],
    ]);
  // all matches are selected, so the message would contradict the list below it
  await expect(panel(page).getByText('All matches are selected.')).toBeVisible();
  await expect(panel(page).getByText('No matching locations.')).toBeHidden();
  await find(page).fill('river s');
  await expect(selected(page).getByRole('button')).toHaveText(['Remove River Street']);
  await find(page).fill('zzz');
  await expect(panel(page).getByText('No matching locations.')).toBeVisible();

  await panel(page).getByRole('button', { name: 'Done' }).click();
  await expect(find(page)).toBeHidden();
  await expect(selected(page).getByRole('button')).toHaveCount(3);
  await selected(page).getByRole('button', { name: 'River Park' }).click();
  await expect(panel(page)).toContainText('2 selected of 120');
  await panel(page).getByRole('button', { name: 'Clear Selections' }).click();
  await expect(panel(page)).toContainText('0 selected of 120');
  await expect(page.getByText('Choose locations or use search to get staff data.')).toBeVisible();
});

test('matches are highlighted in the locations panel and in the form, which counts them and lists six without scrolling', async ({
  page,
  open,
}) => {
  await open('corporate', '/IYG-US');
  await find(page).fill('park');
  await expect(available(page).locator('mark').first()).toHaveText(/^park$/i);
  await page.goto('/IYG-US/new');
  await page.getByRole('searchbox', { name: 'Locations' }).fill('park');
  const list = page.getByRole('list', { name: '20 available' });
  await expect(list.getByRole('button', { name: 'Add Bay Park' }).locator('mark')).toHaveText('Park');
  const whole = await list.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return [...element.children].filter((entry) => entry.getBoundingClientRect().bottom < bottom).length;
  });
  expect(whole).toBeGreaterThanOrEqual(6);
});

test('on a phone, the Done button stays in view, and a few selected locations do not scroll', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US');
  await panel(page).getByRole('button', { name: 'Locations' }).click();
  await find(page).fill('park');
  for (let count = 1; count <= 6; count++) {
    await available(page).getByRole('button').first().click();
    await expect(panel(page)).toContainText(`${String(count)} selected`);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(panel(page).getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  await expect(panel(page).getByRole('button', { name: 'Clear Selections' })).toBeInViewport({ ratio: 1 });
  expect(await selected(page).evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
});

test('on a phone, the page ends with its footer while all locations are selected', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('corporate', '/IYG-US');
  await panel(page).getByRole('button', { name: 'Locations' }).click();
  await find(page).fill('a');
  await panel(page).getByRole('button', { name: 'Select All' }).click();
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight - scrollY);
  expect(footer.y + footer.height).toBeCloseTo(height, -1);
});

test('in short windows next to the list, the buttons of the panel stay in view', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open('corporate', '/IYG-US');
  await page.getByRole('searchbox', { name: 'Find a location' }).fill('a');
  const available = page.getByRole('list', { name: 'Available locations' }).getByRole('button');
  for (let count = 0; count < 6; count += 1) await available.first().click();
  for (const height of [720, 560]) {
    await page.setViewportSize({ width: 1280, height });
    for (const name of ['Clear Selections', 'Done'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('a staff search ignores the chosen locations, and says so', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await find(page).fill('river park');
  await available(page).getByRole('button').click();
  await expect(page.getByText('First 10 staff members, by last name')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Staff' }).fill('an');
  await expect(page.getByText('First 10 matches in all locations, by last name')).toBeVisible();
});

test('results of the previous location search are listed until the next ones have loaded', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await find(page).fill('river');
  const entries = available(page).getByRole('button');
  await expect(entries).toHaveCount(3);
  let respond: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (respond = resolve));
  await page.route(/searchFilter=river%20p/, (route) => released.then(() => route.fallback()), { times: 1 });
  await find(page).fill('river p');
  await expect(panel(page).getByText('Loading...')).toBeVisible();
  await expect(entries).toHaveCount(3);
  respond();
  await expect(entries).toHaveText(['River Park']);
  await expect(panel(page).getByText('Loading...')).toBeHidden();
});

test('the selected locations are saved for the tab, restored after a reload, and removed by Logout', async ({
  open,
  sessions,
}) => {
  const page = await open('camp', '/BCF-US');
  sessions.forget('camp');
  await find(page).fill('park');
  await available(page).getByRole('button').first().click();
  const saved = () => page.evaluate(() => sessionStorage.getItem('staff-app') ?? '');
  await expect.poll(saved).toContain('Park');
  await page.reload();
  await expect(panel(page)).toContainText('1 selected of 50');
  await expect(panel(page).getByRole('button', { name: 'Select More' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Select More' }).click();
  await expect(find(page)).toBeVisible();
  await page.goto('/BCF-US/oidc/signout');
  await page.getByLabel('Email').waitFor();
  expect(await saved()).not.toContain('Park');
});

test('non-corporate users see all of their locations and can select all of them', async ({ open }) => {
  const page = await open('managerOfThree', '/IYG-US');
  await expect(available(page).getByRole('button')).toHaveCount(3);
  await expect(panel(page)).toContainText('0 selected of 3');
  await panel(page).getByRole('button', { name: 'Select All' }).click();
  await expect(panel(page)).toContainText('3 selected of 3');
  await expect(panel(page).getByText('You have selected all locations')).toBeVisible();
});

test('the search for locations has a button that clears it and moves focus to the search box', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await find(page).fill('river');
  await panel(page).getByRole('button', { name: 'Clear the search' }).click();
  await expect(find(page)).toHaveValue('');
  await expect(find(page)).toBeFocused();
});

test("a user's only location is selected", async ({ open }) => {
  const page = await open('manager', '/IYG-US');
  await expect(panel(page)).toContainText('1 selected of 1');
  await expect(panel(page).getByText('You have selected all locations')).toBeVisible();
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
});

test("the barre brand shows a location's number before its name, in the list and in the form", async ({ open }) => {
  const page = await open('barre', '/BLT-US');
  await find(page).fill('birch');
  await expect(available(page).getByRole('button').first()).toHaveText(/^\d{4} - Birch/);
  await page.goto('/BLT-US/new');
  await page.getByRole('searchbox', { name: 'Locations' }).fill('birch');
  await expect(page.getByRole('button', { name: /^Add \d{4} - Birch/ }).first()).toBeVisible();
});

test('a saved location that the user can no longer access is removed from the selection', async ({ page, open }) => {
  await page.addInitScript(() => {
    const state = { navigationOpen: false, chosenLocations: { 'IYG-US': [{ number: '9999', name: 'Lost Club' }] } };
    if (sessionStorage.getItem('staff-app') === null) sessionStorage.setItem('staff-app', JSON.stringify(state));
  });
  await open('managerOfThree', '/IYG-US');
  await expect(panel(page)).toContainText('0 selected of 3');
  await expect(page).toHaveURL('/IYG-US');
});
