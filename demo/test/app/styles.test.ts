import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../app/src', import.meta.url));
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.module.css'),
);

test('CSS modules reference keyframes of other files through variables, because names of keyframes are local', () => {
  const missing = modules.flatMap((path) => {
    const css = readFileSync(join(sources, path), 'utf8');
    return [...css.matchAll(/animation(?:-name)?: ([\w-]+)[ ;]/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'none' && !css.includes(`@keyframes ${name} {`))
      .map((name) => `${path}: ${name}`);
  });
  expect(modules.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
