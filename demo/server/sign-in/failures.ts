import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open';
import { signInFailures } from '../database/schema';

const windowSeconds = 15 * 60;
const allowed = { account: 10, address: 100 };

const now = () => Math.floor(Date.now() / 1000);
// hashed, so that the table is no list of emails and addresses
const keyOf = (kind: keyof typeof allowed, value: string) =>
  `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`;

/** Counts failed sign-ins per account and per address, in the database: a second process does not double the guesses. */
export class FailureLimit {
  constructor(private readonly db: Database) {}

  /** Seconds until another try is allowed; 0 when it is now. */
  async wait(email: string, address: string): Promise<number> {
    const limits = new Map([
      [keyOf('account', email), allowed.account],
      [keyOf('address', address), allowed.address],
    ]);
    const rows = await this.db
      .select()
      .from(signInFailures)
      .where(inArray(signInFailures.key, [...limits.keys()]));
    const waits = rows
      .filter(({ key, count }) => count >= (limits.get(key) ?? Infinity))
      .map(({ windowEndsAt }) => windowEndsAt - now());
    return Math.max(0, ...waits);
  }

  /**
   * Notes a try before its password is checked: tries that run at the same time are counted all the same. A success takes
   * its account's count away again.
   */
  async note(email: string, address: string): Promise<void> {
    const start = now();
    for (const key of [keyOf('account', email), keyOf('address', address)].sort())
      await this.db
        .insert(signInFailures)
        .values({ key, count: 1, windowEndsAt: start + windowSeconds })
        .onConflictDoUpdate({
          target: signInFailures.key,
          set: {
            count: sql`case when ${signInFailures.windowEndsAt} <= ${start} then 1 else ${signInFailures.count} + 1 end`,
            windowEndsAt: sql`case when ${signInFailures.windowEndsAt} <= ${start}
              then ${start + windowSeconds} else ${signInFailures.windowEndsAt} end`,
          },
        });
  }

  async forget(email: string, address: string): Promise<void> {
    await this.db.delete(signInFailures).where(inArray(signInFailures.key, [keyOf('account', email)]));
    await this.db
      .update(signInFailures)
      .set({ count: sql`greatest(${signInFailures.count} - 1, 0)` })
      .where(inArray(signInFailures.key, [keyOf('address', address)]));
  }

  async dropOld(): Promise<void> {
    await this.db.delete(signInFailures).where(lt(signInFailures.windowEndsAt, now()));
  }
}
