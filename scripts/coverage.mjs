// `npm run coverage`: prints line and branch coverage of the unit and demo suites, and writes HTML reports to temp/coverage.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const suites = [
  {
    name: 'unit',
    args: ['unit', 'node', 'react-18'].map((project) => `--project=${project}`),
    include: ['src', 'react/src'],
  },
  { name: 'demo', args: ['--root', 'demo'], include: ['server', 'shared', 'app/src'] },
];
/** Folders reported on separate lines. */
const parts = ['src/', 'react/src/', 'demo/'];

function measure({ name, args, include }) {
  const folder = resolve('temp/coverage', name);
  const options = ['--coverage.enabled', '--coverage.provider=v8', `--coverage.reportsDirectory=${folder}`];
  const reporters = ['json-summary', 'html'].map((reporter) => `--coverage.reporter=${reporter}`);
  const patterns = include.map((source) => `--coverage.include=${source}/**/*.{ts,tsx}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...args, ...options, ...reporters, ...patterns],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } },
  );
  if (status !== 0) throw new Error(`The ${name} suite failed. Its output is above.`);
  return JSON.parse(readFileSync(resolve(folder, 'coverage-summary.json'), 'utf8'));
}

const root = `${process.cwd()}/`;
const files = Object.entries(Object.assign({}, ...suites.map(measure)));

console.log(`\n${'part'.padEnd(12)} ${'lines'.padStart(24)} ${'branches'.padStart(24)}`);
for (const part of parts) {
  const partCounts = files.filter(([path]) => path.slice(root.length).startsWith(part)).map(([, counts]) => counts);
  const cell = (kind) => {
    const [covered, total] = ['covered', 'total'].map((key) =>
      partCounts.reduce((sum, counts) => sum + counts[kind][key], 0),
    );
    return `${((100 * covered) / total).toFixed(2)}% (${covered}/${total})`.padStart(24);
  };
  console.log(`${part.padEnd(12)} ${cell('lines')} ${cell('branches')}`);
}
