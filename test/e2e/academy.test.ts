import type { AppConfig } from '../../demo/shared';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';

for (const [account, space, academy] of [
  ['corporate', 'IYG-US', 'https://academy.vitrine-brands.example/corporate'],
  ['singapore', 'PLS-SG', 'https://academy.pls.example/'],
] as const)
  test(`redirects the ${account} account to ${academy}`, async ({ open, page }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as AppConfig;
      await route.fulfill({ response, json: { ...config, usesAcademyStandIn: false } });
    });
    // the academies do not exist; after a response without content, the browser stays on the page
    await page.route(/^https:\/\/academy/, (route) => route.fulfill({ status: 204 }));
    const redirected = page.waitForRequest(/^https:\/\/academy/);
    await open(account, `/${space}`);
    await page.getByRole('navigation').getByRole('link', { name: 'Academy' }).click();
    const request = await redirected;
    expect([request.url(), request.isNavigationRequest()]).toEqual([academy, true]);
    await expect(page).toHaveURL(`/${space}/academy`);
    await expect(page.getByText('Redirecting to the Academy')).toBeVisible();
    await expect(page.getByRole('link', { name: 'open the Academy' })).toHaveAttribute(
      'href',
      academy.replace(/\/$/, ''),
    );
    if (account === 'corporate') await expectAccessible(page, { part: 'main' });
  });

test("in the demo configuration, a local page stands in for the brand's academy", async ({ open, page }) => {
  await open('franchisee', '/IYG-US');
  await page.getByRole('navigation').getByRole('link', { name: 'Academy' }).click();
  await expect(page).toHaveURL('/demo-academy/iyg');
  await expect(page.getByRole('heading', { name: 'Academy' })).toBeVisible();
  await expectAccessible(page);
});

test("the stand-in opens the lessons of a course and keeps the user's progress", async ({ page }) => {
  await page.goto('/demo-academy/iyg');
  const course = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Open and close a club' }) });
  await expect(course.getByText('0 of 3 lessons done')).toBeVisible();
  await course.getByText('Start course').click();
  await expect(course.getByText('Turn off the alarm')).toBeVisible();
  await course.getByRole('checkbox').first().check();
  await expect(course.getByText('1 of 3 lessons done')).toBeVisible();
  await expect(course.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await expectAccessible(page);
  await page.reload();
  await expect(course.getByText('Continue course')).toBeVisible();
  await expect(course.getByText('1 of 3 lessons done')).toBeVisible();
});
