import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readArguments, UsageError } from '../../../scripts/test/arguments.mjs';

const gatesOf = (...args: string[]) => readArguments(args).chosen.map(({ name }) => name);
const lastArguments = (count: number, ...args: string[]) => readArguments(args).chosen[0]?.command.slice(-count);

it('selects all gates if no arguments are passed, except the long-running ones', () => {
  expect(gatesOf()).toEqual(expect.arrayContaining(['build', 'lint', 'unit', 'browser']));
  expect(gatesOf()).not.toContain('fuzz');
  expect(gatesOf('--full')).toContain('fuzz');
});

it('selects the named gates', () => {
  expect(gatesOf('unit', 'lint')).toEqual(['lint', 'unit']);
});

it.each([
  ['test/unit/imports.test.ts', 'unit'],
  ['test/package/types.test.ts', 'package'],
  ['demo/test/api.test.ts', 'demo'],
  ['test/e2e/routing.test.ts', 'browser'],
])('selects the gate for the test file %s', (path, gate) => {
  expect(gatesOf(path)).toEqual([gate]);
  expect(lastArguments(1, path)).toEqual([resolve(path)]);
});

it("passes a test title with the runner's option", () => {
  expect(lastArguments(2, 'unit', '-g', 'a title')).toEqual(['-t', 'a title']);
  expect(lastArguments(2, 'browser', '-g', 'a title')).toEqual(['-g', 'a title']);
});

it("passes a shuffled run's seed in the runner's format", () => {
  expect(readArguments(['unit', '--shuffle=7']).seed).toBe(7);
  expect(lastArguments(1, 'unit', '--shuffle=7')).toEqual(['--sequence.seed=7']);
  expect(lastArguments(1, 'browser', '--shuffle=7')).toEqual(['--shuffle=7']);
  expect(readArguments(['unit', '--shuffle']).seed).toBeTypeOf('number');
});

it.each([
  [['nope']],
  [['unit', 'test/e2e/routing.test.ts']],
  [['-g', 'a title']],
  [['lint', '-g', 'a title']],
  [['unit', '-g']],
  [['--unknown']],
])('throws a usage error that lists the gates for %j', (args) => {
  expect(() => readArguments(args)).toThrow(UsageError);
  expect(() => readArguments(args)).toThrow(/Gates: build, lint, .*browser/);
});
