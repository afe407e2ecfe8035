import type { ModelDefinition, ReportDefinition } from './definition';

/** Returns the id of a report's dataset. */
export function datasetIdOf({ id, datasetId = id }: ReportDefinition): string {
  return datasetId;
}

/** Returns a report's data: tables, measures, relationships and reference time. */
export function dataOf({
  tables,
  measures,
  relationships,
  now,
}: ReportDefinition): ModelDefinition & Pick<ReportDefinition, 'now'> {
  return {
    tables,
    ...(measures && { measures }),
    ...(relationships && { relationships }),
    ...(now !== undefined && { now }),
  };
}
