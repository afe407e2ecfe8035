// Type check and ESLint on one program: type-aware rules reuse the types that the compiler has already resolved.
// Without arguments the whole repository; with paths, all types but only these files are linted.
import { existsSync } from 'node:fs';
import { ESLint } from 'eslint';
import ts from 'typescript';

const configPath = 'tsconfig.json';
const formatHost = {
  getCanonicalFileName: (path) => path,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

/** Checks the types of the files that changed since the last run, and returns the program and its errors. */
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
  const faults = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  // with `noEmit`, only the record of what is checked is written
  builder.emit();
  return { program: builder.getProgram(), faults: ts.sortAndDeduplicateDiagnostics(faults) };
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

const isLinted = (path) => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(path) && existsSync(path);
const isWhole = process.argv.length === 2;
const paths = isWhole ? ['.'] : process.argv.slice(2).filter(isLinted);

const { program, faults } = checkTypes();
if (faults.length > 0) console.error(ts.formatDiagnostics(faults, formatHost));
const { problems, files, text } = paths.length > 0 ? await lint(program, paths) : { problems: 0, files: 0, text: '' };
if (problems > 0) console.error(text);
console.log(`${faults.length} type errors; ${problems} lint problems in ${files} files`);
process.exitCode = faults.length + problems > 0 ? 1 : 0;
