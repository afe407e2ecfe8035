import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { signInRecords } from '../database/schema';

/** Ends every session of an account and withdraws its refresh tokens; access tokens end by themselves within minutes. */
export const endSessions = async (db: Database, accountId: string): Promise<void> => {
  await db.delete(signInRecords).where(eq(signInRecords.accountId, accountId));
};
