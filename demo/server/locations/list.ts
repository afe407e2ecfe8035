import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { foldText, seesAllLocations, type Actor, type Location } from '../../shared';
import type { Database } from '../database/open';
import { locations, staffLocations } from '../database/schema';

const columns = { number: locations.number, name: locations.name };

const visibleTo = (actor: Actor): SQL | undefined =>
  seesAllLocations(actor) ? undefined : sql`${locations.number} = any(${sql.param(actor.locationNumbers)}::text[])`;

/**
 * Returns the locations in a space that are visible to the user, ordered by name. A term filters by name or number.
 */
export const listLocations = (db: Database, spaceKey: string, actor: Actor, term: string): Promise<Location[]> => {
  const pattern = `%${foldText(term).replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select(columns)
    .from(locations)
    .where(
      and(
        eq(locations.spaceKey, spaceKey),
        visibleTo(actor),
        term === ''
          ? undefined
          : sql`(fold_text(${locations.name}) like ${pattern} or fold_text(${locations.number}) like ${pattern})`,
      ),
    )
    .orderBy(asc(locations.name), asc(locations.number));
};

/** Returns the number of locations in a space that are visible to the user. */
export const countLocations = async (db: Database, spaceKey: string, actor: Actor): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(locations)
    .where(and(eq(locations.spaceKey, spaceKey), visibleTo(actor)));
  return row?.total ?? 0;
};

/**
 * Returns all of a staff member's locations, including those that are not visible to the user, because the form shows them
 * read-only.
 */
export const locationsOfStaff = (db: Database, staffId: string): Promise<Location[]> =>
  db
    .select(columns)
    .from(staffLocations)
    .innerJoin(
      locations,
      and(eq(locations.spaceKey, staffLocations.spaceKey), eq(locations.number, staffLocations.locationNumber)),
    )
    .where(eq(staffLocations.staffId, staffId))
    .orderBy(asc(locations.name), asc(locations.number));

/** Returns the given location numbers that exist in the space. */
export const knownLocations = async (
  db: Database,
  spaceKey: string,
  numbers: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ number: locations.number })
    .from(locations)
    .where(and(eq(locations.spaceKey, spaceKey), sql`${locations.number} = any(${sql.param(numbers)}::text[])`));
  return new Set(rows.map(({ number }) => number));
};
