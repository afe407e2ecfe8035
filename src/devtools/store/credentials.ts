import { mask } from '../../embed/redaction';

const key = '(?:api|access|account|functions|private|subscription)[-_]?key';
const name = String.raw`(?:token|secret|passw(?:or)?d|pwd|credential|authorization|${key}|jwt|cookies?(?![\w.-]))`;
const secretName = new RegExp(name, 'i');

const ignoreCase = ({ raw }: TemplateStringsArray, ...parts: string[]): RegExp =>
  new RegExp(String.raw({ raw }, ...parts), 'gi');

/**
 * Patterns for credentials in a string. The first group is the text that precedes the credential. For speed, the
 * patterns use a group instead of a lookbehind and limit lengths, because frames send many long strings.
 */
const credentials: readonly RegExp[] = [
  // URL or form parameter
  ignoreCase`((?:${name}[\w.%-]{0,40}?|[?&]sig)=)[^&#;\s"'<>]+`,
  // the same in a URL nested in another URL
  ignoreCase`((?:${name}[\w.%-]{0,40}?|%3Fsig|%26sig)%3D)(?:(?!%26|%23|%3B)[^&#;\s"'<>])+`,
  // string in JSON, including nested JSON. The string ends at a quote with as many backslashes as the opening quote.
  ignoreCase`(${name}[\w.-]{0,40}?(?:\\{0,7}["'])?\s{0,20}:\s{0,20}(\\{0,7}["']))(?:(?!(?<!\\)\2)[^])+`,
  // JSON array or object
  ignoreCase`(${name}[\w.-]{0,40}?(?:\\{0,7}["'])?\s{0,20}:\s{0,20})[[{][^\]}]*[\]}]?`,
  // headers
  ignoreCase`(\b(?:authorization|${key}|jwt) ?: ?)(?!Bearer |EmbedToken |Basic )[^\s;,"']{8,}`,
  ignoreCase`(\bcookie ?: ?)(?=[^\s=]{1,80}=)[^\n"'<>\\]+`,
  ignoreCase`(\b(?:Bearer|EmbedToken)(?:[\s+]|%20){1,4})[\w.~+/=%-]{16,}`,
  // "Basic" can also precede ordinary words, which contain no digit
  ignoreCase`(\bBasic(?:[\s+]|%20){1,4})(?=[\w+/-]{0,200}[\d=])[\w+/=%-]{16,}`,
  // user name and password in a URL, and in a URL nested in another URL
  ignoreCase`((?:\\{0,7}/){2})[^\s/?#"'<>\\]{1,300}(?=@)`,
  ignoreCase`(%2F%2F)(?:(?!%2F|%3F|%23|%40)[^\s/?#&"'<>]){1,300}(?=%40)`,
  // JSON Web Token, even after a letter, URL-encoded or in Base64
  /()(?:(?<![\w-])ey[AJ][\w-]{7,}\.|ey[AJ][\w-]{7,400}(?:\.|%2E)ey)[\w.%-]+/g,
  /()ZXlK[\w+/-]{16,}=*/g,
];

/**
 * Pattern that matches strings that may contain a credential. Most strings do not, and testing this pattern first is
 * much faster than running all patterns.
 */
const hint = new RegExp(String.raw`${name}|sig=|sig%3D|bearer|basic|//|\\/|%2F%2F|ey[AJ]|ZXlK`, 'i');

/** Returns whether every string in a field with this name is a secret. */
export const isSecretName = (field: string): boolean => secretName.test(field);

/** Returns a string with its credentials masked. Credentials are recognized by name or format. */
export function redactCredentials(text: string): string {
  if (!hint.test(text)) return text;
  return credentials.reduce((rest, pattern) => rest.replace(pattern, `$1${mask}`), text);
}
