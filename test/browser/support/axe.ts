import type { Frame } from '@playwright/test';
// not Playwright's adapter, which evaluates axe in every frame of a page for every analysis
import { source } from 'axe-core';

/** The part of axe that runs in the page. */
interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>;
}

/**
 * Returns the findings of axe in a part of one document, without the frames in it: a line for each rule that is broken.
 *
 * @param part selector of the element to analyze
 * @param rules ids of the rules to run; default all
 */
export async function axeFaults(document: Frame, part: string, rules?: readonly string[]): Promise<string[]> {
  const hasAxe = await document.evaluate(() => 'axe' in window);
  if (!hasAxe) await document.evaluate(source);
  return document.evaluate(
    async ([context, values]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(context, {
        iframes: false,
        // loads the style sheets again, for experimental rules only
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
