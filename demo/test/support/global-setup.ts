import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createBundles } from './bundle';
import { openTestDatabase } from './open-database';
import { migrationsFolder, type Database } from '../../server/database/open';
import * as schema from '../../server/database/schema';
import { readSecrets } from '../../server/database/secrets';
import { seedDemo } from '../../server/seed/seed';
import './cheap-passwords';
import { startPostgres, type TestPostgres } from './postgres';
import { computeSeedHash } from './seed-hash';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path to a dump of the seeded embedded database. */
    databaseDump: string;
    /** URL of a server with the database `seeded`, which test files copy. */
    postgresUrl: string;
    /** Path to the emulator's frame script. */
    frameScript: string;
    /** Path to the bundled server. */
    serverScript: string;
  }
}

const demo = fileURLToPath(new URL('../..', import.meta.url));
const dumps = join(demo, '../temp/demo-dumps');
const cheapPasswords = join(demo, 'test/support/cheap-passwords.ts');

/** Seeds the demo data and creates the keys once, because copying the keys is faster than creating them again. */
const seed = async (db: Database): Promise<void> => {
  await seedDemo(db);
  await readSecrets(db);
};

/** Starts a PostgreSQL server and creates the database `seeded` on it. */
async function prepareServer(): Promise<TestPostgres> {
  // the data does not need to survive a crash
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off']);
  const administrator = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await administrator.connect();
  await administrator.query('drop database if exists seeded');
  await administrator.query('create database seeded');
  await administrator.end();
  await (await openTestDatabase({ url: `${postgres.url}/seeded` }, seed)).close();
  return postgres;
}

async function createDump(): Promise<Buffer> {
  const embedded = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle(embedded, { schema });
  await migrate(db, { migrationsFolder });
  await seed(db);
  // without a checkpoint, each copy of the dump would replay the write-ahead log from seeding
  await embedded.query('checkpoint');
  const dump = await embedded.dumpDataDir('none');
  await embedded.close();
  return Buffer.from(await dump.arrayBuffer());
}

/** Returns the path to a dump of the seeded embedded database. The dump is created once per day and data version. */
async function prepareDump(): Promise<string> {
  const path = join(dumps, `${computeSeedHash(demo, cheapPasswords)}.tar`);
  if (existsSync(path)) return path;
  const bytes = await createDump();
  rmSync(dumps, { recursive: true, force: true });
  mkdirSync(dumps, { recursive: true });
  // renamed when complete, because the run can be interrupted
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
  return path;
}

/** Prepares the databases and bundles the server. Test files use copies of the databases. */
export async function setup(project: TestProject): Promise<() => void> {
  const [postgres, databaseDump, bundles] = await Promise.all([prepareServer(), prepareDump(), createBundles()]);
  project.provide('databaseDump', databaseDump);
  project.provide('postgresUrl', postgres.url);
  project.provide('frameScript', bundles.frame);
  project.provide('serverScript', bundles.server);
  return () => {
    postgres.stop();
  };
}
