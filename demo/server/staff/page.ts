import { createHash } from 'node:crypto';
import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm';
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
} & Omit<StaffListEntry, 'photoUrl' | 'location'>;

const entries = (rows: readonly Row[]): StaffListEntry[] =>
  rows.map(({ photoHash, sortName: _sortName, locationNumber: number, locationName: name, ...row }) => ({
    ...row,
    photoUrl: photoPath(photoHash),
    location: number === null || name === null ? null : { number, name },
  }));

/** Returns the number of the location that an entry shows: the primary one, or the first listed one if that is not listed. */
const shownLocation = (numbers: readonly string[] | undefined): SQLWrapper =>
  numbers === undefined
    ? staff.primaryLocationNumber
    : sql`coalesce((
        select location_number from ${staffLocations} listed
        where listed.staff_id = ${staff.id} and listed.space_key = ${staff.spaceKey}
          and listed.location_number = any(${sql.param(numbers)}::text[])
        order by listed.location_number <> ${staff.primaryLocationNumber}, listed.location_number limit 1
      ), ${staff.primaryLocationNumber})`;

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

/** A list of staff, which is read page by page. */
export interface StaffListing {
  /** Return value of `listKey`. */
  key: string;
  /** Returns a page's ids in list order. The offset is relative to the position. */
  readIds: (page: Page, position: Position | undefined) => Promise<string[]>;
  /** Locations whose staff the list contains. An entry shows one of these. Default: all locations of the space. */
  locationNumbers?: readonly string[] | undefined;
}

/** Reads a page of a list. Continues after the previous page if the same session has read that page recently. */
export async function readPage(
  db: Database,
  { reader = '', ...page }: PageRequest,
  { key: listKey, readIds, locationNumbers }: StaffListing,
): Promise<StaffListEntry[]> {
  const cursors = cursorsOf(db);
  const key = `${reader} ${listKey}`;
  const position = page.offset === 0 ? undefined : cursors.get(key, page.offset);
  const ids = await readIds(position === undefined ? page : { offset: 0, limit: page.limit }, position);
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(staff)
    .leftJoin(
      locations,
      and(eq(locations.spaceKey, staff.spaceKey), eq(locations.number, shownLocation(locationNumbers))),
    )
    .where(sql`${staff.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(staff.sortName), asc(staff.id));
  const last = rows.at(-1);
  if (last && rows.length === page.limit)
    cursors.set(key, page.offset + page.limit, { sortName: last.sortName, id: last.id });
  return entries(rows);
}
