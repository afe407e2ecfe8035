import { existsSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import dts from 'rollup-plugin-dts';
import { compileSources, declarationsOf, loadDeclarations } from './scripts/compile-sources.mjs';

/** Turns every warning into a failure: a build that complains is not shipped. */
const onwarn = (warning) => {
  // an entry that is all effect has no types to declare
  if (warning.code === 'EMPTY_BUNDLE' && warning.names?.includes('auto')) return;
  throw new Error(`${warning.plugin ? `${warning.plugin}: ` : ''}[${warning.code}] ${warning.message}`);
};

/** `VITRINE_ONLY=src/index.ts,src/auto.ts` builds these entries alone, without type check and declarations. */
const only = process.env.VITRINE_ONLY?.split(',');

const compile = compileSources({ check: !only });

const minify = () => terser({ format: { comments: false } });

// The chart library reads it, and a page has no `process`. esbuild, because Terser needs ten times as long for a megabyte.
const minifyFrame = () => ({
  name: 'minify-frame',
  renderChunk: async (code) => {
    const options = { minify: true, legalComments: 'none', target: 'es2022' };
    const result = await transform(code, { ...options, define: { 'process.env.NODE_ENV': '"production"' } });
    return { code: result.code, map: null };
  },
});

const isNode = (id) => id.startsWith('node:');

/** Entries that import the core share its one copy, hence its one service: by path at run time, by name in types. */
const core = '@vitrine/sdk';

/** A module's external imports: Node's own for all; what the entry names besides. */
const externals = (names) => (id) => isNode(id) || names.includes(id);

// `Symbol.dispose` is newer than the library that many programs are compiled with
const typesBanner = '/// <reference lib="esnext.disposable" />';

/** The rolled-up types of an entry, and of each module that it exports as a namespace. `entries` have theirs already. */
function typesOf(input, file, { types, isExternal, namespaces, entries, typesFooter }) {
  const nameOf = new Map(
    Object.entries({ ...namespaces, ...entries }).map(([name, path]) => [declarationsOf(path), name]),
  );
  const roll = (entry, name, external, paths) => ({
    input: declarationsOf(entry),
    external,
    onwarn,
    // declarations are parsed, not checked: the standard library's types are not needed
    plugins: [
      loadDeclarations(),
      dts({ tsconfig: 'tsconfig.build.json', compilerOptions: { noLib: true, types: [] } }),
    ],
    output: types.map((kind) => ({
      file: `dist/${name}.d.${kind}`,
      format: 'es',
      paths: paths?.(kind),
      banner: typesBanner,
      footer: entry === input ? typesFooter : undefined,
    })),
  });
  return [
    roll(
      input,
      file,
      (id) => isExternal(id) || nameOf.has(id),
      (kind) => (id) => (nameOf.has(id) ? `./${nameOf.get(id)}.${kind.replace('ts', 'js')}` : id),
    ),
    ...Object.entries(namespaces).map(([name, path]) => roll(path, name, isExternal)),
  ];
}

/**
 * A door of the package: ES module, optionally CommonJS, and types for both.
 * `depth` is the way from the output's folder to `dist`. `namespaces` are modules that the door exports as a whole: their
 * types get a file of their own, because in a rolled-up namespace a name that is both a value and a type is only one.
 * `entries` are modules of the door that are doors themselves, beside it: it imports them.
 */
function door(
  input,
  file,
  { commonjs = true, external = [], depth = './', banner, namespaces = {}, entries = {}, typesFooter } = {},
) {
  const entryOf = new Map(Object.entries(entries).map(([name, path]) => [absolute(path), name]));
  const paths = (extension) => (id) =>
    id === core ? `${depth}index.${extension}` : entryOf.has(id) ? `./${entryOf.get(id)}.${extension}` : id;
  const output = [{ file: `dist/${file}.mjs`, format: 'es', sourcemap: true, paths: paths('mjs'), banner }];
  const types = ['mts'];
  if (commonjs) {
    output.push({
      file: `dist/${file}.cjs`,
      format: 'cjs',
      sourcemap: true,
      exports: 'named',
      paths: paths('cjs'),
      banner,
      // `import()` of Node's own modules stays an import, which CommonJS has as well
      dynamicImportInCjs: true,
    });
    types.push('ts');
  }
  const isExternal = externals(external);
  return [
    {
      input,
      external: (id) => isExternal(id) || entryOf.has(id),
      onwarn,
      plugins: [compile, resolve({ exportConditions: ['node'] })],
      output: output.map((one) => ({ ...one, inlineDynamicImports: true })),
    },
    ...(only ? [] : typesOf(input, file, { types, isExternal, namespaces, entries, typesFooter })),
  ];
}

/** A script for a `<script>` tag: everything inside, nothing to resolve in the page. */
function script(input, outputs) {
  return [
    {
      input,
      onwarn,
      plugins: [compile, resolve({ browser: true })],
      output: outputs.map((output) => ({ sourcemap: true, ...output })),
    },
  ];
}

const umd = { format: 'umd', name: 'vitrine', exports: 'named' };

/** The global is the published one, whose name is no identifier: it is a property that may be there already. */
const compatUmd = { format: 'umd', name: 'powerbi-client', extend: true, exports: 'named' };

// Only in what is published: in this repository the tests declare the published client's own global.
const compatGlobals = `declare global {
  interface Window {
    /** The page's service. */
    powerbi: Service;
    /** Where the service goes when \`powerbi\` is taken. */
    powerBISDKGlobalServiceInstanceName?: string;
  }
}`;

const configurations = [
  ['src/index.ts', () => door('./src/index.ts', 'index', { namespaces: { models: './src/models/index.ts' } })],
  ['src/auto.ts', () => door('./src/auto.ts', 'auto', { commonjs: false, external: [core] })],
  [
    'src/global.ts',
    () =>
      script('./src/global.ts', [
        { ...umd, file: 'dist/vitrine.umd.js' },
        { ...umd, file: 'dist/vitrine.umd.min.js', plugins: [minify()] },
      ]),
  ],
  [
    'src/compat/index.ts',
    () => [
      ...door('./src/compat/index.ts', 'compat/index', {
        external: [core],
        depth: '../',
        entries: { models: './src/compat/models/index.ts' },
        typesFooter: compatGlobals,
      }),
      ...door('./src/compat/models/index.ts', 'compat/models', { external: [core], depth: '../' }),
      ...script('./src/compat/index.ts', [
        { ...compatUmd, file: 'dist/vitrine.compat.umd.js' },
        { ...compatUmd, file: 'dist/vitrine.compat.umd.min.js', plugins: [minify()] },
      ]),
    ],
  ],
  // `./` matters: without it the folder is taken for the package `react`
  [
    'react/src/index.ts',
    () =>
      door('./react/src/index.ts', 'react', {
        external: [core, 'react', 'react/jsx-runtime'],
        // components with state: frameworks that render on the server send them to the browser
        banner: `'use client';`,
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
        { format: 'iife', file: 'dist/emulator/frame.js', sourcemap: false, plugins: [minifyFrame()] },
      ]),
  ],
];

export default configurations
  .filter(([input]) => existsSync(input) && (!only || only.includes(input)))
  .flatMap(([, make]) => make());
