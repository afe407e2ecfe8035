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

// Gates that keep one core busy run in two lanes of about the same length; the browsers, which keep all busy, run after them.
const gates = [
  { name: 'build', command: tool('rollup/dist/bin/rollup', '-c', '--silent'), vital: true, lane: 'build' },
  { name: 'api', command: script('api', '--check'), lane: 'build' },
  { name: 'typecheck', command: tool('typescript/bin/tsc', '-p', '.', '--noEmit'), lane: 'build' },
  { name: 'size', command: script('size'), lane: 'build' },
  { ...vitest('package', '--project', 'package'), lane: 'build' },
  {
    ...vitest('unit', '--project', 'unit', '--project', 'node', '--project', 'react-18', '--maxWorkers=1'),
    lane: 'build',
  },
  { name: 'browser to test with', command: script('chromium', '--install'), lane: 'text' },
  { name: 'eslint', command: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0'), lane: 'text' },
  { name: 'prettier', command: tool('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'), lane: 'text' },
  { name: 'protocol tables', command: script('protocol-docs', '--check'), lane: 'text' },
  { name: 'reference', command: script('site', '--check'), lane: 'text' },
  { name: 'changelog', command: script('changelog'), lane: 'text' },
  { ...vitest('demo', '--root', 'demo'), lane: 'text' },
  { name: 'browser', report: 'temp/browser.json', command: tool('@playwright/test/cli.js', 'test') },
];

const env = {
  ...process.env,
  CI: '1',
  // Vite announces that a later version will want another syntax in vitest.config.ts; the version is pinned
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
};

/** Runs a command without stdin and answers whether it ended well. What it prints is held back while others run beside it. */
function run([program, args], isAlone) {
  return new Promise((resolve) => {
    const printed = [];
    const child = spawn(program, args, { stdio: ['ignore', ...Array(2).fill(isAlone ? 'inherit' : 'pipe')], env });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => resolve({ ended: false, output: String(error) }));
    child.on('close', (code) => resolve({ ended: code === 0, output: Buffer.concat(printed).toString() }));
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
const chosen = gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const failures = [];
let passed = 0;
let failed = 0;

/** Runs gates one after the other. */
async function runAll(lane, isAlone) {
  for (const { name, command, report, vital } of lane) {
    if (isAlone) console.log(`\n== ${name}`);
    if (report) rmSync(report, { force: true });
    const started = Date.now();
    const { ended, output } = await run([...command, ...rest], isAlone);
    if (!isAlone) console.log(`\n== ${name}\n${output.trimEnd()}`);
    const tests = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
    // a skipped or missing test proves nothing, so its gate fails
    const ok = ended && tests.failed === 0 && tests.skipped === 0 && (!report || tests.passed > 0);
    if (tests.skipped > 0) console.log(`${tests.skipped} skipped: a skipped test counts as a failure of its gate`);
    passed += tests.passed + (ok ? 1 : 0);
    failed += tests.failed + (ok ? 0 : 1);
    if (!ok) failures.push(name);
    console.log(`-- ${name}: ${ok ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (!ok && vital) return false;
  }
  return true;
}

const inLane = (name) => chosen.filter(({ lane }) => lane === name);
const lanes = [inLane('build'), inLane('text')].filter((lane) => lane.length > 0);
const built = await Promise.all(lanes.map((lane) => runAll(lane, lanes.length === 1)));
if (!built.includes(false)) await runAll(inLane(undefined), true);

if (failures.length > 0) console.log(`\nfailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
