// jsdom has neither TextEncoder nor TextDecoder.

/** Encodes a string as UTF-8. Lone surrogates become U+FFFD. */
export function utf8Bytes(text: string): Uint8Array {
  return Uint8Array.from(binaryOf(text), (character) => character.charCodeAt(0));
}

const binaryOf = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%(..)/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Encodes the UTF-8 bytes of a string as Base64. */
export const encodeBase64 = (text: string): string => btoa(binaryOf(text));

/**
 * Decodes Base64 as UTF-8. Also accepts the URL-safe alphabet.
 *
 * @throws `Error` if the string is not Base64, or its bytes are not UTF-8
 */
export function decodeBase64(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const escape = (character: string): string => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return decodeURIComponent(binary.replace(/[^]/g, escape));
}

/** Converts Base64 to the URL-safe alphabet without padding. */
export const toBase64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
