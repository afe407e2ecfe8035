import { createHash } from 'node:crypto';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Page, StaffListEntry, StaffSummary } from '../../shared';
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
};
type Row = { photoHash: string | null; sortName: string } & Omit<StaffSummary, 'photoUrl'>;

const rowsOf = async <Found>(db: Database, query: SQL): Promise<Found[]> =>
  ((await db.execute(query)) as unknown as { rows: Found[] }).rows;

/** Adds the URL of the photo and the locations to the rows of a page. */
async function entriesOf(db: Database, rows: readonly Row[]): Promise<StaffListEntry[]> {
  const ids = rows.map(({ id }) => id);
  const places = await rowsOf<{ id: string; number: string | null; name: string | null; count: number }>(
    db,
    sql`select person.id, place.number, place.name,
        (select count(*)::int from ${staffLocations} assigned where assigned.staff_id = person.id) as count
      from ${staff} person
      left join ${locations} place
        on place.space_key = person.space_key and place.number = person.primary_location_number
      where person.id = any(${sql.param(ids)}::uuid[])`,
  );
  const placeById = new Map(places.map((place) => [place.id, place]));
  return rows.map(({ photoHash, sortName: _sortName, ...row }) => {
    const { number, name, count } = placeById.get(row.id) ?? { number: null, name: null, count: 0 };
    const primaryLocation = number === null || name === null ? null : { number, name };
    return { ...row, photoUrl: photoPath(photoHash), primaryLocation, locationCount: count };
  });
}

const after = (position: Position | undefined): SQL =>
  position === undefined ? sql`` : sql`and (sort_name, staff_id) > (${position.sortName}, ${position.id}::uuid)`;

// Maximum number of rows to read when merging the first rows of each location. Above it, one ordered scan is cheaper.
const mergedRows = 20_000;

/**
 * Returns the query for the ids of a page. It reads one of two indexes, both in list order:
 *
 * - For few locations or small offsets, it merges the first rows of each location.
 * - Otherwise, it reads the staff of the space up to the end of the page.
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
  // the expression prevents the planner from using the location index, which would sort all rows of the locations
  return sql`select distinct sort_name, staff_id from ${staffLocations}
    where space_key = ${spaceKey} and location_number || '' = any(${list}) ${after(position)}
    order by 1, 2 limit ${limit} offset ${offset}`;
};

const cursors = new PageCursors();

/** Returns a page of the staff who work at any of the locations, ordered by name. */
export async function staffInLocations(
  db: Database,
  spaceKey: string,
  numbers: readonly string[],
  page: Page,
): Promise<StaffListEntry[]> {
  if (numbers.length === 0) return [];
  const list = createHash('sha256')
    .update([spaceKey, ...[...numbers].sort()].join('\n'))
    .digest('base64url');
  const position = page.offset === 0 ? undefined : cursors.get(list, page.offset);
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
    cursors.set(list, page.offset + page.limit, { sortName: last.sortName, id: last.id });
  return entriesOf(db, rows);
}

/**
 * Returns the condition that the search text contains a term. Trigrams require three characters, so shorter terms use a
 * separate index on `short_grams`. That function is too slow to filter rows one by one, so `strpos`, which the trigram
 * index does not support, filters them first.
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
): Promise<StaffListEntry[]> {
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
  return entriesOf(db, rows);
}
