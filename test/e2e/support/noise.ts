import type { BrowserContext } from '@playwright/test';

/** What the pages of a test write into the console. Warnings and errors fail it, except those that it expects. */
export interface Noise {
  /** The test provokes this; the browser itself reports each failed request. */
  expect: (pattern: RegExp) => void;
  unexpected: () => string[];
}

export function listen(context: BrowserContext): Noise {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`));
  return {
    expect: (pattern) => expected.push(pattern),
    unexpected: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
