import { useSyncExternalStore } from 'react';
import type { EmbedHandle } from '../control/handle';
import { noDetails, readerOf, type ReportDetails } from './report-details';
import { useEmbed, type UseEmbedResult } from './use-embed';

/** Result of `useReport`. */
export interface UseReportResult extends UseEmbedResult<'report'>, ReportDetails {}

const serverDetails = () => noDetails;

/**
 * Returns status, error, pages, active page and filters of a report, and updates the component when they change.
 *
 * @param handle - handle of another hook; default: a new one
 *
 * @example
 * ```tsx
 * const { handle, pages, activePage, embed } = useReport();
 * return <><Tabs pages={pages} active={activePage} onPick={(page) => embed?.setPage(page.name)} /><Report handle={handle} {...props} /></>;
 * ```
 */
export function useReport(handle?: EmbedHandle<'report'>): UseReportResult {
  const result = useEmbed(handle);
  const { subscribe, getDetails } = readerOf(result.handle);
  return { ...result, ...useSyncExternalStore(subscribe, getDetails, serverDetails) };
}
