import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import * as nodePostgres from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as embedded from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/** Either database behind one type: the same schema and the same queries run on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'server';
  close(): Promise<void>;
}

export type DatabasePlace =
  | { url: string }
  /** `image` is a dump (`dumpDataDir`) to start from. */
  | { folder: string; image?: Blob }
  | { memory: true; image?: Blob };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

// any number that is the same in every process: whoever holds it migrates and seeds, the others wait
const setupLock = 7_242_001;

/**
 * Opens the database, brings its tables up to date and runs `prepare` (the seed) once, even when several processes
 * start together on one server.
 */
export async function openDatabase(
  place: DatabasePlace,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  return 'url' in place ? openServer(place.url, prepare) : openEmbedded(place, prepare);
}

async function openServer(url: string, prepare: (db: Database) => Promise<void>): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  // an idle connection that the server drops is replaced at the next query; without a listener it would end the process
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [setupLock]);
      const db = nodePostgres.drizzle(client, { schema });
      await migratePostgres(db, { migrationsFolder });
      await prepare(db);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [setupLock]).catch(() => undefined);
      client.release();
    }
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  return { db: nodePostgres.drizzle(pool, { schema }), kind: 'server', close: () => pool.end() };
}

async function openEmbedded(
  place: Exclude<DatabasePlace, { url: string }>,
  prepare: (db: Database) => Promise<void>,
): Promise<OpenDatabase> {
  const folder = 'folder' in place ? place.folder : undefined;
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const unlock = folder === undefined ? () => undefined : lockFolder(folder);
  try {
    const client = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: `${folder}/postgres` }),
      ...(place.image === undefined ? {} : { loadDataDir: place.image }),
      extensions: { pg_trgm },
    });
    const db = embedded.drizzle(client, { schema });
    const close = async () => {
      await client.close();
      unlock();
    };
    try {
      await migrateEmbedded(db, { migrationsFolder });
      await prepare(db);
    } catch (cause) {
      await close();
      throw cause;
    }
    return { db, kind: 'embedded', close };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** True when an insert or update failed because the value of the named unique index is taken already. */
export function violates(cause: unknown, constraint: string): boolean {
  for (let error = cause; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint)
      return true;
  return false;
}
