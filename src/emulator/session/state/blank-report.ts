import { dataOf, datasetIdOf } from '../../model/data';
import type { ReportDefinition } from '../../model/definition';

/** Returns a report with one empty page and a different report's data. */
export function blankReport(source: ReportDefinition): ReportDefinition {
  const datasetId = datasetIdOf(source);
  return {
    id: `new-${datasetId}`,
    displayName: 'New report',
    datasetId,
    ...dataOf(source),
    pages: [{ name: 'page-1', displayName: 'Page 1', visuals: [] }],
  };
}
