/** Reports an error as an uncaught error, or logs it if the host has no `reportError`, such as jsdom and happy-dom. */
export function reportUncaught(error: unknown): void {
  // oxlint-disable-next-line no-console -- the error is reported nowhere else
  ((globalThis as Partial<typeof globalThis>).reportError ?? console.error)(error);
}
