import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { expect } from './fixtures';
import { isInApp } from './sign-in';

/** Expects no violations found by axe on the page, in light and dark mode. Other tests check the content frame. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (isInApp(new URL(page.url())))
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // wait for color transitions to finish
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    });
    // dark mode changes only colors
    const rules = colorScheme === 'light' ? undefined : ['color-contrast'];
    expect(await axeViolations(page.mainFrame(), 'html', rules), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Returns the border color of the theme as a computed style. A unit test checks its contrast. */
export const edgeColor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--mantine-color-default-border)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Expects that the page does not scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
