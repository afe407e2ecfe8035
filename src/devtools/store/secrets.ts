import { redact } from '../../embed/redaction';

/** Number of tokens to remember. Tokens live about an hour, so older ones have expired. */
const maxSecrets = 200;
/** Shorter texts are not secrets, and replacing them would make every other text unreadable. */
const minLength = 4;

/** Paths whose bodies are secrets as a whole: token calls, and all hooks except the one for queries. */
const secretPath = /\/token$|\/eventHooks\/(?!preQuery$)/;

/** Returns whether the bodies of a request and its response are secrets. */
export const isSecretPath = (url: string): boolean => secretPath.test(url);

/** The tokens of the page, which no view and no export may contain. */
export class Secrets {
  readonly #known = new Set<string>();

  /** Remembers a token. Everything except a text is ignored. */
  add(token: unknown): void {
    if (typeof token !== 'string' || token.length < minLength || this.#known.has(token)) return;
    this.#known.add(token);
    if (this.#known.size <= maxSecrets) return;
    const [oldest] = this.#known;
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  /** Remembers the token in a message to the frame. */
  addFrom(url: string, body: unknown): void {
    if (typeof body === 'string') {
      if (isSecretPath(url)) this.add(body);
    } else if (typeof body === 'object' && body !== null) this.add((body as { accessToken?: unknown }).accessToken);
  }

  /** Returns a copy of a value without tokens and credentials. */
  redact(value: unknown, isSecret = false): unknown {
    return redact(value, { secrets: [...this.#known], isSecret });
  }

  /** Returns a text without tokens. */
  redactText(text: string): string {
    return String(this.redact(text));
  }
}
