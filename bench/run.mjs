// `npm run bench` measures this SDK, the published `powerbi-client` and plain `postMessage` in one run of Chromium, and updates the
// tables in docs/benchmark.md. `--quick` runs two rounds with fewer operations and only prints, unless `--write` is passed. Measurement
// names, for example `npm run bench -- calls events`, run only those measurements and only print. `npm run bench -- profile` prints
// CPU profiles instead; see profile.mjs.
import { writeTables } from './report.mjs';
import { openHarness } from './harness.mjs';
import { measureBytes } from './measures/bytes.mjs';
import { measureCalls } from './measures/calls.mjs';
import { measureCycles } from './measures/cycles.mjs';
import { measureDevtools } from './measures/devtools.mjs';
import { measureEmbedding, measureScan } from './measures/embedding.mjs';
import { measureEvaluation } from './measures/evaluation.mjs';
import { measureEvents } from './measures/events.mjs';
import { measureReact } from './measures/react.mjs';
import { measureValidation } from './measures/validation.mjs';
import { printProfiles, scenarioNames } from './profile.mjs';

const measures = {
  bytes: measureBytes,
  evaluation: measureEvaluation,
  embedding: measureEmbedding,
  scan: measureScan,
  calls: measureCalls,
  events: measureEvents,
  devtools: measureDevtools,
  react: measureReact,
  cycles: measureCycles,
  validation: measureValidation,
};

const accepted = ['--quick', '--write', 'profile', ...scenarioNames, ...Object.keys(measures)];
const unknown = process.argv.slice(2).filter((argument) => !accepted.includes(argument));
if (unknown.length > 0) {
  console.error(`Expected ${accepted.join(', ')}, but received ${unknown.join(', ')}.`);
  process.exit(1);
}
const quick = process.argv.includes('--quick');
const selected = process.argv.slice(2).filter((argument) => argument in measures);
const harness = await openHarness({ quick });
if (process.argv.includes('profile')) {
  const scenarios = scenarioNames.filter((name) => process.argv.includes(name));
  await printProfiles(harness, scenarios.length > 0 ? scenarios : scenarioNames);
  await harness.close();
  process.exit();
}
const rows = [];
for (const [name, measure] of Object.entries(measures)) {
  if (selected.length > 0 && !selected.includes(name)) continue;
  const started = Date.now();
  rows.push(...(await measure(harness)));
  console.error(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
await harness.close();
const isComplete = selected.length === 0;
writeTables(rows, { ...harness, write: isComplete && (!quick || process.argv.includes('--write')) });
