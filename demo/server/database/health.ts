import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './open';

const probeMs = 1500;

/**
 * Creates a health probe that resolves within 1.5 s, even if the database accepts connections but does not respond.
 * Concurrent probes share one query. Otherwise, a monitoring system would exhaust the connection pool during an outage.
 */
export function createHealthProbe(db: Database): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  const query = () =>
    db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        running = undefined;
      });
  return async () => {
    const deadline = new AbortController();
    running ??= query();
    try {
      return await Promise.race([running, delay(probeMs, false, { signal: deadline.signal })]);
    } finally {
      deadline.abort();
    }
  };
}
