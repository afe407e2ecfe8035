import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { redact } from './wire-log';

/** Returns one line per step: start in ms since the start of the test, duration in ms, failure, title and source. */
function describeSteps(steps: readonly TestStep[], startTime: Date, depth = 0): string[] {
  return steps.flatMap(({ title, startTime: start, duration, location, error, steps: inner }) => {
    const times = `${String(start.getTime() - startTime.getTime()).padStart(6)} +${String(duration).padEnd(5)}`;
    const source = location ? ` (${relative(process.cwd(), location.file)}:${String(location.line)})` : '';
    const line = `${times} ${'  '.repeat(depth)}${error ? 'FAILED ' : ''}${title}${source}`;
    return [redact(line), ...describeSteps(inner, startTime, depth + 1)];
  });
}

/**
 * Reporter that writes the steps of each failed test to its folder, and prints the folders of all failed tests at the
 * end of a run.
 */
export default class FailureReporter implements Reporter {
  readonly #folders = new Map<string, string>();

  onTestEnd(test: TestCase, { status, attachments, steps, startTime }: TestResult): void {
    if (status === test.expectedStatus) return;
    const path = attachments.find((attachment) => attachment.path !== undefined)?.path;
    if (path === undefined || !existsSync(dirname(path))) return;
    const folder = dirname(path);
    writeFileSync(join(folder, 'steps.log'), `${describeSteps(steps, startTime).join('\n')}\n`);
    this.#folders.set(test.titlePath().slice(2).join(' › '), folder);
  }

  onEnd(): void {
    if (this.#folders.size === 0) return;
    console.log('\nSteps, screenshot, console and messages for each failed test (plus a trace with VITRINE_TRACE=1):');
    for (const [title, folder] of this.#folders) console.log(`  ${title}\n    ${relative(process.cwd(), folder)}`);
  }

  printsToStdio(): boolean {
    // the list reporter prints the results
    return false;
  }
}
