import { sql } from 'drizzle-orm';
import { hashPassword } from '../../server/accounts/password';
import type { Database } from '../../server/database/open';

export const locationCount = 400;
export const benchSpace = 'IYG-US';
export const benchAccount = { email: 'person.1@bench.example', password: 'Bench-2026' };

/** Returns the numbers of the first locations. */
export const firstLocationNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(4, '0'));

/**
 * Seeds an empty database with staff at 400 locations in one space. Person 1 is a corporate user with all permissions.
 */
export async function fill(db: Database, staffCount: number): Promise<void> {
  const first = sql`(array['Ada','Ben','Carla','Dario','Elena','Farid','Greta','Hugo','Ines','Jonas','Kira','Liam','Mona','Nils','Olga','Petra'])[1 + (i * 7) % 16]`;
  const last = sql`(array['Abbott','Berger','Castro','Duarte','Ellis','Fischer','Garcia','Holt','Ibrahim','Jansen','Keller','Larsen','Meyer','Novak','Ortiz','Palmer','Quist','Rossi','Silva','Turner'])[1 + (i * 13) % 20] || ' ' || (i % 997)`;
  const type = sql`(case when i = 1 or i % 101 = 0 then 'Corporate' when i % 53 = 0 then 'MasterFranchisee' when i % 15 = 0 then 'LocationManager' else 'LocationStaff' end)::staff_type`;
  await db.execute(sql`insert into locations (space_key, number, name, opened_on)
    select ${benchSpace}, lpad(i::text, 4, '0'), 'Location ' || i, '2020-01-01' from generate_series(1, ${locationCount}::int) i`);
  await db.execute(sql`insert into staff (id, brand_code, space_key, first_name, last_name, email, staff_type, primary_location_number, hired_on)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'iyg', ${benchSpace}, ${first}, ${last},
      'person.' || i || '@bench.example', ${type}, lpad((1 + i % ${locationCount}::int)::text, 4, '0'), current_date - (i * 7) % 2200
    from generate_series(1, ${staffCount}::int) i`);
  await db.execute(sql`insert into staff_locations (staff_id, space_key, location_number)
    select id, space_key, primary_location_number from staff
    union select id, space_key, lpad((1 + (right(id::text, 6)::int * 31) % ${locationCount}::int)::text, 4, '0') from staff where right(id::text, 1)::int < 2`);
  await db.execute(sql`insert into staff_permissions (staff_id, permission)
    select id, p from staff cross join unnest(enum_range(null::permission_id)) p
    where staff_type <> 'LocationStaff' or (p = 'access-academy' and right(id::text, 1)::int < 6)`);
  await db.execute(sql`insert into departures (space_key, location_number, staff_type, hired_on, left_on)
    select ${benchSpace}, lpad((1 + i % ${locationCount}::int)::text, 4, '0'), 'LocationStaff', current_date - 700 - i % 900, current_date - i % 700
    from generate_series(1, ${Math.ceil(staffCount / 4)}::int) i`);
  await db.execute(
    sql`update staff set password_hash = ${await hashPassword(benchAccount.password)} where email = ${benchAccount.email}`,
  );
  await db.execute(sql`select compact_figures()`);
  await db.execute(sql`analyze`);
}
