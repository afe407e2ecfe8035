import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** Cost parameters for new hashes, as recommended by OWASP for scrypt: 32 MiB and about 250 ms per hash. */
export const passwordCost = { N: 2 ** 15, r: 8, p: 3 };

const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem: 256 * 1024 * 1024 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Hashes a password with scrypt. The result contains its salt and cost, so the cost can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { N, r, p } = passwordCost;
  const key = await derive(password, salt, 32, passwordCost);
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

let placeholderHash: Promise<string> | undefined;

/**
 * Verifies a password in constant time. If the account does not exist or has no password, the password is compared with a
 * placeholder hash instead, so the response time does not reveal which emails exist.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const usable = hash?.startsWith('scrypt$') ? hash : undefined;
  placeholderHash ??= hashPassword(randomBytes(16).toString('hex'));
  const [, n, r, p, salt = '', key = ''] = (usable ?? (await placeholderHash)).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, expected) && usable !== undefined;
}
