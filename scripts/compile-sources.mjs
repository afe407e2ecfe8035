// Compiles src/ and react/src/ once for all Rollup configurations: JavaScript stays in memory, declarations go to temp/types.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '..');
const outDir = join(root, 'temp/types');

const formatHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

function fail(diagnostics) {
  throw new Error(`The sources do not compile.\n${ts.formatDiagnostics(diagnostics, formatHost)}`);
}

function readConfig(overrides) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (error) => fail([error]) };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.build.json'), overrides, host);
  if (config.errors.length > 0) fail(config.errors);
  return config;
}

/** Writes the declarations, and returns JavaScript and source maps by path. */
function emit(isChecked) {
  const { options, fileNames } = readConfig({
    noCheck: !isChecked,
    declaration: isChecked,
    inlineSources: true,
    outDir,
    rootDir: root,
  });
  const program = ts.createProgram(fileNames, options);
  const faults = isChecked ? ts.getPreEmitDiagnostics(program) : [];
  if (faults.length > 0) fail(faults);
  if (isChecked) rmSync(outDir, { recursive: true, force: true });
  const outputs = new Map();
  program.emit(undefined, (output, text) => {
    if (output.endsWith('.d.ts')) {
      mkdirSync(dirname(output), { recursive: true });
      writeFileSync(output, text);
    } else outputs.set(relative(outDir, output), text);
  });
  return outputs;
}

const isSource = (path) => ['src/', 'react/src/'].some((folder) => relative(root, path).startsWith(folder));

/**
 * Creates a Rollup plugin that loads compiled sources. All configurations share one compilation, which starts with the first.
 * With `check: false`, type errors are not reported and declarations are not written.
 */
export function compileSources({ check }) {
  let outputs;
  let options;
  return {
    name: 'compile-sources',
    buildStart() {
      outputs ??= emit(check);
      options ??= readConfig().options;
    },
    resolveId(source, importer) {
      if (importer === undefined || !isSource(importer)) return null;
      const path = ts.resolveModuleName(source, importer, options, ts.sys).resolvedModule?.resolvedFileName;
      return path && isSource(path) ? path : null;
    },
    load(id) {
      const path = relative(root, id).replace(/tsx?$/, 'js');
      const code = outputs.get(path);
      if (code === undefined) return null;
      const map = { ...JSON.parse(outputs.get(`${path}.map`)), sources: [id], sourceRoot: '' };
      return { code: code.replace(/\/\/# sourceMappingURL=.*\s*$/, ''), map };
    },
  };
}

const declarationFile = (id) => id.replace(/\.ts$/, '.d.ts');

/** Returns the module id that stands for the declarations of a source file. */
export const declarationsOf = (source) => join(outDir, relative(root, resolve(source))).replace(/tsx?$/, 'ts');

/**
 * Creates a Rollup plugin that loads the emitted declarations. Their ids end in `.ts`: Rollup names namespaces after ids, and
 * these names are part of the public surface.
 */
export const loadDeclarations = () => ({
  name: 'load-declarations',
  resolveId(source, importer) {
    if (importer === undefined) return source;
    if (!source.startsWith('.')) return null;
    const path = resolve(dirname(importer), source);
    return [`${path}.ts`, join(path, 'index.ts')].find((id) => existsSync(declarationFile(id))) ?? null;
  },
  load: (id) => readFileSync(declarationFile(id), 'utf8'),
});
