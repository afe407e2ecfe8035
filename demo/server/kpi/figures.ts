import { sql, type SQL } from 'drizzle-orm';
import {
  findBrand,
  locationLabel,
  seesAllLocations,
  spacesOfBrand,
  type PermissionId,
  type StaffType,
} from '../../shared';
import type { Database } from '../database/open';
import { departures, locations, staff, staffPermissions } from '../database/schema';
import type { StaffRecord } from '../staff/record';

/** What the KPI report is drawn from. Nobody's name or email is in it. */
export interface Figures {
  locations: { key: string; label: string; region: string }[];
  staff: { location: string; type: StaffType; hiredOn: string; hasPhoto: boolean; hasPermission: boolean }[];
  permissions: { location: string; permission: PermissionId; people: number }[];
  /** Per month (its first day), location and type. The headcount is that of the month's end, or of today. */
  months: { location: string; month: string; type: StaffType; headcount: number; hires: number; leavers: number }[];
}

/** How far back the report looks. */
const monthsBack = 23;

/** The locations that the user may see: corporate users all of their brand's, others their own. */
const visible = (actor: StaffRecord): SQL => {
  const spaces = spacesOfBrand(actor.brandCode).map(({ key }) => key);
  const own = sql`and l.space_key = ${actor.spaceKey} and l.number = any(${sql.param(actor.locationNumbers)}::text[])`;
  return sql`select l.space_key, l.number, l.name, l.space_key || '/' || l.number as key from ${locations} l
    where l.space_key = any(${sql.param(spaces)}::text[]) ${seesAllLocations(actor) ? sql`` : own}`;
};

const rowsOf = async <Row>(db: Database, query: SQL): Promise<Row[]> => {
  // the two drivers type their answers differently; both have the rows here
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
};

/** Everybody counts once, at the primary location. */
export async function readFigures(db: Database, actor: StaffRecord): Promise<Figures> {
  const scope = visible(actor);
  const places = await rowsOf<{ key: string; space_key: string; number: string; name: string }>(
    db,
    sql`with v as (${scope}) select * from v order by name, number`,
  );
  const people = await rowsOf<Figures['staff'][number]>(
    db,
    sql`with v as (${scope})
      select v.key as location, s.staff_type::text as type, s.hired_on::text as "hiredOn",
        s.photo_hash is not null as "hasPhoto",
        exists (select 1 from ${staffPermissions} p where p.staff_id = s.id) as "hasPermission"
      from ${staff} s join v on v.space_key = s.space_key and v.number = s.primary_location_number`,
  );
  const permissions = await rowsOf<Figures['permissions'][number]>(
    db,
    sql`with v as (${scope})
      select v.key as location, p.permission::text as permission, count(*)::int as people
      from ${staff} s join v on v.space_key = s.space_key and v.number = s.primary_location_number
        join ${staffPermissions} p on p.staff_id = s.id
      group by 1, 2`,
  );
  const months = await rowsOf<Figures['months'][number]>(
    db,
    sql`with v as (${scope}), spans as (
        select v.key, s.staff_type::text as type, s.hired_on, null::date as left_on
        from ${staff} s join v on v.space_key = s.space_key and v.number = s.primary_location_number
        union all
        select v.key, d.staff_type::text, d.hired_on, d.left_on
        from ${departures} d join v on v.space_key = d.space_key and v.number = d.location_number
      ), months as (
        select m::date as month, (m + interval '1 month')::date as ending
        from generate_series(date_trunc('month', current_date) - make_interval(months => ${monthsBack}::int),
          date_trunc('month', current_date), interval '1 month') m
      )
      select spans.key as location, months.month::text as month, spans.type,
        (count(*) filter (where left_on is null or left_on >= least(ending, current_date + 1)))::int as headcount,
        (count(*) filter (where hired_on >= month))::int as hires,
        (count(*) filter (where left_on < ending))::int as leavers
      from months join spans on hired_on < ending and (left_on is null or left_on >= month)
      group by 1, 2, 3 order by 2, 1, 3`,
  );
  const brand = findBrand(actor.brandCode);
  const regions = new Map(spacesOfBrand(actor.brandCode).map(({ key, title }) => [key, title]));
  return {
    locations: places.map((place) => {
      const label = brand ? locationLabel(brand, place) : place.name;
      const region = regions.get(place.space_key) ?? place.space_key;
      // charts group by what they show: two locations of one name must not become one
      const shared = places.filter(({ name }) => name === place.name).length > 1;
      return { key: place.key, label: shared ? `${label} (${region}, ${place.number})` : label, region };
    }),
    staff: people,
    permissions,
    months,
  };
}
