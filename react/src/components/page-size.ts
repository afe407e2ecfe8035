import type { CustomPageSize, Report } from '@vitrine/sdk';
import { useEffect, useState } from 'react';
import { isReady, type EmbedState } from '../control/handle';

/** Returns the size of a report's active page. Undefined until the size is known, and while `enabled` is false. */
export function usePageSize({ embed, status }: EmbedState, enabled: boolean): CustomPageSize | undefined {
  const [size, setSize] = useState<CustomPageSize>();
  const report = enabled && isReady(status) && (embed as Report);
  useEffect(() => {
    if (!report || !report.allowedEvents.includes('pageChanged')) return;
    const readSize = () => {
      report.getActivePage().then(
        ({ defaultSize }) => setSize(defaultSize),
        // Single visuals and paginated reports have no pages and keep the default aspect ratio.
        () => undefined,
      );
    };
    readSize();
    return report.on('pageChanged', readSize);
  }, [report]);
  return size;
}
