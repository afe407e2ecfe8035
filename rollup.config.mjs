import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve as absolute } from 'node:path';
import { gzipSync } from 'node:zlib';
import resolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { transform } from 'esbuild';
import dts from 'rollup-plugin-dts';
import { esbuildTargetsOf, readBrowsers, scriptTargetOf } from './scripts/browsers.mjs';
import { declarationsOf, emitDeclarations, loadDeclarations } from './scripts/declarations.mjs';
import { collectNotices, noticesFile } from './scripts/notices.mjs';

const browsers = readBrowsers();

/** Fails the build on every warning. */
const onwarn = (warning) => {
  // the entry point `auto` has side effects only, so its types are empty
  if (warning.code === 'EMPTY_BUNDLE' && warning.names?.includes('auto')) return;
  throw new Error(`${warning.plugin ? `${warning.plugin}: ` : ''}[${warning.code}] ${warning.message}`);
};

/** `VITRINE_ONLY=src/index.ts,src/auto.ts` builds only these entry points, without type check and declarations. */
const only = process.env.VITRINE_ONLY?.split(',');

/** Compiles without a type check: `emitDeclarations` checks the same sources. All configurations share one compilation. */
function compileOnce() {
  const plugin = typescript({
    tsconfig: './tsconfig.build.json',
    compilerOptions: { declaration: false, noCheck: true, sourceMap: false, target: scriptTargetOf(browsers) },
  });
  let hasStarted = false;
  return {
    ...plugin,
    buildStart(options) {
      if (hasStarted) return;
      hasStarted = true;
      plugin.buildStart.call(this, options);
    },
  };
}

const compile = compileOnce();
const notices = collectNotices('dist');
if (!only) emitDeclarations();

/** Creates an output plugin that transforms each chunk with esbuild. */
const esbuild = (name, options) => ({
  name,
  renderChunk: async (code) => {
    const result = await transform(code, { target: 'es2022', charset: 'utf8', legalComments: 'inline', ...options });
    return { code: result.code, map: null };
  },
});

// Readable ES modules and scripts, without docstrings, which the declarations contain. They make source maps unnecessary, which
// would triple the size of the package.
const readable = () => esbuild('remove-comments', {});

/** Minifies code, but keeps the names of functions and classes for stack traces. */
const compactCode = () => esbuild('compact-code', { minify: true, keepNames: true });

/** Shortens names before Terser runs, which does not reuse the names of private members in other classes. */
const shortenNames = () => esbuild('shorten-names', { minifyIdentifiers: true, minifyWhitespace: true });

const minify = () => [
  shortenNames(),
  // The parentheses let V8 compile the module function at once. Without them, it parses the whole script twice.
  terser({ ecma: 2022, compress: { passes: 2 }, format: { comments: false, wrap_func_args: true } }),
];

// The chart library reads `process.env.NODE_ENV`, which pages do not define. esbuild minifies a megabyte ten times as fast as Terser.
const minifyFrame = () => ({
  name: 'minify-frame',
  renderChunk: async (code) => {
    const options = { minify: true, legalComments: 'none', target: esbuildTargetsOf(browsers) };
    const banner = `/*! Contains third-party code. Licenses: ../${noticesFile} */`;
    const result = await transform(code, { ...options, banner, define: { 'process.env.NODE_ENV': '"production"' } });
    return { code: result.code, map: null };
  },
});

/** Adds a compressed copy of each script, which is published instead. The charts make up most of the script, and nobody reads them. */
const compressScripts = () => ({
  name: 'compress-scripts',
  generateBundle(_options, bundle) {
    for (const { fileName, code } of Object.values(bundle)) {
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(code) });
    }
  },
});

const isNode = (id) => id.startsWith('node:');

/** The core stays an external import of other entry points, so that all share one default service. */
const core = '@vitrine/sdk';

/** The devtools stay an external import of their component, so that both share one recording. */
const devtools = '@vitrine/sdk/devtools';

/** Returns a predicate for external imports: Node's modules and the named packages. */
const externals = (names) => (id) => isNode(id) || names.includes(id);

// Many projects are compiled with a `lib` that does not include these declarations, and TypeScript before 5.2 has no such `lib`.
// They merge with those of the `lib`.
const disposable = `declare global {
  interface SymbolConstructor {
    readonly dispose: unique symbol;
  }
  interface Disposable {
    [Symbol.dispose](): void;
  }
}`;

/** Creates a plugin that adds ambient declarations to the types of an entry point. */
const ambient = (source) => ({
  name: 'ambient-declarations',
  banner: () => `/// <reference path="./${basename(source)}" />`,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: basename(source), source: readFileSync(source, 'utf8') });
  },
});

