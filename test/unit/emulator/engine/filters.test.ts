import { describe, expect, it } from 'vitest';
import { amounts, rowsOf } from '../shop';

const amount = { table: 'Sales', column: 'Amount' };
const note = { table: 'Sales', column: 'Note' };
const day = { table: 'Sales', column: 'Day' };
const region = { table: 'Stores', column: 'Region' };
const store = { table: 'Stores', column: 'Store' };

const basic = (target: object, operator: string, values: unknown[], overrides: object = {}) => ({
  filterType: 1,
  target,
  operator,
  values,
  ...overrides,
});
const advanced = (target: object, ...conditions: object[]) => ({
  filterType: 0,
  target,
  logicalOperator: 'And',
  conditions,
});

describe('basic filter', () => {
  it('keeps rows with one of the values in a basic filter', () => {
    expect(amounts(basic(amount, 'In', [10, 50]))).toEqual([10, 50]);
  });

  it('ignores case when comparing text', () => {
    expect(amounts(basic(region, 'In', ['SOUTH']))).toEqual([50, 60]);
  });

  it('filters rows by a column in a related table', () => {
    expect(amounts(basic(region, 'In', ['North']))).toEqual([10, 20, 30, 40]);
  });

  it('excludes the listed values with NotIn, but keeps blanks', () => {
    expect(amounts(basic(region, 'NotIn', ['North', 'South']))).toEqual([70]);
  });

  it('matches blanks with null', () => {
    expect(amounts(basic(note, 'In', [null]))).toEqual([40]);
  });

  it('keeps all rows if the operator is All or there are no values', () => {
    expect(amounts(basic(amount, 'All', []))).toHaveLength(7);
    expect(amounts(basic(amount, 'In', []))).toHaveLength(7);
  });

  it('compares the key columns when the target has keys', () => {
    const filter = basic({ ...store, keys: ['Id'] }, 'In', ['anything'], { keyValues: [[3]] });
    expect(amounts(filter)).toEqual([50, 60]);
  });

  it('combines several filters with And', () => {
    expect(amounts(basic(region, 'In', ['North']), basic({ table: 'Sales', column: 'Gift' }, 'In', [true]))).toEqual([
      10, 40,
    ]);
  });
});

