import type { ReportDefinition } from '../model/definition';

/** A report of one empty page upon another's data. */
export function blankReport(model: ReportDefinition): ReportDefinition {
  const { tables, measures, relationships, now } = model;
  return {
    id: `new-${model.datasetId ?? model.id}`,
    displayName: 'New report',
    datasetId: model.datasetId ?? model.id,
    tables,
    ...(measures && { measures }),
    ...(relationships && { relationships }),
    ...(now !== undefined && { now }),
    pages: [{ name: 'page-1', displayName: 'Page 1', visuals: [] }],
  };
}
