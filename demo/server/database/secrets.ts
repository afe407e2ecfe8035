import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Database } from './open';
import { serverSecrets } from './schema';

/** Keys that all processes on one database share. They are created at the first start. */
export interface Secrets {
  /** RSA key that signs ID and access tokens. */
  signingKey: JWK;
  cookieKey: string;
  /** HMAC key of the embed tokens. */
  embedKey: Uint8Array;
}

async function keep<Value extends object>(db: Database, name: string, make: () => Value): Promise<Value> {
  const read = async () => {
    const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
    return row?.value as Value | undefined;
  };
  const known = await read();
  if (known) return known;
  // two processes can get here together; the value of the first one is kept
  await db
    .insert(serverSecrets)
    .values({ name, value: make() as Record<string, unknown> })
    .onConflictDoNothing();
  return (await read()) ?? make();
}

const randomKey = () => ({ key: randomBytes(32).toString('base64url') });

export async function readSecrets(db: Database): Promise<Secrets> {
  const signingKey = await keep<JWK>(db, 'signing-key', () => ({
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  }));
  const cookie = await keep(db, 'cookie-key', randomKey);
  const embed = await keep(db, 'embed-key', randomKey);
  return { signingKey, cookieKey: cookie.key, embedKey: Buffer.from(embed.key, 'base64url') };
}
