import { createHash } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Connection } from '../database/open';
import { consume } from '../http/rate-limit';

const minute = 60;

/** Hashes a counter's key, so the table does not reveal emails and addresses. */
const hash = (...parts: string[]): string =>
  createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\n'))
    .digest('base64url');

/** A counted sign-in attempt. */
export interface SignInAttempt {
  /** Seconds until the next allowed attempt; 0 if this attempt is allowed. */
  wait: number;
  /**
   * Records a successful sign-in: resets the counter for the account and address, does not count this attempt toward the
   * other limits, and exempts the address from the account limit.
   */
  succeed(): Promise<void>;
}

/**
 * Limits sign-in attempts. The counters are stored in the database, so the limits apply across all processes:
 *
 * - 10 attempts in 15 minutes per account and address
 * - 100 attempts in 15 minutes per address
 * - 100 attempts per hour per account. Addresses that have signed in to the account in the last 30 days are exempt, so
 *   strangers cannot lock out the owner.
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
   * Counts an attempt. Must be called before the password is verified, so concurrent attempts are limited as well.
   * An attempt that one limit rejects does not count toward the next ones. Otherwise, a single address could exhaust
   * an account's limit, or one account could exhaust a shared address's limit.
   */
  async attempt(email: string, address: string): Promise<SignInAttempt> {
    const keys = { pair: hash(email, address), address: hash(address), account: hash(email) };
    let wait = (await consume(this.#pair, keys.pair)) || (await consume(this.#address, keys.address));
    const isExempt = wait > 0 || (await this.#known.get(keys.pair)) !== null;
    if (!isExempt) wait = await consume(this.#account, keys.account);
    return {
      wait,
      succeed: async () => {
        await this.#pair.delete(keys.pair);
        await this.#address.reward(keys.address, 1);
        // for an exempt address, the account's points were consumed by other addresses
        if (!isExempt) await this.#account.reward(keys.account, 1);
        await this.#known.set(keys.pair, 1, 30 * 24 * 60 * minute);
      },
    };
  }
}
