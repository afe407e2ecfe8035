// Rollup configurations for entry points and scripts.
import { dirname, resolve as absolute, basename } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import { typesOf } from './declaration-files.mjs';
import { compactCode, compile, inlineFonts, notices, onwarn, readable } from './plugins.mjs';

/** `VITRINE_ONLY=src/index.ts,src/auto.ts` builds only these entry points, without type checking and declarations. */
export const only = process.env.VITRINE_ONLY?.split(',');

/** The core stays an external import in other entry points, so that all share one default service. */
export const core = '@vitrine/sdk';

/** The devtools stay an external import in their component, so that both share one recording. */
export const devtools = '@vitrine/sdk/devtools';

/** Returns the ids of a module and of all modules that it imports. */
function collectModules(id, getModuleInfo, found = new Set()) {
  const module = found.has(id) ? undefined : getModuleInfo(id);
  if (!module || module.isExternal) return found;
  found.add(id);
  for (const next of [...module.importedIds, ...module.dynamicallyImportedIds])
    collectModules(next, getModuleInfo, found);
  return found;
}

/** Derives `import.meta.url` in CommonJS from the file. By default, Rollup derives it from a global `document`, such as jsdom's. */
const commonjsUrl = {
  name: 'commonjs-url',
  resolveImportMeta: (property, { format }) =>
    format === 'cjs' && property === 'url'
      ? "process.getBuiltinModule('node:url').pathToFileURL(__filename).href"
      : undefined,
};

/**
 * Returns the configurations for an entry point: ES module, optionally CommonJS, and types for both. Options:
 *
 * - `namespaces`: modules that the entry point exports as a whole. Their types get a separate file, because a bundled namespace keeps
 *   only a value or a type with the same name, not both.
 * - `entries`: imported modules that are entry points themselves. The bundle imports their files.
 * - `sharedTypes`: modules whose types are imported from another entry point's declarations.
 * - `command`: a program that shares code with the ES module in the `shared` chunk.
 * - `compact`: whether the bundles are minified. Set it for bundles that pages do not load.
 * - `charset`: with `ascii`, non-ASCII characters are escaped.
 */
export function entryPoint(
  input,
  file,
  {
    commonjs = true,
    external = [],
    banner,
    namespaces = {},
    entries = {},
    sharedTypes = {},
    typesFooter,
    typesAmbient,
    command,
    compact = false,
    charset,
  } = {},
) {
  const toDist = file.includes('/') ? '../' : './';
  const entryFiles = new Map(Object.entries(entries).map(([name, path]) => [absolute(path), `./${name}`]));
  const externalFiles = new Map([[core, `${toDist}index`], [devtools, `${toDist}devtools/index`], ...entryFiles]);
  const paths = (extension) => (id) => (externalFiles.has(id) ? `${externalFiles.get(id)}.${extension}` : id);
  const isExternal = (id) => id.startsWith('node:') || external.includes(id);
  const config = (inputs, output) => ({
    input: inputs,
    external: (id) => isExternal(id) || entryFiles.has(id),
    onwarn,
    plugins: [compile, resolve({ exportConditions: ['node'] }), notices],
    output: {
      ...output,
      banner,
      plugins: [commonjsUrl, compact || output.format === 'cjs' ? compactCode(charset) : readable(charset)],
    },
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
    // excludes the program's own modules, which import Node.js modules and run when they are loaded
    const manualChunks = (id, { getModuleInfo }) =>
      collectModules(absolute(input), getModuleInfo).has(id) ? 'shared' : undefined;
    const options = { dir: dirname(`dist/${file}`), manualChunks, ...chunks, ...es };
    return config({ [basename(file)]: input, [basename(command, '.ts')]: command }, options);
  };
  const cjs = { format: 'cjs', exports: 'named' };
  return [
    command ? withCommand() : inOneFile('mjs', es),
    ...(commonjs ? [inOneFile('cjs', cjs)] : []),
    ...(only
      ? []
      : typesOf(input, file, { commonjs, isExternal, namespaces, entries, sharedTypes, typesFooter, typesAmbient })),
  ];
}

/** Returns the configuration for a self-contained script for a `<script>` tag. */
export function script(input, outputs, external = []) {
  return [
    {
      input,
      external,
      onwarn,
      plugins: [compile, resolve({ browser: true }), inlineFonts, notices],
      output: outputs.map((output) => ({ plugins: [readable()], ...output })),
    },
  ];
}
