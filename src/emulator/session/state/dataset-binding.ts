import type { PaginatedReportDatasetBinding } from '../../../models';
import type { ContentSource, Credentials } from '../../content/source';
import { badRequest } from '../../failure';
import { dataOf } from '../../model/data';
import type { ReportDefinition } from '../../model/definition';

/** Returns the report with data from a different dataset, or the report itself if `datasetId` is undefined. */
export async function withDataset(
  source: ContentSource,
  report: ReportDefinition,
  datasetId: string | undefined,
  credentials: Credentials,
): Promise<ReportDefinition> {
  if (datasetId === undefined) return report;
  const { tables: _, measures: __, relationships: ___, now: ____, ...own } = report;
  return { ...own, ...dataOf(await source.dataset(datasetId, credentials)), datasetId };
}

/**
 * Returns the id of the dataset that replaces a paginated report's own dataset, or undefined if there are no bindings.
 *
 * @throws {@link Failure} 400 if a binding replaces a dataset that the report does not use
 */
export function paginatedBinding(
  { id, datasetId = id }: ReportDefinition,
  bindings: readonly PaginatedReportDatasetBinding[] = [],
): string | undefined {
  const mismatch = bindings.find(({ sourceDatasetId }) => sourceDatasetId !== datasetId);
  if (mismatch) {
    throw badRequest(
      `sourceDatasetId must be '${datasetId}', the dataset for report '${id}'; received '${mismatch.sourceDatasetId}'.`,
    );
  }
  return bindings[0]?.targetDatasetId;
}
