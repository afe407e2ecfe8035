import { lt, sql } from 'drizzle-orm';
import { deleteOldPageViews } from './page-views/collector';
import { deleteExpiredRecords } from './sign-in/record-adapter';
import type { Database } from './database/open';
import { auditLog, rateLimits, signInAttempts } from './database/schema';

const dayMs = 86_400_000;

export interface Retention {
  /** Audit log retention in days; 0 keeps entries forever. */
  auditDays: number;
}

/** Deletes expired rows and compacts the KPI report's figures. */
export async function cleanUp(db: Database, { auditDays }: Retention, now = Date.now()): Promise<void> {
  await deleteExpiredRecords(db);
  await deleteOldPageViews(db, now);
  for (const table of [rateLimits, signInAttempts]) await db.delete(table).where(lt(table.expire, now));
  if (auditDays > 0) await db.delete(auditLog).where(lt(auditLog.at, new Date(now - auditDays * dayMs)));
  await db.execute(sql`select compact_figures()`);
}
