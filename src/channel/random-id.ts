/** Random bytes in store: one draw for many ids costs a fraction of a draw for each. */
const store = new Uint8Array(512);
let used = store.length;

/** A random string of hex digits from the browser's cryptographic source: ids of messages, embeds and sessions. */
export function randomHex(digits: number): string {
  let text = '';
  while (text.length < digits) {
    if (used === store.length) {
      crypto.getRandomValues(store);
      used = 0;
    }
    // a byte is used once: what has been given out must not be found here
    text += ((store[used] ?? 0) + 256).toString(16).slice(1);
    store[used] = 0;
    used += 1;
  }
  return text;
}
