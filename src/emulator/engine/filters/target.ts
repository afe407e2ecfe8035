import type { FilterTarget } from '../../../models';
import type { Aggregation } from '../../model/definition';
import type { MeasureField } from '../../model/query';
import { type Dataset, type FieldReference, UnknownFieldError } from '../dataset';

/** What a filter's target means in the model: a column (or its part), or a number per group. */
export type ResolvedTarget =
  | { kind: 'column'; field: FieldReference; keys: FieldReference[] | undefined }
  | { kind: 'measure'; field: MeasureField };

// The provider's `aggregationFunction` names, lower case, and ours.
const aggregations: Record<string, Aggregation> = {
  sum: 'sum',
  avg: 'avg',
  average: 'avg',
  count: 'distinct',
  distinctcount: 'distinct',
  countnonnull: 'count',
  min: 'min',
  max: 'max',
};

/** Finds a target in the model; throws {@link UnknownFieldError} when it is not there. */
export function resolveTarget(dataset: Dataset, target: FilterTarget | null | undefined): ResolvedTarget {
  const parts = (target ?? {}) as Partial<
    Record<'table' | 'column' | 'measure' | 'hierarchy' | 'hierarchyLevel' | 'aggregationFunction', string>
  >;
  const { table } = parts;
  if (typeof table !== 'string') throw new UnknownFieldError('the filter has a target without a table');
  if (typeof parts.measure === 'string') {
    dataset.measure(table, parts.measure);
    return { kind: 'measure', field: { table, measure: parts.measure } };
  }
  const field =
    typeof parts.hierarchy === 'string' && typeof parts.hierarchyLevel === 'string'
      ? hierarchyField(dataset, table, parts.hierarchy, parts.hierarchyLevel)
      : columnField(dataset, table, parts.column);
  if (typeof parts.aggregationFunction === 'string') {
    const aggregation = aggregations[parts.aggregationFunction.toLowerCase()];
    if (!aggregation) throw new UnknownFieldError(`unknown aggregationFunction '${parts.aggregationFunction}'`);
    return { kind: 'measure', field: { table, column: field.column, aggregation } };
  }
  const keyNames = (parts as { keys?: unknown }).keys;
  const keys = Array.isArray(keyNames)
    ? keyNames.map((name: unknown) => columnField(dataset, table, String(name)))
    : undefined;
  return { kind: 'column', field, keys };
}

function columnField(dataset: Dataset, table: string, column: string | undefined): FieldReference {
  if (typeof column !== 'string')
    throw new UnknownFieldError(`the filter's target on table '${table}' names no column`);
  dataset.column(table, column);
  return { table, column };
}

function hierarchyField(dataset: Dataset, table: string, hierarchy: string, levelName: string): FieldReference {
  const definition = dataset.table(table).hierarchies?.find(({ name }) => name === hierarchy);
  if (!definition) throw new UnknownFieldError(`unknown hierarchy '${hierarchy}' of table '${table}'`);
  const level = definition.levels.find(({ name }) => name === levelName);
  if (!level) throw new UnknownFieldError(`unknown level '${levelName}' of hierarchy '${hierarchy}'`);
  return { table, column: level.column, ...(level.part && { part: level.part }) };
}

/** What a target is upon, as messages name it. */
export function targetName(target: unknown): string {
  const { table, column, measure, hierarchyLevel } = (target ?? {}) as Partial<Record<string, unknown>>;
  return `'${String(column ?? measure ?? hierarchyLevel)}' of table '${String(table)}'`;
}
