import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { expect } from './fixtures';
import { isInApp } from './sign-in';

/** Expects no findings of axe on the page, in light and in dark. The report's frame has tests of its own. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (isInApp(new URL(page.url())))
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // a color that is still in transition is not one of the scheme's
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    });
    // the scheme changes colors only
    const rules = colorScheme === 'light' ? undefined : ['color-contrast'];
    expect(await axeViolations(page.mainFrame(), 'html', rules), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Returns the theme's color of borders, whose contrast is tested by a unit test, in the browser's notation. */
export const edgeColor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--mantine-color-default-border)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Expects nothing to be wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
