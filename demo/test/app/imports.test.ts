import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../app/src', import.meta.url));

/** App layers, lowest first. Each may import from itself and from the layers before it. Each feature is a separate layer. */
const layers = ['lib', 'components', 'hooks', 'features', 'app', 'main'];

/** Code shared by the app and the server. Only its index may be imported. */
const shared = '../../shared';

type Files = ReadonlyMap<string, string>;

function readSources(): Files {
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.d)\.tsx?$/.test(path),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(sources, path), 'utf8')]));
}

const layerOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');
const featureOf = (path: string): string | undefined => /^features\/([^/]+)/.exec(path)?.[1];

/** Returns the modules that a file imports, including type imports, as paths relative to `sources`. */
const importsOf = (path: string, text: string): string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.') && !fileName.endsWith('.css'))
    .map(({ fileName }) => join(dirname(path), fileName));

/** Returns imports from a higher layer, from a different feature, and from outside the app. */
const violations = (files: Files): string[] =>
  [...files].flatMap(([path, text]) =>
    importsOf(path, text)
      .filter((target) => {
        if (target === shared) return false;
        const from = layers.indexOf(layerOf(path));
        const to = layers.indexOf(layerOf(target));
        if (from === -1 || to === -1 || to > from) return true;
        return layerOf(path) === 'features' && to === from && featureOf(path) !== featureOf(target);
      })
      .map((target) => `${path} imports ${target}`),
  );

/** Returns the files of the first import cycle, or undefined if there is none. */
function findCycle(files: Files): string[] | undefined {
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    if (finished.has(path)) return undefined;
    for (const target of importsOf(path, files.get(path) ?? '')) {
      const file = [`${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate));
      const cycle = file === undefined ? undefined : visit(file, [...trail, path]);
      if (cycle) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const path of files.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('app imports', () => {
  test('all files import only from their own layer and the layers below it', () => {
    const files = readSources();
    expect(files.size).toBeGreaterThan(50);
    expect(violations(files)).toEqual([]);
  });

  test('imports do not form cycles, not even type imports', () => {
    expect(findCycle(readSources())).toBeUndefined();
  });

  test.each([
    ['lib/a.ts', `import type { Page } from '../components/page';`],
    ['components/photo/a.ts', `import { useStaff } from '../../features/staff/api/staff';`],
    ['features/staff/api/a.ts', `import { router } from '../../../app/router';`],
    ['features/staff/api/a.ts', `const page = import('../../permissions/components/page');`],
    ['features/staff/api/a.ts', `export * from '../../../../../server/main';`],
    ['features/staff/api/a.ts', `import { limits } from '../../../../../shared/limits';`],
    ['pages/a.ts', `import { api } from '../lib/api';`],
  ])('reports a forbidden import in %s: %s', (path, text) => {
    expect(violations(new Map([[path, text]]))).toHaveLength(1);
  });

  test('accepts allowed imports', () => {
    const text = [
      `import { limits } from '../../../../../shared';`,
      `import { api } from '../../../lib/api/client';`,
      `import { Page } from '../../../components/page';`,
      `import { readStaff } from '../api/staff';`,
      `import classes from './page.module.css';`,
    ].join('\n');
    expect(violations(new Map([['features/staff/components/page.tsx', text]]))).toEqual([]);
  });

  test('reports the files in a cycle', () => {
    const files = new Map([
      ['lib/a.ts', `import { b } from './b';`],
      ['lib/b.ts', `import { c } from './c';`],
      ['lib/c.ts', `import type { B } from './b';`],
    ]);
    expect(findCycle(files)).toEqual(['lib/b.ts', 'lib/c.ts', 'lib/b.ts']);
  });
});
