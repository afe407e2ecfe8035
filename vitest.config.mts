import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => resolve(process.cwd(), path);

const doors = [
  { find: /^@vitrine\/sdk$/, replacement: at('src/index.ts') },
  { find: /^@vitrine\/sdk\/auto$/, replacement: at('src/auto.ts') },
  { find: /^@vitrine\/sdk\/react$/, replacement: at('react/src/index.ts') },
  { find: /^@vitrine\/sdk\/emulator$/, replacement: at('src/emulator/index.ts') },
];

/** Unit tests of what needs no page. */
const withoutPage = [
  'test/unit/emulator/{*,engine/*,sql/*}.test.ts',
  'test/unit/scripts/*.test.ts',
  'test/unit/validation/*.test.ts',
  'test/conformance/api/validators.test.ts',
  'test/unit/imports.test.ts',
];

export default defineConfig({
  resolve: { alias: doors },
  test: {
    restoreMocks: true,
    // Most of a file's time would go into its own copies of the modules and of the document. Tests undo what they change.
    isolate: false,
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
    // gates run side by side, each on one core
    maxWorkers: 1,
    // with room for a busy machine: a test takes milliseconds
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/conformance/api/*.test.ts'],
          exclude: withoutPage,
          setupFiles: ['./test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: withoutPage,
        },
      },
      {
        // the React door once more, with the older React that it promises to run on
        extends: true,
        resolve: {
          alias: [
            ...doors,
            { find: /^react(-dom)?(?=\/|$)/, replacement: at('test/react-18/node_modules/react$1') },
            // its ES module, because aliases do not reach the `require` of the other form
            {
              find: '@testing-library/react',
              replacement: at('node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
            },
          ],
        },
        test: {
          name: 'react-18',
          environment: 'happy-dom',
          include: ['test/unit/react/**/*.test.{ts,tsx}', 'test/react-18/*.test.tsx'],
          setupFiles: ['./test/setup.ts', './test/react-18/setup.ts'],
          server: { deps: { inline: ['@testing-library/react'] } },
        },
      },
      {
        // reads the built and packed package, so it runs after `npm run build`
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          globalSetup: ['./test/package/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          // the files share the compilers and their libraries
          isolate: false,
        },
      },
    ],
  },
});
