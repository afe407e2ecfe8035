import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import * as nodePostgres from 'drizzle-orm/node-postgres';
import * as pglite from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../server/database/open';
import * as schema from '../server/database/schema';
import { readFigures, scopeOf } from '../server/kpi/figures';
import { listLocations } from '../server/locations/list';
import { staffInLocations } from '../server/staff/list';
import { findStaff, findStaffByEmail } from '../server/staff/record';
import { searchStaff, type SearchLimits } from '../server/staff/search';
import { copyOnServer, databaseKinds, users, type DatabaseKind } from './support/demo';

interface Statement {
  text: string;
  values: unknown[];
}

interface PlannedDatabase {
  db: Database;
  statements: Statement[];
  query(statement: Statement): Promise<{ rows: unknown[] }>;
  close(): Promise<void>;
}

/** Opens a seeded database with a single connection and records the statements that it executes. */
async function open(kind: DatabaseKind): Promise<PlannedDatabase> {
  const statements: Statement[] = [];
  const options = {
    schema,
    logger: { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) },
  };
  if (kind === 'embedded') {
    const loadDataDir = new Blob([readFileSync(inject('databaseDump'))]);
    const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm } });
    return {
      db: pglite.drizzle(client, options),
      statements,
      query: ({ text, values }) => client.query(text, values),
      close: () => client.close(),
    };
  }
  const client = new pg.Client({ connectionString: await copyOnServer(), options: '-c jit=off' });
  await client.connect();
  return {
    db: nodePostgres.drizzle(client, options),
    statements,
    query: (statement) => client.query(statement),
    close: () => client.end(),
  };
}

describe.each(databaseKinds)('query plans on the %s database', (kind) => {
  let database: PlannedDatabase;
  beforeAll(async () => {
    database = await open(kind);
    await database.query({ text: 'analyze', values: [] });
    // The test data has so few rows that a sequential scan would be the cheapest plan. With this setting, the planner uses a
    // scan only if no index is suitable.
    await database.query({ text: 'set enable_seqscan = off', values: [] });
  });
  afterAll(() => database.close());

  /** Runs queries and returns the plan of each statement. */
  const plansOf = async (run: (db: Database) => Promise<unknown>): Promise<string[]> => {
    database.statements.length = 0;
    await run(database.db);
    const plans: string[] = [];
    for (const { text, values } of database.statements.filter((statement) =>
      /^\s*(select|with)/i.test(statement.text),
    )) {
      const { rows } = await database.query({ text: `explain ${text}`, values });
      plans.push((rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };

  const all = Array.from({ length: 120 }, (_, index) => String(1001 + index));
  const page = { offset: 0, limit: 10 };
  /** Limits that are exceeded by common terms, so a search executes all of its steps. */
  const lastStep: SearchLimits = { ordered: [1, 2], sorted: [0, 20] };
  const queries: [description: string, run: (db: Database) => Promise<unknown>][] = [
    ['a list for one location', (db) => staffInLocations(db, 'IYG-US', ['1001'], page)],
    ['a list for 25 locations', (db) => staffInLocations(db, 'IYG-US', all.slice(0, 25), page)],
    ['a list for all locations', (db) => staffInLocations(db, 'IYG-US', all, page)],
    ['a deep page for all locations', (db) => staffInLocations(db, 'IYG-US', all, { offset: 1500, limit: 10 })],
    ['a search', (db) => searchStaff(db, 'IYG-US', 'adler', undefined, page)],
    ['a search for two letters', (db) => searchStaff(db, 'IYG-US', 'zq', undefined, page)],
    ['all steps of a search', (db) => searchStaff(db, 'IYG-US', 'adler', undefined, page, lastStep)],
    ['all steps of a search for two letters', (db) => searchStaff(db, 'IYG-US', 'ad', undefined, page, lastStep)],
    ['a search at three locations', (db) => searchStaff(db, 'IYG-US', 'adler', all.slice(0, 3), page)],
    ['a record by email', (db) => findStaffByEmail(db, users.corporate)],
    [
      'the KPI report figures',
      async (db) => {
        const actor = await findStaffByEmail(db, users.corporate);
        return actor && readFigures(db, scopeOf(actor));
      },
    ],
    [
      "a user's locations",
      async (db) => {
        const actor = await findStaffByEmail(db, users.manager);
        return actor && [await findStaff(db, actor.id), await listLocations(db, 'IYG-US', actor, 'x')];
      },
    ],
  ];

  test.each(queries)('reads staff through an index for %s', async (_description, run) => {
    const plans = await plansOf(run);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (staff|staff_locations|staff_permissions)\b/);
  });

  test('reads the matches for short search terms through an index', async () => {
    const plans = await plansOf((db) => searchStaff(db, 'IYG-US', 'ad', undefined, page, lastStep));
    const indexed = plans.filter((plan) => plan.includes('short_grams'));
    expect(indexed).toHaveLength(2);
    for (const plan of indexed) expect(plan).toContain('Bitmap Index Scan on staff_short_search');
  });

  /** Returns the ids of all people who match a term, in list order. */
  const allMatches = async (term: string): Promise<string[]> => {
    const { rows } = await database.query({
      text: `select id from staff where space_key = 'IYG-US' and strpos(search_text, $1) > 0 order by sort_name, id`,
      values: [term],
    });
    return (rows as { id: string }[]).map(({ id }) => id);
  };
  const found = async (term: string, offset: number, limits?: SearchLimits): Promise<string[]> =>
    (await searchStaff(database.db, 'IYG-US', term, undefined, { offset, limit: 10 }, limits)).map(({ id }) => id);

  const everyStep: [description: string, limits: SearchLimits | undefined][] = [
    ['the default limits', undefined],
    ['the first rows', { ordered: [10_000, 0], sorted: [0, 10_000] }],
    ['a few matches', { ordered: [0, 0], sorted: [10_000, 0] }],
    ['more rows', { ordered: [0, 10_000], sorted: [0, 10_000] }],
    ['many matches', { ordered: [0, 1], sorted: [1, 10_000] }],
  ];
  test.each(everyStep)('returns every match in list order (%s)', async (_description, limits) => {
    for (const term of ['e', 'ad', 'adler', '0%']) {
      const expected = await allMatches(term);
      // the page at offset 10 continues after the page at offset 0, and the page at offset 1000 is read by its offset
      for (const offset of [1000, 0, 10])
        expect([term, offset, await found(term, offset, limits)]).toEqual([
          term,
          offset,
          expected.slice(offset, offset + 10),
        ]);
    }
  });

  test('sorts no more matches than the limit', async () => {
    const limits: SearchLimits = { ordered: [0, 0], sorted: [1, 14] };
    const expected = new Set(await allMatches('e'));
    const ids = [...(await found('e', 0, limits)), ...(await found('e', 10, limits))];
    expect(new Set(ids).size).toBeGreaterThan(10);
    for (const id of ids) expect(expected).toContain(id);
    expect(await found('e', 500, limits)).toEqual([]);
  });

  test('detects a query without a suitable index', async () => {
    const plans = await plansOf((db) =>
      db.query.staff.findFirst({ where: (staff, { eq }) => eq(staff.firstName, 'Ada') }),
    );
    expect(plans.join()).toContain('Seq Scan on staff');
  });
});
