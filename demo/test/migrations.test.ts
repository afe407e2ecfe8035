import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import * as nodePostgres from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import * as pglite from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrationsFolder, type Database } from '../server/database/open';
import { staffInLocations } from '../server/staff/list';
import { searchStaff } from '../server/staff/search';
import { databaseKinds, type DatabaseKind } from './support/demo';

interface Journal {
  entries: { tag: string }[];
}

const temporary = mkdtempSync(join(tmpdir(), 'vitrine-migrations-'));

/** Creates a folder with the migrations up to the given one. */
function upTo(tag: string): string {
  const folder = join(temporary, tag);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const entries = journal.entries.slice(0, journal.entries.findIndex((entry) => entry.tag === tag) + 1);
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const entry of entries) cpSync(join(migrationsFolder, `${entry.tag}.sql`), join(folder, `${entry.tag}.sql`));
  return folder;
}

interface Target {
  db: Database;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

async function open(kind: DatabaseKind): Promise<Target> {
  if (kind === 'embedded') {
    const client = await PGlite.create({ extensions: { pg_trgm } });
    const db = pglite.drizzle(client);
    return {
      db: db as unknown as Database,
      migrate: (folder) => migrateEmbedded(db, { migrationsFolder: folder }),
      close: () => client.close(),
    };
  }
  const url = inject('postgresUrl');
  const admin = new pg.Client({ connectionString: `${url}/postgres` });
  await admin.connect();
  await admin.query('drop database if exists migrations');
  await admin.query('create database migrations');
  await admin.end();
  const client = new pg.Client({ connectionString: `${url}/migrations` });
  await client.connect();
  const db = nodePostgres.drizzle(client);
  return {
    db: db as unknown as Database,
    migrate: (folder) => migrateServer(db, { migrationsFolder: folder }),
    close: () => client.end(),
  };
}

/** Statements that insert rows into a database from the first release. */
const firstRelease = [
  sql`insert into locations values ('IYG-US', '1', 'One', '2020-01-01'), ('IYG-US', '2', 'Two', '2020-01-01')`,
  sql`insert into photos (hash, media_type, bytes) values ('abc', 'image/png', '\\x00')`,
  sql`insert into staff (id, brand_code, space_key, first_name, last_name, email, staff_type, primary_location_number, photo_hash, hired_on) values
    ('00000000-0000-4000-8000-000000000001', 'iyg', 'IYG-US', 'Zoe', 'Abbøtt', 'zoe@x.example', 'LocationManager', '1', 'abc', '2026-01-15'),
    ('00000000-0000-4000-8000-000000000002', 'iyg', 'IYG-US', 'Ann', 'Baker', 'ann@x.example', 'LocationStaff', '1', null, '2026-01-20'),
    ('00000000-0000-4000-8000-000000000003', 'iyg', null, 'No', 'Region', 'no@x.example', 'LocationStaff', null, null, '2026-01-20')`,
  sql`update staff set first_name = 'Ann  Marie', last_name = ${'Van\u00a0 Baker'} where first_name = 'Ann'`,
  sql`insert into staff_locations select id, space_key, primary_location_number from staff where space_key is not null`,
  sql`insert into staff_permissions values ('00000000-0000-4000-8000-000000000001', 'view-staff'), ('00000000-0000-4000-8000-000000000001', 'delete-staff')`,
  sql`insert into departures (space_key, location_number, staff_type, hired_on, left_on) values ('IYG-US', '2', 'LocationStaff', '2025-12-01', '2026-01-31')`,
  sql`insert into sign_in_failures values ('account:x', 3, 1)`,
];

/** Limits that prevent a search from reading rows in list order. */
const indexOnly = { ordered: [0, 0], sorted: [10, 10] } as const;

afterAll(() => {
  rmSync(temporary, { recursive: true });
});

describe.each(databaseKinds)('migrations on the %s database', (kind) => {
  let target: Target;
  beforeAll(async () => {
    target = await open(kind);
    await target.migrate(upTo('0000_start'));
    for (const statement of firstRelease) await target.db.execute(statement);
    await target.migrate(migrationsFolder);
  });
  afterAll(() => target.close());

  const rows = async (query: ReturnType<typeof sql>) =>
    ((await target.db.execute(query)) as unknown as { rows: unknown[] }).rows;

  test('keeps all staff from the first release, in staff list order', async () => {
    const page = await staffInLocations(target.db, 'IYG-US', ['1', '2'], { offset: 0, limit: 10 });
    expect(page.map(({ firstName }) => firstName)).toEqual(['Zoe', 'Ann Marie']);
  });

  test('initializes the staff, permission and movement counts', async () => {
    expect(
      await rows(
        sql`select location_number, staff_type::text, has_photo, has_permissions, people from headcounts order by 2`,
      ),
    ).toEqual([
      { location_number: '1', staff_type: 'LocationManager', has_photo: true, has_permissions: true, people: 1 },
      { location_number: '1', staff_type: 'LocationStaff', has_photo: false, has_permissions: false, people: 1 },
    ]);
    expect(await rows(sql`select permission::text, people from permission_counts order by 1`)).toEqual([
      { permission: 'delete-staff', people: 1 },
      { permission: 'view-staff', people: 1 },
    ]);
    expect(
      await rows(sql`select location_number, month::text, hires, leavers from monthly_movements order by 1, 2, 3`),
    ).toEqual([
      { location_number: '1', month: '2026-01-01', hires: 1, leavers: 0 },
      { location_number: '1', month: '2026-01-01', hires: 1, leavers: 0 },
      { location_number: '2', month: '2025-12-01', hires: 1, leavers: 0 },
      { location_number: '2', month: '2026-01-01', hires: 0, leavers: 1 },
    ]);
  });

  test.each([
    ['z', ['Zoe']],
    ['zo', ['Zoe']],
    ['abbott', ['Zoe']],
    ['nn', ['Ann Marie']],
    ['ann marie van baker', ['Ann Marie']],
    ['q', []],
  ])('finds staff from the first release by the search term "%s"', async (term, names) => {
    const found = await searchStaff(target.db, 'IYG-US', term, undefined, { offset: 0, limit: 10 }, indexOnly);
    expect(found.map(({ firstName }) => firstName)).toEqual(names);
  });

  test('changes nothing when all migrations have already run', async () => {
    await target.migrate(migrationsFolder);
    expect(await rows(sql`select count(*)::int as total from staff`)).toEqual([{ total: 3 }]);
  });
});
