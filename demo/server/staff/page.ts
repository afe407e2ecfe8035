import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Page, StaffListEntry } from '../../shared';
import type { Database } from '../database/open';
import { locations, staff, staffLocations } from '../database/schema';
import { photoPath } from '../photos/store';
import { PageCursors, type Position } from './page-cursors';

const columns = {
  id: staff.id,
  firstName: staff.firstName,
  lastName: staff.lastName,
  email: staff.email,
  staffType: staff.staffType,
  photoHash: staff.photoHash,
  sortName: staff.sortName,
  locationNumber: locations.number,
  locationName: locations.name,
  locationCount: sql<number>`(select count(*)::int from ${staffLocations} assigned where assigned.staff_id = ${staff.id})`,
};
type Row = {
  photoHash: string | null;
  sortName: string;
  locationNumber: string | null;
  locationName: string | null;
} & Omit<StaffListEntry, 'photoUrl' | 'primaryLocation'>;

const entries = (rows: readonly Row[]): StaffListEntry[] =>
  rows.map(({ photoHash, sortName: _sortName, locationNumber: number, locationName: name, ...row }) => ({
    ...row,
    photoUrl: photoPath(photoHash),
    primaryLocation: number === null || name === null ? null : { number, name },
  }));

// keyed by database, because a process can open several databases
const cursorsByDatabase = new WeakMap<Database, PageCursors>();

function cursorsOf(db: Database): PageCursors {
  let cursors = cursorsByDatabase.get(db);
  if (!cursors) cursorsByDatabase.set(db, (cursors = new PageCursors()));
  return cursors;
}

/** A page to read, and the session that reads it. */
export interface PageRequest extends Page {
  /** Identifies the session, because pages follow each other only within a session. */
  reader?: string;
}

/** Returns a key that identifies a list by its space, filter and search term. */
export const listKey = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

/**
 * Reads a page of a list. Continues after the previous page if the same session has read that page recently.
 * @param readIds returns the page's ids in list order; the offset is relative to the position
 */
export async function readPage(
  db: Database,
  list: string,
  { reader = '', ...page }: PageRequest,
  readIds: (page: Page, position: Position | undefined) => Promise<string[]>,
): Promise<StaffListEntry[]> {
  const cursors = cursorsOf(db);
  const key = `${reader} ${list}`;
  const position = page.offset === 0 ? undefined : cursors.get(key, page.offset);
  const ids = await readIds(position === undefined ? page : { offset: 0, limit: page.limit }, position);
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(staff)
    .leftJoin(locations, and(eq(locations.spaceKey, staff.spaceKey), eq(locations.number, staff.primaryLocationNumber)))
    .where(sql`${staff.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(staff.sortName), asc(staff.id));
  const last = rows.at(-1);
  if (last && rows.length === page.limit)
    cursors.set(key, page.offset + page.limit, { sortName: last.sortName, id: last.id });
  return entries(rows);
}
