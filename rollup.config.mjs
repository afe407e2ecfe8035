import { existsSync } from 'node:fs';
import { core, devtools, entryPoint, only, script } from './scripts/build/entry-point.mjs';
import { compressScripts, minify, minifyFrame, readable } from './scripts/build/plugins.mjs';
import { emitDeclarations } from './scripts/declarations.mjs';

if (!only) emitDeclarations();

/** On a page with an AMD loader, a UMD script only registers a module. Script tags must always run and set their global. */
const scriptTag = { format: 'umd', amd: { define: 'null' } };

const umd = { ...scriptTag, name: 'vitrine', exports: 'default' };

/** The panel contains symbols, which pages without a declared charset would display incorrectly. */
const charset = 'ascii';

/** The devtools use the core of the page's own script, so that they record its embeds. */
const devtoolsUmd = { ...scriptTag, name: 'vitrineDevtools', exports: 'named', globals: { [core]: 'vitrine' } };

/** The global has the same name as powerbi-client's. The name is not an identifier, and the property may already exist. */
const compatUmd = { format: 'umd', name: 'powerbi-client', extend: true, exports: 'named' };

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

// Node.js programs that start the emulator are often compiled without the DOM library. Merges with its declaration.
const iframe = `declare global {
  interface HTMLIFrameElement {}
}`;

// Only in the published types, because tests in this repository declare the global of powerbi-client. The module 'service' makes
// the property's type match the declarations of powerbi-client if a program contains both.
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
        entries: { models: './src/compat/models/index.ts' },
        typesFooter: compatGlobals,
        typesAmbient: './src/compat/modules.d.ts',
      }),
      ...entryPoint('./src/compat/models/index.ts', 'compat/models', { external: [core] }),
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
    () =>
      entryPoint('./src/devtools/index.ts', 'devtools/index', {
        external: [core],
        compact: true,
        charset,
      }),
  ],
  [
    'react/src/devtools/index.ts',
    () =>
      entryPoint('./react/src/devtools/index.ts', 'devtools/react', {
        external: [core, devtools, 'react', 'react/jsx-runtime'],
        banner: `'use client';`,
      }),
  ],
  [
    'src/devtools/global.ts',
    () =>
      script(
        './src/devtools/global.ts',
        [
          { ...devtoolsUmd, file: 'dist/vitrine.devtools.umd.js', plugins: [readable(charset)] },
          { ...devtoolsUmd, file: 'dist/vitrine.devtools.umd.min.js', plugins: minify(charset) },
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
        typesFooter: iframe,
      }),
  ],
  [
    'src/emulator/recording/global.ts',
    () =>
      script('./src/emulator/recording/global.ts', [
        {
          ...scriptTag,
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
