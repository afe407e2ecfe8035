import type { SQL } from 'drizzle-orm';
import type { Database } from './open';

/** Executes a query and returns its rows. */
export const rowsOf = async <Row>(db: Database, query: SQL): Promise<Row[]> => {
  // the two drivers have different result types, but both provide `rows`
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
};
