import { useSyncExternalStore } from 'react';
import type { EmbedHandle } from '../control/handle';
import { noDetails, readerOf, type ReportDetails } from './report-details';

const serverDetails = () => noDetails;
const never = () => () => undefined;

/** A report's pages and filters; asks for nothing unless it is wanted. */
export function useReportDetails(handle: EmbedHandle, wanted = true): ReportDetails {
  const reader = readerOf(handle);
  return useSyncExternalStore(
    wanted ? reader.subscribe : never,
    wanted ? reader.getDetails : serverDetails,
    serverDetails,
  );
}
