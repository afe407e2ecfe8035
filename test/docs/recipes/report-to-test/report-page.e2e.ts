import { expect, test } from '@playwright/test';

test('shows the title of the page that the user opens', async ({ page }) => {
  await page.goto('/');
  await page.frameLocator('iframe').getByRole('button', { name: 'Hiring' }).click();
  await expect(page.getByRole('heading')).toHaveText('Hiring');
});
