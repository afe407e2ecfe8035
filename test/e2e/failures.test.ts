import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const heading = { level: 1 } as const;
const panelCounter = /\d+ selected of \d+/;
const scripts = '**/assets/*.js';

/** Opens the KPI report with the menu while no further scripts can be loaded. */
async function openReportWithoutScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Internal Server Error');
}

test('the app shows a message with a retry link if the server is unreachable at startup', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|could not start/);
  await page.route('**/api/config', (route) => route.abort());
  await page.goto('/IYG-US');
  await expect(page.getByRole('heading', heading)).toHaveText('The app could not start');
  await page.unroute('**/api/config');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the app shows its brand and a loading message until the server responds at startup', async ({ page }) => {
  let release: (() => void) | undefined;
  await page.route('**/api/config', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await page.goto('/BLT-US');
  await expect(page.getByRole('status')).toHaveText('Loading…');
  // the space's brand color, before the configuration is known
  await expect(page.locator('main svg')).toHaveCSS('color', 'rgb(154, 59, 91)');
  await expect.poll(() => release).toBeDefined();
  release?.();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the app shows a message with a retry link if the sign-in service is unavailable', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 503/);
  await page.route('**/api/proxy-openid-configuration*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/IYG-US');
  await expect(page.getByRole('heading', heading)).toHaveText('Sign-in is unavailable');
  await page.unroute('**/api/proxy-openid-configuration*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('the app explains that sign-in requires site data if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/IYG-US');
  await expect(page.getByRole('heading', heading)).toHaveText('Sign-in is unavailable in this browser');
  await expect(page.getByText('allow cookies and site data')).toBeVisible();
});

test('the app works when storage is full, and warns that the selected locations are not saved', async ({ open }) => {
  const page = await open('corporate', '/IYG-US');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.getByRole('searchbox', { name: 'Find a location' }).fill('river');
  const entries = page.getByRole('list', { name: 'Available locations' }).getByRole('button');
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

test('the locations panel shows an error with a retry button if the locations cannot be loaded', async ({
  page,
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  await page.addInitScript(() => {
    const state = { navigationOpen: false, chosenLocations: { 'IYG-US': [{ number: '1001', name: 'Park Heights' }] } };
    sessionStorage.setItem('staff-app', JSON.stringify(state));
  });
  await page.route('**/api/IYG-US/locations/count', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await open('corporate', '/IYG-US');
  const panel = page.getByRole('region', { name: 'Locations' });
  await expect(panel.getByText('The locations could not be loaded.')).toBeVisible();
  await expect(panel.getByText(panelCounter)).toHaveCount(0);
  // dismissing the message removes the focused button, so focus moves to the heading
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText(panelCounter)).toHaveText('1 selected of 120');
});

test('the app ignores invalid data in its session storage', async ({ page, open }) => {
  await page.addInitScript(() => sessionStorage.setItem('staff-app', '{"chosenLocations":7'));
  await open('corporate', '/IYG-US');
  await expect(page.getByText(panelCounter)).toHaveText('0 selected of 120');
});

test('a page whose files cannot be loaded shows an error inside the shell and can be retried', async ({
  page,
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/);
  await open('corporate', '/IYG-US/not-found');
  await openReportWithoutScripts(page);
  await expect(page.getByText('This page could not be loaded or displayed.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('KPI Report');
});

test('a page whose files could not be loaded opens on the next visit once the connection is back', async ({
  page,
  open,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|dynamically imported module/);
  await open('corporate', '/IYG-US/not-found');
  await openReportWithoutScripts(page);
  await page.unroute(scripts);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('404 Error');
  await page.getByRole('link', { name: 'KPI Report' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('KPI Report');
});

test('signing out shows an error if the provider is unreachable', async ({ page, open, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  await open('corporate', '/IYG-US/not-found');
  await page.route('**/api/proxy-openid-configuration*', (route) => route.abort());
  // does not wait for `load`, which Chromium can withhold while a request is intercepted
  await page.goto('/IYG-US/oidc/signout', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', heading)).toHaveText('Sign-out failed');
});
