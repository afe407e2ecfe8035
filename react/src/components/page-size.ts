import type { CustomPageSize, Report } from '@vitrine/sdk';
import { useEffect, useState } from 'react';
import { isReady, type EmbedState } from '../control/handle';

/** Returns the size of a report's active page. Returns undefined until the size is known, or if it is not `needed`. */
export function usePageSize({ embed, status }: EmbedState, needed: boolean): CustomPageSize | undefined {
  const [size, setSize] = useState<CustomPageSize>();
  const report = needed && isReady(status) && (embed as Report);
  useEffect(() => {
    if (!report || !report.allowedEvents.includes('pageChanged')) return;
    const read = () => {
      report.getActivePage().then(
        ({ defaultSize }) => setSize(defaultSize),
        // Single visuals and paginated reports have no pages, so keep the current size.
        () => undefined,
      );
    };
    read();
    return report.on('pageChanged', read);
  }, [report]);
  return size;
}
