import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, ownContext, test } from './support/fixtures';
import { fillSignIn } from './support/sign-in';

// Distributes the tests in this file across all workers. Otherwise, one worker would run them while others are idle.
test.describe.configure({ mode: 'parallel' });

test.use({ throughSignIn: true });

const count = '**/api/IYG-US/locations/count';

/** Removes properties from the user stored in this tab. */
const removeFromUser = (page: Page, properties: readonly string[]) =>
  page.evaluate((names) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user')) ?? '';
    const user = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    for (const name of names) Reflect.deleteProperty(user, name);
    sessionStorage.setItem(key, JSON.stringify(user));
  }, properties);

/** Records the grant type of each later token request in the returned list. */
const recordGrantTypes = (page: Page): string[] => {
  const grantTypes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/identity/token'))
      grantTypes.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '');
  });
  return grantTypes;
};

test("sign-in shows the space's brand and returns to the requested URL", async ({ page, demo }) => {
  await page.goto('/IYG-US/not-found?from=mail#end');
  await expect(page).toHaveTitle('Sign in – Ironyard Gyms');
  await fillSignIn(page, 'corporate');
  await expect(page).toHaveURL(`${demo.origin}/IYG-US/not-found?from=mail#end`);
});

test('the sign-in page has two columns, which start at the same height, if there are more than three demo accounts', async ({
  page,
}) => {
  const width = () => page.getByRole('main').evaluate((card) => card.clientWidth);
  await page.goto('/IYG-US');
  await expect(page.getByRole('button', { name: '@iyg.example' })).toHaveCount(7);
  // the app has redirected to this page, so its style sheet may not have loaded yet
  await page.waitForLoadState();
  expect(await width()).toBeGreaterThan(800);
  // in both layouts, the link is equally far below the button
  const gap = async () => {
    const button = (await page.getByRole('button', { name: 'Sign in', exact: true }).boundingBox())!;
    const link = (await page.getByRole('link', { name: 'Need help signing in?' }).boundingBox())!;
    return link.y - button.y - button.height;
  };
  const wideGap = await gap();
  expect(wideGap).toBeGreaterThan(16);
  expect(wideGap).toBeLessThan(28);
  const bottomOf = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox())!;
    return y + height;
  };
  const brand = page.getByRole('main').getByText('Ironyard Gyms', { exact: true });
  const accounts = page.getByRole('heading', { name: 'Demo accounts' });
  expect(Math.abs((await bottomOf(brand)) - (await bottomOf(accounts)))).toBeLessThan(4);
  await page.goto('/PLS-AU');
  await expect(page.getByRole('button', { name: '@pls.example' })).toHaveCount(2);
  await page.waitForLoadState();
  expect(await width()).toBeLessThan(450);
  expect(await gap()).toBeCloseTo(wideGap, 0);
  await page.goto('/BLT-US');
  await expect(page.getByRole('button', { name: '@blt.example' })).toHaveCount(1);
  expect(await width()).toBeLessThan(450);
  expect(await gap()).toBeCloseTo(wideGap, 0);
});

test('the password can be shown and hidden, and is hidden when the form is sent', async ({ page }) => {
  await page.goto('/');
  const password = page.getByLabel('Password', { exact: true });
  const reveal = page.getByRole('button', { name: 'Show password' });
  await password.fill('secret-2026');
  await expect(password).toHaveAttribute('type', 'password');
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await reveal.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(reveal).toHaveAttribute('aria-pressed', 'false');
  await reveal.click();
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  });
  await page.getByLabel('Email').fill('corporate@iyg.example');
  await password.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
});

test('a wrong password shows an error on the form, and the card keeps its place and size', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await page.goto('/IYG-US');
  await expect(page.getByRole('button', { name: '@iyg.example' })).toHaveCount(7);
  await page.waitForLoadState();
  const card = page.getByRole('main');
  const box = await card.boundingBox();
  await page.getByLabel('Email').fill('corporate@iyg.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await page.waitForLoadState();
  expect(await card.boundingBox()).toEqual(box);
});

