import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of a dump of the seeded embedded database. */
    image: string;
    /** URL of a server with the database `seeded`, which test files copy. */
    postgresUrl: string;
    /** Path of the frame script of the emulator. */
    frameScript: string;
    /** Path of the bundled server. */
    serverScript: string;
  }
}

/** Seeds the demo data, and creates the keys, which takes longer than copying them. */
const seed = async (db: Database): Promise<void> => {
  await seedDemo(db);
  await readSecrets(db);
};

/** Seeds each database once. Test files use copies. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
  // nothing needs to survive a crash of the operating system
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off']);
  const administrator = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await administrator.connect();
  await administrator.query('drop database if exists seeded');
  await administrator.query('create database seeded');
  await administrator.end();
  await (await openTestDatabase({ url: `${postgres.url}/seeded` }, seed)).close();

  const embedded = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle(embedded, { schema });
  await migrate(db, { migrationsFolder });
  await seed(db);
  // without a checkpoint, each copy of the image would replay the log of the seeding
  await embedded.query('checkpoint');
  const image = join(folder, 'image.tar');
  writeFileSync(image, Buffer.from(await (await embedded.dumpDataDir('none')).arrayBuffer()));
  await embedded.close();

  project.provide('image', image);
  project.provide('postgresUrl', postgres.url);
  const bundles = await createBundles();
  project.provide('frameScript', bundles.frame);
  project.provide('serverScript', bundles.server);
  return () => {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
