import type { PaginatedReportDatasetBinding } from '../../models';
import type { ContentSource, Credentials } from '../content/source';
import type { ReportDefinition } from '../model/definition';
import { dataOf } from './blank-report';
import { badRequest } from './failure';

/** A report upon the data of another dataset; as it is when it is bound to none. */
export async function boundReport(
  source: ContentSource,
  report: ReportDefinition,
  datasetId: string | undefined,
  credentials: Credentials,
): Promise<ReportDefinition> {
  if (datasetId === undefined) return report;
  const { tables: _, measures: __, relationships: ___, now: ____, ...own } = report;
  return { ...own, ...dataOf(await source.dataset(datasetId, credentials)), datasetId };
}

/** The dataset that takes the place of a paginated report's own; a binding of another dataset is a mistake. */
export function paginatedBinding(
  { id, datasetId = id }: ReportDefinition,
  bindings: readonly PaginatedReportDatasetBinding[] = [],
): string | undefined {
  const stranger = bindings.find(({ sourceDatasetId }) => sourceDatasetId !== datasetId);
  if (stranger)
    throw badRequest(`Report '${id}' has the dataset '${datasetId}', not '${stranger.sourceDatasetId}', to replace`);
  return bindings[0]?.targetDatasetId;
}
