import { and, eq, lt, sql } from 'drizzle-orm';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/open';
import { signInRecords } from '../database/schema';

const now = () => Math.floor(Date.now() / 1000);

/** Keeps the provider's records in the database, so that a restart or a second process knows every session. */
export const recordAdapter =
  (db: Database) =>
  (model: string): Adapter => {
    // a visitor chooses ids: PostgreSQL takes every character but zero
    const one = (id: string) => and(eq(signInRecords.model, model), eq(signInRecords.id, id.replaceAll('\0', '')));
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
      find: (id) => read(one(id)),
      findByUid: (uid) => read(and(eq(signInRecords.model, model), eq(signInRecords.uid, uid))),
      // the device flow, which has user codes, is not offered
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        await db.update(signInRecords).set({ consumedAt: now() }).where(one(id));
      },
      async destroy(id) {
        await db.delete(signInRecords).where(one(id));
      },
      async revokeByGrantId(grantId) {
        await db.delete(signInRecords).where(and(eq(signInRecords.model, model), eq(signInRecords.grantId, grantId)));
      },
    };
  };

/** Deletes what has run out. */
export const dropExpiredRecords = async (db: Database): Promise<void> => {
  await db
    .delete(signInRecords)
    .where(and(sql`${signInRecords.expiresAt} is not null`, lt(signInRecords.expiresAt, now())));
};
