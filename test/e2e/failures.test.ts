import { expect, test } from './support/fixtures';

const heading = { level: 1 } as const;
const panelCounter = /\d+ selected of \d+/;

test('a server that cannot be reached at the start is told, with a way to try again', async ({ page, noise }) => {
  noise.expect(/ERR_FAILED|could not start/);
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/IYG-US');
  await expect(page.getByRole('heading', heading)).toHaveText('The app could not start');
  await page.unroute('**/api/config');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a sign-in service that does not answer is told, with a way to try again', async ({ page, noise }) => {
  noise.expect(/status of 503/);
  await page.route('**/api/proxy-openid-configuration*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/IYG-US');
  await expect(page.getByRole('heading', heading)).toHaveText('Sign-in is not possible now');
  await page.unroute('**/api/proxy-openid-configuration*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a browser that stores nothing is told why it cannot sign in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/IYG-US');
  await expect(page.getByRole('heading', heading)).toHaveText('Sign-in is not possible here');
  await expect(page.getByText('allow cookies and site data')).toBeVisible();
});

test('a full storage costs no more than the chosen locations, once the page is closed, and says so', async ({
  open,
}) => {
  const page = await open('corporate', '/IYG-US');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.getByRole('searchbox', { name: 'Find a location' }).fill('river');
  const entries = page.getByRole('list', { name: 'Locations to choose' }).getByRole('button');
  await entries.first().click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your browser cannot store the selected locations. They will be lost when you close this page.',
  );
  await expect(page.getByRole('list', { name: 'Staff', exact: true }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await entries.first().click();
  await expect(page.getByText('2 selected of 120')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('locations that cannot be loaded are told beside the chosen ones, and tried again', async ({
  page,
  open,
  noise,
}) => {
  noise.expect(/status of 500/);
  await page.addInitScript(() => {
    const state = { navigationOpen: false, chosenLocations: { 'IYG-US': [{ number: '1001', name: 'Park Heights' }] } };
    sessionStorage.setItem('staff-app', JSON.stringify(state));
  });
  await page.route('**/api/IYG-US/locations/count', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await open('corporate', '/IYG-US');
  const panel = page.getByRole('region', { name: 'Locations' });
  await expect(panel.getByText('The locations could not be loaded.')).toBeVisible();
  await expect(panel.getByText(panelCounter)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(panelCounter)).toHaveText('1 selected of 120');
  // the message goes by its button, and the focus does not go with it
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('heading', heading)).toBeFocused();
});

test('what somebody else has written under the app’s name does no harm', async ({ page, open }) => {
  await page.addInitScript(() => sessionStorage.setItem('staff-app', '{"chosenLocations":7'));
  await open('corporate', '/IYG-US');
  await expect(page.getByText(panelCounter)).toHaveText('0 selected of 120');
});

test('a page whose files do not come leaves the shell alone and can be tried again', async ({ page, open, noise }) => {
  noise.expect(/ERR_FAILED|dynamically imported module/);
  await open('corporate', '/IYG-US/not-found');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
  await expect(page.getByText('This page could not be loaded or shown.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('KPI Report');
});

test('a sign-out that cannot reach the provider says that one is still signed in', async ({ page, open, noise }) => {
  noise.expect(/ERR_FAILED/);
  await open('corporate', '/IYG-US/not-found');
  await page.route('**/api/proxy-openid-configuration*', (route) => route.abort());
  await page.goto('/IYG-US/oidc/signout');
  await expect(page.getByRole('heading', heading)).toHaveText('Sign-out did not work');
});
