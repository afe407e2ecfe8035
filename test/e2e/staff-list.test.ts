import type { Locator, Page, Route } from '@playwright/test';
import { expect, ownContext, test } from './support/fixtures';
import { addPerson } from './support/people';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

const staff = (page: Page) => page.getByRole('list', { name: 'Staff', exact: true });
const rows = (page: Page) => staff(page).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Staff' });

const person = (index: number) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  firstName: 'Person',
  lastName: String(index),
  email: `person.${String(index)}@iyg.example`,
  staffType: 'LocationStaff',
  photoUrl: null,
});
const people = (count: number, from = 0) => Array.from({ length: count }, (_, index) => person(from + index));

test('the list is empty until the user searches or selects locations', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Your Staff');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Staff');
  await expect(page.getByText('Choose locations or use search to get staff data.')).toBeVisible();
  await expect(search(page)).toHaveAttribute('maxlength', '50');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page).toHaveURL('/IYG-US/new');
});

test('a button below the empty list moves focus to the search for locations, and unfolds the panel on a phone', async ({
  page,
  open,
}) => {
  await open('corporate', '/IYG-US');
  const find = page.getByRole('searchbox', { name: 'Find a location' });
  const note = page.getByText('Choose locations or use search to get staff data.');
  const before = await note.boundingBox();
  await page.getByRole('button', { name: 'Find a location' }).click();
  await expect(find).toBeFocused();
  // a long list of locations does not move the text
  await find.fill('a');
  await expect(page.getByRole('button', { name: 'Select All' })).toBeVisible();
  expect(await note.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(note).toBeVisible();
  await expect(find).toBeHidden();
  await page.getByRole('button', { name: 'Find a location' }).click();
  await expect(find).toBeFocused();
});

test('the empty list offers the first locations to users with only a few, and a click lists the staff of one', async ({
  open,
}) => {
  const page = await open('franchisee', '/IYG-US');
  const choices = page.getByRole('button', { name: 'Show the staff of' });
  await expect(choices).toHaveCount(3);
  const name = (await choices.first().textContent())!;
  await choices.first().press('Enter');
  await expect(rows(page).first()).toContainText(name);
  await expect(page.getByRole('list', { name: 'Selected locations' })).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'the search sends a request half a second after the last keystroke and lists names, photos, types and emails',
  ownContext('installs a clock'),
  async ({ open }) => {
    const page = await open('corporate', '/IYG-US');
    const queries: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/staff/search')) queries.push(url.search);
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await search(page).pressSequentially('cora whi');
    await page.clock.runFor(499);
    await search(page).press('t');
    await page.clock.runFor(500);
    await expect(rows(page)).toHaveCount(1);
    expect(queries).toEqual(['?searchTerm=cora+whit&offset=0&limit=10']);
    await page.clock.resume();
    const row = rows(page).first();
    await expect(row).toContainText('Cora Whitfield');
    await expect(row).toContainText('corporate@iyg.example');
    await expect(row.locator('mark')).toHaveText(['Cora ', 'Whit']);
    await expect(row.locator('[data-type=Corporate]')).toHaveText('Corporate');
    await expect(row.locator('img')).toHaveAttribute('src', /^\/api\/photos\//);

    await search(page).fill('name without a match');
    await expect(page.getByText('No matching staff.')).toBeVisible();
    await search(page).fill('');
    await expect(page.getByText('Choose locations or use search to get staff data.')).toBeVisible();
  },
);

test('Ctrl+K moves focus to the search box from anywhere on the page', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await expect(search(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  const locations = page.getByRole('searchbox', { name: 'Find a location' });
  await locations.focus();
  await locations.press('Control+k');
  await expect(search(page)).toBeFocused();
});

test('the column titles stay below the header while the list is scrolled', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open('corporate', '/IYG-US');
  await search(page).fill('adler');
  await expect(rows(page).first()).toBeVisible();
  await rows(page)
    .nth(4)
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const header = (await page.getByRole('banner').boundingBox())!;
  const titles = page.getByText('Email', { exact: true });
  await expect.poll(async () => (await titles.boundingBox())!.y).toBeLessThan(header.height + 36);
  expect((await titles.boundingBox())!.y).toBeGreaterThan(header.height);
});

test('matches are marked in the email only if the name has none', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await search(page).fill('adler');
  await expect(rows(page).first().locator('mark')).toHaveText(['Adler']);
  await search(page).fill('manager.three');
  await expect(rows(page).first()).toContainText('manager.three@iyg.example');
  await expect(rows(page).first().locator('mark')).toHaveText(['manager.three']);
});

test('matches of a single letter are not marked', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await search(page).fill('a');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('mark')).toHaveCount(0);
  await search(page).fill('ab');
  await expect(rows(page).first().locator('mark').first()).toHaveText(/^ab$/i);
});

