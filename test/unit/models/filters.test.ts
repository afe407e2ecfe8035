import { describe, expect, it } from 'vitest';
import * as models from '../../../src/models';
import { AdvancedFilter, BasicFilter, BasicFilterWithKeys, Filter, FilterType } from '../../../src/models';
import {
  PageSelector,
  RelativeDateFilter,
  RelativeTimeFilter,
  Selector,
  VisualTypeSelector,
} from '../../../src/models';
import * as validation from '../../../src/validation';
import { errorOf } from '../core/support/error-of';

const column = { table: 'Staff', column: 'Location' };
const keyColumn = { ...column, keys: ['Id'] };

describe('filter objects', () => {
  it('creates filters that have exactly the fields of their JSON form and can be posted unchanged', () => {
    const filter = new BasicFilter(column, 'In', 'Leeds', 'York');
    const json = {
      $schema: 'http://powerbi.com/product/schema#basic',
      target: column,
      filterType: 1,
      operator: 'In',
      values: ['Leeds', 'York'],
      requireSingleSelection: false,
    };
    expect(Object.assign({}, filter)).toEqual(json);
    expect(structuredClone(filter)).toEqual(json);
    expect(filter.toJSON()).toEqual(json);
    expect(JSON.parse(JSON.stringify(filter))).toEqual(json);
  });

  it('includes display settings that are set after construction', () => {
    const filter = new RelativeTimeFilter(column, 0, 5, 7);
    expect('displaySettings' in filter.toJSON()).toBe(false);
    filter.displaySettings = { isHiddenInViewMode: true };
    expect(structuredClone(filter).displaySettings).toEqual({ isHiddenInViewMode: true });
    expect(filter.toJSON().displaySettings).toEqual({ isHiddenInViewMode: true });
  });

  it('creates instances of the filter class and its base classes', () => {
    const filter = new BasicFilterWithKeys(keyColumn, 'In', ['Leeds'], [[1]]);
    expect(filter).toBeInstanceOf(BasicFilterWithKeys);
    expect(filter).toBeInstanceOf(BasicFilter);
    expect(filter).toBeInstanceOf(Filter);
    expect(filter).not.toBeInstanceOf(AdvancedFilter);
    expect(filter.$schema).toBe(BasicFilter.schemaUrl);
  });

  it('creates filters that pass the filter validator', () => {
    expect(validation.validateFilter(new AdvancedFilter(column, 'And', { operator: 'IsBlank' }))).toBeUndefined();
  });

  it.each([
    [
      'a basic filter without values',
      () => new BasicFilter(column, 'In'),
      'values must be a non-empty array unless your operator is "All".',
    ],
    [
      'an advanced filter with three conditions',
      () =>
        new AdvancedFilter(column, 'And', { operator: 'IsBlank' }, { operator: 'IsBlank' }, { operator: 'IsBlank' }),
      'AdvancedFilters may not have more than two conditions. You passed: 3',
    ],
    [
      'an advanced filter with one condition and "Or"',
      () => new AdvancedFilter(column, 'Or', { operator: 'IsBlank' }),
      'Logical Operator must be "And" when there is only one condition provided',
    ],
    [
      'key values that do not match the number of keys',
      () => new BasicFilterWithKeys(keyColumn, 'In', ['Leeds'], [[]]),
      'Each tuple of key values should contain a value for each of the keys. You passed: 0 values and 1 keys',
    ],
  ])('throws for %s', (_case, create, message) => {
    expect(errorOf(create)).toMatchObject({ code: 'invalidFilter', message });
  });
});

describe('relative date filters', () => {
  it('includes today by default', () => {
    expect(new RelativeDateFilter(column, 0, 5, 0).includeToday).toBe(true);
    expect(new RelativeDateFilter(column, 0, 5, 0, false).includeToday).toBe(false);
    expect(validation.validateFilter(new RelativeDateFilter(column, 0, 5, 0))).toBeUndefined();
  });
});

describe('selector objects', () => {
  it('creates selectors that have exactly the fields of their JSON form', () => {
    const selector = new PageSelector('overview');
    expect(selector).toBeInstanceOf(Selector);
    expect(Object.assign({}, selector)).toEqual({
      $schema: 'http://powerbi.com/product/schema#pageSelector',
      pageName: 'overview',
    });
    expect(structuredClone(selector)).toEqual(selector.toJSON());
  });

  it('creates selectors that pass the settings validator', () => {
    const commands = [{ copy: { displayOption: 1, selector: new VisualTypeSelector('barChart') } }];
    expect(validation.validateSettings({ commands })).toBeUndefined();
  });
});

describe('getFilterType', () => {
  it.each([
    [{ filterType: FilterType.TopN }, FilterType.TopN],
    [{ operator: 'In', values: [] }, FilterType.Basic],
    [{ logicalOperator: 'And', conditions: [] }, FilterType.Advanced],
    [{}, FilterType.Unknown],
  ])('returns the type of %j as %i', (filter, type) => {
    expect(models.getFilterType(filter as Partial<Filter>)).toBe(type);
  });
});

describe('target predicates', () => {
  it('target predicates return false for undefined and null', () => {
    for (const predicate of [models.isMeasure, models.isColumn, models.isHierarchyLevel, models.isVisualCalculation]) {
      expect(predicate(undefined)).toBe(false);
      expect(predicate(null)).toBe(false);
    }
  });
});
