// What a page pays for each way to use the SDK, in bytes: for the budgets and for the benchmark.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes over the network. */
export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/** Bundles an app's source as a bundler would for production. */
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

/** An app that embeds one report; `imports` bring `service`. */
export const reportApp = (imports) => `
  ${imports}
  const report = service.embed(document.body, { type: 'report', embedUrl: '', accessToken: '', tokenType: 1 });
  report.on('loaded', () => {});
`;

/** The ways to use the SDK, as their content. */
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
