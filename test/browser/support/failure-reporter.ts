import { existsSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints as the last lines of a run which folders hold the trace, the screenshot and the logs of failed tests. */
export default class FailureReporter implements Reporter {
  readonly #folders = new Map<string, string>();

  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    const path = attachments.find((attachment) => attachment.path !== undefined)?.path;
    this.#folders.set(test.titlePath().slice(2).join(' › '), path === undefined ? '' : dirname(path));
  }

  onEnd(): void {
    const found = [...this.#folders].filter(([, folder]) => folder !== '' && existsSync(folder));
    if (found.length === 0) return;
    console.log('\nTrace, screenshot, console and wire log of each failed test:');
    for (const [title, folder] of found) console.log(`  ${relative(process.cwd(), folder)}\n    ${title}`);
  }

  printsToStdio(): boolean {
    // the list before it prints the results
    return false;
  }
}
