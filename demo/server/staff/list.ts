import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Page, StaffSummary } from '../../shared';
import type { Database } from '../database/open';
import { staff, staffLocations } from '../database/schema';
import { photoPath } from '../photos/store';

// up to here the people of the locations are gathered first; beyond, walking through all in order finds ten sooner
const fewLocations = 25;

/**
 * Left to itself the planner sometimes walks through the whole space in order to find the few people of one location
 * (0.2 s among 100,000), so the way is chosen here by the number of locations.
 */
const worksAt = (spaceKey: string, numbers: readonly string[]): SQL => {
  const there = sql`l.space_key = ${spaceKey} and l.location_number = any(${sql.param(numbers)}::text[])`;
  return numbers.length <= fewLocations
    ? sql`${staff.id} = any(array(select l.staff_id from ${staffLocations} l where ${there}))`
    : sql`exists (select 1 from ${staffLocations} l where l.staff_id = ${staff}.${sql.identifier('id')} and ${there})`;
};

/** The id makes the order total: two people of one name never change places between two pages. */
const pageOf = async (db: Database, where: SQL | undefined, page: Page): Promise<StaffSummary[]> => {
  const rows = await db
    .select({
      id: staff.id,
      firstName: staff.firstName,
      lastName: staff.lastName,
      email: staff.email,
      staffType: staff.staffType,
      photoHash: staff.photoHash,
    })
    .from(staff)
    .where(where)
    .orderBy(asc(staff.sortName), asc(staff.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ photoHash, ...row }) => ({ ...row, photoUrl: photoPath(photoHash) }));
};

/** The staff who work at one of the locations; none for no locations. */
export const staffInLocations = async (
  db: Database,
  spaceKey: string,
  numbers: readonly string[],
  page: Page,
): Promise<StaffSummary[]> =>
  numbers.length === 0 ? [] : pageOf(db, and(eq(staff.spaceKey, spaceKey), worksAt(spaceKey, numbers)), page);

/**
 * Looks for the term in first name, last name, full name and email, ignoring case.
 * @param visible numbers of the locations to look in; undefined means the whole space
 */
export const searchStaff = async (
  db: Database,
  spaceKey: string,
  term: string,
  visible: readonly string[] | undefined,
  page: Page,
): Promise<StaffSummary[]> => {
  const words = term.toLowerCase().replace(/\s+/g, ' ');
  if (words === '' || visible?.length === 0) return [];
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return pageOf(
    db,
    and(
      eq(staff.spaceKey, spaceKey),
      sql`${staff.searchText} like ${pattern}`,
      visible === undefined ? undefined : worksAt(spaceKey, visible),
    ),
    page,
  );
};
