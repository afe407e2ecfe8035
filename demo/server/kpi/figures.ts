import { sql, type SQL } from 'drizzle-orm';
import {
  findBrand,
  locationLabel,
  seesAllLocations,
  spacesOfBrand,
  staffTypes,
  type PermissionId,
  type StaffType,
} from '../../shared';
import type { Database } from '../database/open';
import { rowsOf } from '../database/rows';
import {
  departures,
  headcounts,
  locations,
  monthlyMovements,
  permissionCounts,
  staff as staffTable,
} from '../database/schema';
import type { StaffRecord } from '../staff/record';

/** Figures for one type of staff at one location in one month. */
export interface MonthFigures {
  /** Index into `locations`. */
  location: number;
  type: StaffType;
  /** Index into `months`. */
  month: number;
  /** Headcount at the end of the month, or today's for the current month. */
  headcount: number;
  /** Headcount of all types at the location. */
  teamSize: number;
  hires: number;
  leavers: number;
  /** The same in the first days of the month, as many as have passed in the current month. */
  hiresToDate: number;
  leaversToDate: number;
}

/** KPI report figures. Staff are counted once, at their primary location. Contains no staff names or emails. */
export interface Figures {
  /** Date of the figures, in ISO format. */
  today: string;
  regions: string[];
  /** `region` is an index into `regions`. */
  locations: { label: string; region: number }[];
  /** First day of each month as an ISO date, oldest first. */
  months: string[];
  staff: { location: number; type: StaffType; hasPhoto: boolean; hasPermissions: boolean; people: number }[];
  permissions: { location: number; permission: PermissionId; people: number }[];
  monthly: MonthFigures[];
  /** Period of last month to compare the current month with. Undefined on the last day of a month, which completes it. */
  sameDays: { from: string; to: string } | undefined;
}

/** Locations whose figures a user may view. */
export interface FiguresScope {
  brandCode: string;
  spaceKeys: string[];
  /** Location numbers; undefined means all locations in the spaces. */
  numbers: string[] | undefined;
}

/** Number of months in the report, including the current one. */
const monthCount = 24;

/** Returns a user's scope: all locations of the brand for corporate users, otherwise the assigned locations. */
export const scopeOf = (actor: StaffRecord): FiguresScope =>
  seesAllLocations(actor)
    ? {
        brandCode: actor.brandCode,
        spaceKeys: spacesOfBrand(actor.brandCode).map(({ key }) => key),
        numbers: undefined,
      }
    : {
        brandCode: actor.brandCode,
        spaceKeys: actor.spaceKey === null ? [] : [actor.spaceKey],
        numbers: [...actor.locationNumbers].sort(),
      };

const scopeCondition = ({ spaceKeys, numbers }: FiguresScope, column: SQL): SQL => {
  const spaces = sql`space_key = any(${sql.param(spaceKeys)}::text[])`;
  return numbers === undefined ? spaces : sql`${spaces} and ${column} = any(${sql.param(numbers)}::text[])`;
};

interface LocationRow {
  space_key: string;
  number: string;
  name: string;
}

/** Returns the regions and the locations. Location labels are unique, because charts group by label. */
function labelLocations(rows: readonly LocationRow[], brandCode: string): Pick<Figures, 'regions' | 'locations'> {
  const brand = findBrand(brandCode);
  const titles = new Map(spacesOfBrand(brandCode).map(({ key, title }) => [key, title]));
  const spaces = [...new Set(rows.map(({ space_key: space }) => space))];
  const regions = spaces.map((space) => titles.get(space) ?? space);
  const occurrences = new Map<string, number>();
  for (const { name } of rows) occurrences.set(name, (occurrences.get(name) ?? 0) + 1);
  const locations = rows.map((row) => {
    const label = brand ? locationLabel(brand, row) : row.name;
    const region = spaces.indexOf(row.space_key);
    const isUnique = occurrences.get(row.name) === 1;
    return { label: isUnique ? label : `${label} (${regions[region] ?? ''}, ${row.number})`, region };
  });
  return { regions, locations };
}

type Headcounts = Record<StaffType, number>;

type Movement = Omit<MonthFigures, 'headcount' | 'teamSize'>;

/**
 * Calculates headcounts backwards from today: the headcount at the end of a month is today's minus the hires plus
 * the leavers of all later months. The cost does not depend on the number of staff or their length of employment.
 */
function monthlyFigures(
  locations: Figures['locations'],
  staff: Figures['staff'],
  movements: readonly Movement[],
): MonthFigures[] {
  const headcounts = locations.map(() => Object.fromEntries(staffTypes.map((type) => [type, 0])) as Headcounts);
  for (const { location, type, people } of staff) {
    const counts = headcounts[location];
    if (counts) counts[type] += people;
  }
  const byMonth = new Map<number, Movement[]>();
  for (const movement of movements) {
    const slot = movement.location * monthCount + movement.month;
    const sameMonth = byMonth.get(slot);
    if (sameMonth) sameMonth.push(movement);
    else byMonth.set(slot, [movement]);
  }
  return headcounts.flatMap((counts, location) => {
    const months: MonthFigures[] = [];
    for (let month = monthCount - 1; month >= 0; month--) {
      const monthMovements = byMonth.get(location * monthCount + month) ?? [];
      const teamSize = staffTypes.reduce((sum, type) => sum + counts[type], 0);
      for (const type of staffTypes) {
        const ofType = monthMovements.filter((row) => row.type === type);
        const sumOf = (name: 'hires' | 'leavers' | 'hiresToDate' | 'leaversToDate') =>
          ofType.reduce((sum, row) => sum + row[name], 0);
        const [hires, leavers] = [sumOf('hires'), sumOf('leavers')];
        const toDate = { hiresToDate: sumOf('hiresToDate'), leaversToDate: sumOf('leaversToDate') };
        const headcount = counts[type];
        if (hires > 0 || leavers > 0 || headcount > 0)
          months.push({ location, type, month, headcount, teamSize, hires, leavers, ...toDate });
        counts[type] -= hires - leavers;
      }
    }
    return months.reverse();
  });
}