/** Creates a plugin that adds types for ES modules. They export those for CommonJS, so that both describe the same classes. */
const moduleTypes = (name) => ({
  name: 'module-types',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: `${basename(name)}.d.mts`,
      source: `export * from './${basename(name)}.js';\n`,
    });
  },
});

/** Returns the configurations of the types of an entry point and of each module that it exports as a namespace. */
function typesOf(input, file, { commonjs, isExternal, namespaces, entries, sharedTypes, typesFooter, typesAmbient }) {
  const nameOf = new Map(
    Object.entries({ ...namespaces, ...entries, ...sharedTypes }).map(([name, path]) => [declarationsOf(path), name]),
  );
  const bundleTypes = (entry, name, external, paths) => ({
    input: declarationsOf(entry),
    external,
    onwarn,
    // declarations are parsed, not checked: the standard library's types are not needed
    plugins: [
      loadDeclarations(),
      dts({ tsconfig: 'tsconfig.build.json', compilerOptions: { noLib: true, types: [] } }),
    ],
    output: {
      file: `dist/${name}.d.${commonjs ? 'ts' : 'mts'}`,
      format: 'es',
      paths,
      footer: entry === input ? typesFooter : undefined,
      plugins: [
        ...(entry === input && typesAmbient ? [ambient(typesAmbient)] : []),
        ...(entry === input && commonjs ? [moduleTypes(name)] : []),
      ],
    },
  });
  return [
    bundleTypes(
      input,
      file,
      (id) => isExternal(id) || nameOf.has(id),
      (id) => (nameOf.has(id) ? `./${nameOf.get(id)}.js` : id),
    ),
    ...Object.entries(namespaces).map(([name, path]) => bundleTypes(path, name, isExternal)),
  ];
}

/** Returns the ids of a module and of all modules that it imports. */
function modulesOf(id, getModuleInfo, found = new Set()) {
  const module = found.has(id) ? undefined : getModuleInfo(id);
  if (!module || module.isExternal) return found;
  found.add(id);
  for (const next of [...module.importedIds, ...module.dynamicallyImportedIds]) modulesOf(next, getModuleInfo, found);
  return found;
}

/**
 * Returns the configurations of an entry point: ES module, optionally CommonJS, and types for both.
 * `depth` is the relative path from the output folder to `dist`. `namespaces` are modules that the entry point exports as a whole. Their
 * types get a separate file, because a bundled namespace keeps only one of a value and a type of the same name.
 * `entries` are imported modules that are entry points themselves; the bundle imports their files. `sharedTypes` are modules whose types
 * are imported from the declarations of another entry point. `command` is a program that shares
 * the code of the ES module, in the chunk `shared`. `compact` minifies bundles that pages do not contain.
 */
