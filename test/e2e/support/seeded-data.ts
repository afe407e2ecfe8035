import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuild } from '../../browser/support/build';
import { startDemoProcess } from './demo-process';

const home = 'temp/e2e';
const sources = ['demo/server/seed', 'demo/server/database', 'demo/server/photos', 'demo/shared'];
const preloaded = 'test/e2e/support/cheap-passwords.ts';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Returns a name that changes with the sources of the data and with the day, from which its dates count back. */
const nameOfData = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of [...sources.flatMap(filesOf), preloaded]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** Returns the folder of a new database with the demo's data: a copy of the one that the server's first start has seeded. */
export async function copySeededData(): Promise<string> {
  const seeded = join(home, `seeded-${nameOfData()}`);
  const { alone } = await loadBuild();
  await alone('seed', async () => {
    if (existsSync(seeded)) return;
    // of another day, or from other sources
    for (const name of existsSync(home) ? readdirSync(home) : [])
      if (/^(seeded|making)/.test(name)) rmSync(join(home, name), { recursive: true, force: true });
    const making = join(home, 'making');
    mkdirSync(making, { recursive: true });
    const server = await startDemoProcess(making);
    await server.stop();
    renameSync(making, seeded);
  });
  const copy = mkdtempSync(join(home, 'copy-'));
  cpSync(seeded, copy, { recursive: true });
  return copy;
}
