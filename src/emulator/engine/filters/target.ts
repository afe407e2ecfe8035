import type { FilterTarget } from '../../../models';
import type { Aggregation, MeasureField } from '../../model/query';
import { type Dataset, type FieldReference, UnknownFieldError } from '../dataset';

/** Filter target in the model: a column or part of one, or a measure. */
export type ResolvedTarget =
  | { kind: 'column'; field: FieldReference; keys: FieldReference[] | undefined }
  | { kind: 'measure'; field: MeasureField };

// Power BI's values for `aggregationFunction`, in lowercase.
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

/**
 * Resolves a filter's target.
 *
 * @throws {@link UnknownFieldError}
 */
export function resolveTarget(dataset: Dataset, target: FilterTarget | null | undefined): ResolvedTarget {
  const parts = (target ?? {}) as Partial<
    Record<'table' | 'column' | 'measure' | 'hierarchy' | 'hierarchyLevel' | 'aggregationFunction', string>
  >;
  const { table } = parts;
  if (typeof table !== 'string') throw new UnknownFieldError('the filter target has no table');
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
    if (!aggregation) {
      const known = Object.keys(aggregations).join(', ');
      throw new UnknownFieldError(
        `unknown aggregationFunction '${parts.aggregationFunction}'. Known functions: ${known}`,
      );
    }
    return { kind: 'measure', field: { table, column: field.column, aggregation } };
  }
  const keyNames = (parts as { keys?: unknown }).keys;
  const keys = Array.isArray(keyNames)
    ? keyNames.map((name: unknown) => columnField(dataset, table, String(name)))
    : undefined;
  return { kind: 'column', field, keys };
}

function columnField(dataset: Dataset, table: string, column: string | undefined): FieldReference {
  if (typeof column !== 'string') throw new UnknownFieldError(`the filter target on table '${table}' has no column`);
  dataset.column(table, column);
  return { table, column };
}

function hierarchyField(dataset: Dataset, table: string, hierarchy: string, levelName: string): FieldReference {
  const definition = dataset.table(table).hierarchies?.find(({ name }) => name === hierarchy);
  if (!definition) throw new UnknownFieldError(`unknown hierarchy '${hierarchy}' in table '${table}'`);
  const level = definition.levels.find(({ name }) => name === levelName);
  if (!level) throw new UnknownFieldError(`unknown level '${levelName}' in hierarchy '${hierarchy}'`);
  return { table, column: level.column, ...(level.part && { part: level.part }) };
}

/** Describes a target for messages, such as "'Region' in table 'Stores'". */
export function targetName(target: unknown): string {
  const { table, column, measure, hierarchyLevel } = (target ?? {}) as Partial<Record<string, unknown>>;
  return `'${String(column ?? measure ?? hierarchyLevel)}' in table '${String(table)}'`;
}
