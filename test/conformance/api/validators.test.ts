import fc from 'fast-check';
import * as reference from 'powerbi-models';
import { describe, expect, it } from 'vitest';
import type { Validator } from '../../../src/validation';
import * as validation from '../../../src/validation';
import { samples } from '../../unit/validation/samples';

type ReferenceValidator = (input: unknown) => { message: string }[] | undefined;

const sdkValidators = validation as unknown as Record<string, Validator>;
const referenceValidators = reference as unknown as Record<string, ReferenceValidator>;
const names = Object.keys(reference).filter((name) => name.startsWith('validate'));

/**
 * Maps a powerbi-models message to the specified message (docs/specification.md#validation). Two messages differ:
 * 1. For the validated value itself, powerbi-models uses 'undefined' as the name of the field. The SDK uses 'input'.
 * 2. The message for an invalid dashboard `pageView` has a different wording.
 */
function toSpecifiedMessage(message: string | undefined): string | undefined {
  return message
    ?.replace(/^undefined /, 'input ')
    .replace(
      /^pageView must be a string with.*$/,
      'pageView must be one of the followings: fitToWidth, oneColumn, actualSize',
    );
}

/** All nested values in all samples, used as replacements in mutations. */
const pool: unknown[] = [];
const collect = (value: unknown): void => {
  pool.push(value);
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
};
Object.values(samples).forEach((list) => list.forEach(collect));

const junk = [
  undefined,
  null,
  '',
  'x',
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  -1,
  NaN,
  0.1,
  5.5,
  true,
  false,
  [],
  {},
  [1],
  ['a'],
  [{}],
];
const replacement = fc.oneof(
  fc.constantFrom(...junk, [null], [[['a']]], { a: 1 }, { name: 1 }, { length: 1 }),
  fc.constantFrom(...pool),
  fc.anything(),
);
const fieldNames = [...new Set(pool.flatMap((part) => (part && typeof part === 'object' ? Object.keys(part) : [])))];

/** Mutation of a value: the path to a nested value, and whether to replace, remove or add a part there. */
const mutation = fc.record({
  steps: fc.array(fc.nat(50), { maxLength: 9 }),
  kind: fc.constantFrom('replace', 'remove', 'add'),
  name: fc.constantFrom(...fieldNames),
  value: replacement,
});
interface Mutation {
  steps: number[];
  kind: string;
  name: string;
  value: unknown;
}

function mutate(value: unknown, { steps, kind, name, value: part }: Mutation): unknown {
  const [step, ...rest] = steps;
  if (typeof value !== 'object' || value === null || step === undefined) {
    if (kind === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value))
      return { ...value, [name]: part };
    return kind === 'replace' ? part : value;
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return Array.isArray(value) ? [part] : { [name]: part };
  const key = keys[step % keys.length]!;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  if (rest.length === 0 && kind === 'remove') Reflect.deleteProperty(copy, key);
  else copy[key] = mutate(copy[key], { steps: rest, kind, name, value: part });
  return copy;
}

/** Yields variants of a value, each with one part replaced, one field removed or one field added. */
function* mutateOnce(value: unknown): Generator {
  for (const part of [...junk, 'forbidden', [null], { name: 1 }]) yield part;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const replaceItem = (part: unknown): unknown =>
      Array.isArray(value)
        ? (value as unknown[]).map((item, index) => (String(index) === key ? part : item))
        : { ...value, [key]: part };
    for (const part of mutateOnce((value as Record<string, unknown>)[key])) yield replaceItem(part);
    const { [key]: _removed, ...rest } = value as Record<string, unknown>;
    if (!Array.isArray(value)) yield rest;
  }
  if (!Array.isArray(value))
    for (const name of ['groupName', 'menuLocation', 'filters']) yield { ...value, [name]: 'x' };
}

describe('the validators in powerbi-models', () => {
  it('has a sample for every validator in powerbi-models', () =>
    expect(Object.keys(samples).sort()).toEqual([...names].sort()));

  it.each(names)('%s returns the same first message as powerbi-models for random mutations of the samples', (name) => {
    const counts = { valid: 0, invalid: 0 };
    const base = samples[name]!;
    const input = fc.oneof(
      {
        weight: 8,
        arbitrary: fc
          .tuple(fc.constantFrom(...base), fc.array(mutation, { maxLength: 3 }))
          .map(([sample, mutations]) => mutations.reduce(mutate, sample)),
      },
      { weight: 1, arbitrary: replacement },
      { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...fieldNames), replacement, { maxKeys: 6 }) },
    );
    fc.assert(
      fc.property(input, (value) => {
        const expected = toSpecifiedMessage(referenceValidators[name]?.(value)?.[0]?.message);
        counts[expected ? 'invalid' : 'valid'] += 1;
        const received = sdkValidators[name]?.(value)?.[0]?.message;
        // `expect` takes longer than both validators, so it is only called for differences.
        if (received !== expected) expect(received).toBe(expected);
      }),
      { seed: 20261121, numRuns: process.env.VITRINE_FULL ? 20_000 : 1500, ignoreEqualValues: false },
    );
    expect(counts.valid).toBeGreaterThan(100);
    expect(counts.invalid).toBeGreaterThan(100);
  });

  it.each(names)(
    '%s returns the same first message as powerbi-models for samples with one change',
    (name) => {
      for (const sample of samples[name] ?? []) {
        for (const value of mutateOnce(sample)) {
          const expected = toSpecifiedMessage(referenceValidators[name]?.(value)?.[0]?.message);
          const actual = sdkValidators[name]?.(value)?.[0]?.message;
          if (actual !== expected) expect({ value, message: actual }).toEqual({ value, message: expected });
        }
      }
    },
    60_000,
  );
});
