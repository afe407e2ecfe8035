import { type BaseTarget, VisualDataRoleKind } from '../../../models';
import { schemaUrl } from '../../../provider';
import type { Dataset } from '../../engine/dataset';
import { resolveTarget } from '../../engine/filters/target';
import { badRequest } from '../../failure';
import type { Aggregation, Bucket, CategoryField, MeasureField } from '../../model/query';
import { isModelMeasure } from '../../model/query';
import type { DataRole } from './data-roles';
import { type Field, isMeasure } from './role-fields';

const aggregationFunctions: Record<Aggregation, string> = {
  sum: 'Sum',
  avg: 'Avg',
  count: 'CountNonNull',
  distinct: 'Count',
  min: 'Min',
  max: 'Max',
};

/**
 * Converts a request's target to a field in a data role. A column in a measure role is aggregated.
 *
 * @throws {@link UnknownFieldError}, or {@link Failure} 400 if the role does not accept the field or the target is a visual calculation
 */
export function fieldOf(dataset: Dataset, target: BaseTarget, role: DataRole): Field {
  const { daxExpression, percentOfGrandTotal, hidden } = target as Record<string, unknown>;
  if (daxExpression !== undefined)
    throw badRequest('The emulator does not support visual calculations. Add a measure or a column.');
  const share = percentOfGrandTotal === true && { percentOfGrandTotal };
  const resolved = resolveTarget(dataset, target as Parameters<typeof resolveTarget>[1]);
  if (resolved.kind === 'measure') {
    if (role.kind === VisualDataRoleKind.Grouping)
      throw badRequest(`The data role '${role.name}' does not accept measures. Add a column.`);
    return { ...resolved.field, ...share, ...(hidden === true && { hidden }) };
  }
  const { table, column, part } = resolved.field;
  if (role.kind === VisualDataRoleKind.Measure) {
    // As in Power BI's editor, numbers are summed, coordinates are averaged, and other values are counted.
    const isNumber = dataset.column(table, column).type === 'number';
    const isCoordinate = role.displayName === 'Longitude' || role.displayName === 'Latitude';
    const aggregation = !isNumber ? 'count' : isCoordinate ? 'avg' : 'sum';
    return { table, column, aggregation, ...share };
  }
  return { table, column, ...(part && { bucket: part.toLowerCase() as Bucket }) };
}

/** Converts a field to a target. */
export function targetOf(dataset: Dataset, field: Field): BaseTarget {
  const hidden = field.hidden && { hidden: true };
  const target = isMeasure(field) ? measureTarget(field) : columnTarget(dataset, field);
  return { ...target, ...hidden } as BaseTarget;
}

function measureTarget(field: MeasureField): object {
  const { table, percentOfGrandTotal } = field;
  const share = percentOfGrandTotal && { percentOfGrandTotal };
  if (isModelMeasure(field)) return { $schema: `${schemaUrl}measure`, table, measure: field.measure, ...share };
  const aggregationFunction = aggregationFunctions[field.aggregation];
  return { $schema: `${schemaUrl}columnAggr`, table, column: field.column, aggregationFunction, ...share };
}

function columnTarget(dataset: Dataset, { table, column, bucket }: CategoryField): object {
  for (const { name, levels } of bucket ? (dataset.table(table).hierarchies ?? []) : []) {
    const level = levels.find((each) => each.column === column && each.part?.toLowerCase() === bucket);
    if (level) return { $schema: `${schemaUrl}hierarchyLevel`, table, hierarchy: name, hierarchyLevel: level.name };
  }
  return { $schema: `${schemaUrl}column`, table, column };
}
