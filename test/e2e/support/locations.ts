import type { Page } from '@playwright/test';

/** Adds a location in the form by a search, as corporate users are offered none without. */
export async function addLocation(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Locations' });
  await search.fill(name);
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await search.fill('');
}
