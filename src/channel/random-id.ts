const hexDigits = '0123456789abcdef';

/** Random bytes. Each becomes one hex digit. */
const pool = new Uint8Array(512);
let digits = '';
let usedDigits = 0;

/** Returns a cryptographically random string of hex digits, for the ids of messages, embeds and sessions. */
export function randomHex(count: number): string {
  if (usedDigits + count > digits.length) {
    // Filled for many ids at once, because calling `getRandomValues` for each id would be a large part of the cost of a request.
    crypto.getRandomValues(pool);
    digits = '';
    for (const byte of pool) digits += hexDigits.charAt(byte & 15);
    usedDigits = 0;
  }
  usedDigits += count;
  return digits.slice(usedDigits - count, usedDigits);
}
