import { redact } from '../../embed/redaction';

/** Maximum number of stored tokens. A page with 100 embeds refreshes about this many in ten hours. */
const maxSecrets = 1000;
/** Minimum length of a secret. Redacting shorter strings would make all other text unreadable. */
const minLength = 4;

/** Paths whose bodies are secrets as a whole: token calls, and all hooks except the one for queries. */
const secretPath = /\/token$|\/eventHooks\/(?!preQuery$)/;

/**
 * Credentials in a string that are recognized by what precedes them. The lengths are limited, because frames send long strings. One
 * pattern, because most texts are short, and each pattern costs time for each text.
 */
const credentials = new RegExp(
  [
    /(?<=\b(?:Bearer|EmbedToken|Basic) {1,4})[\w.~+/=-]{16,}/,
    // header
    /(?<=\b(?:authorization|api-key|cookie) ?: ?)(?!Bearer |EmbedToken |Basic )[^\s;,"']{8,}/,
    // parameter of a URL, including a URL inside another
    /(?<=(?:[?&#;]|%3F|%26|%23)[\w.%-]{0,40}(?:token|secret|password|credential|authorization)[\w.%-]{0,40}(?:=|%3D))[^&#;\s"'<>]+/,
    // field of JSON inside a string, including JSON inside JSON. The value ends at a quote with as many backslashes as the one before it.
    /(?<="[\w.-]{0,40}(?:token|secret|password|credential|authorization)[\w.-]{0,40}\\{0,7}"\s{0,20}:\s{0,20}(?<escape>\\{0,7})")(?:(?!(?<!\\)\k<escape>")[^])+/,
    // JSON web token after a letter, URL encoded, or in base64
    /eyJ[\w-]{8,400}(?:\.|%2E)[\w.%-]+/,
    /ZXlK[\w+/-]{16,}=*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);

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

  /** Stores a token. Values other than strings are ignored. */
  add(token: unknown): void {
    if (typeof token !== 'string' || token.length < minLength || this.#known.has(token)) return;
    this.#known.add(token);
    this.#pattern = undefined;
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

  /** Returns a copy of a value without tokens and credentials. */
  redact(value: unknown, isSecret = false): unknown {
    return redact(value, { secrets: [this.#tokens, credentials], isSecret });
  }

  /** Returns a string without tokens. */
  redactText(text: string): string {
    return String(this.redact(text));
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
