/**
 * Measures list, search and save with 100,000 staff, through the functions that the API calls, and prints the query plans.
 * Run: `node --import tsx demo/bench/bench.ts [postgres://…]`; without an address it measures the embedded database. The
 * database must be empty or its own: it is filled with the bench's data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { openDatabase, type Database } from '../server/database/open';
import { listLocations } from '../server/locations/list';
import { searchStaff, staffInLocations } from '../server/staff/list';
import { findStaff, type StaffRecord } from '../server/staff/record';
import { updateStaff } from '../server/staff/save';
import { permissionIds } from '../shared';

const staffCount = 100_000;
const locationCount = 400;
const space = 'IYG-US';

async function fill(db: Database): Promise<void> {
  const first = sql`(array['Ada','Ben','Carla','Dario','Elena','Farid','Greta','Hugo','Ines','Jonas','Kira','Liam','Mona','Nils','Olga','Petra'])[1 + (i * 7) % 16]`;
  const last = sql`(array['Abbott','Berger','Castro','Duarte','Ellis','Fischer','Garcia','Holt','Ibrahim','Jansen','Keller','Larsen','Meyer','Novak','Ortiz','Palmer','Quist','Rossi','Silva','Turner'])[1 + (i * 13) % 20] || ' ' || (i % 997)`;
  await db.execute(sql`insert into locations (space_key, number, name, opened_on)
    select ${space}, lpad(i::text, 4, '0'), 'Location ' || i, '2020-01-01' from generate_series(1, ${locationCount}::int) i`);
  await db.execute(sql`insert into staff (id, brand_code, space_key, first_name, last_name, email, staff_type, primary_location_number)
    select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'iyg', ${space}, ${first}, ${last},
      'person.' || i || '@bench.example', case when i = 1 then 'Corporate'::staff_type else 'LocationStaff'::staff_type end,
      lpad((1 + i % ${locationCount}::int)::text, 4, '0')
    from generate_series(1, ${staffCount}::int) i`);
  await db.execute(sql`insert into staff_locations (staff_id, space_key, location_number)
    select id, space_key, primary_location_number from staff
    union select id, space_key, lpad((1 + (right(id::text, 6)::int * 31) % ${locationCount}::int)::text, 4, '0') from staff where right(id::text, 1)::int < 2`);
  for (const permission of permissionIds)
    await db.execute(
      sql`insert into staff_permissions select id, ${permission}::permission_id from staff where staff_type = 'Corporate'`,
    );
  await db.execute(sql`analyze`);
}

async function measure(name: string, rounds: number, run: (round: number) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 3; round++) await run(round);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1).padStart(8);
  console.log(`${name.padEnd(52)} median ${at(0.5)} ms   95 % ${at(0.95)} ms`);
}

async function explain(db: Database, name: string, query: SQL): Promise<void> {
  const { rows } = (await db.execute(sql`explain (analyze, timing off, costs off) ${query}`)) as unknown as {
    rows: { 'QUERY PLAN': string }[];
  };
  console.log(`\n${name}`);
  for (const row of rows) console.log(`  ${row['QUERY PLAN'].replace(/\{[^}]{40,}\}/, '{…}')}`);
}

const columns = sql`id, first_name, last_name, email, staff_type, photo_hash`;
// as in server/staff/list.ts
const worksAt = (numbers: readonly string[]) => {
  const there = sql`l.space_key = ${space} and l.location_number = any(${sql.param(numbers)}::text[])`;
  return numbers.length <= 25
    ? sql`id = any(array(select l.staff_id from staff_locations l where ${there}))`
    : sql`exists (select 1 from staff_locations l where l.staff_id = staff.id and ${there})`;
};
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1).padStart(4, '0'));

async function main(): Promise<void> {
  const url = process.argv[2];
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const database = await openDatabase(url === undefined ? { folder } : { url }, fill);
  const { db } = database;
  const page = { offset: 0, limit: 10 };
  const actor = await findStaff(db, '00000000-0000-4000-8000-000000000001');
  if (!actor) throw new Error('the corporate user is missing');
  console.log(`${String(staffCount)} staff, ${database.kind} database, Node ${process.version}\n`);

  await measure('find the user of a token', 200, () => findStaff(db, actor.id));
  await measure('list, 1 location', 200, (i) => staffInLocations(db, space, [numbered(400)[i] ?? '0001'], page));
  await measure('list, 10 locations', 200, () => staffInLocations(db, space, numbered(10), page));
  await measure('list, all 400 locations', 200, () => staffInLocations(db, space, numbered(400), page));
  await measure('list, all 400 locations, 5,000th page', 20, () =>
    staffInLocations(db, space, numbered(400), { offset: 50_000, limit: 10 }),
  );
  await measure('search "garcia", corporate', 100, () => searchStaff(db, space, 'garcia', undefined, page));
  await measure('search an email, corporate', 100, (i) =>
    searchStaff(db, space, `person.${String(54_321 + i)}@`, undefined, page),
  );
  await measure('search "zzzz": nobody', 100, () => searchStaff(db, space, 'zzzz', undefined, page));
  await measure('search "a", corporate', 100, () => searchStaff(db, space, 'a', undefined, page));
  await measure('search "zq": nobody, too short for the index', 20, () =>
    searchStaff(db, space, 'zq', undefined, page),
  );
  await measure('search "garcia", manager of 3', 100, () => searchStaff(db, space, 'garcia', numbered(3), page));
  await measure('list 400 locations of the space', 100, () => listLocations(db, space, actor, ''));
  await measure('save a staff member', 200, (i) => save(db, actor, 1000 + i));

  await explain(
    db,
    'list, 1 location',
    sql`select ${columns} from staff where space_key = ${space} and ${worksAt(['0007'])} order by sort_name, id limit 10`,
  );
  await explain(
    db,
    'list, all locations',
    sql`select ${columns} from staff where space_key = ${space} and ${worksAt(numbered(400))} order by sort_name, id limit 10`,
  );
  await explain(
    db,
    'search an email',
    sql`select ${columns} from staff where space_key = ${space} and search_text like ${'%person.54321@%'} order by sort_name, id limit 10`,
  );
  await explain(
    db,
    'search, manager of 3',
    sql`select ${columns} from staff where space_key = ${space} and search_text like ${'%garcia%'} and ${worksAt(numbered(3))} order by sort_name, id limit 10`,
  );
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function save(db: Database, actor: StaffRecord, index: number): Promise<void> {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const record = await findStaff(db, id);
  if (!record) throw new Error(`staff member ${String(index)} is missing`);
  await updateStaff(
    db,
    actor,
    { spaceKey: space, id },
    {
      ...record,
      firstName: `Saved ${String(index % 7)}`,
      primaryLocationNumber: record.primaryLocationNumber ?? '',
    },
  );
}

await main();
