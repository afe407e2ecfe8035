type Replacer = (name: string, part: unknown) => unknown;

/** Returns a value as JSON, or undefined if JSON cannot represent it, for example because it is cyclic. */
export function toJson(value: unknown, replacer?: Replacer, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, replacer, indent);
  } catch {
    return undefined;
  }
}
