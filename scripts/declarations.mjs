// Checks src/ and react/src/ and emits their declarations to temp/types, once for all Rollup configurations.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const outDir = join(root, 'temp/types');

// The native compiler takes a quarter of the time. The API reports and the bundled declarations need TypeScript 6's API.
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

/** Checks the types and writes the declarations. Throws if there is a type error. */
export function emitDeclarations() {
  rmSync(outDir, { recursive: true, force: true });
  const options = ['--emitDeclarationOnly', '--sourceMap', 'false', '--outDir', outDir, '--rootDir', root];
  const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json'), ...options], {
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error(
      'The declarations were not emitted. The output above lists the type errors or the missing compiler.',
    );
}

const declarationFile = (id) => id.replace(/\.ts$/, '.d.ts');

/** Returns the module id for a source file's declarations. */
export const declarationsOf = (source) => join(outDir, relative(root, resolve(source))).replace(/tsx?$/, 'ts');

/**
 * Creates a Rollup plugin that loads the emitted declarations. Their ids end in `.ts` instead of `.d.ts`, because Rollup names
 * namespaces after ids and those names appear in the API reports.
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
