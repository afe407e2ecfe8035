// Bundles the playground's scripts in memory, which takes less than a second.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { esbuildTargetsOf, readBrowsers } from '../scripts/browsers.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));

/** Fonts, which the server serves as files. */
const fonts = ['/inter.woff2', '/jetbrains-mono.woff2'];

const shared = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  minify: true,
  // makes component names readable in React's warnings
  keepNames: true,
  logLevel: 'error',
  target: esbuildTargetsOf(readBrowsers()),
};

/** Runs a build and returns its outputs by their path relative to `outdir`. */
async function buildOutputs(options) {
  const outdir = `${root}playground/out`;
  const { outputFiles } = await build({ ...shared, ...options, outdir });
  return outputFiles.map(({ path, contents }) => [path.slice(outdir.length), contents]);
}

/** Bundles the playground page with its style sheet. */
const bundlePage = () =>
  buildOutputs({
    entryPoints: { playground: 'playground/src/main.tsx' },
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...fonts, 'node:*'],
  });

/** Bundles the preview's script and style sheet. */
const bundlePreview = () =>
  buildOutputs({
    entryPoints: { preview: 'playground/src/preview/client.ts', 'preview-style': 'playground/src/preview/style.css' },
    format: 'iife',
    external: fonts,
  });

/**
 * Bundles the React modules that visitors' code imports. React consists of CommonJS modules, whose exports must be listed for
 * ES modules.
 */
async function bundleReact() {
  const names = ['react', 'react/jsx-runtime', 'react-dom/client'];
  const listExports = {
    name: 'list-exports',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^exports:/ }, ({ path }) => ({ path: path.slice('exports:'.length), namespace: 'exports' }));
      onLoad({ filter: /.*/, namespace: 'exports' }, ({ path }) => ({
        contents: `import all from '${path}'; export default all; export const { ${Object.keys(require(path)).join(', ')} } = all;`,
        resolveDir: root,
      }));
    },
  };
  const outputs = await buildOutputs({
    entryPoints: Object.fromEntries(names.map((name) => [name, `exports:${name}`])),
    format: 'esm',
    splitting: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [listExports],
  });
  return outputs.map(([path, contents]) => [`/modules${path}`, contents]);
}

/** Returns the contents of the playground's generated files by path. */
export async function bundlePlayground() {
  const outputs = await Promise.all([bundlePage(), bundlePreview(), bundleReact()]);
  return new Map(outputs.flat());
}
