import { sql, type SQL } from 'drizzle-orm';
import { foldText, type Page, type StaffListEntry } from '../../shared';
import type { Database } from '../database/open';
import { rowsOf } from '../database/rows';
import { staff, staffLocations } from '../database/schema';
import { listKey, readPage, type PageRequest } from './page';
import type { Position } from './page-cursors';

/**
 * Returns a condition that matches search texts containing a term. Trigrams require three characters, so shorter terms use a
 * separate index on `short_grams`. Evaluating that function for each row is slow, so `strpos` filters the rows first. `like`
 * would do the same, but the planner could then choose the trigram index.
 */
const contains = (term: string): SQL =>
  Array.from(term).length < 3
    ? sql`strpos(search_text, ${term}) > 0 and short_grams(search_text) @> array[${term}::text]`
    : sql`search_text like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`;

const after = (position: Position | undefined): SQL =>
  position === undefined ? sql`` : sql`and (sort_name, id) > (${position.sortName}, ${position.id}::uuid)`;

interface Search {
  spaceKey: string;
  term: string;
  page: Page;
  /** End of the previous page. */
  position: Position | undefined;
}

interface Match {
  id: string;
  sort_name: string;
}

/**
 * Reads up to `maxMatches` matches through an index on the search text and sorts them. If there are more matches,
 * `isComplete` is false, because the page may lack matches that were not read.
 */
async function searchByIndex(db: Database, { spaceKey, term, page, position }: Search, maxMatches: number) {
  // `|| ''` keeps the planner from reading the rows in list order and filtering them one by one.
  const afterPosition =
    position === undefined ? sql`` : sql`and (sort_name || '', id) > (${position.sortName}, ${position.id}::uuid)`;
  const matches = await rowsOf<Match & { total: number }>(
    db,
    sql`with found as materialized (
        select id, sort_name from ${staff} where ${contains(term)} and space_key || '' = ${spaceKey} ${afterPosition} limit ${maxMatches + 1}
      )
      select id, sort_name, count(*) over ()::int as total from found
      order by sort_name, id limit ${page.limit} offset ${page.offset}`,
  );
  // On an empty page, the total is unknown. It is at most the offset, unless the offset is greater than `maxMatches`.
  const total = matches[0]?.total ?? page.offset;
  return { matches, isComplete: total <= maxMatches };
}

/** Searches the next rows in list order. */
const searchInOrder = (db: Database, { spaceKey, term, page, position }: Search, rows: number): Promise<Match[]> =>
  rowsOf<Match>(
    db,
    sql`with next as materialized (
        select id, sort_name, search_text from ${staff}
        where space_key = ${spaceKey} ${after(position)} order by sort_name, id limit ${rows}
      )
      select id, sort_name from next where strpos(search_text, ${term}) > 0
      order by sort_name, id limit ${page.limit} offset ${page.offset}`,
  );

/**
 * Limits on the cost of a search: the number of rows read in list order and the number of matches sorted, each for the first
 * and second attempt.
 */
export interface SearchLimits {
  ordered: readonly [first: number, second: number];
  sorted: readonly [first: number, second: number];
}

const defaultLimits: SearchLimits = { ordered: [500, 5000], sorted: [1000, 20_000] };

/**
 * Returns a page of people in a space who match a term. The limits bound the cost, regardless of the number of people. Tries four
 * strategies in order, and stops at the first that succeeds:
 *
 * 1. Read the next rows in list order. Succeeds for very common terms, whose matches soon fill a page.
 * 2. Read all matches through an index and sort them. Succeeds for rare terms.
 * 3. Like 1, but with more rows. Succeeds for common terms.
 * 4. Like 2, but with more matches. Needed for common terms whose matches are far down the list, such as a common last name.
 *    If more than 20,000 people match, the list contains only the first 20,000 found.
 */
const searchSpace = (db: Database, search: Search, { ordered, sorted }: SearchLimits): Promise<Match[]> =>
  db.transaction(
    async (tx) => {
      const isFull = (matches: readonly Match[]) => matches.length === search.page.limit;
      const first = await searchInOrder(tx, search, ordered[0]);
      if (isFull(first)) return first;
      // A sequential scan would evaluate `short_grams` for each row. The planner prefers it if a term is common.
      await tx.execute(sql`set local enable_seqscan = off`);
      const rare = await searchByIndex(tx, search, sorted[0]);
      if (rare.isComplete) return rare.matches;
      const next = await searchInOrder(tx, search, ordered[1]);
      return isFull(next) ? next : (await searchByIndex(tx, search, sorted[1])).matches;
    },
    { accessMode: 'read only' },
  );

/** Searches the staff at some locations. The cost depends on the number of staff at these locations. */
const searchLocations = (
  db: Database,
  { spaceKey, term, page, position }: Search,
  visible: readonly string[],
): Promise<Match[]> =>
  rowsOf<Match>(
    db,
    sql`select id, sort_name from ${staff}
      where space_key = ${spaceKey} and strpos(search_text, ${term}) > 0 ${after(position)}
        and id = any(array(select staff_id from ${staffLocations}
          where space_key = ${spaceKey} and location_number = any(${sql.param(visible)}::text[])))
      order by sort_name, id limit ${page.limit} offset ${page.offset}`,
  );

/**
 * Searches first name, last name, full name and email, ignoring case and accents. The results are ordered by name.
 * @param visible location numbers to search in; undefined searches all locations in the space
 */
export async function searchStaff(
  db: Database,
  spaceKey: string,
  searchTerm: string,
  visible: readonly string[] | undefined,
  page: PageRequest,
  limits: SearchLimits = defaultLimits,
): Promise<StaffListEntry[]> {
  const term = foldText(searchTerm).replace(/\s+/g, ' ');
  if (term === '' || visible?.length === 0) return [];
  return readPage(db, page, {
    key: listKey(['search', spaceKey, term, ...(visible ?? ['*'])]),
    readIds: async (rest, position) => {
      const search = { spaceKey, term, page: rest, position };
      const matches = await (visible === undefined
        ? searchSpace(db, search, limits)
        : searchLocations(db, search, visible));
      return matches.map(({ id }) => id);
    },
    locationNumbers: visible,
  });
}
