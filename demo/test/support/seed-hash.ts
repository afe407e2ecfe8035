import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['server/seed', 'server/database', 'server/photos', 'shared'];

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * Returns a hash of the seed data's sources, its dependencies' versions, and the current day, because the seeded dates
 * are relative to that day.
 * @param demo path to the demo folder; browser tests cannot derive it, because they are transpiled to CommonJS
 * @param settings paths to files that change the data
 */
export function computeSeedHash(demo: string, ...settings: string[]): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = [...folders.flatMap((name) => filesOf(join(demo, name))), join(demo, 'package.json'), ...settings];
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
