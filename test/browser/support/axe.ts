import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Frame } from '@playwright/test';

// the axe that Playwright's adapter brings: the adapter itself puts it anew into every frame of a page for every look
const adapter = createRequire(resolve(process.cwd(), 'node_modules/@axe-core/playwright/package.json'));
const { source } = adapter('axe-core') as { source: string };

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