test('a row links to the record, and navigating back restores the search', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await search(page).fill('cora whit');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/IYG-US\/edit\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(search(page)).toHaveValue('cora whit');
  await expect(rows(page)).toHaveCount(1);
});

test('navigating back from a record restores all loaded pages', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await search(page).fill('an');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(20);
  await rows(page).last().getByRole('link').click();
  await expect(page).toHaveURL(/\/edit\//);
  await page.goBack();
  await expect(rows(page)).toHaveCount(20);
});

test('a search without matches can be cleared with a button, which moves focus to the search box', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await search(page).fill('name without a match');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page.getByText('Choose locations or use search to get staff data.')).toBeVisible();
});

test('a search without matches says that it is not limited to the selected locations', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  const hint = page.getByText('The search covers all locations, not only the selected ones.');
  await search(page).fill('name without a match');
  await expect(page.getByText('No matching staff.')).toBeVisible();
  await expect(hint).toBeHidden();
  await page.getByRole('searchbox', { name: 'Find a location' }).fill('Park Heights');
  await page.getByRole('list', { name: 'Available locations' }).getByRole('button', { name: 'Park Heights' }).click();
  await expect(hint).toBeVisible();
});

test('placeholders are as tall as the rows that replace them, on wide and narrow screens', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  let release: (() => void) | undefined;
  await page.route(/\/staff\/search/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  const placeholder = page.locator('main [class*=item]:has(.mantine-Skeleton-root)').nth(1);
  for (const [width, term] of [
    [1280, 'maria'],
    [768, 'marco'],
    [390, 'selma'],
    [320, 'uma'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await search(page).fill(term);
    await expect(placeholder).toBeVisible();
    const { height } = (await placeholder.boundingBox())!;
    await expect.poll(() => release).toBeDefined();
    release?.();
    release = undefined;
    await expect(rows(page).nth(1)).toBeVisible();
    // long names and email addresses wrap in some rows
    const heights = await rows(page).evaluateAll((all) =>
      all.slice(1).map((row) => row.getBoundingClientRect().height),
    );
    expect(Math.abs(Math.min(...heights) - height), `${String(width)} pixels`).toBeLessThanOrEqual(2);
  }
});

test('each change to the search reloads the list from the first page', async ({ open, demo }) => {
  const page = await open('corporate', '/IYG-US');
  const queries: string[] = [];
  let release: (() => void) | undefined;
  await page.route(/\/staff\/search/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    queries.push(`${searchParams.get('searchTerm') ?? ''} ${searchParams.get('offset') ?? ''}`);
    if (queries.length === 4) await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await search(page).fill('an');
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(20);
  await search(page).fill('name without a match');
  await expect(page.getByText('No matching staff.')).toBeVisible();
  await addPerson(demo, { firstName: 'Aaaa', lastName: 'Aaaan' });

  await search(page).fill('an');
  await expect.poll(() => queries).toEqual(['an 0', 'an 10', 'name without a match 0', 'an 0']);
  await expect(page.getByText('Loading...')).toBeAttached();
  await expect(rows(page)).toHaveCount(0);
  release?.();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText('Aaaa Aaaan');
  // clearing the search and entering it again also reloads the list
  await search(page).fill('');
  await expect(page.getByText('Choose locations or use search to get staff data.')).toBeVisible();
  await search(page).fill('an');
  await expect.poll(() => queries.slice(4)).toEqual(['an 0']);
  await expect(rows(page)).toHaveCount(10);
});

test('each change to the locations reloads the list, including newly created staff', async ({ open, demo }) => {
  const page = await open('managerOfThree', '/IYG-US');
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/staff/getinlocations')) queries.push(searchParams.get('locationNumbersCsv') ?? '');
  });
  const selectLocation = () =>
    page.getByRole('list', { name: 'Available locations' }).getByRole('button', { name: 'Park Heights' }).click();
  await selectLocation();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Clear Selections' }).click();
  await expect(rows(page)).toHaveCount(0);
  await addPerson(demo, { firstName: 'Aaaa', lastName: 'Aaahere' });
  await selectLocation();
  await expect(rows(page).first()).toContainText('Aaaa Aaa');
  await expect(rows(page).filter({ hasText: 'Aaaa Aaahere' })).toHaveCount(1);
  expect(queries).toEqual(['1001', '1001']);
});

test('Load more appends the next ten rows, scrolls to the end and keeps focus, until a page is not full', async ({
  page,
  open,
}) => {
  const pages = [people(10), people(10, 10), people(3, 20)];
  let release: () => void = () => undefined;
  const offsets: string[] = [];
  await page.route(/\/staff\/search/, async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    offsets.push(String(offset));
    if (offset > 0) await new Promise<void>((resolve) => (release = resolve));
    await route.fulfill({ json: pages[offset / 10] ?? [] });
  });
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('First 10 matches, by last name')).toBeVisible();
  // the usual type does not stand out, and a missing photo is replaced with a placeholder
  const type = rows(page).first().locator('[data-type]');
  await expect(type).toHaveText('Location Staff');
  await expect(type).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(rows(page).first().locator('[data-variant=filled]')).toHaveCount(0);
  await expect(rows(page).first().locator('img')).toHaveCount(0);
  await expect(rows(page).first().locator('svg').first()).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeFocused();
  await expect.poll(() => offsets).toEqual(['0', '10']);
  release();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.poll(() => offsets).toEqual(['0', '10', '20']);
  release();
  await expect(rows(page)).toHaveCount(23);
  await expect(page.getByText('23 matches', { exact: true })).toBeVisible();
  await expect(rows(page).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(rows(page).nth(20).getByRole('link')).toBeFocused();
  // a new search starts on the first page
  await search(page).fill('others');
  await expect(rows(page)).toHaveCount(10);
  expect(offsets).toEqual(['0', '10', '20', '0']);
});

