import * as nodePostgres from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log';
import { SetupError } from '../setup-error';
import { isDatabaseUnavailable } from './availability';
import { migrationsFolder, type Database, type OpenDatabase } from './open';
import * as schema from './schema';

// an arbitrary number, the same in every process: its holder migrates and seeds while the others wait
const setupLock = 7_242_001;

const codeOf = (cause: unknown): string => {
  for (let error = cause; error instanceof Error; error = error.cause)
    if ('code' in error && typeof error.code === 'string') return error.code;
  return '';
};

/** Returns what the operator can do about a database that cannot be opened; other errors as they are. */
function setupProblem(url: string, cause: unknown): unknown {
  const { hostname, port, pathname } = new URL(url);
  const server = `${hostname}:${port || '5432'}`;
  const name = decodeURIComponent(pathname.slice(1)) || 'of the default name';
  const code = codeOf(cause);
  if (code === '3D000')
    return new SetupError(`The database ${name} does not exist on ${server}. Create it, or change DATABASE_URL.`);
  if (code.startsWith('28'))
    return new SetupError(`${server} refuses the user or the password (${code}). Check DATABASE_URL.`);
  if (code === '42501')
    return new SetupError(
      `The user of DATABASE_URL may not create tables in the database ${name} on ${server}. Grant it the right to.`,
    );
  if (isDatabaseUnavailable(cause))
    return new SetupError(
      `The database on ${server} does not respond${code === '' ? '' : ` (${code})`}. Check DATABASE_URL and that the server runs.`,
    );
  return cause;
}

/** Migrates and seeds on a connection of its own: both can take longer than the time limit of the pool's queries. */
async function setUp(url: string, prepare: (db: Database) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // without a listener, a connection that the server closes would end the process; the running query rejects anyway
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [setupLock]);
    const db = nodePostgres.drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    await prepare(db);
  } finally {
    // ends the session, and the lock with it
    await client.end();
  }
}

/**
 * Runs transactions on a connection that is returned to the pool in every case. Drizzle's own transactions keep it when
 * `begin` fails: after as many failures as the pool has connections, no request would ever succeed again.
 */
function withTransactions(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (run, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await nodePostgres.drizzle(client, { schema }).transaction(run, config);
    } catch (cause) {
      isBroken = isDatabaseUnavailable(cause);
      throw cause;
    } finally {
      client.release(isBroken);
    }
  };
  return Object.assign(nodePostgres.drizzle(pool, { schema }), { transaction });
}

/** Opens a PostgreSQL server. Several processes can do so together: one migrates and seeds, the others wait. */
export async function openServer(
  url: string,
  prepare: (db: Database) => Promise<void>,
  log: Log,
): Promise<OpenDatabase> {
  try {
    await setUp(url, prepare);
  } catch (cause) {
    throw setupProblem(url, cause);
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    // while the server is stopped or stuck, requests fail after this time instead of waiting for it
    connectionTimeoutMillis: 4000,
    query_timeout: 10_000,
  });
  const report = (error: Error) => {
    log.warn('database connection lost', { error });
  };
  // an idle connection that the server drops is replaced at the next query
  pool.on('error', report);
  // the pool listens to idle connections only: the error of a busy one would end the process
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return { db: withTransactions(pool), connection: pool, kind: 'server', close: () => pool.end() };
}
