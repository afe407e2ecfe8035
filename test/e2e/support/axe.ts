import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { isInApp } from './sign-in';

/** No findings of axe on what is shown now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (isInApp(new URL(page.url())))
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // colors on their way from one scheme to the other are nobody's
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    });
    // one document, so axe need not open a page to put documents together; the report's frame has tests of its own
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .exclude('iframe');
    // the scheme changes colors only
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze();
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${colorScheme} ${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
    expect(findings).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The theme's colour for what must be seen (a unit test knows its contrast), as the browser names colours. */
export const edgeColor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--mantine-color-default-border)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
