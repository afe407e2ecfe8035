import { describe, expect, it } from 'vitest';
import { amounts, ask } from '../support';

const amount = { table: 'Sales', column: 'Amount' };
const note = { table: 'Sales', column: 'Note' };
const day = { table: 'Sales', column: 'Day' };
const region = { table: 'Stores', column: 'Region' };
const store = { table: 'Stores', column: 'Store' };

const basic = (target: object, operator: string, values: unknown[], more: object = {}) => ({
  filterType: 1,
  target,
  operator,
  values,
  ...more,
});
const advanced = (target: object, ...conditions: object[]) => ({
  filterType: 0,
  target,
  logicalOperator: 'And',
  conditions,
});

describe('a basic filter', () => {
  it('keeps rows with one of the values', () => {
    expect(amounts(basic(amount, 'In', [10, 50]))).toEqual([10, 50]);
  });

  it('compares text without regard to case', () => {
    expect(amounts(basic(region, 'In', ['SOUTH']))).toEqual([50, 60]);
  });

  it('follows a relation from the filtered table to the facts', () => {
    expect(amounts(basic(region, 'In', ['North']))).toEqual([10, 20, 30, 40]);
  });

  it('leaves out the values with NotIn, blanks stay', () => {
    expect(amounts(basic(region, 'NotIn', ['North', 'South']))).toEqual([70]);
  });

  it('means a blank by null', () => {
    expect(amounts(basic(note, 'In', [null]))).toEqual([40]);
  });

  it('filters nothing with All or without values', () => {
    expect(amounts(basic(amount, 'All', []))).toHaveLength(7);
    expect(amounts(basic(amount, 'In', []))).toHaveLength(7);
  });

  it('goes by the key columns when it has keys', () => {
    const filter = basic({ ...store, keys: ['Id'] }, 'In', ['anything'], { keyValues: [[3]] });
    expect(amounts(filter)).toEqual([50, 60]);
  });

  it('joins with other filters by and', () => {
    expect(amounts(basic(region, 'In', ['North']), basic({ table: 'Sales', column: 'Gift' }, 'In', [true]))).toEqual([
      10, 40,
    ]);
  });
});

describe('an advanced filter', () => {
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
  ])('looks into text with %s', (operator, value, expected) => {
    expect(amounts(advanced(note, { operator, value }))).toEqual(expected);
  });

  it('joins conditions by Or', () => {
    const conditions = [
      { operator: 'Is', value: 10 },
      { operator: 'GreaterThan', value: 60 },
    ];
    expect(amounts({ ...advanced(amount, ...conditions), logicalOperator: 'Or' })).toEqual([10, 70]);
  });

  it('does not count the condition None', () => {
    expect(amounts(advanced(amount, { operator: 'None' }, { operator: 'Is', value: 10 }))).toEqual([10]);
  });

  it('reads dates from text and from Date objects alike', () => {
    const from = (value: unknown) => amounts(advanced(day, { operator: 'GreaterThanOrEqual', value }));
    expect(from('2026-05-15T00:00:00.000Z')).toEqual([10, 60, 70]);
    expect(from(new Date('2026-05-15T00:00:00.000Z'))).toEqual([10, 60, 70]);
  });

  it('finds a blank neither smaller nor greater', () => {
    expect(amounts(advanced(region, { operator: 'LessThan', value: 'Z' }))).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('upon a measure tests the number of each group', () => {
    const query = { categories: [region], measures: [{ table: 'Sales', measure: 'Total' }] };
    const filter = advanced({ table: 'Sales', measure: 'Total' }, { operator: 'GreaterThan', value: 90 });
    expect(ask(query, [filter])).toEqual([
      ['North', 100],
      ['South', 110],
    ]);
  });
});

