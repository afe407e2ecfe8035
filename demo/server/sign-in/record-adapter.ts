import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/open';
import { signInRecords } from '../database/schema';

const now = () => Math.floor(Date.now() / 1000);

/** Creates the provider's storage adapter. Database records survive restarts and are shared by all processes. */
export const recordAdapter =
  (db: Database) =>
  (model: string): Adapter => {
    // ids come from requests, and PostgreSQL rejects NUL characters in text
    const byId = (id: string) => and(eq(signInRecords.model, model), eq(signInRecords.id, id.replaceAll('\0', '')));
    const read = async (where: ReturnType<typeof and>): Promise<AdapterPayload | undefined> => {
      const [row] = await db.select().from(signInRecords).where(where).limit(1);
      if (!row || (row.expiresAt !== null && row.expiresAt <= now())) return undefined;
      return { ...row.payload, ...(row.consumedAt === null ? {} : { consumed: row.consumedAt }) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: payload as Record<string, unknown>,
          grantId: payload.grantId ?? null,
          uid: payload.uid ?? null,
          accountId: payload.accountId ?? null,
          expiresAt: expiresIn ? now() + expiresIn : null,
          consumedAt: null,
        };
        await db
          .insert(signInRecords)
          .values({ model, id, ...values })
          .onConflictDoUpdate({ target: [signInRecords.model, signInRecords.id], set: values });
      },
      find: (id) => read(byId(id)),
      findByUid: (uid) => read(and(eq(signInRecords.model, model), eq(signInRecords.uid, uid))),
      // user codes belong to the device flow, which is disabled
      findByUserCode: () => Promise.resolve(undefined),
      // Authorization codes and refresh tokens can be redeemed only once, even by concurrent requests. A second attempt
      // indicates theft and revokes the grant with all its tokens (RFC 9700, sections 2.1.1 and 4.14.2).
      async consume(id) {
        const consumed = await db
          .update(signInRecords)
          .set({ consumedAt: now() })
          .where(and(byId(id), isNull(signInRecords.consumedAt)))
          .returning({ id: signInRecords.id });
        if (consumed.length > 0) return;
        const [used] = await db.select({ grantId: signInRecords.grantId }).from(signInRecords).where(byId(id));
        if (used?.grantId) await revokeGrant(db, used.grantId);
        throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await db.delete(signInRecords).where(byId(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(signInRecords).where(and(eq(signInRecords.model, model), eq(signInRecords.grantId, grantId)));
      },
    };
  };

/** Deletes a grant with its codes and refresh tokens. Its access tokens are rejected from then on. */
const revokeGrant = async (db: Database, grantId: string): Promise<void> => {
  const { model, id } = signInRecords;
  await db
    .delete(signInRecords)
    .where(or(eq(signInRecords.grantId, grantId), and(eq(model, 'Grant'), eq(id, grantId))));
};

/** Deletes expired records. */
export const deleteExpiredRecords = async (db: Database): Promise<void> => {
  await db
    .delete(signInRecords)
    .where(and(sql`${signInRecords.expiresAt} is not null`, lt(signInRecords.expiresAt, now())));
};
