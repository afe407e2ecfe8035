// `npm run bench`: this SDK beside the published `powerbi-client` and plain `postMessage`, in one run of Chromium, and
// the table of docs/benchmark.md. `--quick` takes two rounds of smaller amounts and only prints, unless `--write` is given; names run these
// measurements alone.
import { writeTables } from './report.mjs';
import { openStage } from './stage.mjs';
import { measureBytes } from './measures/bytes.mjs';
import { measureCalls } from './measures/calls.mjs';
import { measureCycles } from './measures/cycles.mjs';
import { measureEmbedding, measureScan } from './measures/embedding.mjs';
import { measureEvaluation } from './measures/evaluation.mjs';
import { measureEvents } from './measures/events.mjs';
import { measureReact } from './measures/react.mjs';
import { measureValidation } from './measures/validation.mjs';

const measures = {
  bytes: measureBytes,
  evaluation: measureEvaluation,
  embedding: measureEmbedding,
  scan: measureScan,
  calls: measureCalls,
  events: measureEvents,
  react: measureReact,
  cycles: measureCycles,
  validation: measureValidation,
};

const quick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((argument) => argument in measures);
const stage = await openStage({ quick });
const rows = [];
for (const [name, measure] of Object.entries(measures)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const started = Date.now();
  rows.push(...(await measure(stage)));
  console.error(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
await stage.close();
const isWhole = named.length === 0;
writeTables(rows, { ...stage, write: isWhole && (!quick || process.argv.includes('--write')) });
