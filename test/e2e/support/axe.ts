import type { Page } from '@playwright/test';
import { axeViolations } from '../../browser/support/axe';
import { expect } from './fixtures';
import { isInApp } from './sign-in';

/** Rules whose results depend on colors. */
export const colorRules = ['color-contrast'];

interface AccessibilityCheck {
  /** Selector for the part to check. Default: the whole document. */
  part?: string;
  /**
   * Color schemes to check. Default: light and dark mode. Use one mode if only the layout differs from a page that is checked
   * in both.
   */
  schemes?: readonly ('light' | 'dark')[];
  /** Ids of the rules to check in light mode. Default: all rules. */
  rules?: readonly string[];
}

/** Expects axe to find no violations on the page. Other tests check the content frame. */
export async function expectAccessible(
  page: Page,
  { part = 'html', schemes = ['light', 'dark'], rules }: AccessibilityCheck = {},
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    if (isInApp(new URL(page.url())))
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // wait for color transitions to finish
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      // an animation driven by scrolling finishes only at the end of its list
      const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      await Promise.all(timed.map(({ finished }) => finished.catch(() => undefined)));
    });
    // dark mode changes only colors
    const checkedRules = colorScheme === 'light' ? rules : colorRules;
    expect(await axeViolations(page.mainFrame(), part, checkedRules), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Returns the theme's border color as a computed style. A unit test checks its contrast. */
export const edgeColor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--mantine-color-default-border)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Expects the page not to scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
