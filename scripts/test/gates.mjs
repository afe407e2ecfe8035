// The gates of `npm test`: command, prerequisite, and duration in seconds when run alone, which determines the order.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

// Two gates run on two cores, so the garbage collector's helper threads would compete with the other gate. A larger young
// generation reduces the number of collections. Together the flags save a quarter of a compiler's CPU time.
const flags = ['--single-threaded-gc', '--max-semi-space-size=128'];
const plain = (...args) => [process.execPath, ...args];
const node = (path, ...args) => plain(...flags, path, ...args);
const tool = (path, ...args) => node(`node_modules/${path}`, ...args);

/** Creates a gate that runs Vitest. `tests` are the folders with its test files. */
function vitest(name, seconds, tests, ...args) {
  const report = `${process.cwd()}/temp/reports/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = tool('vitest/vitest.mjs', 'run', ...reporters, ...args);
  return { name, seconds, tests, report, command, runner: 'vitest' };
}

// the conformance tests that need a browser; Vitest runs the tests in test/conformance/api
const conformance = ['emulator', 'host-pages', 'messages', 'methods', 'wrappers'].map(
  (folder) => `test/conformance/${folder}`,
);

/** All gates. A gate with `full` runs only in `npm run test:full` or when it is selected. A gate with `slots: 2` runs alone. */
export const gates = [
  { name: 'build', seconds: 45, command: tool('rollup/dist/bin/rollup', '-c', '--silent') },
  { name: 'lint', seconds: 15, command: plain('scripts/lint.mjs') },
  { name: 'format', seconds: 2, command: plain('node_modules/oxfmt/bin/oxfmt', '--check') },
  { name: 'api', seconds: 8, needs: 'build', command: node('scripts/api.mjs', '--check') },
  { name: 'size', seconds: 2, needs: 'build', command: node('scripts/size.mjs') },
  { name: 'protocol', seconds: 1, command: node('scripts/protocol-docs.mjs', '--check') },
  { name: 'reference', seconds: 10, command: node('scripts/build-docs.mjs', '--check') },
  { name: 'changelog', seconds: 1, command: node('scripts/check-changelog.mjs') },
  { ...vitest('demo', 75, ['demo/test'], '--root', 'demo') },
  {
    ...vitest(
      'unit',
      65,
      ['test/unit', 'test/conformance/api', 'test/react-18'],
      ...['unit', 'node', 'react-18'].map((project) => `--project=${project}`),
    ),
    needs: 'build',
  },
  { ...vitest('package', 45, ['test/package'], '--project=package'), needs: 'build', usesBrowser: true },
  { name: 'fuzz', seconds: 120, full: true, command: plain('--expose-gc', '--import', 'tsx', 'test/fuzz/run.mts') },
  {
    ...vitest('engines', 120, ['test/engines'], '--project=engines'),
    full: true,
    slots: 2,
    needs: 'build',
    usesBrowser: true,
  },
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

/** Returns the paths to a gate's test files. */
export function testFilesOf({ tests = [] }) {
  return tests.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
}