describe('advanced filter', () => {
  it.each([
    ['LessThan', 30, [10, 20]],
    ['LessThanOrEqual', 30, [10, 20, 30]],
    ['GreaterThan', 50, [60, 70]],
    ['GreaterThanOrEqual', 50, [50, 60, 70]],
    ['Is', 40, [40]],
    ['IsNot', 40, [10, 20, 30, 50, 60, 70]],
  ])('compares numbers with %s', (operator, value, expected) => {
    expect(amounts(advanced(amount, { operator, value }))).toEqual(expected);
  });

  it.each([
    ['Contains', 'BOX', [10, 60]],
    ['DoesNotContain', 'box', [20, 30, 40, 50, 70]],
    ['StartsWith', 'blue', [10, 30]],
    ['DoesNotStartWith', 'blue', [20, 40, 50, 60, 70]],
    ['IsBlank', undefined, [40]],
    ['IsNotBlank', undefined, [10, 20, 30, 50, 60, 70]],
    ['IsEmptyString', undefined, [20]],
    ['IsNotEmptyString', undefined, [10, 30, 40, 50, 60, 70]],
  ])('compares text with %s', (operator, value, expected) => {
    expect(amounts(advanced(note, { operator, value }))).toEqual(expected);
  });

  it('combines conditions with Or', () => {
    const conditions = [
      { operator: 'Is', value: 10 },
      { operator: 'GreaterThan', value: 60 },
    ];
    expect(amounts({ ...advanced(amount, ...conditions), logicalOperator: 'Or' })).toEqual([10, 70]);
  });

  it('ignores conditions with the operator None', () => {
    expect(amounts(advanced(amount, { operator: 'None' }, { operator: 'Is', value: 10 }))).toEqual([10]);
  });

  it('accepts dates as strings and Date objects', () => {
    const from = (value: unknown) => amounts(advanced(day, { operator: 'GreaterThanOrEqual', value }));
    expect(from('2026-05-15T00:00:00.000Z')).toEqual([10, 60, 70]);
    expect(from(new Date('2026-05-15T00:00:00.000Z'))).toEqual([10, 60, 70]);
  });

  it('excludes blanks from less-than comparisons', () => {
    expect(amounts(advanced(region, { operator: 'LessThan', value: 'Z' }))).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it("compares each group's value when the target is a measure", () => {
    const query = { categories: [region], measures: [{ table: 'Sales', measure: 'Total' }] };
    const filter = advanced({ table: 'Sales', measure: 'Total' }, { operator: 'GreaterThan', value: 90 });
    expect(rowsOf(query, [filter])).toEqual([
      ['North', 100],
      ['South', 110],
    ]);
  });
});

describe('top N filter', () => {
  const top = (operator: string, itemCount: number) => ({
    filterType: 5,
    target: store,
    operator,
    itemCount,
    orderBy: { table: 'Sales', measure: 'Total' },
  });

  it('keeps the groups with the highest totals', () => {
    expect(amounts(top('Top', 1))).toEqual([50, 60]);
  });

  it('keeps the groups with the lowest totals', () => {
    expect(amounts(top('Bottom', 1))).toEqual([10, 20]);
  });

  it('keeps groups that tie with the last one', () => {
    expect(amounts(top('Top', 2))).toEqual([30, 40, 50, 60, 70]);
  });

  it('ranks groups after the other filters have been applied', () => {
    expect(amounts(top('Top', 1), basic(region, 'In', ['North']))).toEqual([30, 40]);
  });
});

describe('include/exclude filter', () => {
  it('includes or excludes values', () => {
    const filter = { filterType: 3, target: store, values: ['Alder', 'Dogwood'], isExclude: false };
    expect(amounts(filter)).toEqual([10, 20, 70]);
    expect(amounts({ ...filter, isExclude: true })).toEqual([30, 40, 50, 60]);
  });

  it('excludes points that span several columns', () => {
    const filter = {
      filterType: 3,
      target: [[store, { table: 'Sales', column: 'Gift' }]],
      values: [[[{ value: 'Alder' }, { value: true }]]],
      isExclude: true,
    };
    expect(amounts(filter)).toEqual([20, 30, 40, 50, 60, 70]);
  });
});

describe('tuple filter', () => {
  it('keeps rows that match one of the tuples', () => {
    const values = [
      [{ value: 'Alder' }, { value: false }],
      [{ value: 'Cedar' }, { value: true }],
    ];
    expect(
      amounts({ filterType: 6, operator: 'In', target: [store, { table: 'Sales', column: 'Gift' }], values }),
    ).toEqual([20]);
  });

  it('compares keys when a tuple element has them', () => {
    const target = [
      { ...store, keys: ['Id'] },
      { table: 'Sales', column: 'Gift' },
    ];
    expect(
      amounts({ filterType: 6, operator: 'In', target, values: [[{ value: 'x', keyValues: [2] }, { value: true }]] }),
    ).toEqual([40]);
  });
});

describe('hierarchy filter', () => {
  const filter = (hierarchyData: object[]) => ({ filterType: 9, target: [region, store], hierarchyData });

  it('keeps all rows in a selected branch', () => {
    expect(amounts(filter([{ value: 'North', operator: 'Selected' }]))).toEqual([10, 20, 30, 40]);
  });

  it('excludes deselected children of a selected branch', () => {
    const children = [{ value: 'Alder', operator: 'NotSelected' }];
    expect(amounts(filter([{ value: 'North', operator: 'Selected', children }]))).toEqual([30, 40]);
  });

  it('keeps only the selected children of a deselected branch', () => {
    const children = [{ value: 'Birch', operator: 'Selected' }];
    expect(amounts(filter([{ value: 'North', operator: 'NotSelected', children }]))).toEqual([30, 40]);
  });

  it("applies the parent's selection to inherited nodes", () => {
    const children = [{ value: 'Birch', operator: 'Inherited' }];
    expect(
      amounts(
        filter([
          { value: 'North', operator: 'Selected', children },
          { value: 'South', operator: 'NotSelected' },
        ]),
      ),
    ).toEqual([10, 20, 30, 40]);
  });

  it('supports levels in a named hierarchy, including date parts', () => {
    const level = (hierarchyLevel: string) => ({ table: 'Sales', hierarchy: 'Calendar', hierarchyLevel });
    const hierarchyData = [{ value: 2026, children: [{ value: 'May', operator: 'Selected' }] }];
    expect(amounts({ filterType: 9, target: [level('Year'), level('Month')], hierarchyData })).toEqual([
      10, 20, 30, 60, 70,
    ]);
  });
});

describe('filter with an unknown target', () => {
  it.each([
    [basic({ table: 'Shops', column: 'x' }, 'In', [1]), "unknown table 'Shops'"],
    [basic({ table: 'Sales', column: 'Price' }, 'In', [1]), "unknown column 'Price' in table 'Sales'"],
    [basic({ table: 'Sales', measure: 'Profit' }, 'In', [1]), "unknown measure 'Profit'"],
  ])('rejects the filter %j with an unknown field', (filter, message) => {
    expect(() => amounts(filter)).toThrow(message);
  });
});

describe('filter with an unsupported type', () => {
  const types =
    '0 (Advanced), 1 (Basic), 3 (IncludeExclude), 4 (RelativeDate), 5 (TopN), 6 (Tuple), 7 (RelativeTime) or 9 (Hierarchy)';

  it.each([
    [{ filterType: 2, target: { table: 'Sales' }, message: 'm', notSupportedTypeName: 'n' }, 2],
    [{ filterType: 8, target: [1], operator: 'In' }, 8],
    [{ filterType: 10, target: [], hierarchyData: [] }, 10],
  ])('rejects the filter %j and names the supported types', (filter, type) => {
    expect(() => amounts(filter)).toThrow(`invalid filter: filterType must be ${types}; received ${String(type)}`);
  });
});
