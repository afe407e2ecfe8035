import { and, eq, sql } from 'drizzle-orm';
import { signIn } from '../../shared';
import type { Database } from '../database/open';
import { signInRecords } from '../database/schema';

/**
 * Ends an account's sessions and deletes its grants, which revokes its refresh and access tokens.
 * @param exceptGrant id of a grant whose session and tokens stay valid
 */
export async function endSessions(db: Database, accountId: string, exceptGrant?: string): Promise<void> {
  const all = eq(signInRecords.accountId, accountId);
  if (exceptGrant === undefined) {
    await db.delete(signInRecords).where(all);
    return;
  }
  const { model, id, grantId, payload } = signInRecords;
  const sessionGrant = sql`${payload} #>> array['authorizations', ${signIn.clientId}::text, 'grantId']`;
  await db
    .delete(signInRecords)
    .where(
      and(
        all,
        sql`${grantId} is distinct from ${exceptGrant}`,
        sql`not (${model} = 'Grant' and ${id} = ${exceptGrant})`,
        sql`not (${model} = 'Session' and ${sessionGrant} is not distinct from ${exceptGrant})`,
      ),
    );
}

/** Returns whether an account's grant exists and has not expired. Grants are deleted on revocation and sign-out. */
export async function isGrantActive(db: Database, grant: string, accountId: string): Promise<boolean> {
  const { model, id, expiresAt } = signInRecords;
  const [found] = await db
    .select({ expiresAt })
    .from(signInRecords)
    .where(and(eq(model, 'Grant'), eq(id, grant), eq(signInRecords.accountId, accountId)));
  return found !== undefined && (found.expiresAt === null || found.expiresAt * 1000 > Date.now());
}
