import { type Filter, FilterType } from '../../../models';
import { schemaUrl } from '../../../provider';
import { addBuckets } from '../../engine/calendar';
import type { Dataset } from '../../engine/dataset';
import type { QueryResult } from '../../engine/evaluate';
import type { RowPredicate } from '../../engine/filters/predicate';
import { tupleTest } from '../../engine/filters/tuples';
import type { Formatter } from '../../engine/format';
import type { Value } from '../../engine/value';
import { type CategoryField, type MeasureField, type Query, groupFieldsOf, isModelMeasure } from '../../model/query';
import { pointQuery } from './drill';
import { type PageState, type SelectionState, type VisualState, refersTo } from './report-state';

/** Returns the selection of data points in a visual. In a matrix, a data point is a whole row, without the series value. */
export function selectionOf(page: PageState, visual: VisualState, points: Value[][]): SelectionState {
  const width = points[0]?.length ?? 0;
  const fields = groupFieldsOf(pointQuery(visual, width)).slice(0, width);
  return { pageName: page.name, visualName: visual.name, fields, points };
}

/**
 * Returns the data points that a visual's menu applies to: the selected ones, or the one that the menu is opened on if
 * it is not selected. Returns undefined if there are none.
 */
export function menuSelection(
  selection: SelectionState | undefined,
  page: PageState,
  visual: VisualState,
  point?: Value[],
): SelectionState | undefined {
  const own = selection && refersTo(selection, page, visual) ? selection : undefined;
  const isSelected = own?.points.some((each) => JSON.stringify(each) === JSON.stringify(point));
  return point && !isSelected ? selectionOf(page, visual, [point]) : own;
}

/**
 * Converts a selection to predicates that filter the other visuals. A measure that is related to only some of the tables with selected
 * values is filtered by the values of these tables.
 */
export function selectionPredicates({ fields, points }: SelectionState): RowPredicate[] {
  const indexes = fields.map((_, index) => index);
  const tables = [...new Set(fields.map(({ table }) => table))];
  const groups = tables.map((table) => indexes.filter((index) => fields[index]?.table === table));
  return (groups.length > 1 ? [indexes, ...groups] : groups).map((group) => ({
    fields: group.flatMap((index) => fields[index] ?? []),
    test: tupleTest(points.map((point) => [group.map((index) => point[index] ?? null)])),
  }));
}

/** Returns whether the first fields that a query groups by are those of a selection. */
export function hasFieldsOf(query: Query, { fields }: SelectionState): boolean {
  const groups = groupFieldsOf(query);
  const keyOf = (field: CategoryField | undefined): string =>
    JSON.stringify([field?.table, field?.column, field?.bucket]);
  return fields.every((field, index) => keyOf(field) === keyOf(groups[index]));
}

const wireValue = (value: Value, isDate: boolean): string | number | boolean =>
  isDate && typeof value === 'number' ? new Date(value).toISOString() : (value ?? '');

/** Returns descriptions of selected data points for events. They contain each point's identity and measures. */
export function dataPoints(selection: SelectionState, result: QueryResult, formatter: Formatter) {
  return selection.points.map((point) => {
    const row = result.rows.find((cells) => point.every((value, index) => cells[index] === value));
    const identity = selection.fields.map((field, index) => ({
      target: { table: field.table, column: field.column },
      equals: wireValue(point[index] ?? null, result.columns[index]?.type === 'date'),
    }));
    const values = result.columns.flatMap((column, index) => {
      if (column.role !== 'measure' || !row) return [];
      const field = column.field as MeasureField;
      const { table } = field;
      const value = row[index] ?? null;
      const target = isModelMeasure(field) ? { table, measure: field.measure } : { table, column: field.column };
      return [
        { target, value: wireValue(value, column.type === 'date'), formattedValue: formatter.show(value, column) },
      ];
    });
    return { identity, values };
  });
}

/** Converts a selection to filters, one per column. */
export function selectionFilters({ fields, points }: SelectionState, dataset: Dataset): Filter[] {
  return fields.map((field, index) => {
    const values = [...new Set(points.map((point) => point[index] ?? null))];
    return field.bucket ? spanFilter(field, values) : basicFilter(dataset, field, values);
  });
}

/** Returns the filter for a range of values. Null leaves that end open. Returns undefined if both ends are open. */
export function rangeFilter(dataset: Dataset, field: CategoryField, from: Value, to: Value): Filter | undefined {
  const isDate = dataset.column(field.table, field.column).type === 'date';
  const condition = (operator: string, value: Value) =>
    value === null ? [] : [{ operator, value: wireValue(value, isDate) }];
  const conditions = [...condition('GreaterThanOrEqual', from), ...condition('LessThanOrEqual', to)];
  return conditions.length === 0 ? undefined : advancedFilter(columnOf(field), conditions);
}

/** Creates the basic filter for a slicer or a click. It keeps the rows that contain one of the values. */
export function basicFilter(dataset: Dataset, field: CategoryField, values: readonly Value[], single = false): Filter {
  const isDate = dataset.column(field.table, field.column).type === 'date';
  const filter = {
    $schema: `${schemaUrl}basic`,
    target: { table: field.table, column: field.column },
    filterType: FilterType.Basic,
    operator: 'In',
    values: values.map((value) => (value === null ? null : wireValue(value, isDate))),
    requireSingleSelection: single,
  };
  return filter as unknown as Filter;
}

/** Returns the filter for the periods that start at these times. */
export function spanFilter(field: CategoryField, values: readonly Value[]): Filter {
  const numbers = values.filter((value) => typeof value === 'number');
  const end = addBuckets(Math.max(...numbers), field.bucket ?? 'day', 1);
  return advancedFilter(columnOf(field), [
    { operator: 'GreaterThanOrEqual', value: new Date(Math.min(...numbers)).toISOString() },
    { operator: 'LessThan', value: new Date(end).toISOString() },
  ]);
}

const columnOf = ({ table, column }: CategoryField): object => ({ table, column });

/** Creates a filter with conditions that all apply. */
export function advancedFilter(target: object, conditions: readonly object[]): Filter {
  const filter = {
    $schema: `${schemaUrl}advanced`,
    target,
    filterType: FilterType.Advanced,
    logicalOperator: 'And',
    conditions,
  };
  return filter as unknown as Filter;
}
