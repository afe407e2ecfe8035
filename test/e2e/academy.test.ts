import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';

for (const [account, space, academy] of [
  ['corporate', 'IYG-US', 'https://academy.vitrine-brands.example/corporate'],
  ['franchisee', 'IYG-US', 'https://academy.iyg.example/'],
  ['singapore', 'PLS-SG', 'https://academy.pls.example/'],
] as const)
  test(`the ${account} account is sent to ${academy}`, async ({ open, page }) => {
    // the academies do not exist; an answer without content leaves the page as it is
    await page.route(/^https:\/\/academy/, (route) => route.fulfill({ status: 204 }));
    const asked = page.waitForRequest(/^https:\/\/academy/);
    await open(account, `/${space}`);
    await page.getByRole('navigation').getByRole('link', { name: 'Academy' }).click();
    const request = await asked;
    expect([request.url(), request.isNavigationRequest()]).toEqual([academy, true]);
    await expect(page).toHaveURL(`/${space}/academy`);
    await expect(page.getByText('Redirecting to the Academy')).toBeVisible();
    await expect(page.getByRole('link', { name: 'open the Academy' })).toHaveAttribute(
      'href',
      academy.replace(/\/$/, ''),
    );
    if (account === 'corporate') await expectAccessible(page);
  });
