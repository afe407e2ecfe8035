import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Warnings and errors in the console of a test's pages. They fail the test, except those that it expects. */
export interface Noise {
  /** Accepts lines that match, for a failure that the test provokes: the browser reports each failed request. */
  expect: (pattern: RegExp) => void;
  unexpected: () => string[];
  /** Stops listening. */
  stop: () => void;
}

export function listen(context: BrowserContext): Noise {
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