test('Load more moves focus to the last row if there are no more rows, and to the retry button if it fails', async ({
  page,
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  let fails = true;
  await page.route(/\/staff\/search/, async (route) => {
    const isFirst = new URL(route.request().url()).searchParams.get('offset') === '0';
    if (isFirst) await route.fulfill({ json: people(10) });
    else if (fails) await route.fulfill({ status: 500, json: {} });
    else await route.fulfill({ json: [] });
  });
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  fails = false;
  await search(page).fill('people');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(rows(page).last().getByRole('link')).toBeFocused();
});

test('on phones, further lines of a long location start below its name, not below the pin', async ({ page, open }) => {
  const location = { number: '1001', name: 'Somewhat Longer Boulevard and Riverside Promenade' };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/staff\/search/, (route) =>
    route.fulfill({ json: [{ ...person(1), location, locationCount: 1 }] }),
  );
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  const starts = await page.getByText(location.name).evaluate((text) => [...text.getClientRects()].map(({ x }) => x));
  expect(starts).toHaveLength(2);
  expect(starts[1]).toBeCloseTo(starts[0]!, 0);
});

test('the badges of all types start at the edge of the column, and all except Location Staff stand out', async ({
  page,
  open,
}) => {
  const types = ['Corporate', 'MasterFranchisee', 'LocationManager', 'LocationStaff'];
  await page.route(/\/staff\/search/, (route) =>
    route.fulfill({ json: types.map((staffType, index) => ({ ...person(index), staffType })) }),
  );
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  await expect(rows(page)).toHaveCount(4);
  const left = async (locator: Locator) => (await locator.boundingBox())!.x;
  const title = await left(page.getByRole('main').getByText('Type', { exact: true }));
  for (const type of types) expect(await left(rows(page).locator(`[data-type=${type}]`))).toBeCloseTo(title, 0);
  const styles = (property: 'backgroundColor' | 'borderTopColor') =>
    rows(page)
      .locator('[data-type]')
      .evaluateAll((badges, name) => badges.map((badge) => getComputedStyle(badge)[name]), property);
  const transparent = 'rgba(0, 0, 0, 0)';
  const colored = expect.not.stringContaining(transparent);
  // only Corporate has both a frame and a background
  expect(await styles('borderTopColor')).toEqual([colored, colored, colored, transparent]);
  expect(await styles('backgroundColor')).toEqual([colored, transparent, transparent, colored]);
});

