import { createHash } from 'node:crypto';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Page, StaffSummary } from '../../shared';
import type { Database } from '../database/open';
import { staff, staffLocations } from '../database/schema';
import { photoPath } from '../photos/store';
import { PageEnds, type Position } from './page-ends';

const columns = {
  id: staff.id,
  firstName: staff.firstName,
  lastName: staff.lastName,
  email: staff.email,
  staffType: staff.staffType,
  photoHash: staff.photoHash,
  sortName: staff.sortName,
};
type Row = { photoHash: string | null; sortName: string } & Omit<StaffSummary, 'photoUrl'>;

const summaries = (rows: readonly Row[]): StaffSummary[] =>
  rows.map(({ photoHash, sortName: _sortName, ...row }) => ({ ...row, photoUrl: photoPath(photoHash) }));

const rowsOf = async <Found>(db: Database, query: SQL): Promise<Found[]> =>
  ((await db.execute(query)) as unknown as { rows: Found[] }).rows;

const after = (position: Position | undefined): SQL =>
  position === undefined ? sql`` : sql`and (sort_name, staff_id) > (${position.sortName}, ${position.id}::uuid)`;

// rows that are read per page when the beginning of each location's list is merged; beyond, one ordered scan is cheaper
const mergedRows = 20_000;

/**
 * Returns the ids of a page in two ways, both from indexes that are in the order of the list:
 *
 * - for few locations or first pages, the first rows of each location are merged;
 * - otherwise, the staff of the space are read in order up to the end of the page.
 */
const pageIds = (
  spaceKey: string,
  numbers: readonly string[],
  { offset, limit }: Page,
  position: Position | undefined,
): SQL => {
  const list = sql`${sql.param(numbers)}::text[]`;
  if (numbers.length * (offset + limit) <= mergedRows)
    return sql`select distinct first.sort_name, first.staff_id
      from unnest(${list}) n (number) cross join lateral (
        select sort_name, staff_id from ${staffLocations}
        where space_key = ${spaceKey} and location_number = n.number ${after(position)}
        order by sort_name, staff_id limit ${offset + limit}
      ) first
      order by 1, 2 limit ${limit} offset ${offset}`;
  // the expression keeps the planner from gathering and sorting all rows of the locations
  return sql`select distinct sort_name, staff_id from ${staffLocations}
    where space_key = ${spaceKey} and location_number || '' = any(${list}) ${after(position)}
    order by 1, 2 limit ${limit} offset ${offset}`;
};

const ends = new PageEnds();

/** Returns the staff who work at one of the locations; none for no locations. */
export async function staffInLocations(
  db: Database,
  spaceKey: string,
  numbers: readonly string[],
  page: Page,
): Promise<StaffSummary[]> {
  if (numbers.length === 0) return [];
  const list = createHash('sha256')
    .update([spaceKey, ...[...numbers].sort()].join('\n'))
    .digest('base64url');
  const position = page.offset === 0 ? undefined : ends.get(list, page.offset);
  const ids = await rowsOf<{ staff_id: string }>(
    db,
    pageIds(spaceKey, numbers, position === undefined ? page : { offset: 0, limit: page.limit }, position),
  );
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(staff)
    .where(sql`${staff.id} = any(${sql.param(ids.map(({ staff_id: id }) => id))}::uuid[])`)
    .orderBy(asc(staff.sortName), asc(staff.id));
  const last = rows.at(-1);
  if (last && rows.length === page.limit)
    ends.set(list, page.offset + page.limit, { sortName: last.sortName, id: last.id });
  return summaries(rows);
}

/**
 * Trigrams need three characters; shorter terms have an index of their own. Its function is too slow to filter rows, so a
 * plan that reads rows in order compares the text first, with a function that the trigram index does not support.
 */
const contains = (term: string): SQL =>
  Array.from(term).length < 3
    ? sql`strpos(${staff.searchText}, ${term}) > 0 and short_grams(${staff.searchText}) @> array[${term}::text]`
    : sql`${staff.searchText} like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`;

/**
 * Searches first name, last name, full name and email, ignoring case.
 * @param visible numbers of the locations to search; undefined means the whole space
 */
export async function searchStaff(
  db: Database,
  spaceKey: string,
  term: string,
  visible: readonly string[] | undefined,
  { offset, limit }: Page,
): Promise<StaffSummary[]> {
  const words = term.toLowerCase().replace(/\s+/g, ' ');
  if (words === '' || visible?.length === 0) return [];
  const worksAt =
    visible === undefined
      ? undefined
      : sql`${staff.id} = any(array(select staff_id from ${staffLocations}
          where space_key = ${spaceKey} and location_number = any(${sql.param(visible)}::text[])))`;
  const rows = await db
    .select(columns)
    .from(staff)
    .where(and(eq(staff.spaceKey, spaceKey), contains(words), worksAt))
    .orderBy(asc(staff.sortName), asc(staff.id))
    .limit(limit)
    .offset(offset);
  return summaries(rows);
}
