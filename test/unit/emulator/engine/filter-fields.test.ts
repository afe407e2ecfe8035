import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnknownFieldError } from '../../../../src/emulator/engine/dataset';
import { InvalidFilterError } from '../../../../src/emulator/engine/filters/invalid-filter';
import { amounts } from '../support';

const region = { table: 'Stores', column: 'Region' };
const day = { table: 'Sales', column: 'Day' };
const tree = [{ value: 'North', operator: 'Selected', children: [{ value: 'Alder' }] }];

/** A sound filter of each kind. */
const sound: Record<string, unknown>[] = [
  { filterType: 1, target: region, operator: 'In', values: ['North'] },
  { filterType: 1, target: { ...region, keys: ['Id'] }, operator: 'NotIn', values: ['x'], keyValues: [[1]] },
  { filterType: 0, target: region, logicalOperator: 'Or', conditions: [{ operator: 'Is', value: 'North' }] },
  { filterType: 5, target: region, operator: 'Top', itemCount: 1, orderBy: { table: 'Sales', measure: 'Total' } },
  { filterType: 4, target: day, operator: 0, timeUnitsCount: 1, timeUnitType: 3, includeToday: true },
  { filterType: 7, target: day, operator: 2, timeUnitsCount: 1, timeUnitType: 8 },
  { filterType: 3, target: region, values: ['North'], isExclude: false },
  { filterType: 3, target: [[region]], values: [[[{ value: 'North' }]]], isExclude: true },
  { filterType: 6, operator: 'In', target: [region], values: [[{ value: 'North', keyValues: ['North'] }]] },
  { filterType: 9, target: [region, { table: 'Stores', column: 'Store' }], hierarchyData: tree },
];
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'In',
  5,
  true,
  {},
  region,
  tree,
  [],
  [null],
  [[]],
  [[null]],
  [[[null]]],
  [5],
  [[5]],
  [{}],
  [[{}]],
  [[[{}]]],
  [[{ keyValues: 5 }]],
  [{ children: [null] }],
  [{ operator: null, value: null, children: null }],
);

/** A sound filter with one or two fields replaced. */
const filter = fc
  .constantFrom(...sound)
  .chain((one) =>
    fc
      .array(fc.tuple(fc.constantFrom(...Object.keys(one)), odd), { minLength: 1, maxLength: 2 })
      .map((changes) => ({ ...one, ...Object.fromEntries(changes) })),
  );

describe('a filter whose fields are of any shape', () => {
  it.each(sound)('is evaluated when they are sound: %j', (one) => {
    expect(() => amounts(one)).not.toThrow();
  });

  it('is evaluated, or refused for what it is', () => {
    fc.assert(
      fc.property(filter, (one) => {
        try {
          amounts(one);
        } catch (error) {
          if (!(error instanceof InvalidFilterError) && !(error instanceof UnknownFieldError)) throw error;
        }
      }),
      { numRuns: 3000, seed: 11 },
    );
  });

  it('names the field in the refusal', () => {
    expect(() => amounts({ filterType: 6, operator: 'In', target: region, values: [] })).toThrow(
      new InvalidFilterError("the tuple filter's target must be an array, not an object"),
    );
  });
});
