// The gates of `npm test`: what each runs, what it needs, and how long it takes on its own (for the order of start).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Two gates run on two cores: helper threads of the garbage collector would only compete with the other gate. With a
// larger young generation, compilers and linters collect less often. Together a quarter of ESLint's CPU time.
const flags = ['--single-threaded-gc', '--max-semi-space-size=128'];
const plain = (...args) => [process.execPath, ...args];
const node = (path, ...args) => plain(...flags, path, ...args);
const tool = (path, ...args) => node(`node_modules/${path}`, ...args);

/** A gate whose runner is Vitest. `tests` are the folders that its test files are in. */
function vitest(name, seconds, tests, ...args) {
  const report = `${process.cwd()}/temp/reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = tool('vitest/vitest.mjs', 'run', ...reporters, ...args);
  return { name, seconds, tests, report, command, runner: 'vitest' };
}

// the conformance tests that need a browser; Vitest runs those in test/conformance/api
const conformance = ['emulator', 'host-pages', 'messages', 'methods', 'wrappers'].map(
  (folder) => `test/conformance/${folder}`,
);

/** All gates. A gate with `full` runs only in `npm run test:full`; one with `slots: 2` runs alone. */
export const gates = [
  { name: 'build', seconds: 20, command: tool('rollup/dist/bin/rollup', '-c', '--silent') },
  { name: 'lint', seconds: 90, command: node('scripts/lint.mjs') },
  {
    name: 'prettier',
    seconds: 20,
    command: tool(
      'prettier/bin/prettier.cjs',
      ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'],
    ),
  },
  { name: 'api', seconds: 12, needs: 'build', command: node('scripts/api.mjs', '--check') },
  { name: 'size', seconds: 2, needs: 'build', command: node('scripts/size.mjs') },
  { name: 'protocol', seconds: 1, command: node('scripts/protocol-docs.mjs', '--check') },
  { name: 'reference', seconds: 10, command: node('scripts/site.mjs', '--check') },
  { name: 'changelog', seconds: 1, command: node('scripts/changelog.mjs') },
  { ...vitest('demo', 65, ['demo/test'], '--root', 'demo') },
  {
    ...vitest(
      'unit',
      45,
      ['test/unit', 'test/conformance/api', 'test/react-18'],
      ...['unit', 'node', 'react-18'].map((one) => `--project=${one}`),
    ),
    needs: 'build',
  },
  { ...vitest('package', 40, ['test/package'], '--project=package'), needs: 'build', usesBrowser: true },
  { name: 'fuzz', seconds: 120, full: true, command: plain('--expose-gc', '--import', 'tsx', 'test/fuzz/run.mts') },
  { name: 'chromium', seconds: 3, command: node('scripts/chromium.mjs', '--install') },
  {
    name: 'browser',
    seconds: 240,
    slots: 2,
    needs: 'build',
    usesBrowser: true,
    tests: ['test/browser', ...conformance, 'test/e2e'],
    report: 'temp/browser.json',
    runner: 'playwright',
    command: plain('node_modules/@playwright/test/cli.js', 'test'),
  },
];

/** The test files of a gate. */
export function testFilesOf({ tests = [] }) {
  return tests.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
}
