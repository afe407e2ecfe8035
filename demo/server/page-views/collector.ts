import { lt } from 'drizzle-orm';
import type { PageView } from '../../shared';
import type { Database } from '../database/open';
import { pageViews } from '../database/schema';

const maxAgeMs = 90 * 86_400_000;

/** Records a page view with its time. The visitor is not recorded. */
export const recordPageView = async (db: Database, { path, title }: PageView): Promise<void> => {
  await db.insert(pageViews).values({ path, title: title ?? null });
};

/** Deletes page views that are older than 90 days. */
export const deleteOldPageViews = async (db: Database, now = Date.now()): Promise<void> => {
  await db.delete(pageViews).where(lt(pageViews.at, new Date(now - maxAgeMs)));
};
