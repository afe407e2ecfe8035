import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../server/database/open';
import { rowsOf } from '../server/database/rows';
import { copyOnServer } from './support/demo';
import { openTestDatabase } from './support/open-database';

let database: OpenDatabase;

beforeAll(async () => {
  const url = await copyOnServer();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set timezone to 'Pacific/Auckland'`);
  await client.end();
  database = await openTestDatabase({ url });
});
afterAll(() => database.close());

test("uses the same current date as the app's server, regardless of the database's time zone", async () => {
  const query = sql`select current_setting('TimeZone') as zone`;
  const inTransaction = await database.db.transaction((tx) => rowsOf(tx, query));
  expect([await rowsOf(database.db, query), inTransaction]).toEqual([[{ zone: 'UTC' }], [{ zone: 'UTC' }]]);
});
