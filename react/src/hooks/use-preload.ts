import type { Service } from '@vitrine/sdk';
import { useEffect } from 'react';
import { useDefaults } from '../provider/use-defaults';

/**
 * Loads the frame of an embed URL hidden, so that it is in the browser's cache when a component needs it. The hidden frame
 * goes with the component that preloads.
 *
 * @param embedUrl - what will be embedded; undefined preloads nothing
 * @param service - default: the provider's, else the core's
 */
export function usePreload(embedUrl: string | undefined, service?: Service): void {
  const { service: used } = useDefaults({ service });
  useEffect(() => {
    if (embedUrl === undefined) return;
    const frame = used.preload({ embedUrl });
    return () => frame.remove();
  }, [embedUrl, used]);
}
