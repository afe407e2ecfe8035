import type { Embedder } from '@vitrine/sdk';
import { useEffect } from 'react';
import { useDefaults } from '../provider/use-defaults';

/**
 * Loads the page of an embed URL in a hidden frame, so that its files are in the browser's cache when a component needs
 * them. The hidden frame is removed when the component unmounts. An invalid URL is logged to the console.
 *
 * @param embedUrl - embed URL of the content. If it is undefined, nothing is preloaded
 * @param service - default: the service of the nearest `EmbedProvider`, otherwise the SDK's `embedder`
 *
 * @example
 * ```tsx
 * usePreload(isSignedIn ? embedUrl : undefined);
 * ```
 */
export function usePreload(embedUrl: string | undefined, service?: Embedder): void {
  const { service: used } = useDefaults({ service });
  useEffect(() => {
    if (embedUrl === undefined) return;
    try {
      const frame = used.preload({ embedUrl });
      return () => frame.remove();
    } catch (error) {
      // oxlint-disable-next-line no-console -- the error is reported nowhere else
      console.error(error);
    }
  }, [embedUrl, used]);
}
