/** Returns a hint for a field that has reached its maximum length, because the browser ignores further characters. */
export const limitHint = (value: string, maxLength: number): string | undefined =>
  value.length >= maxLength ? `${String(maxLength)} characters at most` : undefined;
