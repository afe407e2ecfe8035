import type { Embed } from '@vitrine/sdk';
import { useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../components/layout-effect';
import type { HandlerEvents } from '../components/props';
import type { EmbedHandle, EmbedKind } from '../control/handle';
import { useHandleState } from './use-handle-state';

/**
 * Adds an event handler to an embed from any component. The latest handler is called, so it may change on each render.
 *
 * @param handle - from `useEmbed` or `useReport`
 *
 * @example
 * ```tsx
 * useEmbedEvent(sales.handle, 'dataSelected', ({ detail }) => show(detail.dataPoints));
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
