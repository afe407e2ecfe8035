// jsdom has neither TextEncoder nor TextDecoder.

/** Returns the bytes of a text in UTF-8. Lone surrogates become U+FFFD. */
export function utf8Bytes(text: string): Uint8Array {
  return Uint8Array.from(binaryOf(text), (character) => character.charCodeAt(0));
}

const binaryOf = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Returns the Base64 text of a text in UTF-8. */
export const encodeBase64 = (text: string): string => btoa(binaryOf(text));

/**
 * Returns the text of a Base64 text in UTF-8. Also reads the alphabet for URLs.
 *
 * @throws `Error` when the text is not Base64 or not UTF-8
 */
export function decodeBase64(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const escape = (character: string): string => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return decodeURIComponent(binary.replace(/[^]/g, escape));
}

/** Returns the Base64 text with the alphabet for URLs, without padding. */
export const toBase64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
