// `npm test`: every gate, in order, then one closing line `N passed, N failed`.
// A gate counts as one test, and a runner's tests count one by one besides. Nothing is built twice.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const tool = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];
const script = (name, ...args) => [process.execPath, [`scripts/${name}.mjs`, ...args]];
const vitest = (name, ...args) => {
  const report = `${process.cwd()}/temp/${name}.json`;
  return {
    name,
    report,
    command: tool(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ),
  };
};

const gates = [
  { name: 'browser to test with', command: script('chromium', '--install') },
  { name: 'build', command: tool('rollup/dist/bin/rollup', '-c', '--silent'), vital: true },
  { name: 'eslint', command: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'prettier', command: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.') },
  { name: 'typecheck', command: tool('typescript/bin/tsc', '-p', '.', '--noEmit') },
  vitest('unit', '--project', 'unit'),
  { name: 'browser', report: 'temp/browser.json', command: tool('@playwright/test/cli.js', 'test') },
  vitest('package', '--project', 'package'),
  { name: 'api', command: script('api', '--check') },
  { name: 'protocol tables', command: script('protocol-docs', '--check') },
  { name: 'size', command: script('size') },
  { ...vitest('demo', '--root', 'demo'), needs: 'demo/vitest.config.mts' },
];

const env = {
  ...process.env,
  CI: '1',
  // Vite announces that a later version will want another syntax in vitest.config.ts; the version is pinned
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};

/** Runs a command without stdin and answers whether it ended well. */
function run([program, args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** What a runner's JSON report counts: vitest's and Playwright's shapes. */
function count(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  if (result.stats) {
    const { expected, flaky, unexpected, skipped } = result.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  const skipped = result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed: result.numFailedTests, skipped };
}

mkdirSync('temp', { recursive: true });
// `node scripts/test.mjs unit test/unit/core` runs one gate and hands the rest to its command
const names = gates.map(({ name }) => name);
const wanted = process.argv.slice(2).filter((argument) => names.includes(argument));
const rest = process.argv.slice(2).filter((argument) => !names.includes(argument));
const chosen = gates.filter(({ name, needs }) => {
  return wanted.length > 0 ? wanted.includes(name) : needs === undefined || existsSync(needs);
});
const failures = [];
let passed = 0;
let failed = 0;

for (const { name, command, report, vital } of chosen) {
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const ended = await run([...command, ...rest]);
  const tests = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  // a skipped or missing test proves nothing, so its gate fails
  const ok = ended && tests.failed === 0 && tests.skipped === 0 && (!report || tests.passed > 0);
  if (tests.skipped > 0) console.log(`${tests.skipped} skipped: a skipped test counts as a failure of its gate`);
  passed += tests.passed + (ok ? 1 : 0);
  failed += tests.failed + (ok ? 0 : 1);
  if (!ok) failures.push(name);
  console.log(`-- ${name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (!ok && vital) break;
}

if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
