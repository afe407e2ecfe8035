/** Returns random hexadecimal digits. jsdom has `crypto.getRandomValues`, but not `randomUUID` before version 22.1. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}

/** Returns a random UUID (version 4). */
export function randomUuid(): string {
  const variant = (8 + (Number.parseInt(randomHex(1), 16) % 4)).toString(16);
  return [randomHex(8), randomHex(4), `4${randomHex(3)}`, `${variant}${randomHex(3)}`, randomHex(12)].join('-');
}
