import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { openTestDatabase } from './open-database';
import * as schema from '../../server/database/schema';
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
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Seeds each database once. Test files use copies. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
  const postgres = await startPostgres();
  const bootstrap = await openTestDatabase({ url: `${postgres.url}/postgres` });
  await bootstrap.db.execute('drop database if exists seeded');
  await bootstrap.db.execute('create database seeded');
  await bootstrap.close();
  await (await openTestDatabase({ url: `${postgres.url}/seeded` }, (db) => seedDemo(db))).close();

  const embedded = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle(embedded, { schema });
  await migrate(db, { migrationsFolder: here('../../server/database/migrations') });
  await seedDemo(db);
  const image = join(folder, 'image.tar');
  writeFileSync(image, Buffer.from(await (await embedded.dumpDataDir('none')).arrayBuffer()));
  await embedded.close();

  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: here('../../../src/emulator/frame/main.ts'),
        name: 'frame',
        formats: ['iife'],
        fileName: () => 'frame.js',
      },
    },
  });

  project.provide('image', image);
  project.provide('postgresUrl', postgres.url);
  project.provide('frameScript', join(folder, 'frame.js'));
  return () => {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
