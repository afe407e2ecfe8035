// Measures the bundle sizes and fails if one exceeds its budget. Run it after `npm run build`.
import { existsSync } from 'node:fs';
import { gzipBytes, ways } from './bundle-size.mjs';

const kilobyte = 1000;

// Close to the current sizes, so that the gate reports every increase. Targets in kB: script tag 23.5, service.embed 19.6,
// embedReport 14.5, <Report> with core 17.2.
const budgets = [
  { name: 'script tag, everything included', way: 'script', limit: 27.46 * kilobyte },
  { name: 'page with service.embed', way: 'report', limit: 23.63 * kilobyte },
  { name: 'page with embedReport', way: 'embedReport', limit: 16.12 * kilobyte },
  { name: '<Report> with core, without React', way: 'reactReport', limit: 22 * kilobyte },
  { name: 'server with createEmbedTokenSource', way: 'server', limit: 5.97 * kilobyte },
  { name: '<Report> without core and React', way: 'react', limit: 3.97 * kilobyte },
  { name: 'devtools script tag', way: 'devtools', limit: 32.75 * kilobyte },
];

for (const file of ['vitrine.umd.min.js', 'vitrine.devtools.umd.min.js', 'index.mjs', 'react.mjs', 'server.mjs']) {
  if (existsSync(`dist/${file}`)) continue;
  console.error(`dist/${file} is missing. Run \`npm run build\` first.`);
  process.exit(1);
}
let exceeded = false;
for (const { name, way, limit } of budgets) {
  const bytes = await ways[way]();
  const gzip = gzipBytes(bytes);
  const fits = gzip <= limit;
  exceeded ||= !fits;
  const figures = [bytes.length, gzip, limit].map((n) => `${(n / kilobyte).toFixed(2)} kB`.padStart(10)).join(' ');
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name.padEnd(36)} ${figures}`);
}
console.log(`${' '.repeat(41)} ${['minified', 'gzip', 'budget'].map((head) => head.padStart(10)).join(' ')}`);
process.exit(exceeded ? 1 : 0);
