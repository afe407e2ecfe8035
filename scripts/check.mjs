// `npm run check`: checks the types, lint and format of all files, and runs the unit and demo tests related to files that
// differ from the main branch.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { groupSources } from './changed-sources.mjs';

const git = (...args) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

const lines = (text) => text.split('\n').filter((line) => line !== '');

/** Returns the files that were changed or added since the merge base with the main branch, committed or not. */
function findChangedFiles() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== '');
  const base = (main && git('merge-base', 'HEAD', main)) || 'HEAD';
  const changed = lines(git('diff', '--name-only', '--diff-filter=d', base));
  return [...new Set([...changed, ...lines(git('ls-files', '--others', '--exclude-standard'))])].filter(existsSync);
}

const tool = (path, ...args) => [`node_modules/${path}`, ...args];
const vitest = (files, ...args) =>
  tool('vitest/vitest.mjs', 'related', '--run', '--passWithNoTests', ...args, ...files);

const files = findChangedFiles();
const { inDemo, inPackage } = groupSources(files);

const steps = [
  { name: 'types and lint', args: ['scripts/lint.mjs'] },
  { name: 'format', args: tool('oxfmt/bin/oxfmt', '--check') },
  {
    name: 'unit tests',
    args: vitest(inPackage, '--project=unit', '--project=node'),
    isSkipped: inPackage.length === 0,
  },
  {
    name: 'demo tests',
    // excluded because starting server processes takes half of the suite's time; `npm test` includes it
    args: vitest(
      inDemo.map((path) => `${process.cwd()}/${path}`),
      '--root',
      'demo',
      '--exclude',
      'test/durability.test.ts',
    ),
    isSkipped: inDemo.length === 0,
  },
].filter(({ isSkipped }) => !isSkipped);

/** Runs a step, prints its output if it fails, and resolves to whether it passed. */
function run({ name, args }) {
  const started = Date.now();
  return new Promise((resolve) => {
    const env = { ...process.env, CI: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      if (code !== 0) console.log(Buffer.concat(output).toString().trimEnd());
      console.log(`${code === 0 ? 'passed' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

mkdirSync('temp', { recursive: true });
console.log(`${files.length} changed files`);
const results = await Promise.all(steps.map(run));
process.exitCode = results.every(Boolean) ? 0 : 1;