function entryPoint(
  input,
  file,
  {
    commonjs = true,
    external = [],
    depth = './',
    banner,
    namespaces = {},
    entries = {},
    sharedTypes = {},
    typesFooter,
    typesAmbient,
    command,
    compact = false,
  } = {},
) {
  const entryOf = new Map(Object.entries(entries).map(([name, path]) => [absolute(path), name]));
  const paths = (extension) => (id) =>
    id === core
      ? `${depth}index.${extension}`
      : id === devtools
        ? `${depth}devtools/index.${extension}`
        : entryOf.has(id)
          ? `./${entryOf.get(id)}.${extension}`
          : id;
  const isExternal = externals(external);
  const config = (inputs, output) => ({
    input: inputs,
    external: (id) => isExternal(id) || entryOf.has(id),
    onwarn,
    plugins: [compile, resolve({ exportConditions: ['node'] }), notices],
    output: { ...output, banner, plugins: [compact || output.format === 'cjs' ? compactCode() : readable()] },
  });
  const inOneFile = (extension, options) =>
    config(input, {
      file: `dist/${file}.${extension}`,
      paths: paths(extension),
      inlineDynamicImports: true,
      ...options,
    });
  const es = { format: 'es' };
  const withCommand = () => {
    const chunks = { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs', minifyInternalExports: false };
    // without the program's own modules, which import modules of Node and run when they are loaded
    const manualChunks = (id, { getModuleInfo }) =>
      modulesOf(absolute(input), getModuleInfo).has(id) ? 'shared' : undefined;
    const options = { dir: dirname(`dist/${file}`), manualChunks, ...chunks, ...es };
    return config({ [basename(file)]: input, [basename(command, '.ts')]: command }, options);
  };
  // CommonJS supports `import()` too, which loads Node's modules lazily
  const cjs = { format: 'cjs', exports: 'named', dynamicImportInCjs: true };
  return [
    command ? withCommand() : inOneFile('mjs', es),
    ...(commonjs ? [inOneFile('cjs', cjs)] : []),
    ...(only
      ? []
      : typesOf(input, file, { commonjs, isExternal, namespaces, entries, sharedTypes, typesFooter, typesAmbient })),
  ];
}

/** Returns the configuration of a self-contained script for a `<script>` tag. */
function script(input, outputs, external = []) {
  return [
    {
      input,
      external,
      onwarn,
      plugins: [compile, resolve({ browser: true }), notices],
      output: outputs.map((output) => ({ plugins: [readable()], ...output })),
    },
  ];
}

const umd = { format: 'umd', name: 'vitrine', exports: 'default' };

/** The devtools use the core of the page's own script, so that they record its embeds. */
const devtoolsUmd = { format: 'umd', name: 'vitrineDevtools', exports: 'named', globals: { [core]: 'vitrine' } };

/** The global is named like that of powerbi-client. The name is not an identifier, and the property may already exist. */
const compatUmd = { format: 'umd', name: 'powerbi-client', extend: true, exports: 'named' };

// Only in the published types, because tests in this repository declare the global of powerbi-client. The module 'service' makes
// the property the same as in the declarations of powerbi-client if a program contains both.
const compatGlobals = `declare global {
  interface Window {
    /** Default service of the page. */
    powerbi: import('service').Service;
    /** Name of the global for the service if \`powerbi\` is taken. */
    powerBISDKGlobalServiceInstanceName?: string;
  }
}`;

const configurations = [
  [
    'src/index.ts',
    () =>
      entryPoint('./src/index.ts', 'index', {
        namespaces: { models: './src/models/index.ts' },
        typesFooter: disposable,
      }),
  ],
  ['src/auto.ts', () => entryPoint('./src/auto.ts', 'auto', { commonjs: false, external: [core] })],
  [
    'src/global.ts',
    () =>
      script('./src/global.ts', [
        { ...umd, file: 'dist/vitrine.umd.js' },
        { ...umd, file: 'dist/vitrine.umd.min.js', plugins: minify() },
      ]),
  ],
  [
    'src/compat/index.ts',
    () => [
      ...entryPoint('./src/compat/index.ts', 'compat/index', {
        external: [core],
        depth: '../',
        entries: { models: './src/compat/models/index.ts' },
        typesFooter: compatGlobals,
        typesAmbient: './src/compat/modules.d.ts',
      }),
      ...entryPoint('./src/compat/models/index.ts', 'compat/models', { external: [core], depth: '../' }),
      ...script('./src/compat/index.ts', [
        { ...compatUmd, file: 'dist/vitrine.compat.umd.js' },
        { ...compatUmd, file: 'dist/vitrine.compat.umd.min.js', plugins: minify() },
      ]),
    ],
  ],
  // without `./`, Rollup resolves the folder as the package `react`
  [
    'react/src/index.ts',
    () =>
      entryPoint('./react/src/index.ts', 'react', {
        external: [core, 'react', 'react/jsx-runtime'],
        // frameworks that render on the server must run these components in the browser
        banner: `'use client';`,
      }),
  ],
  [
    'src/devtools/index.ts',
    () => entryPoint('./src/devtools/index.ts', 'devtools/index', { external: [core], depth: '../', compact: true }),
  ],
  [
    'react/src/devtools/index.ts',
    () =>
      entryPoint('./react/src/devtools/index.ts', 'devtools/react', {
        external: [core, devtools, 'react', 'react/jsx-runtime'],
        depth: '../',
        banner: `'use client';`,
      }),
  ],
  [
    'src/devtools/global.ts',
    () =>
      script(
        './src/devtools/global.ts',
        [
          { ...devtoolsUmd, file: 'dist/vitrine.devtools.umd.js' },
          { ...devtoolsUmd, file: 'dist/vitrine.devtools.umd.min.js', plugins: minify() },
        ],
        [core],
      ),
  ],
  ['src/server/index.ts', () => entryPoint('./src/server/index.ts', 'server')],
  [
    'src/emulator/index.ts',
    () =>
      entryPoint('./src/emulator/index.ts', 'emulator/index', {
        command: './src/emulator/cli.ts',
        compact: true,
        sharedTypes: { '../models': './src/models/index.ts' },
      }),
  ],
  [
    'src/emulator/recording/global.ts',
    () =>
      script('./src/emulator/recording/global.ts', [
        {
          format: 'umd',
          name: 'vitrineRecorder',
          exports: 'named',
          file: 'dist/emulator/recorder.umd.js',
          plugins: minify(),
        },
      ]),
  ],
  [
    'src/emulator/frame/main.ts',
    () =>
      script('./src/emulator/frame/main.ts', [
        { format: 'iife', file: 'dist/emulator/frame.js', plugins: [minifyFrame(), compressScripts()] },
      ]),
  ],
];

export default configurations
  .filter(([input]) => existsSync(input) && (!only || only.includes(input)))
  .flatMap(([, create]) => create());
