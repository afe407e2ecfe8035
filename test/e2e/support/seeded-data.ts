import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { computeSeedHash } from '../../../demo/test/support/seed-hash';
import { loadBuild } from '../../browser/support/build';
import { startDemoProcess } from './demo-process';

const root = 'temp/e2e';
const cheapPasswords = 'test/e2e/support/server/cheap-passwords.ts';

/** Copies a database that is seeded once per day to a new folder, and returns the path to that folder. */
export async function copySeededData(): Promise<string> {
  const seeded = join(root, `seeded-${computeSeedHash('demo', cheapPasswords)}`);
  const { withLock } = await loadBuild();
  await withLock('seed', async () => {
    if (existsSync(seeded)) return;
    // remove outdated and incomplete databases
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
