// Measures the gzip size of the bundles and fails if one exceeds its budget. Run `npm run build` first.
import { existsSync } from 'node:fs';
import { gzipBytes, ways } from './bundle-size.mjs';

const kilobyte = 1000;

// Set to the current sizes, so that every increase is noticed. The goals are 12 kB, 7 kB and 3.5 kB; the script of powerbi-client has 42.3 kB.
const budgets = [
  { name: 'script tag (vitrine.umd.min.js)', way: 'script', limit: 24.05 * kilobyte },
  { name: 'one report through a bundler', way: 'report', limit: 19.6 * kilobyte },
  { name: 'React entry, without core and React', way: 'react', limit: 3.5 * kilobyte },
];

for (const file of ['vitrine.umd.min.js', 'index.mjs', 'react.mjs']) {
  if (existsSync(`dist/${file}`)) continue;
  console.error(`dist/${file} is missing. Run \`npm run build\` first.`);
  process.exit(1);
}
let over = false;
for (const { name, way, limit } of budgets) {
  const bytes = await ways[way]();
  const gzip = gzipBytes(bytes);
  const fits = gzip <= limit;
  over ||= !fits;
  const figures = [bytes.length, gzip, limit].map((n) => `${(n / kilobyte).toFixed(2)} kB`.padStart(10)).join(' ');
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name.padEnd(36)} ${figures}`);
}
console.log(`${' '.repeat(41)} ${['minified', 'gzip', 'budget'].map((head) => head.padStart(10)).join(' ')}`);
process.exit(over ? 1 : 0);
