import type { EmbedHandle } from '../control/handle';
import type { ReportDetails } from './report-details';
import { useEmbed, type UseEmbedResult } from './use-embed';
import { useReportDetails } from './use-report-details';

/** What `useReport` gives. */
export interface UseReportResult extends UseEmbedResult<'report'>, ReportDetails {}

/**
 * Follows a report: status, error, pages, active page and filters.
 *
 * @param handle - that of another hook; default: a new one
 *
 * @example
 * const { handle, pages, activePage, embed } = useReport();
 * return <><Tabs pages={pages} active={activePage} onPick={(page) => embed?.setPage(page.name)} /><Report handle={handle} {...props} /></>;
 */
export function useReport(handle?: EmbedHandle<'report'>): UseReportResult {
  const result = useEmbed(handle);
  return { ...result, ...useReportDetails(result.handle) };
}
