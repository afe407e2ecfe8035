/* oxlint-disable typescript/no-non-null-assertion -- indexes are in range by construction, and checks would slow down the loops */

// The Web Crypto API is not available in jsdom or in insecure contexts, and node:crypto is not available in browsers.
// The emulator's tokens must be the same in all environments, so their signatures are computed in plain JavaScript.

const blockBytes = 64;

/**
 * Returns the first 32 bits of the fractional part of `root(prime)` for the first 64 primes (FIPS 180-4, sections 4.2.2
 * and 5.3.3).
 */
function fractions(root: (prime: number) => number): Uint32Array {
  const words: number[] = [];
  for (let candidate = 2; words.length < 64; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (isPrime) words.push((root(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(words);
}

const roundConstants = /* @__PURE__ */ fractions(Math.cbrt);
const initialState = /* @__PURE__ */ fractions(Math.sqrt);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** Returns the SHA-256 hash of the given bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  // Padding: the bit 1, zeros, and the length in bits as a 64-bit integer.
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / blockBytes) * blockBytes);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = initialState.slice(0, 8);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += blockBytes) {
    for (let index = 0; index < 16; index++) schedule[index] = view.getUint32(offset + index * 4);
    for (let index = 16; index < 64; index++) {
      const [early, late] = [schedule[index - 15]!, schedule[index - 2]!];
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[index] = schedule[index - 16]! + first + schedule[index - 7]! + second;
    }
    compress(state, schedule);
  }
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => {
    hash.setUint32(index * 4, word);
  });
  return new Uint8Array(hash.buffer);
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const first = (h + sum1 + choice + roundConstants[index]! + schedule[index]!) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sum0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = state[index]! + word;
  });
}

/** Returns a message's HMAC-SHA256 (RFC 2104). */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}
