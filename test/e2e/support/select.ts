import type { Locator, Page } from '@playwright/test';

/** Returns a select's field by its label. */
export const select = (page: Page, label: string): Locator => page.getByRole('combobox', { name: label });

/** Opens a select and returns its options. */
export async function openOptions(page: Page, label: string): Promise<Locator> {
  await select(page, label).click();
  return page.getByRole('listbox', { name: label }).getByRole('option');
}

/** Opens a select and clicks an option. */
export async function selectOption(page: Page, label: string, option: string): Promise<void> {
  const options = await openOptions(page, label);
  await options.filter({ hasText: option }).click();
}
