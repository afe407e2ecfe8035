import type { Page } from '@playwright/test';

/** Searches for a location in the form and adds it. Without a search, the form lists no locations for corporate users. */
export async function addLocation(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Locations' });
  await search.fill(name);
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await search.fill('');
}
