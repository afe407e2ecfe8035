import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'URL', 'Buffer', 'fetch', 'setTimeout', 'clearTimeout', 'AbortController'].map((name) => [
    name,
    'readonly',
  ]),
);

export default defineConfig(
  // the recipe is typed by the built package, which a lint need not wait for; `tsc` types it by the sources
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'storybook-static/',
    'coverage/',
    'temp/',
    'demo/.data/',
    'site/',
    'test/browser/docs/recipe/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // numbers read well in messages: `page 3 of 4`
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // `() => setState(x)` and `() => void` handlers are the common short form
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // a handler that is async reports through the promise it returns; attributes and options take it as void
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // it takes away assertions that the compiler needs: `as const` on one branch, `as unknown as` between drivers
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // the provider's deprecated names are part of the surface that host developers know
      '@typescript-eslint/no-deprecated': 'off',
      // `void` is how the request table says that a call answers nothing
      '@typescript-eslint/no-invalid-void-type': 'off',
      // an unused parameter keeps its place in a signature when its name starts with `_`
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'react/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  // the command, and the option `debug`, print
  { files: ['src/emulator/cli.ts', 'src/embed/telemetry.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}', 'demo/test/**/*.{ts,tsx}'],
    rules: {
      // a test states what must be there; when it is not, the test fails, which is its purpose
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // `expect(spy.method)` reads a method without calling it
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['test/conformance/**/*.ts', 'test/browser/**/*.ts'],
    rules: {
      // the published client's `embed()` promises an `Embed`, and its users name the class they know it to be
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // its declarations are written without strict null checks: what they promise may be missing
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  { files: ['**/*.{tsx,jsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: nodeGlobals } },
  { files: ['examples/node-test/*.js'], languageOptions: { sourceType: 'commonjs' } },
);
