import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Console warnings and errors on a test's pages. They fail the test, except those that the test expects. */
export interface ConsoleErrors {
  /** Accepts matching lines. Required for failures that a test provokes, because the browser logs each failed request. */
  expect: (pattern: RegExp) => void;
  /** Returns the lines that match no expected pattern. */
  unexpected: () => string[];
  /** Stops listening. */
  stop: () => void;
}

export function collectConsoleErrors(context: BrowserContext): ConsoleErrors {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError): void => void lines.push(`uncaught: ${error.error().message}`);
  context.on('console', onConsole);
  context.on('weberror', onError);
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
    stop: () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}
