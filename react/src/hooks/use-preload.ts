import type { Embedder } from '@vitrine/sdk';
import { useEffect } from 'react';
import { useDefaults } from '../provider/use-defaults';

/**
 * Loads the frame of an embed URL hidden, so that its files are in the browser's cache when a component needs them. The hidden
 * frame is removed when the calling component unmounts.
 *
 * @param embedUrl - URL that will be embedded; undefined preloads nothing
 * @param service - service or embedder that checks the URL; default: the provider's, otherwise the core's `embedder`
 */
export function usePreload(embedUrl: string | undefined, service?: Embedder): void {
  const { service: used } = useDefaults({ service });
  useEffect(() => {
    if (embedUrl === undefined) return;
    const frame = used.preload({ embedUrl });
    return () => frame.remove();
  }, [embedUrl, used]);
}
