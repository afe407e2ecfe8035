/** Random bytes. Each becomes one hex digit. */
const pool = new Uint8Array(512);
let digits = '';
let usedDigits = 0;

/** Returns a cryptographically random string of hex digits, for the ids of messages, embeds and sessions. */
export function randomHex(count: number): string {
  if (usedDigits + count > digits.length) {
    // The whole pool is converted at once, because converting bytes for each id would account for half the cost of a call.
    crypto.getRandomValues(pool);
    digits = String.fromCharCode(...pool.map((byte) => (byte & 15) + ((byte & 15) > 9 ? 87 : 48)));
    usedDigits = 0;
  }
  usedDigits += count;
  return digits.slice(usedDigits - count, usedDigits);
}
