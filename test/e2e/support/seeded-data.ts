import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuild } from '../../browser/support/build';
import { startDemoProcess } from './demo-process';

const root = 'temp/e2e';
const sources = ['demo/server/seed', 'demo/server/database', 'demo/server/photos', 'demo/shared'];
const cheapPasswords = 'test/e2e/support/server/cheap-passwords.ts';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Returns a hash of the sources of the seeded data and of the current day, because its dates are relative to the day. */
const hashOfData = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of [...sources.flatMap(filesOf), cheapPasswords]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** Returns the folder of a new database with the demo's data. It is a copy of a database that is seeded once per day. */
export async function copySeededData(): Promise<string> {
  const seeded = join(root, `seeded-${hashOfData()}`);
  const { withLock } = await loadBuild();
  await withLock('seed', async () => {
    if (existsSync(seeded)) return;
    // outdated or incomplete databases
    for (const name of existsSync(root) ? readdirSync(root) : [])
      if (/^(seeded|seeding)/.test(name)) rmSync(join(root, name), { recursive: true, force: true });
    const seeding = join(root, 'seeding');
    mkdirSync(seeding, { recursive: true });
    const server = await startDemoProcess(seeding);
    await server.stop();
    renameSync(seeding, seeded);
  });
  const copy = mkdtempSync(join(root, 'copy-'));
  cpSync(seeded, copy, { recursive: true });
  return copy;
}
