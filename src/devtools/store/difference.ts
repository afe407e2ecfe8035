/** Number of characters shown before and after the first difference between two strings. */
const contextLength = 24;

/**
 * Describes how a string has changed, as an excerpt around the first difference, for example `…&page=1 → …&page=2`.
 * Returns undefined if the strings are equal.
 */
export function describeDifference(before: string, after: string): string | undefined {
  if (before === after) return undefined;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const [from, to] = [Math.max(0, start - contextLength), start + contextLength];
  const excerpt = (text: string) =>
    text === '' ? 'none' : `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  // Backticks mark code in findings.
  return `${excerpt(before)} → ${excerpt(after)}`.replaceAll('`', "'");
}
