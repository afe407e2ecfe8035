// Rollup plugins that compile sources and transform outputs.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import terser from '@rollup/plugin-terser';
import { transform } from 'esbuild';
import { esbuildTargetsOf, readBrowsers, scriptTargetOf } from '../browsers.mjs';
import { collectNotices, noticesFile } from '../notices.mjs';

const browsers = readBrowsers();

/** Fails the build on every warning. */
export const onwarn = (warning) => {
  // the entry point `auto` has side effects only, so its types are empty
  if (warning.code === 'EMPTY_BUNDLE' && warning.names?.includes('auto')) return;
  throw new Error(`${warning.plugin ? `${warning.plugin}: ` : ''}[${warning.code}] ${warning.message}`);
};

const extensions = ['.ts', '.tsx', '/index.ts'];

/** Compiles without type checking, because `emitDeclarations` checks the same sources. */
export const compile = {
  name: 'compile',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !/\.tsx?$/.test(importer ?? '')) return null;
    const path = join(dirname(importer), source);
    return extensions.map((extension) => path + extension).find((id) => existsSync(id)) ?? null;
  },
  transform: async (source, id) => {
    if (!/\.tsx?$/.test(id)) return null;
    const options = { target: scriptTargetOf(browsers), charset: 'utf8', jsx: 'automatic' };
    const { code } = await transform(source, { ...options, loader: id.endsWith('x') ? 'tsx' : 'ts', sourcefile: id });
    return { code, map: null };
  },
};

/** Bundles font files that are imported with the suffix `?inline` as `data:` URLs, as Vite does. */
export const inlineFonts = {
  name: 'inline-fonts',
  load(id) {
    if (!id.endsWith('.woff2?inline')) return null;
    const base64 = readFileSync(id.replace('?inline', '')).toString('base64');
    return `export default 'data:font/woff2;base64,${base64}';`;
  },
};

/** Collects the licenses of third-party code in all outputs. */
export const notices = collectNotices('dist');

/** Creates an output plugin that transforms each chunk with esbuild. */
const esbuild = (name, options) => ({
  name,
  renderChunk: async (code) => {
    const result = await transform(code, { target: 'es2022', charset: 'utf8', legalComments: 'inline', ...options });
    return { code: result.code, map: null };
  },
});

/**
 * Removes comments but does not minify. The declarations contain the docstrings. Readable outputs need no source maps, which would
 * triple the package's size.
 */
export const readable = (charset = 'utf8') => esbuild('remove-comments', { charset });

/** Minifies code, but keeps function and class names for stack traces. */
export const compactCode = (charset = 'utf8') => esbuild('compact-code', { minify: true, keepNames: true, charset });

/** Shortens names before Terser runs, because Terser does not reuse private member names across classes. */
const shortenNames = () => esbuild('shorten-names', { minifyIdentifiers: true, minifyWhitespace: true });

/** Returns plugins that minify a script for pages. With the charset `ascii`, non-ASCII characters are escaped. */
export const minify = (charset = 'utf8') => [
  shortenNames(),
  // The parentheses make V8 compile the module function eagerly. Without them, it parses the whole script twice.
  terser({
    ecma: 2022,
    compress: { passes: 2 },
    format: { comments: false, wrap_func_args: true, ascii_only: charset === 'ascii' },
  }),
];

// The chart library reads `process.env.NODE_ENV`, which pages do not define. esbuild minifies a megabyte ten times as fast as Terser.
export const minifyFrame = () => ({
  name: 'minify-frame',
  renderChunk: async (code) => {
    const options = { minify: true, legalComments: 'none', target: esbuildTargetsOf(browsers) };
    const banner = `/*! Contains third-party code. Licenses: ../${noticesFile} */`;
    const result = await transform(code, { ...options, banner, define: { 'process.env.NODE_ENV': '"production"' } });
    return { code: result.code, map: null };
  },
});

/** Adds a compressed copy of each script to the output. The package contains only the copy, because the chart library makes the uncompressed script large. */
export const compressScripts = () => ({
  name: 'compress-scripts',
  generateBundle(_options, bundle) {
    for (const { fileName, code } of Object.values(bundle)) {
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(code) });
    }
  },
});
