import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const foundation = ['protocol', 'models', 'provider', 'errors'];
const core = [...foundation, 'validation', 'channel', 'embed', 'report', 'declarative', 'service'];

/** The layers in src/, each with the layers and packages that it may import. A layer is a top-level folder or file. */
const allowed: Record<string, { layers: string[]; packages?: RegExp }> = {
  errors: { layers: [] },
  provider: { layers: [] },
  models: { layers: ['errors', 'provider'] },
  protocol: { layers: ['models', 'errors'] },
  validation: { layers: ['models', 'errors', 'provider'] },
  channel: { layers: ['protocol', 'errors'] },
  embed: { layers: [...foundation, 'validation', 'channel'] },
  report: { layers: [...foundation, 'validation', 'channel', 'embed'] },
  // Scans the page for a service, which it accesses through an interface.
  declarative: { layers: ['models'] },
  theme: { layers: ['models'] },
  service: { layers: [...foundation, 'validation', 'channel', 'embed', 'report', 'declarative'] },
  core: { layers: core },
  index: { layers: ['core', 'models', 'theme'] },
  global: { layers: ['core', 'models', 'declarative'] },
  auto: { layers: ['declarative'], packages: /^@vitrine\/sdk$/ },
  // Maps powerbi-client's names to the core. Its declarations of powerbi-client's modules refer to the built entry point.
  compat: { layers: [], packages: /^@vitrine\/sdk(\/compat)?$/ },
  // Must not repeat a bug in the client, so the two share only tables, data and the transport.
  emulator: {
    layers: [...foundation, 'validation', 'channel/transport'],
    packages: /^(node:|echarts(\/|$)|@fontsource-variable\/inter\/)/,
  },
  // Runs on servers, so it shares nothing with browser code.
  server: { layers: [] },
  // Imports the core's entry point and its token redaction, which is not part of the public API.
  devtools: { layers: ['embed/redaction'], packages: /^@vitrine\/sdk$/ },
  react: { layers: [], packages: /^(react(\/jsx-runtime)?|@vitrine\/sdk(\/devtools)?)$/ },
};

interface ImportedModule {
  specifier: string;
  line: number;
}

/** Returns the modules that a source imports or re-exports, with their lines. */
function importsOf(text: string): ImportedModule[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ specifier: fileName, line: text.slice(0, pos).split('\n').length }));
}

/** Returns the layer for a path under src/ (or react/src/): its first folder, or its file name. */
const layerOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** Returns the forbidden imports of one file, as `file:line: reason`. */
function violations(file: string, text: string, root = 'src'): string[] {
  const layer = root === 'react/src' ? 'react' : layerOf(relative(root, file));
  const rule = allowed[layer];
  if (!rule) return [`${file}:1: the layer '${layer}' has no row in the import direction table`];
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
    const mayImport = rule.layers.some((name) => target === name || target.startsWith(`${name}/`));
    return mayImport ? [] : [wrong(line, `'${target}'`)];
  });
}

function sourcesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(root, path));
}

/** Maps each file to the files in the same graph that it imports, including type-only imports. */
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

/** Returns a graph for each folder, with the files and folders directly in it and the imports between them. */
function folderGraphsOf(graph: ImportGraph): ReadonlyMap<string, ImportGraph> {
  const graphs = new Map<string, Map<string, string[]>>();
  const importsIn = (folder: string, child: string) => {
    const children = graphs.get(folder) ?? new Map<string, string[]>();
    const imports = children.get(child) ?? [];
    graphs.set(folder, children.set(child, imports));
    return imports;
  };
  for (const [file, targets] of graph) {
    const segments = file.split('/');
    segments.forEach((child, depth) => {
      const folder = segments.slice(0, depth).join('/');
      const imports = importsIn(folder, child);
      for (const target of targets) {
        const [targetChild] = target.startsWith(`${folder}/`) ? target.slice(folder.length + 1).split('/') : [];
        if (targetChild && targetChild !== child) imports.push(targetChild);
      }
    });
  }
  return graphs;
}

/** Returns the groups of files that import each other, directly or indirectly (strongly connected components). */
function cyclesOf(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    let lowLink = indexes.size;
    indexes.set(file, lowLink);
    const depth = path.push(file) - 1;
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) lowLink = Math.min(lowLink, visit(target));
      else if (path.includes(target)) lowLink = Math.min(lowLink, indexes.get(target) ?? lowLink);
    }
    if (lowLink === indexes.get(file)) {
      const group = path.splice(depth);
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return lowLink;
  };
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return cycles;
}

const roots = ['src', 'react/src', 'demo/app', 'demo/server', 'demo/shared'];

describe('import directions', () => {
  it.each(['src', 'react/src'])('respects the import directions in every file in %s', (root) => {
    const found = sourcesIn(root).flatMap((file) => violations(file, readFileSync(file, 'utf8'), root));
    expect(found).toEqual([]);
  });

  it('checks more than fifty files', () => {
    expect(sourcesIn('src').length).toBeGreaterThan(50);
  });

  it('reports a forbidden import with its file and line', () => {
    const text = `import { a } from './b';\nimport { Report } from '../report/report';\n`;
    expect(violations('src/embed/embed.ts', text)).toEqual([
      "src/embed/embed.ts:2: embed must not import 'report/report'",
    ]);
  });

  it('checks type imports, re-exports and dynamic imports', () => {
    const text = [
      `import type { A } from '../service/service';`,
      `export * from '../service/service';`,
      `const a = import('../service/service');`,
    ].join('\n');
    expect(violations('src/models/a.ts', text)).toHaveLength(3);
  });

  it('allows the emulator to import the transport, but nothing else from the channel', () => {
    expect(violations('src/emulator/a.ts', `import '../channel/transport';`)).toEqual([]);
    expect(violations('src/emulator/a.ts', `import '../channel/channel';`)).toHaveLength(1);
    expect(violations('src/emulator/session/a.ts', `import '../../embed/embed';`)).toHaveLength(1);
  });

  it('rejects packages, file extensions and folders outside the layers', () => {
    expect(violations('src/embed/a.ts', `import 'lodash';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import './b.ts';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import '../../test/setup';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import '../emulator/index';`)).toHaveLength(1);
  });

  it('rejects a layer that is not in the table', () => {
    expect(violations('src/novelty/a.ts', '')).toHaveLength(1);
  });
});

describe('import cycles', () => {
  it('finds no import cycles in the package and demo sources', () => {
    expect(cyclesOf(graphOf(roots))).toEqual([]);
  });

  it('finds no cycles between the files and folders in any folder, so that each folder has layers', () => {
    const cycles = [...folderGraphsOf(graphOf(roots))].flatMap(([folder, graph]) =>
      cyclesOf(graph).map((children) => `${folder}: ${children.join(', ')}`),
    );
    expect(cycles).toEqual([]);
  });

  it('finds cycles between folders whose files do not import each other in a cycle', () => {
    const graph = new Map([
      ['src/a/one.ts', ['src/b/one.ts', 'src/a/two.ts']],
      ['src/a/two.ts', []],
      ['src/b/one.ts', []],
      ['src/b/two.ts', ['src/a/two.ts']],
    ]);
    expect(cyclesOf(graph)).toEqual([]);
    expect(cyclesOf(folderGraphsOf(graph).get('src') ?? new Map())).toEqual([['a', 'b']]);
  });

  it('finds import cycles across several files and in a file that imports itself', () => {
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