test('an empty form shows an error below each field instead of in the browser, and focuses the first one', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 400/);
  await page.goto('/PLS-AU');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Please enter your email.');
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill('corporate@pls.example');
  await submit.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  await expect(email).toHaveValue('corporate@pls.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a callback without a matching sign-in shows an error and is logged without its code', async ({
  page,
  consoleErrors,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  consoleErrors.expect(/cannot handle oidc callback/);
  await page.goto('/oidc/callback?code=stolen&state=unknown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in failed');
  expect(logged.join()).toContain('cannot handle oidc callback');
  expect(logged.join()).not.toContain('stolen');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('after a lost token request, the page names the reason and leads to the requested page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/cannot handle oidc callback|Failed to load resource/);
  await page.route(/\/identity\/token/, (route) => route.abort(), { times: 1 });
  await page.goto('/IYG-US/KPIReport');
  await page.getByLabel('Email').fill('corporate@iyg.example');
  await page.getByLabel('Password', { exact: true }).fill('Corporate-2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The sign-in service could not be reached.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KPI Report');
});

test('Logout ends the session, and the next sign-in returns to the page', async ({ open, sessions }) => {
  const page = await open('noReports', '/IYG-US/not-found');
  sessions.forget('noReports');
  await page.getByRole('button', { name: "Nils Ashdown's profile" }).click();
  const signOutRequest = page.waitForRequest(/\/identity\/session\/end\?/);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  expect(new URL((await signOutRequest).url()).searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await fillSignIn(page, 'noReports');
  await expect(page).toHaveURL('/IYG-US/not-found');
});

test('a return URL on another site is ignored', async ({ open, demo, sessions }) => {
  const page = await open('managerOfThree', '/IYG-US/not-found');
  sessions.forget('managerOfThree');
  await page.goto('/IYG-US/oidc/signout?returnUrl=https%3A%2F%2Fevil.example%2F');
  await expect(page.getByLabel('Email')).toBeVisible();
  await fillSignIn(page, 'managerOfThree');
  await expect(page).toHaveURL(`${demo.origin}/IYG-US`);
});

test('the sign-out path in a new tab asks for confirmation, signs out all tabs and returns to the page', async ({
  open,
  context,
  demo,
  sessions,
}) => {
  const page = await open('manager', '/IYG-US/not-found');
  sessions.forget('manager');
  const second = await context.newPage();
  await second.goto('/IYG-US/oidc/signout?returnUrl=%2FIYG-US%2Fnot-found');
  await expect(second.getByText('Do you want to sign out?')).toBeVisible();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await fillSignIn(second, 'manager');
  await expect(second).toHaveURL(`${demo.origin}/IYG-US/not-found`);
});

test('a second tab signs in without showing the form', async ({ open, context }) => {
  await open('corporate', '/IYG-US');
  const second = await context.newPage();
  await second.goto('/IYG-US/not-found');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('404 Error');
});

test(
  'the token is refreshed before it expires, and the page keeps its state',
  ownContext('installs a clock'),
  async ({ page, open }) => {
    await page.clock.install();
    const grantTypes = recordGrantTypes(page);
    await open('corporate', '/IYG-US');
    const search = page.getByRole('searchbox', { name: 'Search Staff' });
    await search.fill('typed');
    expect(grantTypes).toEqual(['authorization_code']);
    await page.clock.fastForward(280_000);
    await expect.poll(() => grantTypes).toEqual(['authorization_code', 'refresh_token']);
    await expect(search).toHaveValue('typed');
  },
);

test('after a 401, the token is refreshed once and the request is retried', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/status of 401/);
  const grantTypes = recordGrantTypes(page);
  const tokens: (string | undefined)[] = [];
  await page.route(/\/api\/IYG-US\/locations\/count/, async (route) => {
    tokens.push(route.request().headers().authorization);
    if (tokens.length === 1) await route.fulfill({ status: 401, json: { error: 'Please sign in.' } });
    else await route.continue();
  });
  await open('corporate', '/IYG-US');
  await expect(page.getByText('0 selected of 120')).toBeVisible();
  expect(grantTypes).toEqual(['authorization_code', 'refresh_token']);
  expect(new Set(tokens).size).toBe(2);
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a second 401 shows an error and is not retried', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/status of 401/);
  let calls = 0;
  await page.route(count, async (route) => {
    calls++;
    await route.fulfill({ status: 401, json: { error: 'Your sign-in is not valid.' } });
  });
  await open('corporate', '/IYG-US');
  await expect(page.getByRole('alert')).toHaveText('Your sign-in is not valid.');
  expect(calls).toBe(2);
});

test('without a refresh token, the access token is refreshed in a hidden frame', async ({
  page,
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await open('corporate', '/IYG-US');
  await removeFromUser(page, ['refresh_token']);
  let calls = 0;
  await page.route(count, async (route) => {
    calls++;
    if (calls === 1) await route.fulfill({ status: 401, json: { error: 'Please sign in.' } });
    else await route.continue();
  });
  const frame = page.waitForEvent('framenavigated', (navigated) => navigated.url().includes('/oidc/silent-callback'));
  await page.reload();
  await frame;
  await expect(page.getByText('0 selected of 120')).toBeVisible();
});

test.describe('an expired session', () => {
  test.beforeEach(({ consoleErrors }) => {
    consoleErrors.expect(/status of 40[01]/);
  });

  const endSession = async (page: Page) => {
    await removeFromUser(page, ['refresh_token']);
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText(/selected of/)).toBeVisible();
    // from now on, the server rejects this token
    const rejectedToken = await page.evaluate(
      () => /access_token\\*":\\*"([\w.-]+)/.exec(JSON.stringify(sessionStorage))?.[1] ?? '',
    );
    await page.route('**/api/IYG-US/**', async (route) => {
      if (route.request().headers().authorization === `Bearer ${rejectedToken}`)
        await route.fulfill({ status: 401, json: { error: 'Please sign in.' } });
      else await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Search Staff' }).fill('gar');
  };

  test('keeps the page as it is, so that the user can continue after signing in again in a popup', async ({
    open,
    context,
  }) => {
    const page = await open('franchisee', '/IYG-US');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await endSession(page);
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    expect(logged.join('\n')).toContain('The sign-in could not be renewed:');
    await expectAccessible(page, { part: '[role=dialog]' });
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Sign in again' }).click();
    const popup = await opened;
    await Promise.all([popup.waitForEvent('close'), fillSignIn(popup, 'franchisee')]);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('searchbox', { name: 'Search Staff' })).toHaveValue('gar');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Staff', exact: true })).toBeVisible();
  });

  test("shows none of the first user's data if a different user signs in", async ({ open, context }) => {
    const page = await open('franchisee', '/IYG-US');
    await endSession(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    const popup = await opened;
    await fillSignIn(popup, 'managerOfThree');
    await expect(page.getByRole('button', { name: "Thea Brandt's profile" })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search Staff' })).toHaveValue('');
  });

  test('shows a message and offers to sign in on the page if the popup is closed', async ({ open, context }) => {
    const page = await open('franchisee', '/IYG-US');
    await endSession(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await (await opened).close();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('The sign-in was not completed.');
    await dialog.getByRole('button', { name: 'Sign in on this page' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});
