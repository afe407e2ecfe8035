import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Common type for the embedded database and the PostgreSQL server. Both use the same schema and queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Subset of the node-postgres client that the rate limiter uses. */
export interface Connection {
  query(query: { text: string; values?: unknown[] }): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

export interface OpenDatabase {
  db: Database;
  connection: Connection;
  kind: 'embedded' | 'server';
  /**
   * Returns a database that cancels a transaction's running query when the signal is aborted. Queries on the embedded
   * database cannot be canceled.
   */
  cancelable(signal: AbortSignal): Database;
  close(): Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const uniqueViolation = '23505';
export const foreignKeyViolation = '23503';

/** Returns whether a statement failed because of the named constraint or unique index. */
export function violates(cause: unknown, constraint: string, code = uniqueViolation): boolean {
  for (let error = cause; error instanceof Error; error = error.cause)
    if ('code' in error && error.code === code && 'constraint' in error && error.constraint === constraint) return true;
  return false;
}