describe('a top N filter', () => {
  const top = (operator: string, itemCount: number) => ({
    filterType: 5,
    target: store,
    operator,
    itemCount,
    orderBy: { table: 'Sales', measure: 'Total' },
  });

  it('keeps the groups that rank first', () => {
    expect(amounts(top('Top', 1))).toEqual([50, 60]);
  });

  it('keeps the groups that rank last', () => {
    expect(amounts(top('Bottom', 1))).toEqual([10, 20]);
  });

  it('keeps those that tie with the last', () => {
    expect(amounts(top('Top', 2))).toEqual([30, 40, 50, 60, 70]);
  });

  it('ranks under the other filters', () => {
    expect(amounts(top('Top', 1), basic(region, 'In', ['North']))).toEqual([30, 40]);
  });
});

describe('an include/exclude filter', () => {
  it('keeps or leaves out the values', () => {
    const filter = { filterType: 3, target: store, values: ['Alder', 'Dogwood'], isExclude: false };
    expect(amounts(filter)).toEqual([10, 20, 70]);
    expect(amounts({ ...filter, isExclude: true })).toEqual([30, 40, 50, 60]);
  });

  it('takes points of several columns', () => {
    const filter = {
      filterType: 3,
      target: [[store, { table: 'Sales', column: 'Gift' }]],
      values: [[[{ value: 'Alder' }, { value: true }]]],
      isExclude: true,
    };
    expect(amounts(filter)).toEqual([20, 30, 40, 50, 60, 70]);
  });
});

describe('a tuple filter', () => {
  it('keeps rows with one of the combinations', () => {
    const values = [
      [{ value: 'Alder' }, { value: false }],
      [{ value: 'Cedar' }, { value: true }],
    ];
    expect(
      amounts({ filterType: 6, operator: 'In', target: [store, { table: 'Sales', column: 'Gift' }], values }),
    ).toEqual([20]);
  });

  it('goes by keys where an element has them', () => {
    const target = [
      { ...store, keys: ['Id'] },
      { table: 'Sales', column: 'Gift' },
    ];
    expect(
      amounts({ filterType: 6, operator: 'In', target, values: [[{ value: 'x', keyValues: [2] }, { value: true }]] }),
    ).toEqual([40]);
  });
});

describe('a hierarchy filter', () => {
  const filter = (hierarchyData: object[]) => ({ filterType: 9, target: [region, store], hierarchyData });

  it('keeps a selected branch whole', () => {
    expect(amounts(filter([{ value: 'North', operator: 'Selected' }]))).toEqual([10, 20, 30, 40]);
  });

  it('leaves out what is not selected within a selected branch', () => {
    const children = [{ value: 'Alder', operator: 'NotSelected' }];
    expect(amounts(filter([{ value: 'North', operator: 'Selected', children }]))).toEqual([30, 40]);
  });

  it('keeps only the selected children of a branch that is not selected', () => {
    const children = [{ value: 'Birch', operator: 'Selected' }];
    expect(amounts(filter([{ value: 'North', operator: 'NotSelected', children }]))).toEqual([30, 40]);
  });

  it('inherits where it says so', () => {
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

  it('reads levels of a named hierarchy, parts of dates too', () => {
    const level = (hierarchyLevel: string) => ({ table: 'Sales', hierarchy: 'Calendar', hierarchyLevel });
    const hierarchyData = [{ value: 2026, children: [{ value: 'May', operator: 'Selected' }] }];
    expect(amounts({ filterType: 9, target: [level('Year'), level('Month')], hierarchyData })).toEqual([
      10, 20, 30, 60, 70,
    ]);
  });
});

describe('a filter that the model does not know', () => {
  it.each([
    [basic({ table: 'Shops', column: 'x' }, 'In', [1]), "unknown table 'Shops'"],
    [basic({ table: 'Sales', column: 'Price' }, 'In', [1]), "unknown column 'Price' of table 'Sales'"],
    [basic({ table: 'Sales', measure: 'Profit' }, 'In', [1]), "unknown measure 'Profit'"],
    [{ filterType: 8, target: [1], operator: 'In' }, 'filters of type 8 cannot be evaluated'],
  ])('is refused with a message that names it', (filter, message) => {
    expect(() => amounts(filter)).toThrow(message);
  });
});
