// Measures what a page pays (gzip) and fails over budget. Run after `npm run build`.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const kilobyte = 1000;

const reportApp = `
  import { service, TokenType } from './dist/index.mjs';
  const report = service.embed(document.body, { type: 'report', embedUrl: '', accessToken: '', tokenType: TokenType.Embed });
  report.on('loaded', () => {});
`;

const reactApp = `
  import { Report } from './dist/react.mjs';
  globalThis.app = Report;
`;

/** Bundles an app's source as a bundler would for production. */
async function bundle(contents, external = []) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    external,
    logLevel: 'error',
  });
  return outputFiles[0].contents;
}

// What is reached, so that nothing grows unseen. The aims are 12 kB, 7 kB and 3.5 kB; the peer's script is 42.3 kB.
const budgets = [
  {
    name: 'script tag (vitrine.umd.min.js)',
    limit: 23.1 * kilobyte,
    needs: 'dist/vitrine.umd.min.js',
    measure: () => readFileSync('dist/vitrine.umd.min.js'),
  },
  {
    name: 'one report through a bundler',
    limit: 18.6 * kilobyte,
    needs: 'dist/index.mjs',
    measure: () => bundle(reportApp),
  },
  {
    name: 'React door, without core and React',
    limit: 3.5 * kilobyte,
    needs: 'dist/react.mjs',
    measure: () => bundle(reactApp, ['react', 'react/jsx-runtime', './index.mjs']),
  },
];

let over = false;
for (const { name, limit, needs, measure, optional } of budgets) {
  if (!existsSync(needs)) {
    if (optional) continue;
    console.error(`${needs} is missing: run \`npm run build\` first.`);
    process.exit(1);
  }
  const bytes = await measure();
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const fits = gzip <= limit;
  over ||= !fits;
  const figures = [bytes.length, gzip, limit].map((n) => `${(n / kilobyte).toFixed(2)} kB`.padStart(10)).join(' ');
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name.padEnd(36)} ${figures}`);
}
console.log(`${' '.repeat(41)} ${['minified', 'gzip', 'budget'].map((head) => head.padStart(10)).join(' ')}`);
process.exit(over ? 1 : 0);