test('a row shows initials until its photo has loaded, or if it cannot be loaded', async ({ page, open }) => {
  const photoUrls = ['/api/photos/slow', '/api/photos/missing'];
  await page.route(/\/staff\/search/, (route) =>
    route.fulfill({ json: photoUrls.map((photoUrl, index) => ({ ...person(index), photoUrl })) }),
  );
  await page.route('**/api/photos/missing', (route) => route.fulfill({ body: 'not an image' }));
  const slowPhoto = new Promise<Route>((resolve) => {
    void page.route('**/api/photos/slow', resolve);
  });
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  const slow = rows(page).first();
  const request = await slowPhoto;
  await expect(slow.getByText('P0', { exact: true })).toBeVisible();
  await request.fulfill({ path: 'docs/images/kpi-report.webp' });
  await expect(slow.getByText('P0', { exact: true })).toBeHidden();
  await expect(slow.locator('img')).toBeVisible();
  await expect(rows(page).last().getByText('P1', { exact: true })).toBeVisible();
  await expect(rows(page).last().locator('img')).toHaveCount(0);
});

test('Load more omits people who are already listed', async ({ page, open }) => {
  // three people were added before the first row after the first page had been read
  const pages = [people(10), people(10, 7)];
  await page.route(/\/staff\/search/, async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    await route.fulfill({ json: pages[offset / 10] ?? [] });
  });
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByText('First 17 matches, by last name')).toBeVisible();
  await expect(rows(page)).toHaveCount(17);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(page.getByText('17 matches', { exact: true })).toBeVisible();
});

