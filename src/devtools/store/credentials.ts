import { mask } from '../../embed/redaction';

const name = String.raw`(?:token|secret|password|credential|authorization|api[-_]?key|jwt|cookies?(?![\w.-]))`;
const secretName = new RegExp(name, 'i');

const insensitive = ({ raw }: TemplateStringsArray, ...parts: string[]): RegExp =>
  new RegExp(String.raw({ raw }, ...parts), 'gi');

/**
 * Patterns for credentials in a string. The first group is the text that precedes the credential. For speed, they use a
 * group instead of a lookbehind, and limit lengths: frames send many long strings.
 */
const credentials: readonly RegExp[] = [
  // parameter of a URL or a form
  insensitive`((?:${name}[\w.%-]{0,40}?|[?&]sig)=)[^&#;\s"'<>]+`,
  // the same in a URL inside another
  insensitive`((?:${name}[\w.%-]{0,40}?|%3Fsig|%26sig)%3D)(?:(?!%26|%23|%3B)[^&#;\s"'<>])+`,
  // string in JSON, including JSON inside JSON. It ends at a quote with as many backslashes as the one before it.
  insensitive`(${name}[\w.-]{0,40}?(?:\\{0,7}["'])?\s{0,20}:\s{0,20}(\\{0,7}["']))(?:(?!(?<!\\)\2)[^])+`,
  // list or object in JSON
  insensitive`(${name}[\w.-]{0,40}?(?:\\{0,7}["'])?\s{0,20}:\s{0,20})[[{][^\]}]*[\]}]?`,
  // headers
  insensitive`(\b(?:authorization|api-key|jwt) ?: ?)(?!Bearer |EmbedToken |Basic )[^\s;,"']{8,}`,
  insensitive`(\bcookie ?: ?)(?=[^\s=]{1,80}=)[^\n"'<>\\]+`,
  insensitive`(\b(?:Bearer|EmbedToken)(?:[\s+]|%20){1,4})[\w.~+/=%-]{16,}`,
  // "Basic" can also precede ordinary words, which contain no digit
  insensitive`(\bBasic(?:[\s+]|%20){1,4})(?=[\w+/-]{0,200}[\d=])[\w+/=%-]{16,}`,
  // user and password of a URL, and of a URL inside another
  insensitive`((?:\\{0,7}/){2})[^\s/?#"'<>\\]{1,300}(?=@)`,
  insensitive`(%2F%2F)(?:(?!%2F|%3F|%23|%40)[^\s/?#&"'<>]){1,300}(?=%40)`,
  // JSON Web Token, even after a letter, URL-encoded or in Base64
  /()(?:(?<![\w-])ey[AJ][\w-]{7,}\.|ey[AJ][\w-]{7,400}(?:\.|%2E)ey)[\w.%-]+/g,
  /()ZXlK[\w+/-]{16,}=*/g,
];

/** Matches strings that may contain a credential. Most do not, and testing this first is much faster than all patterns. */
const hint = new RegExp(String.raw`${name}|sig=|sig%3D|bearer|basic|//|\\/|%2F%2F|ey[AJ]|ZXlK`, 'i');

/** Returns whether all strings in a field with this name are secrets. */
export const isSecretName = (field: string): boolean => secretName.test(field);

/** Returns a string without the credentials that can be recognized by their name or shape. */
export function redactCredentials(text: string): string {
  if (!hint.test(text)) return text;
  return credentials.reduce((rest, pattern) => rest.replace(pattern, `$1${mask}`), text);
}
