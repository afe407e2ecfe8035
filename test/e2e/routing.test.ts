import { expect, test } from './support/fixtures';

test('a visitor without a region in the address lands in the own one', async ({ open }) => {
  const page = await open('corporate', '/');
  await expect(page).toHaveURL('/IYG-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Your Staff');
});
