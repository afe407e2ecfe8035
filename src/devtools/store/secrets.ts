import { mask, redactAll, redactStrings } from '../../embed/redaction';
import { isSecretName, redactCredentials } from './credentials';

/** Maximum number of stored tokens. A page with 100 embeds refreshes about this many in ten hours. */
const maxSecrets = 1000;
/** Maximum number of stored field names. */
const maxFields = 1000;
/** Minimum length of a secret. Redacting shorter strings would make all text unreadable. */
const minLength = 4;

/** Paths whose entire bodies are secrets: token calls, and all hooks except the one for queries. */
const secretPath = /\/token$|\/eventHooks\/(?!preQuery$)/;

/** Returns whether the bodies of a request to this path and its response are secrets. */
export const isSecretPath = (url: string): boolean => secretPath.test(url);

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * Returns the Base64 encodings of a token, without the characters that depend on the text after the token. Empty for
 * text that cannot be encoded.
 */
function base64Of(token: string): string[] {
  try {
    const text = btoa(token.slice(0, token.length - (token.length % 3)));
    return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
  } catch {
    return [];
  }
}

/**
 * Returns whether an object is a pair whose value is a secret, for example a header:
 * `{ name: 'Authorization', value: '…' }`.
 */
function isSecretPair({ name, key }: { name?: unknown; key?: unknown }): boolean {
  return [name, key].some((label) => typeof label === 'string' && isSecretName(label));
}

/** The page's tokens, which must not appear in any view or export. */
export class Secrets {
  readonly #known = new Set<string>();
  /** Pattern that matches all tokens. Undefined after a change. */
  #pattern: RegExp | undefined;
  /** Cache of redacted field names, because most messages have the same names. Empty after a change. */
  readonly #fields = new Map<string, [name: string, isSecret: boolean]>();

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
   * Returns a copy of a value without tokens and credentials. Detects more than the core's redaction, which must stay
   * small because every page loads it.
   *
   * @param isSecret - whether every string in the value is a secret
   */
  redact(value: unknown, isSecret = false): unknown {
    const redactText = isSecret ? redactAll : (text: string) => this.redactText(text);
    return redactStrings(value, redactText, (name, object) => {
      const field = this.#redactField(name);
      return name === 'value' && isSecretPair(object) ? [name, true] : field;
    });
  }

  /** Returns a string without tokens and credentials. */
  redactText(text: string): string {
    return redactCredentials(text.replace(this.#tokens, mask));
  }

  #redactField(name: string): [name: string, isSecret: boolean] {
    const cached = this.#fields.get(name);
    if (cached) return cached;
    if (this.#fields.size === maxFields) this.#fields.clear();
    const field: [string, boolean] = [this.redactText(name), isSecretName(name)];
    this.#fields.set(name, field);
    return field;
  }

  get #tokens(): RegExp {
    return (this.#pattern ??= this.#createPattern());
  }

  #createPattern(): RegExp {
    const variants = [...this.#known].flatMap((token) => [
      token,
      String(new URLSearchParams({ token })).slice('token='.length),
      encodeURIComponent(token),
      JSON.stringify(token).slice(1, -1),
      ...base64Of(token),
    ]);
    // Longest first, because one token can be a prefix of another.
    const tokens = [...new Set(variants)].sort((one, other) => other.length - one.length);
    return new RegExp(tokens.map(escape).join('|') || '(?!)', 'g');
  }
}
