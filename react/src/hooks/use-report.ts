import { useSyncExternalStore } from 'react';
import type { EmbedHandle } from '../control/handle';
import { noDetails, readerOf, type ReportDetails } from './report-details';
import { useEmbed, type UseEmbedResult } from './use-embed';

/** Result of `useReport`. */
export interface UseReportResult extends UseEmbedResult<'report'>, ReportDetails {}

const serverDetails = () => noDetails;

/**
 * Returns the status, error, pages, active page and filters of a report. The component re-renders when they change.
 *
 * @param handle - handle of another `useEmbed` or `useReport`. Default: a new one
 *
 * @example
 * ```tsx
 * const { handle, pages, activePage } = useReport();
 * return (
 *   <>
 *     {pages.map((page) => (
 *       <button key={page.name} aria-pressed={page.name === activePage?.name} onClick={() => page.setActive()}>
 *         {page.displayName}
 *       </button>
 *     ))}
 *     <Report handle={handle} embedUrl={embedUrl} accessToken={token} />
 *   </>
 * );
 * ```
 */
export function useReport(handle?: EmbedHandle<'report'>): UseReportResult {
  const result = useEmbed(handle);
  const { subscribe, getDetails } = readerOf(result.handle);
  return { ...result, ...useSyncExternalStore(subscribe, getDetails, serverDetails) };
}
