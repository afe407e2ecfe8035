type Replacer = (name: string, part: unknown) => unknown;

/** Returns a value as JSON, or undefined if JSON cannot represent it, for example because it is cyclic. */
export function toJson(value: unknown, replacer?: Replacer, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, replacer, indent);
  } catch {
    return undefined;
  }
}

/** Returns the message of an error, or any other value as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
