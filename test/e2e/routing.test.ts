import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { navigate } from './support/navigation';
import { addPerson } from './support/people';
import { fillSignIn } from './support/sign-in';

const heading = { level: 1 } as const;
/** Asserts that the breadcrumb names the staff list without a link, because the user may not view it. */
const expectNoStaffLink = async (page: Page) => {
  const breadcrumb = page.getByLabel('Breadcrumb');
  await expect(breadcrumb).toContainText('Staff');
  await expect(breadcrumb.getByRole('link')).toHaveCount(0);
};
const unknownId = '00000000-0000-4000-8000-000000000000';

test("paths without a region redirect to the same path in the user's region", async ({ open }) => {
  const page = await open('corporate', '/');
  await expect(page).toHaveURL('/IYG-US');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/IYG-US\/edit\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  for (const path of ['new', 'KPIReport', 'academy', `edit/${id}`, `edit/${id}/permissions`]) {
    await page.goto(`/${path}?from=mail`, { waitUntil: 'commit' });
    // the academy page redirects to the stand-in for the academy
    await page.waitForURL(path === 'academy' ? '**/demo-academy/corporate' : `**/IYG-US/${path}?from=mail`);
  }
});

test("a space that is not configured redirects to the user's region", async ({ open }) => {
  const page = await open('corporate', '/XYZ-US/edit/7');
  await expect(page).toHaveURL('/IYG-US');
});

for (const [path, brand, details] of [
  ['/IYG-US', 'Ironyard Gyms', {}],
  ['/', 'Bonfire Camp Fitness', { tag: '@full' }],
  ['/IYG-US/not-found', 'Ironyard Gyms', { tag: '@full' }],
] as const)
  test(`a user without a primary region is signed out at ${path} and sees the reason`, details, async ({ page }) => {
    await page.goto(path);
    const leaving = page.waitForRequest(/\/identity\/session\/end/);
    await fillSignIn(page, 'noRegion');
    await leaving;
    await expect(page).toHaveURL(/\/no-region(\?|$)/);
    await expect(page.getByRole('heading', heading)).toHaveText('Your account has no region');
    // the page shows the same brand as the sign-in page
    await expect(page.getByRole('main')).toContainText(brand);
    // the provider's session has ended, so the next authorization request shows the form
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveTitle(`Sign in – ${brand}`);
  });

test('internal errors and unknown paths have pages, and the 404 page links to the home page', async ({ open }) => {
  const page = await open('corporate', '/IYG-US/internal-server-error');
  await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await page.goto('/IYG-US/no/such/page');
  await expect(page.getByRole('heading', heading)).toHaveText('404 Error');
  await expect(page).toHaveTitle('404 Error – Ironyard Gyms Staff');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('Page Not Found');
  await expect(main).toContainText("Hmm, we couldn't find that.");
  await expect(main).toContainText('The page has possibly moved or been deleted.');
  await main.getByRole('link', { name: 'dashboard home' }).click();
  await expect(page).toHaveURL('/IYG-US');
});

test('a response with status 404 leads to the Not Found page', async ({ open, consoleErrors }) => {
  consoleErrors.expect(/status of 404/);
  const page = await open('corporate', `/IYG-US/edit/${unknownId}`);
  await expect(page).toHaveURL('/IYG-US/not-found');
});

test('a response with status 403 leads to the Not Authorized page', async ({ open, consoleErrors }) => {
  consoleErrors.expect(/status of 403/);
  const page = await open('corporate', '/BLT-US');
  await expect(page).toHaveURL('/BLT-US/unauthorized?returnUrl=%2FBLT-US');
  await expectNoStaffLink(page);
});

test('Back from the Not Found and Not Authorized pages skips the page whose requests failed', async ({
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 40[34]/);
  const page = await open('corporate', '/IYG-US/internal-server-error');
  for (const [path, target] of [
    [`/IYG-US/edit/${unknownId}`, '/IYG-US/not-found'],
    ['/BLT-US', '/BLT-US/unauthorized?returnUrl=%2FBLT-US'],
  ] as const) {
    await navigate(page, path);
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
    await expect(page).toHaveURL('/IYG-US/internal-server-error');
  }
});

