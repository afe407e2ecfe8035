import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Layers of src/, each with the layers that it may import. A layer is a folder or a file at the top. */
const foundation = ['protocol', 'models', 'provider', 'errors'];
const core = [...foundation, 'validation', 'channel', 'embed', 'report', 'declarative', 'service'];

const allowed: Record<string, { layers: string[]; packages?: RegExp }> = {
  protocol: { layers: foundation },
  models: { layers: foundation },
  provider: { layers: foundation },
  errors: { layers: foundation },
  validation: { layers: foundation },
  channel: { layers: foundation },
  embed: { layers: [...foundation, 'validation', 'channel'] },
  report: { layers: [...foundation, 'validation', 'channel', 'embed'] },
  // scans the page for a service, which it accesses through an interface
  declarative: { layers: foundation },
  theme: { layers: foundation },
  service: { layers: [...foundation, 'validation', 'channel', 'embed', 'report', 'declarative'] },
  core: { layers: core },
  index: { layers: ['core', 'models', 'theme'] },
  global: { layers: ['core', 'models', 'declarative'] },
  auto: { layers: ['declarative'], packages: /^@vitrine\/sdk$/ },
  // the names of powerbi-client for the core
  // its declarations of the modules of powerbi-client refer to the built entry point
  compat: { layers: [], packages: /^@vitrine\/sdk(\/compat)?$/ },
  // must not repeat a bug of the client, so it shares only tables, data and the transport with it
  emulator: {
    layers: [...foundation, 'validation', 'channel/transport'],
    packages: /^(node:|echarts(\/|$)|@fontsource-variable\/inter\/)/,
  },
  // runs on servers, so it shares nothing with the code for pages
  server: { layers: [] },
  // the entry point of the core, and its redaction of tokens, which is not part of the public API
  devtools: { layers: ['embed/redaction'], packages: /^@vitrine\/sdk$/ },
  react: { layers: [], packages: /^(react(\/jsx-runtime)?|@vitrine\/sdk(\/devtools)?)$/ },
};

interface ImportedModule {
  specifier: string;
  line: number;
}

/** Returns the modules that a source imports or re-exports, with the line of each. */
function importsOf(text: string): ImportedModule[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ specifier: fileName, line: text.slice(0, pos).split('\n').length }));
}

/** Returns the layer of a path below src/ (or react/src/): its first folder, or the name of the file. */
const layerOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** Returns the forbidden imports of one file, as `file:line: reason`. */
function violations(file: string, text: string, root = 'src'): string[] {
  const layer = root === 'react/src' ? 'react' : layerOf(relative(root, file));
  const rule = allowed[layer];
  if (!rule) return [`${file}:1: the layer '${layer}' has no row in the table of import directions`];
  const wrong = (line: number, what: string): string => `${file}:${line}: ${layer} must not import ${what}`;
  return importsOf(text).flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) {
      return rule.packages?.test(specifier) ? [] : [wrong(line, `the package '${specifier}'`)];
    }
    if (/\.tsx?$/.test(specifier)) return [wrong(line, `'${specifier}' with its extension`)];
    const target = relative(root, join(dirname(file), specifier)) || '.';
    if (target.startsWith('..')) return [wrong(line, `'${specifier}', which is outside ${root}`)];
    const targetLayer = layerOf(target);
    if (root === 'react/src' || targetLayer === layer) return [];
    const mayImport = rule.layers.some((one) => target === one || target.startsWith(`${one}/`));
    return mayImport ? [] : [wrong(line, `'${target}'`)];
  });
}

function sourcesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(root, path));
}

/** Modules by file: the files of the same graph that each imports, including imports of types alone. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

function graphOf(roots: readonly string[]): ImportGraph {
  const files = new Set(roots.flatMap(sourcesIn));
  const resolve = (file: string, specifier: string) => {
    const path = join(dirname(file), specifier);
    return [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find((candidate) => files.has(candidate)) ?? [];
  };
  return new Map(
    [...files].map((file) => [
      file,
      importsOf(readFileSync(file, 'utf8'))
        .filter(({ specifier }) => specifier.startsWith('.'))
        .flatMap(({ specifier }) => resolve(file, specifier)),
    ]),
  );
}

/** Returns the groups of files that import each other, directly or through others (strongly connected components). */
function cyclesOf(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    let low = indexes.size;
    indexes.set(file, low);
    const depth = path.push(file) - 1;
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) low = Math.min(low, visit(target));
      else if (path.includes(target)) low = Math.min(low, indexes.get(target) ?? low);
    }
    if (low === indexes.get(file)) {
      const group = path.splice(depth);
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return cycles;
}

const roots = ['src', 'react/src', 'demo/app', 'demo/server', 'demo/shared'];

describe('import directions', () => {
  it.each(['src', 'react/src'])('are respected in every file of %s', (root) => {
    const found = sourcesIn(root).flatMap((file) => violations(file, readFileSync(file, 'utf8'), root));
    expect(found).toEqual([]);
  });

  it('are checked in at least fifty files', () => {
    expect(sourcesIn('src').length).toBeGreaterThan(50);
  });

  it('are reported with the file and line of a forbidden import', () => {
    const text = `import { a } from './b';\nimport { Report } from '../report/report';\n`;
    expect(violations('src/embed/embed.ts', text)).toEqual([
      "src/embed/embed.ts:2: embed must not import 'report/report'",
    ]);
  });

  it('apply to imports of types, re-exports and dynamic imports', () => {
    const text = [
      `import type { A } from '../service/service';`,
      `export * from '../service/service';`,
      `const a = import('../service/service');`,
    ].join('\n');
    expect(violations('src/models/a.ts', text)).toHaveLength(3);
  });

  it('allow the emulator to import the transport, but nothing else from the channel', () => {
    expect(violations('src/emulator/a.ts', `import '../channel/transport';`)).toEqual([]);
    expect(violations('src/emulator/a.ts', `import '../channel/channel';`)).toHaveLength(1);
    expect(violations('src/emulator/session/a.ts', `import '../../embed/embed';`)).toHaveLength(1);
  });

  it('exclude packages, file extensions and folders outside the layers', () => {
    expect(violations('src/embed/a.ts', `import 'lodash';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import './b.ts';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import '../../test/setup';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import '../emulator/index';`)).toHaveLength(1);
  });

  it('reject a layer that is not in the table', () => {
    expect(violations('src/novelty/a.ts', '')).toHaveLength(1);
  });
});

describe('import cycles', () => {
  it('do not exist in the sources of the package and the demo', () => {
    expect(cyclesOf(graphOf(roots))).toEqual([]);
  });

  it('are found through several files, and in a file that imports itself', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
      ['f', ['f']],
    ]);
    expect(cyclesOf(graph)).toEqual([['a', 'b', 'c'], ['f']]);
  });
});
