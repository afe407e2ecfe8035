import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { OpenDatabase } from '../database/open';

/** Consumes one point for a key. Returns the seconds to wait if the limit is exceeded, otherwise 0. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (cause) {
    if (cause instanceof RateLimiterRes) return Math.max(1, Math.ceil(cause.msBeforeNext / 1000));
    throw cause;
  }
}

/** Counts a visitor's request. Returns the seconds to wait if the limit is exceeded, otherwise 0. */
export type RequestLimit = (visitor: string) => Promise<number>;

/**
 * Creates a limit on requests per visitor and minute. With a PostgreSQL server, all processes share the counters. While the
 * server is unavailable, each process counts separately.
 */
export function createRequestLimit({ kind, connection }: OpenDatabase, perMinute: number): RequestLimit {
  const window = { points: perMinute, duration: 60 };
  const memory = new RateLimiterMemory(window);
  const limiter =
    kind === 'embedded'
      ? memory
      : new RateLimiterPostgres({
          ...window,
          storeClient: connection,
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: 'visitor',
          // requests above the limit are rejected without a query
          inMemoryBlockOnConsumed: perMinute + 1,
          insuranceLimiter: memory,
        });
  return (visitor) => consume(limiter, visitor);
}
