// Sizes of the SDK in bytes for each way of loading it. Used by the size budgets and the benchmark.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Returns the size after gzip compression at level 9, in bytes. */
export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/** Bundles and minifies the source of an app for production. */
export async function bundle(contents, external = []) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].contents;
}

/** Returns the source of an app that embeds one report. `imports` must declare `service`. */
export const reportApp = (imports) => `
  ${imports}
  const report = service.embed(document.body, { type: 'report', embedUrl: '', accessToken: '', tokenType: 1 });
  report.on('loaded', () => {});
`;

/** Functions that return the code that a page loads, for each way of loading the SDK. */
export const ways = {
  script: () => readFileSync('dist/vitrine.umd.min.js'),
  report: () => bundle(reportApp(`import { service } from './dist/index.mjs';`)),
  react: () =>
    bundle(`import { Report } from './dist/react.mjs'; globalThis.app = Report;`, [
      'react',
      'react/jsx-runtime',
      './index.mjs',
    ]),
};
