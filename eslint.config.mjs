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
  // the recipe gets its types from the built package, which may not exist yet; `tsc` checks it against the sources
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'storybook-static/',
    'coverage/',
    'temp/',
    'demo/.data/',
    'site/',
    'test/browser/docs/recipe/',
    // compiled with the guides only, because it declares modules that the third-party programs import
    'test/docs/frameworks.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // numbers and booleans are readable in messages
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // `() => setState(x)` is the common short form of a handler
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // JSX attributes accept async handlers, which handle their own errors
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // the rule removes assertions that the compiler needs: `as const` on one branch, `as unknown as` between drivers
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // deprecated names of powerbi-client are part of the public API
      '@typescript-eslint/no-deprecated': 'off',
      // unlike a field, a getter is not an own property, so it is neither copied nor serialized
      '@typescript-eslint/class-literal-property-style': 'off',
      // `void` in the request table marks calls without a response body
      '@typescript-eslint/no-invalid-void-type': 'off',
      // a name that starts with `_` marks a parameter that is unused but required by the signature
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
  // the emulator's command and the option `debug` write to the console
  { files: ['src/emulator/cli.ts', 'src/embed/telemetry.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['test/**/*.{ts,tsx}', 'demo/test/**/*.{ts,tsx}'],
    rules: {
      // if the value is missing, the test fails, as it should
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // `expect(spy.method)` reads a method without calling it
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['test/conformance/**/*.ts', 'test/browser/**/*.ts', 'test/engines/**/*.ts', 'test/third-party/**/*.ts'],
    rules: {
      // `embed()` of powerbi-client returns `Embed`, which callers assign to a variable of the actual class
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // its declarations are written without strict null checks, so values may be missing despite their type
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  { files: ['**/*.{tsx,jsx}'], extends: [reactHooks.configs.flat['recommended-latest']] },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: nodeGlobals } },
  { files: ['examples/node-test/*.js'], languageOptions: { sourceType: 'commonjs' } },
);