test('a late failure of a page that the user has left does not affect the open page', async ({
  page,
  open,
  demo,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/);
  const person = await addPerson(demo);
  let release: (() => void) | undefined;
  const url = `**/api/IYG-US/staff/${person.id}`;
  await page.route(url, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.fulfill({ status: 404, json: { error: 'This staff member does not exist.' } });
  });
  await open('corporate', '/IYG-US');
  await navigate(page, `/IYG-US/edit/${person.id}`);
  await expect.poll(() => release).toBeDefined();
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Manage Your Staff');
  const responded = page.waitForResponse(url);
  release?.();
  await responded;
  // the response of a later request shows that the failure has been handled
  await page.getByRole('searchbox', { name: 'Find a location' }).fill('park');
  await expect(page.getByRole('button', { name: 'Park Heights' })).toBeVisible();
  await expect(page).toHaveURL('/IYG-US');
});

test('guards redirect users who lack the permission to the Not Authorized page, with a return URL', async ({
  open,
}) => {
  const page = await open('noPermissions', '/IYG-US');
  for (const path of ['', '/new', '/academy', '/KPIReport', `/edit/${unknownId}`, `/edit/${unknownId}/permissions`]) {
    await navigate(page, `/IYG-US${path}`);
    await expect(page).toHaveURL(`/IYG-US/unauthorized?returnUrl=${encodeURIComponent(`/IYG-US${path}`)}`);
  }
  await expect(page.getByRole('heading', heading)).toHaveText('Not Authorized');
  await expectNoStaffLink(page);
  const main = page.getByRole('main');
  await expect(main).toContainText("We're sorry, but you don't appear to have access to this area.");
  await expect(main).toContainText('If you think you should, talk to your supervisor.');
  await expect(main).toContainText('log out and back in');
  await expect(main.getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    'https://support.iyg.example/tickets/new',
  );
  // users can always open their own record
  await page.goto('/account');
  await expect(page.getByRole('heading', heading)).toHaveText('Edit Staff');
  await expectNoStaffLink(page);
});

test('after Log Out on the Not Authorized page, the next user to sign in returns to the requested page', async ({
  open,
  sessions,
}) => {
  const page = await open('noReports', '/IYG-US/KPIReport');
  await expect(page).toHaveURL(/\/IYG-US\/unauthorized/);
  sessions.forget('noReports');
  await page.getByRole('main').getByRole('link', { name: 'Log Out' }).click();
  await page.getByLabel('Email').waitFor();
  await fillSignIn(page, 'corporate');
  await expect(page).toHaveURL('/IYG-US/KPIReport');
  await expect(page.getByRole('heading', heading)).toHaveText('KPI Report');
});

test('each route change reports a page view, sets the title and moves focus to the heading', async ({ page, open }) => {
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-views')) views.push(request.postDataJSON());
  });
  await open('corporate', '/IYG-US/not-found');
  await page.getByRole('link', { name: 'dashboard home' }).click();
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect(page).toHaveTitle('Manage Your Staff – Ironyard Gyms Staff');
  await page.getByRole('link', { name: 'Create new' }).click();
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect(page).toHaveTitle('New Staff – Ironyard Gyms Staff');
  await expect
    .poll(() => views)
    .toEqual([
      { path: '/IYG-US/not-found', title: '404 Error' },
      { path: '/IYG-US', title: 'Manage Your Staff' },
      { path: '/IYG-US/new', title: 'New Staff' },
    ]);
});

test('users start in their own space within the brand', async ({ open }) => {
  const page = await open('singapore', '/');
  await expect(page).toHaveURL('/PLS-SG');
  await expect(page.getByRole('banner')).toContainText('Pulse Intervals Singapore');
});
