// Reads the arguments of `npm test`: gates, paths, `-g title`, `--shuffle[=seed]`, `--full`.
import { relative, resolve } from 'node:path';
import { gates, testFilesOf } from './gates.mjs';

export class UsageError extends Error {}

const usage = () =>
  [
    'Usage: npm test -- [gate …] [path …] [-g title] [--shuffle[=seed]] [--full]',
    `Gates: ${gates.map(({ name }) => name).join(', ')}`,
  ].join('\n');

function parse(args) {
  const result = { names: [], paths: [], isFull: false };
  const values = [...args];
  for (let arg = values.shift(); arg !== undefined; arg = values.shift()) {
    if (arg === '-g' || arg === '--grep') {
      result.title = values.shift();
      if (!result.title) throw new UsageError(`Expected a title after ${arg}.\n${usage()}`);
    } else if (arg === '--full') result.isFull = true;
    else if (arg === '--shuffle') result.seed = Math.floor(Math.random() * 1e6);
    else if (/^--shuffle=\d+$/.test(arg)) result.seed = Number(arg.slice('--shuffle='.length));
    else if (arg.startsWith('-')) throw new UsageError(`Unknown option ${arg}.\n${usage()}`);
    else if (gates.some(({ name }) => name === arg)) result.names.push(arg);
    else result.paths.push(relative('.', arg));
  }
  return result;
}

/** Returns the selected gates with their runners' arguments, and the options. Throws a `UsageError` for invalid arguments. */
export function readArguments(args) {
  const { names, paths, title, seed, isFull } = parse(args);
  const hasSelection = names.length > 0 || paths.length > 0;
  const candidates = gates.filter(({ name, full }) =>
    names.length > 0 ? names.includes(name) : paths.length > 0 || isFull || !full,
  );
  if (title && !hasSelection) throw new UsageError(`Expected a gate or a path together with -g.\n${usage()}`);
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
    const runnerArgs = files.map((file) => resolve(file));
    if (title) runnerArgs.push(gate.runner === 'vitest' ? '-t' : '-g', title);
    if (seed !== undefined && gate.runner === 'playwright') runnerArgs.push(`--shuffle=${seed}`);
    if (seed !== undefined && gate.runner === 'vitest') {
      runnerArgs.push('--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`);
    }
    return [{ ...gate, command: [...gate.command, ...runnerArgs] }];
  });
  if (chosen.length === 0) throw new UsageError(`Expected a gate with tests together with -g.\n${usage()}`);
  return { chosen, hasSelection, title, seed, isFull };
}