/**
 * Reads the figures from the ledgers maintained by triggers, and the first days of each month from the staff and the departures.
 * The cost depends only on the number of locations and on the movements in the report's months.
 * @throws the signal's reason if it is aborted before the last query
 */
export const readFigures = (db: Database, scope: FiguresScope, signal?: AbortSignal): Promise<Figures> =>
  db.transaction(
    async (tx) => {
      // aggregated as JSON, because the embedded database takes twice as long to return thousands of rows
      const read = async <Row>(query: SQL): Promise<Row[]> => {
        signal?.throwIfAborted();
        const aggregated = sql`select coalesce(json_agg(r), '[]') as rows from (${query}) r`;
        const [result] = await rowsOf<{ rows: Row[] }>(tx, aggregated);
        return result?.rows ?? [];
      };
      const locationRows = await read<LocationRow>(
        sql`select space_key, number, name from ${locations} where ${scopeCondition(scope, sql`number`)} order by name, number`,
      );
      const indexes = new Map(locationRows.map((row, index) => [`${row.space_key}/${row.number}`, index]));
      const withLocation = <Row extends { key: string }>(rows: readonly Row[]) =>
        rows.flatMap(({ key, ...row }) => {
          const location = indexes.get(key);
          return location === undefined ? [] : [{ location, ...row }];
        });
      const key = sql`space_key || '/' || location_number as key`;
      const inScope = scopeCondition(scope, sql`location_number`);
      const staff = await read<
        Omit<Figures['staff'][number], 'location'> & { key: string }
      >(sql`select ${key}, staff_type::text as type, has_photo as "hasPhoto", has_permissions as "hasPermissions",
            sum(people)::int as people
          from ${headcounts} where ${inScope} group by 1, 2, 3, 4 having sum(people) > 0`);
      const permissions = await read<
        Omit<Figures['permissions'][number], 'location'> & { key: string }
      >(sql`select ${key}, permission::text as permission, sum(people)::int as people
          from ${permissionCounts} where ${inScope} group by 1, 2 having sum(people) > 0`);
      const first = sql`(date_trunc('month', current_date) - make_interval(months => ${monthCount - 1}::int))::date`;
      const months = await read<{ month: string }>(
        sql`select (${first} + make_interval(months => i))::date::text as month from generate_series(0, ${monthCount - 1}::int) i`,
      );
      const monthIndexes = new Map(months.map(({ month }, index) => [month, index]));
      const today = sql`current_date`;
      const thisMonth = sql`date_trunc('month', ${today})::date`;
      const lastMonth = sql`(${thisMonth} - interval '1 month')::date`;
      const [period] = await read<{ today: string; from: string; to: string; isComplete: boolean }>(
        sql`select ${today}::text as today, ${lastMonth}::text as "from", least(${lastMonth} + (${today} - ${thisMonth}), ${thisMonth} - 1)::text as "to",
          (${today} + 1 = ${thisMonth} + interval '1 month') as "isComplete"`,
      );
      if (!period) throw new Error('The database returned no period to compare the current month with.');
      const movements = await read<Pick<Movement, 'type' | 'hires' | 'leavers'> & { key: string; date: string }>(
        sql`select ${key}, staff_type::text as type, month::text as date, sum(hires)::int as hires, sum(leavers)::int as leavers
          from ${monthlyMovements} where ${inScope} and month between ${first} and ${today} group by 1, 2, month`,
      );
      const isToDate = (column: SQL) =>
        sql`(${column} between ${first} and ${today} and extract(day from ${column}) <= extract(day from ${today}))`;
      // in a complete month, whole months are compared
      const toDate = period.isComplete
        ? []
        : await read<Pick<Movement, 'type' | 'hiresToDate' | 'leaversToDate'> & { key: string; date: string }>(
            sql`select ${key}, staff_type::text as type, date_trunc('month', day)::date::text as date,
                sum(hires)::int as "hiresToDate", sum(leavers)::int as "leaversToDate" from (
                select space_key, primary_location_number as location_number, staff_type, hired_on as day, 1 as hires, 0 as leavers
                  from ${staffTable} where ${isToDate(sql`hired_on`)} and ${scopeCondition(scope, sql`primary_location_number`)}
                union all select space_key, location_number, staff_type, hired_on, 1, 0
                  from ${departures} where left_on >= ${first} and ${isToDate(sql`hired_on`)} and ${inScope}
                union all select space_key, location_number, staff_type, left_on, 0, 1
                  from ${departures} where ${isToDate(sql`left_on`)} and ${inScope}
              ) movements group by 1, 2, 3`,
          );
      const none = { hires: 0, leavers: 0, hiresToDate: 0, leaversToDate: 0 };
      const dated = [...movements, ...toDate].map(({ date, ...row }) => ({
        ...none,
        ...row,
        month: monthIndexes.get(date) ?? 0,
      }));
      const staffByLocation = withLocation(staff);
      const { regions, locations: labeled } = labelLocations(locationRows, scope.brandCode);
      return {
        today: period.today,
        regions,
        locations: labeled,
        months: months.map(({ month }) => month),
        staff: staffByLocation,
        permissions: withLocation(permissions),
        monthly: monthlyFigures(labeled, staffByLocation, withLocation(dated)),
        sameDays: period.isComplete ? undefined : { from: period.from, to: period.to },
      };
    },
    // all queries read the same snapshot, so their figures are consistent
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
