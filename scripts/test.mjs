// `npm test`: runs all gates except the long-running ones, or only the selected ones. `--full` includes the long-running gates.
// The last line of the output is `N passed, N failed`. A gate counts as one test in addition to its runner's tests.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildIfStale } from './build-if-stale.mjs';
import { getChromium } from './chromium.mjs';
import { readArguments, UsageError } from './test/arguments.mjs';
import { formatTable, readReport } from './test/results.mjs';
import { runScheduled } from './test/schedule.mjs';

const failuresFolder = 'temp/failures';

function readOptions() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

const { chosen, hasSelection, title, seed, isFull } = readOptions();

const env = {
  ...process.env,
  CI: '1',
  // in production, React has no test utilities
  NODE_ENV: undefined,
  // Vite warns about configuration files that later versions load differently, which is irrelevant with a pinned version
  VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  ...(isFull ? { VITRINE_FULL: '1' } : {}),
};

/** Runs a command without stdin. Resolves to whether it succeeded, and its output unless it runs alone and prints directly. */
function run([program, ...args], isAlone) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(program, args, { stdio: ['ignore', ...Array(2).fill(isAlone ? 'inherit' : 'pipe')], env });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ hasSucceeded: false, output: String(error) }));
    child.on('close', (code) => resolve({ hasSucceeded: code === 0, output: Buffer.concat(output).toString() }));
  });
}

const rows = [];
const failures = [];

async function runGate(gate) {
  const { name, command, report } = gate;
  const isAlone = chosen.length === 1 || gate.slots === 2;
  if (isAlone) console.log(`== ${name}`);
  if (report) rmSync(report, { force: true });
  const started = Date.now();
  const { hasSucceeded, output } = await run(command, isAlone);
  const seconds = (Date.now() - started) / 1000;
  const tests = readReport(report);
  // skipped tests fail the gate, unless a title is selected, which skips all other tests
  const hasSkipped = tests.skipped > 0 && !title;
  const ok = hasSucceeded && tests.failed === 0 && !hasSkipped && (!report || tests.passed > 0);
  rows.push({ name, state: ok ? 'passed' : 'FAILED', tests: tests.passed + tests.failed, seconds, ok, counts: tests });
  console.log(`${ok ? 'passed' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (ok) return true;
  if (hasSkipped) failures.push(`${name}: ${tests.skipped} skipped tests`);
  if (report && tests.passed + tests.failed === 0) {
    failures.push(`${name}: no test ran${title ? `. Expected a title that contains '${title}'` : ''}`);
  }
  failures.push(...tests.failures.map((text) => `${name}: ${text}`));
  if (!isAlone) {
    mkdirSync(failuresFolder, { recursive: true });
    writeFileSync(`${failuresFolder}/${name}.log`, output);
    console.log(output.trimEnd());
  }
  return false;
}

function skipGate({ name, needs }) {
  rows.push({ name, state: 'not run', tests: 0, seconds: 0, ok: false, counts: { passed: 0, failed: 0 } });
  failures.push(`${name}: not run, because ${needs} failed`);
}

mkdirSync('temp/reports', { recursive: true });
rmSync(failuresFolder, { recursive: true, force: true });
if (seed !== undefined) console.log(`Shuffled with seed ${seed}. Repeat with --shuffle=${seed}.`);
if (hasSelection) {
  const isBuilt = chosen.some(({ name }) => name === 'build');
  if (!isBuilt && chosen.some(({ needs }) => needs === 'build')) await buildIfStale(['types']);
  if (chosen.some(({ usesBrowser }) => usesBrowser)) await getChromium();
}
await runScheduled(chosen, { run: runGate, skip: skipGate });

const sum = (count) => rows.reduce((total, row) => total + count(row), 0);
const failedGates = rows.filter(({ ok }) => !ok);
const passed = sum(({ counts, ok }) => counts.passed + (ok ? 1 : 0));
const failed = sum(({ counts, ok }) => counts.failed + (ok ? 0 : 1));
if (rows.length > 1) console.log(`\n${formatTable(rows).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed tests:\n${failures.map((text) => `  ${text}`).join('\n')}`);
if (failedGates.length > 0) {
  const artifacts = existsSync(failuresFolder) ? `\nArtifacts: ${failuresFolder}` : '';
  console.log(`\nFailed gates: ${failedGates.map(({ name }) => name).join(', ')}${artifacts}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
