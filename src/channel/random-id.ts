/** A pool of random bytes: filling it costs much less than a call of `getRandomValues` for each id. */
const pool = new Uint8Array(512);
let used = pool.length;

/** Returns a cryptographically random string of hex digits, for the ids of messages, embeds and sessions. */
export function randomHex(digits: number): string {
  let text = '';
  while (text.length < digits) {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    text += ((pool[used] ?? 0) + 256).toString(16).slice(1);
    // An id that was handed out must not be readable from the pool.
    pool[used] = 0;
    used += 1;
  }
  return text;
}
