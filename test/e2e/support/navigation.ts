import type { Page } from '@playwright/test';

/** Navigates to a path within the app without reloading the page, as links in the app do. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
