import { setTimeout as delay } from 'node:timers/promises';
import * as nodePostgres from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log';
import { SetupError } from '../setup-error';
import { isDatabaseUnavailable } from './availability';
import { migrationsFolder, type Database, type OpenDatabase } from './open';
import * as schema from './schema';

// Arbitrary key for an advisory lock. The process that holds it migrates and seeds while the others wait.
const setupLock = 7_242_001;

const codeOf = (cause: unknown): string => {
  for (let error = cause; error instanceof Error; error = error.cause)
    if ('code' in error && typeof error.code === 'string') return error.code;
  return '';
};

const serverOf = ({ hostname, port }: URL): string => `${hostname}:${port || '5432'}`;

/** Converts a connection error to a {@link SetupError} with instructions. Returns other errors unchanged. */
function toSetupError(url: URL, cause: unknown): unknown {
  const { pathname } = url;
  const server = serverOf(url);
  const name = decodeURIComponent(pathname.slice(1)) || '(default)';
  const code = codeOf(cause);
  if (code === '3D000')
    return new SetupError(`The database '${name}' does not exist on ${server}. Create it, or change DATABASE_URL.`);
  if (code.startsWith('28'))
    return new SetupError(`${server} rejected the user or password (${code}). Check DATABASE_URL.`);
  if (code === '42501')
    return new SetupError(
      `The DATABASE_URL user is not allowed to create tables in the database '${name}' on ${server}. Grant it CREATE on the schema.`,
    );
  if (isDatabaseUnavailable(cause))
    return new SetupError(
      `The database on ${server} does not respond${code === '' ? '' : ` (${code})`}. Check DATABASE_URL and make sure that the server is running.`,
    );
  return cause;
}

/** Opens a connection. Every failure is due to the URL or the server, and results in a {@link SetupError}. */
async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    // Without a listener, a connection closed by the server would crash the process. The running query is rejected anyway.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (cause) {
    const error = toSetupError(new URL(url), cause);
    if (error instanceof SetupError || !(cause instanceof Error)) throw error;
    throw new SetupError(`The connection to ${serverOf(new URL(url))} failed: ${cause.message}. Check DATABASE_URL.`);
  }
}

/** Migrates and seeds on a separate connection, because both can take longer than the pool's query timeout. */
async function setUp(url: string, prepare: (db: Database) => Promise<void>): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock]);
    const db = nodePostgres.drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    await prepare(db);
  } finally {
    // closing the connection also releases the advisory lock
    await client.end();
  }
}

const cancellationIntervalMs = 50;

/** `processID` is missing from node-postgres's types. */
type PooledClient = pg.PoolClient & { processID: number };

/** Cancels a connection's queries once the signal is aborted. */
function cancelOnAbort(pool: pg.Pool, { processID }: PooledClient, signal: AbortSignal) {
  const finished = new AbortController();
  let canceling: Promise<void> | undefined;
  // Repeated, because a cancellation that arrives before its query has no effect.
  const cancel = async () => {
    while (!finished.signal.aborted) {
      // if the cancellation fails, the query keeps running, and its result is discarded
      await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined);
      await delay(cancellationIntervalMs, undefined, { signal: finished.signal }).catch(() => undefined);
    }
  };
  const start = () => {
    canceling = cancel();
  };
  signal.addEventListener('abort', start, { once: true });
  return {
    /** Stops canceling queries. Resolves to true if the signal was aborted. */
    finish: async (): Promise<boolean> => {
      signal.removeEventListener('abort', start);
      finished.abort();
      await canceling;
      return canceling !== undefined;
    },
  };
}

/**
 * Creates a database whose transactions always return their connection to the pool. Drizzle's own transactions leak the
 * connection if `begin` fails, which exhausts the pool during an outage.
 */
function withTransactions(pool: pg.Pool, signal?: AbortSignal): Database {
  const transaction: Database['transaction'] = async (run, config) => {
    signal?.throwIfAborted();
    const client = (await pool.connect()) as PooledClient;
    const cancellation = signal && cancelOnAbort(pool, client, signal);
    let isBroken = false;
    try {
      signal?.throwIfAborted();
      return await nodePostgres.drizzle(client, { schema }).transaction(run, config);
    } catch (cause) {
      isBroken = isDatabaseUnavailable(cause);
      throw cause;
    } finally {
      // A late cancellation would cancel the next query on this connection, so the connection is closed.
      const isCanceled = (await cancellation?.finish()) ?? false;
      client.release(isBroken || isCanceled);
    }
  };
  return Object.assign(nodePostgres.drizzle(pool, { schema }), { transaction });
}

/**
 * Connects to a PostgreSQL server. If several processes start together, one migrates and seeds while the others wait.
 */
export async function openServer(
  url: string,
  prepare: (db: Database) => Promise<void>,
  log: Log,
): Promise<OpenDatabase> {
  try {
    await setUp(url, prepare);
  } catch (cause) {
    throw toSetupError(new URL(url), cause);
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    // limits how long requests wait while the server is down or hangs
    connectionTimeoutMillis: 4000,
    query_timeout: 10_000,
    // The estimated cost of a search triggers JIT compilation, which takes longer than the search itself. Dates are in UTC,
    // as in the embedded database, the seed and the report.
    options: '-c jit=off -c timezone=UTC',
  });
  const report = (error: Error) => {
    log.warn('database connection lost', { error });
  };
  // an idle connection closed by the server is replaced on the next query
  pool.on('error', report);
  // The pool handles errors only on idle connections. An unhandled error on a busy connection would crash the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return {
    db: withTransactions(pool),
    connection: pool,
    kind: 'server',
    cancelable: (signal) => withTransactions(pool, signal),
    close: () => pool.end(),
  };
}
