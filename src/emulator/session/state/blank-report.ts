import { dataOf } from '../../model/data';
import type { ReportDefinition } from '../../model/definition';

/** Returns a report with one empty page and a different report's data. */
export function blankReport(source: ReportDefinition): ReportDefinition {
  return {
    id: `new-${source.datasetId ?? source.id}`,
    displayName: 'New report',
    datasetId: source.datasetId ?? source.id,
    ...dataOf(source),
    pages: [{ name: 'page-1', displayName: 'Page 1', visuals: [] }],
  };
}
