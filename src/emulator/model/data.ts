import type { ModelDefinition, ReportDefinition } from './definition';

/** Returns the data of a report: tables, measures, relationships and reference time. */
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
