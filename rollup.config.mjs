import { existsSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
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

const compilers = new Map();

/**
 * Takes the types away. All configurations with the same sources share one compiler, which reads them once; the first
 * one decides whether it checks types.
 */
function compile({ check = false, tsconfig = sources, sourceMap = true }) {
  const key = `${tsconfig} ${sourceMap}`;
  if (!compilers.has(key)) {
    const plugin = typescript({
      tsconfig,
      noEmitOnError: check,
      compilerOptions: { noCheck: !check, sourceMap, inlineSources: sourceMap },
    });
    let hasStarted = false;
    compilers.set(key, {
      ...plugin,
      buildStart(options) {
        if (hasStarted) return;
        hasStarted = true;
        plugin.buildStart.call(this, options);
      },
    });
  }
  return compilers.get(key);
}

const minify = () =>
  terser({
    format: { comments: false },
    // the chart library asks for it, and a page has no `process`
    compress: { global_defs: { 'process.env.NODE_ENV': 'production' } },
  });

const isNode = (id) => id.startsWith('node:');

/** Entries that import the core share its one copy, hence its one service: by path at run time, by name in types. */
const core = '@vitrine/sdk';

/** A module's external imports: Node's own for all; what the entry names besides. */
const externals = (names) => (id) => isNode(id) || names.includes(id);

// `Symbol.dispose` is newer than the library that many programs are compiled with
const typesBanner = '/// <reference lib="esnext.disposable" />';

/** The rolled-up types of an entry, and of each module that it exports as a namespace. `entries` have theirs already. */
function typesOf(input, file, { types, isExternal, tsconfig, namespaces, entries, typesFooter }) {
  const nameOf = new Map(Object.entries({ ...namespaces, ...entries }).map(([name, path]) => [absolute(path), name]));
  const roll = (entry, name, external, paths) => ({
    input: entry,
    external,
    onwarn,
    plugins: [dts({ tsconfig })],
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
  {
    commonjs = true,
    external = [],
    depth = './',
    check = false,
    tsconfig = sources,
    banner,
    namespaces = {},
    entries = {},
    typesFooter,
  } = {},
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
      plugins: [resolve({ exportConditions: ['node'] }), compile({ check, tsconfig })],
      output: output.map((one) => ({ ...one, inlineDynamicImports: true })),
    },
    ...typesOf(input, file, { types, isExternal, tsconfig, namespaces, entries, typesFooter }),
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
  [
    'src/index.ts',
    () => door('./src/index.ts', 'index', { check: true, namespaces: { models: './src/models/index.ts' } }),
  ],
  ['src/auto.ts', () => door('./src/auto.ts', 'auto', { commonjs: false, external: [core] })],
  [
    'src/global.ts',
    () =>
      script('./src/global.ts', [
        { ...umd, file: 'dist/vitrine.umd.js' },
        { ...umd, file: 'dist/vitrine.umd.min.js', minified: true },
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
        { ...compatUmd, file: 'dist/vitrine.compat.umd.min.js', minified: true },
      ]),
    ],
  ],
  // `./` matters: without it the folder is taken for the package `react`
  [
    'react/src/index.ts',
    () =>
      door('./react/src/index.ts', 'react', {
        external: [core, 'react', 'react/jsx-runtime'],
        check: true,
        tsconfig: reactSources,
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
        { format: 'iife', file: 'dist/emulator/frame.js', sourcemap: false, minified: true },
      ]),
  ],
];

/** `VITRINE_ONLY=src/index.ts,src/auto.ts` builds these entries alone, for a quick look. */
const only = process.env.VITRINE_ONLY?.split(',');

export default configurations
  .filter(([input]) => existsSync(input) && (!only || only.includes(input)))
  .flatMap(([, make]) => make());
