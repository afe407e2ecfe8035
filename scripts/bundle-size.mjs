// Bundle size for each way to use the SDK, for the size gate and the benchmark.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Returns the gzip size of the content, in bytes. */
export const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;

/** Bundles an app's source for production. */
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

/** Returns the source for an app that embeds a report with a service. `imports` must import `service`. */
export const reportApp = (imports) => `
  ${imports}
  const report = service.embed(document.body, { type: 'report', embedUrl: '', accessToken: '', tokenType: 1 });
  report.on('loaded', () => {});
`;

const embedReportApp = `
  import { embedReport } from './dist/index.mjs';
  const report = embedReport(document.body, { embedUrl: '', accessToken: '', tokenType: 1 });
  report.on('loaded', () => {});
`;

const reactApp = `import { Report } from './dist/react.mjs'; globalThis.app = Report;`;
const react = ['react', 'react/jsx-runtime'];

/** Functions that return the bundle for each way to use the SDK. */
export const ways = {
  script: () => readFileSync('dist/vitrine.umd.min.js'),
  report: () => bundle(reportApp(`import { service } from './dist/index.mjs';`)),
  embedReport: () => bundle(embedReportApp),
  reactReport: () => bundle(reactApp, react),
  server: () => bundle(`export { createEmbedTokenSource } from './dist/server.mjs';`),
  react: () => bundle(reactApp, [...react, './index.mjs']),
  devtools: () => readFileSync('dist/vitrine.devtools.umd.min.js'),
};
