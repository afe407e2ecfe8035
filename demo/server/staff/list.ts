import { sql, type SQL } from 'drizzle-orm';
import type { Page, StaffListEntry } from '../../shared';
import type { Database } from '../database/open';
import { rowsOf } from '../database/rows';
import { staffLocations } from '../database/schema';
import { listKey, readPage, type PageRequest } from './page';
import type { Position } from './page-cursors';

const after = (position: Position | undefined): SQL =>
  position === undefined ? sql`` : sql`and (sort_name, staff_id) > (${position.sortName}, ${position.id}::uuid)`;

// Maximum number of rows to read when merging the first rows of each location. Above this limit, one ordered scan is cheaper.
const maxMergedRows = 20_000;

/**
 * Returns the query for a page's ids. It reads one of two indexes, both in list order:
 *
 * - For few locations or small offsets, it merges the first rows of each location.
 * - Otherwise, it reads the space's staff up to the end of the page.
 */
const pageIds = (
  spaceKey: string,
  numbers: readonly string[],
  { offset, limit }: Page,
  position: Position | undefined,
): SQL => {
  const list = sql`${sql.param(numbers)}::text[]`;
  if (numbers.length * (offset + limit) <= maxMergedRows)
    return sql`select distinct first.sort_name, first.staff_id
      from unnest(${list}) n (number) cross join lateral (
        select sort_name, staff_id from ${staffLocations}
        where space_key = ${spaceKey} and location_number = n.number ${after(position)}
        order by sort_name, staff_id limit ${offset + limit}
      ) first
      order by 1, 2 limit ${limit} offset ${offset}`;
  // the expression prevents the planner from using the location index, which would sort all of the locations' rows
  return sql`select distinct sort_name, staff_id from ${staffLocations}
    where space_key = ${spaceKey} and location_number || '' = any(${list}) ${after(position)}
    order by 1, 2 limit ${limit} offset ${offset}`;
};

/** Returns a page of staff who work at any of the locations, ordered by name. */
export async function staffInLocations(
  db: Database,
  spaceKey: string,
  numbers: readonly string[],
  page: PageRequest,
): Promise<StaffListEntry[]> {
  if (numbers.length === 0) return [];
  return readPage(db, page, {
    key: listKey(['locations', spaceKey, ...[...numbers].sort()]),
    readIds: async (rest, position) => {
      const ids = await rowsOf<{ staff_id: string }>(db, pageIds(spaceKey, numbers, rest, position));
      return ids.map(({ staff_id: id }) => id);
    },
    locationNumbers: numbers,
  });
}
