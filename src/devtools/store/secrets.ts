import { isSecretName, mask, redactCredentials } from './credentials';

/** Maximum number of stored tokens. A page with 100 embeds refreshes about this many in ten hours. */
const maxSecrets = 1000;
/** Maximum number of stored field names. */
const maxFields = 1000;
/** Minimum length of a secret. Redacting shorter strings would make all other text unreadable. */
const minLength = 4;

/** Paths whose bodies are secrets as a whole: token calls, and all hooks except the one for queries. */
const secretPath = /\/token$|\/eventHooks\/(?!preQuery$)/;

/** Returns whether the bodies of a request and its response are secrets. */
export const isSecretPath = (url: string): boolean => secretPath.test(url);

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Returns the base64 of a token, without the characters that depend on what follows it; nothing for texts that cannot be encoded. */
function base64Of(token: string): string[] {
  try {
    const text = btoa(token.slice(0, token.length - (token.length % 3)));
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
  } catch {
    return [];
  }
}

/** The tokens of the page, which no view and no export may contain. */
export class Secrets {
  readonly #known = new Set<string>();
  /** Pattern of all tokens; undefined after a change. */
  #pattern: RegExp | undefined;
  /** Names of fields as they are redacted, because the same names recur in most messages. Empty after a change. */
  readonly #fields = new Map<string, { name: string; isSecret: boolean }>();

  /** Stores a token. Values other than strings are ignored. */
  add(token: unknown): void {
    if (typeof token !== 'string' || token.length < minLength || this.#known.has(token)) return;
    this.#known.add(token);
    this.#pattern = undefined;
    this.#fields.clear();
    if (this.#known.size <= maxSecrets) return;
    const [oldest] = this.#known;
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** Stores the token in a message to the frame. */
  addFrom(url: string, body: unknown): void {
    if (typeof body === 'string') {
      if (isSecretPath(url)) this.add(body);
    } else if (typeof body === 'object' && body !== null) this.add((body as { accessToken?: unknown }).accessToken);
  }

  /**
   * Returns a copy of a value without tokens and credentials. Accepts all values that can be posted, including cyclic ones. It finds more
   * than the redaction of the core, whose size matters to all pages.
   *
   * @param isSecret - whether all strings in the value are secrets
   */
  redact(value: unknown, isSecret = false): unknown {
    // The same object can occur several times.
    const copies = new Map<object, unknown>();
    const copy = (part: unknown): unknown => {
      if (typeof part === 'string') return isSecret ? mask : this.redactText(part);
      if (typeof part !== 'object' || part === null) return part;
      if (copies.has(part)) return copies.get(part);
      copies.set(part, '[cyclic]');
      const copyField = ([original, value]: [string, unknown]) => {
        const field = this.#fieldOf(original);
        return [field.name, field.isSecret && !isSecret ? this.redact(value, true) : copy(value)];
      };
      const copied: unknown = Array.isArray(part)
        ? part.map(copy)
        : Object.fromEntries(Object.entries(part).map(copyField));
      copies.set(part, copied);
      return copied;
    };
    return copy(value);
  }

  /** Returns a string without tokens and credentials. */
  redactText(text: string): string {
    return redactCredentials(text.replace(this.#tokens, mask));
  }

  #fieldOf(original: string): { name: string; isSecret: boolean } {
    const known = this.#fields.get(original);
    if (known) return known;
    if (this.#fields.size === maxFields) this.#fields.clear();
    const field = { name: this.redactText(original), isSecret: isSecretName(original) };
    this.#fields.set(original, field);
    return field;
  }

  get #tokens(): RegExp {
    return (this.#pattern ??= this.#createPattern());
  }

  #createPattern(): RegExp {
    const forms = [...this.#known].flatMap((token) => [
      token,
      String(new URLSearchParams({ token })).slice('token='.length),
      encodeURIComponent(token),
      JSON.stringify(token).slice(1, -1),
      ...base64Of(token),
    ]);
    // The longest first, because one token can be the beginning of another.
    const tokens = [...new Set(forms)].sort((one, other) => other.length - one.length);
    return new RegExp(tokens.map(escape).join('|') || '(?!)', 'g');
  }
}
