import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type ts from 'typescript';

type Compiler = typeof ts;

const load = createRequire(import.meta.url);

/** The compilers that the published types are checked with. */
export const compilers = {
  'TypeScript 6': load('typescript') as Compiler,
  'TypeScript 5.9': load('typescript-5.9') as Compiler,
};

/** Options as a `tsconfig.json` has them. */
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

// the libraries of a compiler and the types of installed packages are the same for all programs
const parsed = new Map<Compiler, Map<string, ts.SourceFile>>();

/**
 * Compiles files of a folder strictly, without `skipLibCheck`, and returns the errors as `tsc` prints them. All declarations
 * below the folder are checked; those that are installed outside of it (the compiler's libraries, linked packages) are only read.
 */
export function compile(
  name: keyof typeof compilers,
  folder: string,
  files: readonly string[],
  settings: CompilerSettings = {},
): string[] {
  const ts = compilers[name];
  const json = { compilerOptions: { ...strict, ...settings }, files };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(json, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const known = parsed.get(ts) ?? new Map<string, ts.SourceFile>();
  parsed.set(ts, known);
  host.getCurrentDirectory = () => folder;
  host.getSourceFile = (path, target) => {
    const format = typeof target === 'object' ? target.impliedNodeFormat : undefined;
    const key = `${path} ${String(format)}`;
    const file = known.get(key) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), target);
    if (!path.startsWith(folder)) known.set(key, file);
    return file;
  };
  const program = ts.createProgram(fileNames, options, host);
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  const faults = ts.sortAndDeduplicateDiagnostics([
    ...errors,
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...own.flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ]);
  return ts
    .formatDiagnostics(faults, {
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => folder,
      getNewLine: () => '\n',
    })
    .split('\n')
    .filter((line) => line !== '');
}
