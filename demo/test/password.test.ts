import { afterEach, expect, test } from 'vitest';
import { hashPassword, passwordCost, verifyPassword } from '../server/accounts/password';
import { realCost } from './support/cheap-passwords';

const cheapCost = { ...passwordCost };

afterEach(() => {
  Object.assign(passwordCost, cheapCost);
});

test('hashes passwords with scrypt at the recommended cost, and verifies only the correct password', async () => {
  Object.assign(passwordCost, realCost);
  const hash = await hashPassword('Very-secret-77');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('Very-secret-77', hash)).toBe(true);
  expect(await verifyPassword('Very-secret-78', hash)).toBe(false);
});

test('verifies hashes created with a different cost, so the cost can be changed', async () => {
  const hash = await hashPassword('Very-secret-77');
  expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/);
  Object.assign(passwordCost, realCost);
  expect(await verifyPassword('Very-secret-77', hash)).toBe(true);
});

test('creates a different hash each time for the same password', async () => {
  expect(await hashPassword('Very-secret-77')).not.toBe(await hashPassword('Very-secret-77'));
});
