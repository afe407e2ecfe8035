// The measurements as two tables: the targets, and all figures with the ratio first.
import { readFileSync, writeFileSync } from 'node:fs';
import { figure, median, pairedRatio, ratio, spread } from './statistics.mjs';

const path = 'docs/benchmark.md';
const labels = {
  ours: 'ours',
  peer: 'powerbi-client 2.24.1',
  raw: 'raw postMessage',
  bare: 'bare iframe',
  lazy: 'ours, lazy',
};

const line = (cells) => `| ${cells.join(' | ')} |`;

const paired = (samples, base) =>
  samples?.length && samples.length === base?.length ? pairedRatio(samples, base) : ratio(samples, base);

/** What a target asks, what is reached, and whether that is enough. */
function judge({ name, unit, samples, target }) {
  const { of, per, atMost, label } = target;
  const value = per ? paired(samples[of], samples[per]) : median(samples[of]);
  const subject = of === 'ours' ? '' : `${labels[of]}: `;
  const limit = per ? `≤ ${figure(atMost)} × ${label ?? labels[per]}` : `≤ ${figure(atMost)} ${unit}`.trim();
  const reached = `${figure(value)}${per ? ' ×' : unit && ` ${unit}`}`;
  return [`${subject}${name}`, limit, reached, value <= atMost ? 'reached' : '**missed**'];
}

function tables(rows) {
  const targets = rows.filter(({ target }) => target).map((row) => line(judge(row)));
  const figures = rows
    .filter(({ onlyTarget }) => !onlyTarget)
    .map(({ name, unit, samples }) =>
      line([
        unit ? `${name}, ${unit}` : name,
        samples.ours && samples.peer ? figure(paired(samples.ours, samples.peer)) : '–',
        samples.ours && (samples.raw ?? samples.bare) ? figure(paired(samples.ours, samples.raw ?? samples.bare)) : '–',
        spread(samples.ours),
        spread(samples.peer),
        Object.entries(samples)
          .filter(([contestant]) => contestant in labels && contestant !== 'ours' && contestant !== 'peer')
          .map(([contestant, values]) => `${labels[contestant]} ${spread(values)}`)
          .join('; ') || '–',
      ]),
    );
  return [
    line(['what', 'target', 'measured', '']),
    line(['---', '---', '---', '---']),
    ...targets,
    '',
    line(['what, unit', 'ours : peer', 'ours : raw or bare', 'ours', 'powerbi-client 2.24.1', 'others']),
    line(['---', '---:', '---:', '---:', '---:', '---']),
    ...figures,
  ].join('\n');
}

/** Prints the tables, and writes them into the document when they are those of a whole run. */
export function writeTables(rows, { browser, machine, quick, write }) {
  const text = tables(rows);
  console.log(text);
  if (!write) return;
  const about = `${browser}, Node ${process.versions.node}, ${machine}, ${new Date().toISOString().slice(0, 10)}.`;
  const brief = quick ? ' A brief run: two rounds of smaller amounts (`--quick --write`).' : '';
  const document = readFileSync(path, 'utf8');
  const [head, rest] = document.split('<!-- figures -->\n');
  const tail = rest?.split('<!-- /figures -->')[1];
  if (tail === undefined) throw new Error(`${path} lacks the marks <!-- figures --> and <!-- /figures -->.`);
  writeFileSync(path, `${head}<!-- figures -->\n\n${about}${brief}\n\n${text}\n\n<!-- /figures -->${tail}`);
}
