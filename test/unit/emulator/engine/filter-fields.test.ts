import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnknownFieldError } from '../../../../src/emulator/engine/dataset';
import { InvalidFilterError } from '../../../../src/emulator/engine/filters/invalid-filter';
import { amounts } from '../shop';

const region = { table: 'Stores', column: 'Region' };
const day = { table: 'Sales', column: 'Day' };
const tree = [{ value: 'North', operator: 'Selected', children: [{ value: 'Alder' }] }];

/** Valid filters of all kinds. */
const valid: Record<string, unknown>[] = [
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
const anyValue = fc.constantFrom<unknown>(
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

/** A valid filter with one or two properties replaced. */
const mutatedFilter = fc
  .constantFrom(...valid)
  .chain((validFilter) =>
    fc
      .array(fc.tuple(fc.constantFrom(...Object.keys(validFilter)), anyValue), { minLength: 1, maxLength: 2 })
      .map((changes) => ({ ...validFilter, ...Object.fromEntries(changes) })),
  );

describe('filters', () => {
  it.each(valid)('evaluates the valid filter %j', (validFilter) => {
    expect(() => amounts(validFilter)).not.toThrow();
  });

  it('evaluates filters with random properties or rejects them as invalid', () => {
    fc.assert(
      fc.property(mutatedFilter, (filter) => {
        try {
          amounts(filter);
        } catch (error) {
          if (!(error instanceof InvalidFilterError) && !(error instanceof UnknownFieldError)) throw error;
        }
      }),
      { numRuns: 3000, seed: 11 },
    );
  });

  it('names the invalid property when it rejects a filter', () => {
    expect(() => amounts({ filterType: 6, operator: 'In', target: region, values: [] })).toThrow(
      new InvalidFilterError('invalid tuple filter: target must be an array; received an object'),
    );
  });
});
