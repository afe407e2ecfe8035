import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Connection } from '../database/open';
import { consume } from '../http/rate-limit';

const minute = 60;

/** Hashed, so that the table does not reveal emails and addresses. */
const hash = (...parts: string[]): string =>
  createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\n'))
    .digest('base64url');

/**
 * Limits sign-in attempts. The counters are in the database, so that several processes do not multiply the guesses.
 *
 * - 10 in 15 minutes for one account from one address,
 * - 100 in 15 minutes from one address,
 * - 100 in an hour for one account from all addresses together, except those that have signed in to it in the last 30
 *   days: strangers cannot lock the owner out.
 */
export class LoginThrottle {
  readonly #pair: RateLimiterPostgres;
  readonly #address: RateLimiterPostgres;
  readonly #account: RateLimiterPostgres;
  readonly #known: RateLimiterPostgres;

  constructor(connection: Connection) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: connection,
        storeType: 'client',
        tableName: 'sign_in_attempts',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    this.#pair = limiter('pair', 10, 15 * minute);
    this.#address = limiter('address', 100, 15 * minute);
    this.#account = limiter('account', 100, 60 * minute);
    this.#known = limiter('known', 1, 30 * 24 * 60 * minute);
  }

  /**
   * Counts an attempt before its password is checked, so that concurrent attempts are limited as well.
   * @returns seconds until the next attempt is allowed; 0 when this one is
   */
  async attempt(email: string, address: string): Promise<number> {
    const pair = hash(email, address);
    const waits = [await consume(this.#address, hash(address)), await consume(this.#pair, pair)];
    if ((await this.#known.get(pair)) === null) waits.push(await consume(this.#account, hash(email)));
    return Math.max(...waits);
  }

  /** Takes back what `attempt` has counted, after a successful sign-in, and remembers the address. */
  async succeed(email: string, address: string): Promise<void> {
    const pair = hash(email, address);
    await this.#pair.delete(pair);
    await this.#address.reward(hash(address), 1);
    if ((await this.#account.get(hash(email))) !== null) await this.#account.reward(hash(email), 1);
    await this.#known.set(pair, 1, 30 * 24 * 60 * minute);
  }
}
