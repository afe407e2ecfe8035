import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { JWK } from 'jose';
import type { Database } from './open';
import { serverSecrets } from './schema';

/** Keys shared by all processes on one database. Created on the first start. */
export interface Secrets {
  /** RSA key that signs ID and access tokens. */
  signingKey: JWK;
  cookieKey: string;
  /** HMAC key for embed tokens. */
  embedKey: Uint8Array;
}

async function readOrCreate<Value extends object>(db: Database, name: string, create: () => Value): Promise<Value> {
  const read = async () => {
    const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
    return row?.value as Value | undefined;
  };
  const existing = await read();
  if (existing) return existing;
  // if two processes insert at the same time, both use the first one's value
  await db
    .insert(serverSecrets)
    .values({ name, value: create() as Record<string, unknown> })
    .onConflictDoNothing();
  return (await read()) ?? create();
}

const randomKey = () => ({ key: randomBytes(32).toString('base64url') });

/** Reads the keys, and creates those that do not exist yet. */
export async function readSecrets(db: Database): Promise<Secrets> {
  const signingKey = await readOrCreate<JWK>(db, 'signing-key', () => ({
    ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
    alg: 'RS256',
    use: 'sig',
    kid: randomBytes(8).toString('hex'),
  }));
  const cookie = await readOrCreate(db, 'cookie-key', randomKey);
  const embed = await readOrCreate(db, 'embed-key', randomKey);
  return { signingKey, cookieKey: cookie.key, embedKey: Buffer.from(embed.key, 'base64url') };
}
