import type { Embed } from '@vitrine/sdk';
import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect';
import type { HandlerEvents } from '../props/component-props';
import type { EmbedHandle, EmbedKind } from '../control/handle';
import { useHandleState } from './use-handle-state';

/**
 * Adds an event listener to an embed from anywhere in the tree. The handler from the latest render is called, so it does not
 * need to be memoized.
 *
 * @param handle - handle from `useEmbed` or `useReport`
 * @param name - name of the event
 * @param handler - called with a `CustomEvent` whose `detail` is the payload
 *
 * @example
 * ```tsx
 * const { handle } = useReport();
 * useEmbedEvent(handle, 'dataSelected', ({ detail }) => setDataPoints(detail.dataPoints));
 * ```
 */
export function useEmbedEvent<Type extends EmbedKind, Name extends keyof HandlerEvents[Type] & string>(
  handle: EmbedHandle<Type>,
  name: Name,
  handler: (event: CustomEvent<HandlerEvents[Type][Name]>) => void,
): void {
  const latest = useRef(handler);
  useBrowserLayoutEffect(() => {
    latest.current = handler;
  });
  const { embed } = useHandleState(handle);
  useEffect(
    () => (embed as Embed | null)?.on(name as 'info', (event) => latest.current(event as CustomEvent<never>)),
    [embed, name],
  );
}
