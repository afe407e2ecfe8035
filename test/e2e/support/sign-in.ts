import type { Page } from '@playwright/test';
import { accounts, getPassword, type Account } from './accounts';

/** Returns whether a URL belongs to the app rather than to the provider, a callback or the stand-in for the academies. */
export const isInApp = ({ pathname }: URL): boolean => !/^\/(identity|oidc|demo-academy)\//.test(pathname);

/** Fills in and submits the provider's form, which must be open. */
export async function fillSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(accounts[account]);
  await page.getByLabel('Password', { exact: true }).fill(getPassword(account));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
