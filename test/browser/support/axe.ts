import type { Frame } from '@playwright/test';
// not Playwright's adapter, which puts axe anew into every frame of a page for every look
import { source } from 'axe-core';

/** The part of axe that runs in the page. */
interface Axe {
  run(
    context: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown; html: string }[] }[] }>;
}

/** What axe finds in a part of one document, without the frames in it: a line for each rule that is broken. */
export async function axeFaults(document: Frame, part: string): Promise<string[]> {
  const hasAxe = await document.evaluate(() => 'axe' in window);
  if (!hasAxe) await document.evaluate(source);
  return document.evaluate(async (context) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(context, { iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `axe: ${id} ${nodes.map(({ target }) => String(target)).join(' ')}`);
  }, part);
}
