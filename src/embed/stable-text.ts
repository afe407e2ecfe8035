/** Returns a value as JSON that does not depend on the order of fields. Objects are written as lists of their fields. */
export const stableText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part).sort() : part,
  );
