import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';

for (const [account, space, academy, details] of [
  ['corporate', 'IYG-US', 'https://academy.vitrine-brands.example/corporate', {}],
  ['franchisee', 'IYG-US', 'https://academy.iyg.example/', {}],
  ['singapore', 'PLS-SG', 'https://academy.pls.example/', { tag: '@full' }],
] as const)
  test(`redirects the ${account} account to ${academy}`, details, async ({ open, page }) => {
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
