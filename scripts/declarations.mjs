// Checks src/ and react/src/ and emits their declarations to temp/types, once for all Rollup configurations.
import { existsSync, readFileSync, rmSync } from 'node:fs';
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
  throw new Error(`The sources have type errors.\n${ts.formatDiagnostics(diagnostics, formatHost)}`);
}

/** Checks the types and writes the declarations. Throws if there is a type error. */
export function emitDeclarations() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (error) => fail([error]) };
  const overrides = { declaration: true, emitDeclarationOnly: true, sourceMap: false, outDir, rootDir: root };
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.build.json'),
    overrides,
    host,
  );
  if (errors.length > 0) fail(errors);
  const program = ts.createProgram(fileNames, options);
  const diagnostics = ts.getPreEmitDiagnostics(program);
  if (diagnostics.length > 0) fail(diagnostics);
  rmSync(outDir, { recursive: true, force: true });
  program.emit();
}

const declarationFile = (id) => id.replace(/\.ts$/, '.d.ts');

/** Returns the module id of a source file's declarations. */
export const declarationsOf = (source) => join(outDir, relative(root, resolve(source))).replace(/tsx?$/, 'ts');

/**
 * Creates a Rollup plugin that loads the emitted declarations. Their ids end in `.ts` instead of `.d.ts`, because Rollup names
 * namespaces after ids and these names appear in the API reports.
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
