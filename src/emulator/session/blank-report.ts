import type { ReportDefinition } from '../model/definition';

/** What of a report is its data. */
export function dataOf({ tables, measures, relationships, now }: ReportDefinition) {
  return {
    tables,
    ...(measures && { measures }),
    ...(relationships && { relationships }),
    ...(now !== undefined && { now }),
  };
}

/** A report of one empty page upon another's data. */
export function blankReport(model: ReportDefinition): ReportDefinition {
  return {
    id: `new-${model.datasetId ?? model.id}`,
    displayName: 'New report',
    datasetId: model.datasetId ?? model.id,
    ...dataOf(model),
    pages: [{ name: 'page-1', displayName: 'Page 1', visuals: [] }],
  };
}
