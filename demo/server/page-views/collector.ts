import { desc, lt } from 'drizzle-orm';
import type { PageView } from '../../shared';
import type { Database } from '../database/open';
import { pageViews } from '../database/schema';

const maxAgeMs = 90 * 86_400_000;
/** Page views are accepted without a token, so their number is limited. */
const maxRows = 1_000_000;

/** Records a page view with its time. The visitor is not recorded. */
export const recordPageView = async (db: Database, { path, title }: PageView): Promise<void> => {
  await db.insert(pageViews).values({ path, title: title ?? null });
};

/** Deletes page views that are older than 90 days, and the oldest ones beyond a million. */
export const deleteOldPageViews = async (db: Database, now = Date.now(), limit = maxRows): Promise<void> => {
  const [oldest] = await db
    .select({ at: pageViews.at })
    .from(pageViews)
    .orderBy(desc(pageViews.at))
    .offset(limit - 1)
    .limit(1);
  const start = new Date(Math.max(now - maxAgeMs, oldest?.at.getTime() ?? 0));
  await db.delete(pageViews).where(lt(pageViews.at, start));
};
