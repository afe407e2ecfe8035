import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { withLock } from '../../../scripts/build-if-stale.mjs';

const name = `lock-test-${String(process.pid)}`;
const path = resolve('temp', `${name}.lock`);

function writeLock(text: string): void {
  mkdirSync(resolve('temp'), { recursive: true });
  writeFileSync(path, text);
}

afterEach(() => {
  rmSync(path, { force: true });
});

it('runs the task while a lock file exists, and then removes the file', async () => {
  expect(await withLock(name, () => existsSync(path))).toBe(true);
  expect(existsSync(path)).toBe(false);
});

it('removes a lock whose process no longer runs', async () => {
  writeLock('4194305'); // above the highest process id
  expect(await withLock(name, () => 'done')).toBe('done');
});

it('removes an old lock without a process id', async () => {
  writeLock('');
  const created = Date.now() / 1000 - 60;
  utimesSync(path, created, created);
  expect(await withLock(name, () => 'done')).toBe('done');
});
