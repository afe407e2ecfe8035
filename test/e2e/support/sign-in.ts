import type { Page } from '@playwright/test';
import { accounts, passwordOf, type Account } from './accounts';

/** True for the app's own pages, false for the provider's and those between both. */
export const isInApp = ({ pathname }: URL): boolean => !/^\/(identity|oidc)\//.test(pathname);

/** Fills the provider's form, which must be open. */
export async function fillSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(accounts[account]);
  await page.getByLabel('Password').fill(passwordOf(account));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
