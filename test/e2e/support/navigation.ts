import type { Page } from '@playwright/test';

/** Navigates to a path within the app, without reloading the page, as a link in the app does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
