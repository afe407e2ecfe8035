import { test as base, type BrowserContext, type TestInfo } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { readWireLog, recordMessages, redact } from './wire-log';

/** Console output of all pages in a worker's browser, and the messages between their windows. */
class Evidence {
  readonly console: string[] = [];
  readonly wire: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      this.console.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.console.push(`uncaught: ${error.error().message}`));
    // addInitScript rejects if the context is already closing. Then there are no pages left to record.
    context.addInitScript(recordMessages).catch(() => undefined);
  }

  clear(): void {
    this.console.length = 0;
    this.wire.length = 0;
  }

  async collectMessages(contexts: BrowserContext[]): Promise<void> {
    for (const context of contexts) this.wire.push(...(await readWireLog(context)));
  }
}

function attach(testInfo: TestInfo, name: string, lines: readonly string[]): void {
  const path = testInfo.outputPath(name);
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  testInfo.attachments.push({ name, path, contentType: 'text/plain' });
}

/**
 * Playwright's `test`. When a test fails, its console output (`console.log`) and the messages between page and frame
 * (`wire.log`) are written to its folder in temp/failures, next to the screenshot and the trace.
 */
export const test = base.extend<{ failureLogs: void }, { evidence: Evidence }>({
  evidence: [
    async ({ browser }, use) => {
      const evidence = new Evidence();
      browser.on('context', (context) => evidence.watch(context));
      await use(evidence);
    },
    { scope: 'worker', auto: true },
  ],
  // collected here, because the pages are closed before `failureLogs` writes its files
  context: async ({ context, evidence }, use, testInfo) => {
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await evidence.collectMessages([context]);
  },
  failureLogs: [
    async ({ browser, evidence }, use, testInfo) => {
      evidence.clear();
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      await evidence.collectMessages(browser.contexts());
      attach(testInfo, 'console.log', evidence.console.map(redact));
      attach(testInfo, 'wire.log', evidence.wire);
    },
    { auto: true },
  ],
});
