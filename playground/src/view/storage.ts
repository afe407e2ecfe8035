const prefix = 'vitrine-playground-';

/** Returns a stored value, or undefined if there is none. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    // storage can be blocked
    return undefined;
  }
}

/** Stores a value for the next visit. */
export function store(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // storage can be blocked
  }
}
