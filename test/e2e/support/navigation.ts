import type { Page } from '@playwright/test';

/** Navigates to a path within the app, without loading the page again, as a link of the app does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
