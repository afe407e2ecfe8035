import type { Frame } from '@playwright/test';
// Playwright's adapter is slower, because it evaluates axe in every frame on the page for every analysis.
import { source } from 'axe-core';

/** The part of axe that runs in the page. */
interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
}

/**
 * Analyzes part of one document with axe, excluding its frames, and returns one line per violated rule.
 *
 * @param selector selector for the element to analyze
 * @param rules ids of the rules to run. Default: all
 */
export async function axeViolations(document: Frame, selector: string, rules?: readonly string[]): Promise<string[]> {
  const hasAxe = await document.evaluate(() => 'axe' in window);
  if (!hasAxe) await document.evaluate(source);
  return document.evaluate(
    async ([context, values]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(context, {
        iframes: false,
        // preloading refetches the style sheets, which only experimental rules need
        preload: false,
        resultTypes: ['violations'],
        ...(values ? { runOnly: { type: 'rule', values } } : {}),
      });
      return violations.map(({ id, nodes }) => {
        const failures = nodes.map(({ target, failureSummary = '' }) => `${String(target)} ${failureSummary}`);
        return `axe: ${id} ${failures.join(' ')}`;
      });
    },
    [selector, rules] as const,
  );
}
