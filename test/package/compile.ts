import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type ts from 'typescript';

type Compiler = typeof ts;

/** Whether to test all supported versions. Otherwise, versions between the oldest and the newest are skipped. */
export const isFull = process.env.VITRINE_FULL === '1';

const load = createRequire(import.meta.url);

/** Packages with the compilers that check the published types. */
export const compilers = {
  'TypeScript 6': 'typescript',
  'TypeScript 5.9': 'typescript-5.9',
  'TypeScript 4.9': '../third-party/node_modules/typescript',
};

/** Compiler options in the format of a `tsconfig.json`. */
export type CompilerSettings = Record<string, unknown>;

const strict: CompilerSettings = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

// All programs share a compiler's parsed libraries and the types of installed packages.
const parsed = new Map<Compiler, Map<string, ts.SourceFile>>();

/**
 * Compiles files in a folder with strict settings and without `skipLibCheck`, and returns the errors as `tsc` prints them. All
 * declarations in the folder are checked, except for those in the `onlyRead` packages. Declarations outside the folder (the
 * compiler's libraries and linked packages) are only read.
 */
export function compile(
  name: keyof typeof compilers,
  folder: string,
  files: readonly string[],
  settings: CompilerSettings = {},
  onlyRead: readonly string[] = [],
): string[] {
  const ts = load(compilers[name]) as Compiler;
  const json = { compilerOptions: { ...strict, ...settings }, files };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(json, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const parsedFiles = parsed.get(ts) ?? new Map<string, ts.SourceFile>();
  parsed.set(ts, parsedFiles);
  host.getCurrentDirectory = () => folder;
  host.getSourceFile = (path, target) => {
    const format = typeof target === 'object' ? target.impliedNodeFormat : undefined;
    const key = `${path} ${String(format)}`;
    const file = parsedFiles.get(key) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), target);
    if (!path.startsWith(folder)) parsedFiles.set(key, file);
    return file;
  };
  const program = ts.createProgram(fileNames, options, host);
  const packages = onlyRead.map((name) => `${folder}/node_modules/${name}/`);
  const checkedFiles = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder) && !packages.some((path) => fileName.startsWith(path)));
  const diagnostics = ts.sortAndDeduplicateDiagnostics([
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...checkedFiles.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ]);
  return ts
    .formatDiagnostics(diagnostics, {
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    })
    .split('\n')
    .filter((line) => line !== '');
}
