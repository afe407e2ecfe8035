import type { CustomPageSize, Report } from '@vitrine/sdk';
import { useEffect, useState } from 'react';
import { isReady, type EmbedState } from '../control/handle';

/** The size of the page that a report shows, for whoever wants it; undefined until it is known. */
export function usePageSize({ embed, status }: EmbedState, wanted: boolean): CustomPageSize | undefined {
  const [size, setSize] = useState<CustomPageSize>();
  const report = wanted && isReady(status) && (embed as Report);
  useEffect(() => {
    if (!report || !report.allowedEvents.includes('pageChanged')) return;
    const ask = () => {
      report.getActivePage().then(
        ({ defaultSize }) => setSize(defaultSize),
        // A single visual or a paginated report has no pages: the shape stays as it is.
        () => undefined,
      );
    };
    ask();
    return report.on('pageChanged', ask);
  }, [report]);
  return size;
}
