import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireCurrentPassword } from '../server/sign-in/current-password';
import { hashPassword } from '../server/accounts/password';
import type { OpenDatabase } from '../server/database/open';
import { HttpError } from '../server/http/http-error';
import { LoginThrottle } from '../server/sign-in/login-throttle';
import { databaseKinds, openSeeded } from './support/demo';

describe.each(databaseKinds)('the login throttle on the %s database', (kind) => {
  let database: OpenDatabase;
  let throttle: LoginThrottle;
  beforeAll(async () => {
    database = await openSeeded(kind);
    throttle = new LoginThrottle(database.connection);
  });
  afterAll(() => database.close());

  const waitOf = async (email: string, address: string) => (await throttle.attempt(email, address)).wait;
  const attempts = (count: number, email: string, address: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => waitOf(email, address(index))));
  const allowed = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length;

  test("allows ten concurrent attempts for one account from one address, regardless of the email's case", async () => {
    const waits = await attempts(15, 'owner@one.example', () => '10.0.0.1');
    expect(allowed(waits)).toBe(10);
    expect(Math.max(...waits)).toBeGreaterThan(800);
    expect(await waitOf(' OWNER@one.example ', '10.0.0.1')).toBeGreaterThan(0);
  });

  test('does not block the owner at a different address after ten wrong passwords from an attacker', async () => {
    await attempts(12, 'owner@two.example', () => '10.0.0.2');
    expect(await waitOf('owner@two.example', '10.0.0.3')).toBe(0);
  });

  test('does not block the owner at a different address after a hundred attempts from one address', async () => {
    expect(allowed(await attempts(110, 'owner@six.example', () => '10.0.0.6'))).toBe(10);
    expect(await waitOf('owner@six.example', '10.0.0.7')).toBe(0);
  });

  test('does not block an address after a hundred attempts for one account', async () => {
    await attempts(110, 'owner@seven.example', () => '10.0.0.8');
    expect(await waitOf('other@seven.example', '10.0.0.8')).toBe(0);
  });

  test("limits attempts for one account from many addresses, except from the owner's known addresses", async () => {
    await (await throttle.attempt('owner@three.example', '10.0.1.1')).succeed();
    const waits = await attempts(120, 'owner@three.example', (index) => `10.1.0.${String(index)}`);
    expect(allowed(waits)).toBe(100);
    expect(await waitOf('owner@three.example', '10.2.0.1')).toBeGreaterThan(0);
    expect(await waitOf('owner@three.example', '10.0.1.1')).toBe(0);
  });

  test('does not refund attempts by strangers when the owner signs in from a known address', async () => {
    const email = 'owner@nine.example';
    const knownAddress = '10.0.0.9';
    await (await throttle.attempt(email, knownAddress)).succeed();
    expect(allowed(await attempts(100, email, (index) => `10.3.0.${String(index)}`))).toBe(100);
    for (let count = 0; count < 5; count++) await (await throttle.attempt(email, knownAddress)).succeed();
    expect(allowed(await attempts(5, email, (index) => `10.4.0.${String(index)}`))).toBe(0);
  });

  test('limits attempts from one address for many accounts', async () => {
    const waits = await Promise.all(
      Array.from({ length: 105 }, (_, index) => waitOf(`person.${String(index)}@four.example`, '10.0.0.4')),
    );
    expect(allowed(waits)).toBe(100);
  });

  test('limits wrong current passwords per account, without blocking password changes for other accounts', async () => {
    const passwordHash = await hashPassword('right-word-1');
    const guess = (email: string) =>
      requireCurrentPassword(throttle, { email, passwordHash }, 'wrong-word-1').catch((error: unknown) =>
        error instanceof HttpError ? error.status : error,
      );
    const emails = Array.from({ length: 101 }, (_, index) => `person.${String(index)}@eight.example`);
    expect(new Set(await Promise.all(emails.map(guess)))).toEqual(new Set([400]));
    const guesses = await Promise.all(Array.from({ length: 15 }, () => guess('owner@eight.example')));
    expect(guesses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('resets the count after a successful sign-in', async () => {
    for (let round = 0; round < 3; round++) {
      expect(allowed(await attempts(8, 'owner@five.example', () => '10.0.0.5'))).toBe(8);
      const attempt = await throttle.attempt('owner@five.example', '10.0.0.5');
      expect(attempt.wait).toBe(0);
      await attempt.succeed();
    }
  });
});
