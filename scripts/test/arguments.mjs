// Reads the arguments of `npm test`: gates, paths, `-g title`, `--shuffle[=seed]`, `--full`.
import { relative, resolve } from 'node:path';
import { gates, testFilesOf } from './gates.mjs';

export class UsageError extends Error {}

const usage = () =>
  [
    'Usage: npm test -- [gate …] [path …] [-g title] [--shuffle[=seed]] [--full]',
    `Gates: ${gates.map(({ name }) => name).join(', ')}`,
  ].join('\n');

function parse(words) {
  const result = { names: [], paths: [], isFull: false };
  const values = [...words];
  for (let word = values.shift(); word !== undefined; word = values.shift()) {
    if (word === '-g' || word === '--grep') {
      result.title = values.shift();
      if (!result.title) throw new UsageError(`Expected a title after ${word}.\n${usage()}`);
    } else if (word === '--full') result.isFull = true;
    else if (word === '--shuffle') result.seed = Math.floor(Math.random() * 1e6);
    else if (/^--shuffle=\d+$/.test(word)) result.seed = Number(word.slice('--shuffle='.length));
    else if (word.startsWith('-')) throw new UsageError(`Unknown option ${word}.\n${usage()}`);
    else if (gates.some(({ name }) => name === word)) result.names.push(word);
    else result.paths.push(relative('.', word));
  }
  return result;
}

/** Returns the selected gates with their runners' arguments, and the options. Throws a `UsageError` for invalid arguments. */
export function readArguments(words) {
  const { names, paths, title, seed, isFull } = parse(words);
  const isSelected = names.length > 0 || paths.length > 0;
  const candidates = gates.filter(({ name, full }) =>
    names.length > 0 ? names.includes(name) : paths.length > 0 || isFull || !full,
  );
  if (title && !isSelected) throw new UsageError(`Expected a gate or a path together with -g.\n${usage()}`);
  for (const path of paths) {
    if (candidates.some((gate) => testFilesOf(gate).some((file) => file.includes(path)))) continue;
    throw new UsageError(
      `Expected a gate or part of a test file's path${names.length > 0 ? ` in ${names.join(', ')}` : ''}, received '${path}'.\n${usage()}`,
    );
  }
  const chosen = candidates.flatMap((gate) => {
    const files = testFilesOf(gate).filter((file) => paths.some((path) => file.includes(path)));
    if (paths.length > 0 && files.length === 0) return [];
    if (!gate.runner) return title ? [] : [gate];
    // absolute, because Vitest resolves filters relative to the root that the gate passes
    const args = files.map((file) => resolve(file));
    if (title) args.push(gate.runner === 'vitest' ? '-t' : '-g', title);
    if (seed !== undefined && gate.runner === 'playwright') args.push(`--shuffle=${seed}`);
    if (seed !== undefined && gate.runner === 'vitest') {
      args.push('--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`);
    }
    return [{ ...gate, command: [...gate.command, ...args] }];
  });
  if (chosen.length === 0) throw new UsageError(`Expected a gate with tests together with -g.\n${usage()}`);
  return { chosen, isSelected, title, seed, isFull };
}
