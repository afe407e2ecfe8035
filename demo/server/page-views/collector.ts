import { lt } from 'drizzle-orm';
import type { PageView } from '../../shared';
import type { Database } from '../database/open';
import { pageViews } from '../database/schema';

const keptMs = 90 * 86_400_000;

/** Notes which page was seen and when, nothing about who. */
export const recordPageView = async (db: Database, { path, title }: PageView): Promise<void> => {
  await db.insert(pageViews).values({ path, title: title ?? null });
};

/** Page views are kept for 90 days. */
export const dropOldPageViews = async (db: Database, now = Date.now()): Promise<void> => {
  await db.delete(pageViews).where(lt(pageViews.at, new Date(now - keptMs)));
};
