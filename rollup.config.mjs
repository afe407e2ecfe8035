import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import dts from 'rollup-plugin-dts';

const sources = './tsconfig.build.json';
const reactSources = './tsconfig.build.react.json';

/** Turns every warning into a failure: a build that complains is not shipped. */
const onwarn = (warning) => {
  // an entry that is all effect has no types to declare
  if (warning.code === 'EMPTY_BUNDLE' && warning.names?.includes('auto')) return;
  throw new Error(`${warning.plugin ? `${warning.plugin}: ` : ''}[${warning.code}] ${warning.message}`);
};

// One configuration checks types for all that share its sources: each holds the same program, so the others would only
// repeat the work.
const compile = ({ check = false, tsconfig = sources, sourceMap = true }) =>
  typescript({ tsconfig, noEmitOnError: check, compilerOptions: { noCheck: !check, sourceMap } });

const minify = () =>
  terser({
    format: { comments: false, preserve_annotations: true },
    // the chart library asks for it, and a page has no `process`
    compress: { global_defs: { 'process.env.NODE_ENV': 'production' } },
  });

const isNode = (id) => id.startsWith('node:');

/** Entries that import the core share its one copy, hence its one service: by path at run time, by name in types. */
const core = '@vitrine/sdk';

/** A module's external imports: Node's own for all; what the entry names besides. */
const externals = (names) => (id) => isNode(id) || names.includes(id);

/**
 * A door of the package: ES module, optionally CommonJS, and types for both.
 * `depth` is the way from the output's folder to `dist`.
 */
function door(input, file, { commonjs = true, external = [], depth = './', check = false, tsconfig = sources } = {}) {
  const paths = (extension) => ({ [core]: `${depth}index.${extension}` });
  const output = [{ file: `dist/${file}.mjs`, format: 'es', sourcemap: true, paths: paths('mjs') }];
  const types = [{ file: `dist/${file}.d.mts`, format: 'es' }];
  if (commonjs) {
    output.push({
      file: `dist/${file}.cjs`,
      format: 'cjs',
      sourcemap: true,
      exports: 'named',
      paths: paths('cjs'),
      // `import()` of Node's own modules stays an import, which CommonJS has as well
      dynamicImportInCjs: true,
    });
    types.push({ file: `dist/${file}.d.ts`, format: 'es' });
  }
  const isExternal = externals(external);
  return [
    {
      input,
      external: isExternal,
      onwarn,
      plugins: [resolve({ exportConditions: ['node'] }), compile({ check, tsconfig })],
      output: output.map((one) => ({ ...one, inlineDynamicImports: true })),
    },
    { input, external: isExternal, onwarn, plugins: [dts({ tsconfig })], output: types },
  ];
}

/** A script for a `<script>` tag: everything inside, nothing to resolve in the page. */
function script(input, outputs) {
  return [
    {
      input,
      onwarn,
      plugins: [
        resolve({ browser: true }),
        compile({ sourceMap: outputs.every(({ sourcemap }) => sourcemap !== false) }),
      ],
      output: outputs.map(({ minified = false, ...output }) => ({
        sourcemap: true,
        ...output,
        plugins: minified ? [minify()] : [],
      })),
    },
  ];
}

const umd = { format: 'umd', name: 'vitrine', exports: 'named' };

const configurations = [
  ['src/index.ts', () => door('./src/index.ts', 'index', { check: true })],
  ['src/auto.ts', () => door('./src/auto.ts', 'auto', { commonjs: false, external: [core] })],
  [
    'src/global.ts',
    () =>
      script('./src/global.ts', [
        { ...umd, file: 'dist/vitrine.umd.js' },
        { ...umd, file: 'dist/vitrine.umd.min.js', minified: true },
      ]),
  ],
  // `./` matters: without it the folder is taken for the package `react`
  [
    'react/src/index.ts',
    () =>
      door('./react/src/index.ts', 'react', {
        external: [core, 'react', 'react/jsx-runtime'],
        check: true,
        tsconfig: reactSources,
      }),
  ],
  ['src/emulator/index.ts', () => door('./src/emulator/index.ts', 'emulator/index')],
  [
    'src/emulator/cli.ts',
    () => door('./src/emulator/cli.ts', 'emulator/cli', { commonjs: false }).slice(0, 1), // a command has no types
  ],
  [
    'src/emulator/frame/main.ts',
    () =>
      script('./src/emulator/frame/main.ts', [
        { format: 'iife', file: 'dist/emulator/frame.js', sourcemap: false, minified: true },
      ]),
  ],
];

/** `VITRINE_ONLY=src/index.ts,src/auto.ts` builds these entries alone, for a quick look. */
const only = process.env.VITRINE_ONLY?.split(',');

export default configurations
  .filter(([input]) => existsSync(input) && (!only || only.includes(input)))
  .flatMap(([, make]) => make());
