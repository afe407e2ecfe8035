import fs, { mkdtempSync, rmSync, type StatsFs } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { databaseError } from '../server/database/data-folder';
import { openTestDatabase } from './support/open-database';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-full-disk-'));
const statfs = vi.spyOn(fs, 'statfsSync');
const setFreeSpace = (megabytes: number) => {
  statfs.mockReturnValue({ bavail: megabytes, bsize: 2 ** 20 } as StatsFs);
};

// also replaces the named export, which the server imports
beforeAll(() => {
  syncBuiltinESMExports();
});
beforeEach(() => {
  setFreeSpace(11);
});
afterAll(() => {
  statfs.mockRestore();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

const fullDisk = `The disk that contains the data folder ${folder} is full. Free up some disk space.`;

test('names a disk without room for a 16 MB segment of the log as the reason why the database cannot be opened', () => {
  expect(databaseError(folder, new Error('the program terminated'))).toMatchObject({ message: fullDisk });
  setFreeSpace(20);
  expect(databaseError(folder, new Error('the program terminated'))).toMatchObject({
    message: expect.stringContaining('its files are damaged') as string,
  });
});

test('names a full disk as the reason why the database cannot be seeded', async () => {
  const opening = openTestDatabase({ folder }, () => Promise.reject(new Error('cannot drop active portal')));
  await expect(opening).rejects.toThrow(fullDisk);
});
