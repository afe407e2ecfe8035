// Checks types and runs ESLint on the same program, so that type-aware rules reuse resolved types. Types are always checked
// in the whole repository. With paths as arguments, only these files are linted.
import { existsSync } from 'node:fs';
import { ESLint } from 'eslint';
import ts from 'typescript';

const configPath = 'tsconfig.json';
const formatHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/** Checks the types of files that changed since the last run. Returns the program and its type errors. */
function checkTypes() {
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(
    configPath,
    { incremental: true, tsBuildInfoFile: 'temp/types.tsbuildinfo' },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (error) => errors.push(error) },
  );
  const builder = ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
  });
  const diagnostics = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  // with `noEmit`, this writes only the incremental build info
  builder.emit();
  return { program: builder.getProgram(), diagnostics: ts.sortAndDeduplicateDiagnostics(diagnostics) };
}

async function lint(program, paths) {
  const eslint = new ESLint({
    overrideConfig: {
      files: ['**/*.{ts,tsx,mts}'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
    errorOnUnmatchedPattern: false,
    warnIgnored: false,
  });
  const results = await eslint.lintFiles(paths);
  const problems = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
  const formatter = await eslint.loadFormatter('stylish');
  return { problems, files: results.length, text: await formatter.format(results) };
}

const isLintable = (path) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(path) && existsSync(path);
const paths = process.argv.length === 2 ? ['.'] : process.argv.slice(2).filter(isLintable);

const { program, diagnostics } = checkTypes();
if (diagnostics.length > 0) console.error(ts.formatDiagnostics(diagnostics, formatHost));
const { problems, files, text } = paths.length > 0 ? await lint(program, paths) : { problems: 0, files: 0, text: '' };
if (problems > 0) console.error(text);
console.log(`${diagnostics.length} type errors; ${problems} lint problems in ${files} files`);
process.exitCode = diagnostics.length + problems > 0 ? 1 : 0;
