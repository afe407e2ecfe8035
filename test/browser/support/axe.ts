import type { Frame } from '@playwright/test';
// Playwright's adapter evaluates axe in every frame of a page for every analysis, which takes longer
import { source } from 'axe-core';

/** The part of axe that runs in the page. */
interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
}

/**
 * Analyzes a part of one document with axe, without its frames, and returns a line for each violated rule.
 *
 * @param part selector of the element to analyze
 * @param rules ids of the rules to run; default all
 */
export async function axeViolations(document: Frame, part: string, rules?: readonly string[]): Promise<string[]> {
  const hasAxe = await document.evaluate(() => 'axe' in window);
  if (!hasAxe) await document.evaluate(source);
  return document.evaluate(
    async ([context, values]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(context, {
        iframes: false,
        // preloading fetches the style sheets again, which only experimental rules need
        preload: false,
        resultTypes: ['violations'],
        ...(values ? { runOnly: { type: 'rule', values } } : {}),
      });
      return violations.map(({ id, nodes }) => {
        const places = nodes.map(({ target, failureSummary = '' }) => `${String(target)} ${failureSummary}`);
        return `axe: ${id} ${places.join(' ')}`;
      });
    },
    [part, rules] as const,
  );
}
