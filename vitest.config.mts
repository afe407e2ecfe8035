import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => resolve(process.cwd(), path);

const entryPoints = [
  { find: /^@vitrine\/sdk$/, replacement: at('src/index.ts') },
  { find: /^@vitrine\/sdk\/auto$/, replacement: at('src/auto.ts') },
  { find: /^@vitrine\/sdk\/react$/, replacement: at('react/src/index.ts') },
  { find: /^@vitrine\/sdk\/devtools$/, replacement: at('src/devtools/index.ts') },
  { find: /^@vitrine\/sdk\/devtools\/react$/, replacement: at('react/src/devtools/index.ts') },
  { find: /^@vitrine\/sdk\/emulator$/, replacement: at('src/emulator/index.ts') },
  { find: /^@vitrine\/sdk\/server$/, replacement: at('src/server/index.ts') },
];

/** Unit tests that run in plain Node, without a DOM. */
const nodeTests = [
  'test/unit/emulator/{*,engine/*,sql/*}.test.ts',
  'test/unit/scripts/*.test.ts',
  'test/unit/server/*.test.ts',
  'test/unit/validation/*.test.ts',
  'test/conformance/api/validators.test.ts',
  'test/unit/imports.test.ts',
];

/** All tests of the React entry point, and the test that checks which React version they run with. */
const reactTests = ['test/unit/react/**/*.test.{ts,tsx}', 'test/react-18/*.test.tsx'];

/** The tests whose results depend most on the React version: effects, strict mode and hydration. */
const versionTests = ['test/unit/react/{lifecycle,hydration}.test.tsx', 'test/react-18/*.test.tsx'];

export default defineConfig({
  resolve: { alias: entryPoints },
  test: {
    restoreMocks: true,
    // Loading modules and creating a document per file would take most of the time. Tests restore everything that they change.
    isolate: false,
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    // gates run in parallel, each on one core
    maxWorkers: 1,
    // a test takes milliseconds, but the machine may be busy
    testTimeout: 90_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/conformance/api/*.test.ts'],
          exclude: nodeTests,
          setupFiles: ['./test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: nodeTests,
        },
      },
      {
        // repeats the tests of the React entry point with the oldest supported React version; the full run repeats all of them
        extends: true,
        resolve: {
          alias: [
            ...entryPoints,
            { find: /^react(-dom)?(?=\/|$)/, replacement: at('test/react-18/node_modules/react$1') },
            // the ES module, because aliases do not apply to `require` calls in the CommonJS build
            {
              find: '@testing-library/react',
              replacement: at('node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
            },
          ],
        },
        test: {
          name: 'react-18',
          environment: 'happy-dom',
          include: process.env.VITRINE_FULL === '1' ? reactTests : versionTests,
          setupFiles: ['./test/setup.ts', './test/react-18/setup.ts'],
          server: { deps: { inline: ['@testing-library/react'] } },
        },
      },
      {
        // tests the built package in several browser engines
        test: {
          name: 'engines',
          environment: 'node',
          include: ['test/engines/*.test.ts'],
          // a test in the slowest engine takes a minute on a busy machine
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        // tests the built and packed package, so it runs after `npm run build`
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          globalSetup: ['./test/package/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          fileParallelism: false,
          // test files share the compilers and their parsed libraries
          isolate: false,
        },
      },
    ],
  },
});
