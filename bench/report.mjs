// Formats the measurements as two tables: targets, and all figures with their ratios.
import { readFileSync, writeFileSync } from 'node:fs';
import { figure, median, pairedRatio, ratio, spread } from './statistics.mjs';

const path = 'docs/benchmark.md';
const labels = {
  ours: 'ours',
  reference: 'powerbi-client 2.24.1',
  raw: 'raw postMessage',
  bare: 'bare iframe',
  lazy: 'ours, lazy',
  parsed: 'ours, parsed but not run',
  again: 'ours, after a first embed',
  repeated: 'without devtools, repeated',
  observer: 'with an empty observer',
  storing: 'with an observer that stores a reference and a time',
  closed: 'with closed devtools',
  open: 'with open devtools',
};

const line = (cells) => `| ${cells.join(' | ')} |`;

const paired = (samples, base) =>
  samples?.length && samples.length === base?.length ? pairedRatio(samples, base).value : ratio(samples, base);

/** Formats the ratio within each round: `1.02 × (1.01–1.04)`, with its 95% confidence interval. */
function pairs(samples, base) {
  const { value, low, high } = pairedRatio(samples, base);
  return `${figure(value)} × (${figure(low)}–${figure(high)})`;
}

/** Returns the table cells for a target: name, limit, measured value, and whether the target was met. */
function judge({ name, unit, samples, target }) {
  const { of, per, atMost, label } = target;
  const value = per ? paired(samples[of], samples[per]) : median(samples[of]);
  const prefix = of === 'ours' ? '' : `${labels[of]}: `;
  const limit = per ? `≤ ${figure(atMost)} × ${label ?? labels[per]}` : `≤ ${figure(atMost)} ${unit}`.trim();
  const measured = `${figure(value)}${per ? ' ×' : unit && ` ${unit}`}`;
  return [`${prefix}${name}`, limit, measured, value <= atMost ? 'met' : '**missed**'];
}

function tables(rows) {
  const targets = rows.filter(({ target }) => target).map((row) => line(judge(row)));
  const figures = rows
    .filter(({ isTargetOnly }) => !isTargetOnly)
    .map(({ name, unit, samples, isPaired }) =>
      line([
        unit ? `${name}, ${unit}` : name,
        samples.ours && samples.reference ? figure(paired(samples.ours, samples.reference)) : '–',
        samples.ours && (samples.raw ?? samples.bare) ? figure(paired(samples.ours, samples.raw ?? samples.bare)) : '–',
        spread(samples.ours),
        spread(samples.reference),
        Object.entries(samples)
          .filter(([contestant]) => contestant in labels && contestant !== 'ours' && contestant !== 'reference')
          .map(
            ([contestant, values]) =>
              `${labels[contestant]} ${isPaired ? pairs(values, samples.ours) : spread(values)}`,
          )
          .join('; ') || '–',
      ]),
    );
  return [
    line(['measurement', 'target', 'measured', 'result']),
    line(['---', '---', '---', '---']),
    ...targets,
    '',
    line([
      'measurement, unit',
      'ours ÷ powerbi-client',
      'ours ÷ raw or bare',
      'ours',
      'powerbi-client 2.24.1',
      'others',
    ]),
    line(['---', '---:', '---:', '---:', '---:', '---']),
    ...figures,
  ].join('\n');
}

/** Prints the tables. With `write`, also replaces the tables in the document. */
export function writeTables(rows, { browser, machine, quick, write }) {
  const text = tables(rows);
  console.log(text);
  if (!write) return;
  const environment = `${browser}, Node.js ${process.versions.node}, ${machine}, ${new Date().toISOString().slice(0, 10)}.`;
  const brief = quick ? ' Quick run: two rounds with fewer operations (`--quick --write`).' : '';
  const document = readFileSync(path, 'utf8');
  const [head, rest] = document.split('<!-- figures -->\n');
  const tail = rest?.split('<!-- /figures -->')[1];
  if (tail === undefined)
    throw new Error(
      `Expected the markers <!-- figures --> and <!-- /figures --> in ${path}. Add them where the tables belong.`,
    );
  // Padding the columns would double the size of the document.
  const figures = text.replaceAll(/^\| measurement/gm, '<!-- prettier-ignore -->\n$&');
  writeFileSync(path, `${head}<!-- figures -->\n\n${environment}${brief}\n\n${figures}\n\n<!-- /figures -->${tail}`);
}
