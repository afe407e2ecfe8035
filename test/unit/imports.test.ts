import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Layers of src/, each with the layers that it may import. A layer is a folder or a file at the top. */
const foundation = ['protocol', 'models', 'provider', 'errors'];
const core = [...foundation, 'validation', 'channel', 'embed', 'report', 'service', 'index'];

const allowed: Record<string, { layers: string[]; packages?: RegExp }> = {
  protocol: { layers: foundation },
  models: { layers: foundation },
  provider: { layers: foundation },
  errors: { layers: foundation },
  validation: { layers: foundation },
  channel: { layers: foundation },
  embed: { layers: [...foundation, 'validation', 'channel'] },
  report: { layers: [...foundation, 'validation', 'channel', 'embed'] },
  service: { layers: [...foundation, 'validation', 'channel', 'embed', 'report'] },
  index: { layers: core },
  global: { layers: core },
  auto: { layers: ['service'], packages: /^@vitrine\/sdk$/ },
  // published names for the core's door
  compat: { layers: [], packages: /^@vitrine\/sdk$/ },
  // the judge of the client shares no code with it but the tables, the data and the transport
  emulator: { layers: [...foundation, 'validation', 'channel/transport'], packages: /^(node:|echarts(\/|$)|jose$)/ },
  react: { layers: [], packages: /^(react(\/jsx-runtime)?|@vitrine\/sdk)$/ },
};

interface ImportedModule {
  specifier: string;
  line: number;
}

/** The modules that a source imports or re-exports, with the line of each. */
function importsOf(text: string): ImportedModule[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ specifier: fileName, line: text.slice(0, pos).split('\n').length }));
}

/** The layer of a path below src/ (or react/src/): its first folder, or the file's own name. */
const layerOf = (path: string): string => (path.split('/')[0] ?? '').replace(/\.tsx?$/, '');

/** What is wrong with the imports of one file, as `file:line: what`. */
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
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path));
}

describe('import directions', () => {
  it.each(['src', 'react/src'])('hold in every file of %s', (root) => {
    const found = sourcesIn(root).flatMap((file) => violations(file, readFileSync(file, 'utf8'), root));
    expect(found).toEqual([]);
  });

  it('are judged in at least fifty files', () => {
    expect(sourcesIn('src').length).toBeGreaterThan(50);
  });

  it('name the file and the line of an import against the direction', () => {
    const text = `import { a } from './b';\nimport { Report } from '../report/report';\n`;
    expect(violations('src/embed/embed.ts', text)).toEqual([
      "src/embed/embed.ts:2: embed must not import 'report/report'",
    ]);
  });

  it('see imports of types, exports and dynamic imports', () => {
    const text = [
      `import type { A } from '../service/service';`,
      `export * from '../service/service';`,
      `const a = import('../service/service');`,
    ].join('\n');
    expect(violations('src/models/a.ts', text)).toHaveLength(3);
  });

  it('let the emulator use the transport, and nothing else of the channel', () => {
    expect(violations('src/emulator/a.ts', `import '../channel/transport';`)).toEqual([]);
    expect(violations('src/emulator/a.ts', `import '../channel/channel';`)).toHaveLength(1);
    expect(violations('src/emulator/session/a.ts', `import '../../embed/embed';`)).toHaveLength(1);
  });

  it('keep packages, file extensions and foreign folders out', () => {
    expect(violations('src/embed/a.ts', `import 'lodash';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import './b.ts';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import '../../test/setup';`)).toHaveLength(1);
    expect(violations('src/embed/a.ts', `import '../emulator/index';`)).toHaveLength(1);
  });

  it('have a row for every layer', () => {
    expect(violations('src/novelty/a.ts', '')).toHaveLength(1);
  });
});
