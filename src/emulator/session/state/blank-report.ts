import type { ModelDefinition, ReportDefinition } from '../../model/definition';

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

/** Returns a report with one empty page and the data of another report. */
export function blankReport(source: ReportDefinition): ReportDefinition {
  return {
    id: `new-${source.datasetId ?? source.id}`,
    displayName: 'New report',
    datasetId: source.datasetId ?? source.id,
    ...dataOf(source),
    pages: [{ name: 'page-1', displayName: 'Page 1', visuals: [] }],
  };
}