test('a list response with an unexpected body shows the generic error', async ({ page, open }) => {
  await page.route(/\/staff\/search/, (route) => route.fulfill({ json: {} }));
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('without the Manage Staff Profile permission, the list rows are not links', async ({ page, open }) => {
  // no demo account has only the View Staff permission, so the claims of an account are changed
  await page.addInitScript(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user'));
    const user = JSON.parse(sessionStorage.getItem(key ?? '') ?? 'null') as { profile: object } | null;
    if (!key || !user) return;
    Object.assign(user.profile, { permissions: 'View Staff', primaryRegion: 'iyg-us' });
    sessionStorage.setItem(key, JSON.stringify(user));
  });
  await open('managerOfThree', '/IYG-US');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Your Staff');
  // the primary region is converted to uppercase
  await expect(page).toHaveURL('/IYG-US');
  await expect(page.getByRole('link', { name: 'Create new' })).toBeHidden();
  await page.route(/\/staff\/search/, (route) =>
    route.fulfill({ json: route.request().url().includes('offset=0') ? people(10) : people(1, 10) }),
  );
  await search(page).fill('a');
  await expect(rows(page).first()).toBeVisible();
  await expect(staff(page).getByRole('link')).toHaveCount(0);
  // the rows can still be focused when the button is removed after the last page
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(rows(page).nth(10).locator(':focus')).toBeVisible();
});

test('a failed request shows an error and can be retried', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/status of 500/);
  let fails = true;
  await page.route(/\/staff\/search/, async (route) => {
    if (fails) await route.fulfill({ status: 500, json: { error: 'The list is broken.' } });
    else await route.fulfill({ json: people(1) });
  });
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('The list is broken.');
  const message = page.getByText('The staff could not be loaded.');
  await expect(message).toBeVisible();
  const { y } = (await message.boundingBox())!;
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(alert).toHaveText('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // the message takes the place of the text in an empty list
  await search(page).fill('');
  const note = page.getByText('Choose locations or use search to get staff data.');
  expect((await note.boundingBox())!.y).toBeCloseTo(y, 0);
  // a different search also removes the message
  fails = true;
  await search(page).fill('people');
  await expect(alert).toHaveText('The list is broken.');
  fails = false;
  await search(page).fill('person');
  await expect(rows(page)).toHaveCount(1);
  await expect(alert).toHaveText('');
});

test('a response without a message shows a generic error, and a missing response shows a connection error', async ({
  page,
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 502|ERR_FAILED/);
  let response: 'page' | 'none' = 'page';
  await page.route(/\/staff\/search/, async (route) => {
    if (response === 'page') await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
    else await route.abort();
  });
  await open('corporate', '/IYG-US');
  await search(page).fill('person');
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again later.');
  response = 'none';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  // a route change removes messages from the previous page
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Staff');
  await expect(page.getByRole('alert').first()).toHaveText('');
});

interface HeldResponse {
  /** Resolves when the request has been sent. */
  requested: Promise<unknown>;
  /** Sends the response. */
  release(): Promise<void>;
}

/** Holds back the response to a request until it is released. */
async function holdResponse(
  page: Page,
  url: RegExp,
  response: { status?: number; json: unknown },
): Promise<HeldResponse> {
  let respond: () => void = () => undefined;
  await page.route(url, async (route) => {
    await new Promise<void>((resolve) => (respond = resolve));
    await route.fulfill(response);
  });
  const requested = page.waitForRequest(url);
  return {
    requested,
    release: async () => {
      const responded = page.waitForResponse(url);
      respond();
      await responded;
    },
  };
}

/** Starts a search, replaces it with one that finds two people, and then lets the first search respond. */
async function respondLate(page: Page, response: { status?: number; json: unknown }): Promise<void> {
  const slow = await holdResponse(page, /searchTerm=slow/, response);
  await page.route(/searchTerm=fast/, (route) => route.fulfill({ json: people(2) }));
  await search(page).fill('slow');
  await slow.requested;
  await search(page).fill('fast');
  await expect(rows(page)).toHaveCount(2);
  await slow.release();
}

test('a late failure of a previous search is not reported', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/status of 500/);
  await open('corporate', '/IYG-US');
  await respondLate(page, { status: 500, json: { message: 'The search failed.' } });
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a late failure of a previous location search is not reported', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/status of 500/);
  await open('corporate', '/IYG-US');
  const response = { status: 500, json: { message: 'The search failed.' } };
  const slow = await holdResponse(page, /locations\?.*slow/, response);
  const field = page.getByPlaceholder('Find a location');
  await field.fill('slow');
  await slow.requested;
  await field.fill('park');
  await expect(page.getByRole('button', { name: 'Park Heights' })).toBeVisible();
  await slow.release();
  await expect(page.getByRole('button', { name: 'Park Heights' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a late response to a previous search is ignored', async ({ page, open }) => {
  await open('corporate', '/IYG-US');
  await respondLate(page, { json: people(1, 100) });
  await expect(rows(page)).toHaveCount(2);
});
