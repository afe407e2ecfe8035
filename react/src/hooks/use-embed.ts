import { useState } from 'react';
import { EmbedController } from '../control/controller';
import type { EmbedHandle, EmbedKind, EmbedState } from '../control/handle';
import { useHandleState } from './use-handle-state';

/** Result of `useEmbed`. */
export interface UseEmbedResult<Type extends EmbedKind> extends EmbedState<Type> {
  /** Handle to pass to the `handle` prop of a component, and to other hooks. */
  readonly handle: EmbedHandle<Type>;
  /** Embeds the content in a new frame with the current props. */
  readonly retry: () => void;
}

/** Returns the handle, or creates one that exists as long as the component. */
export function useHandle<Type extends EmbedKind>(handle: EmbedHandle<Type> | undefined): EmbedHandle<Type> {
  const [newHandle] = useState(() => new EmbedController() as unknown as EmbedHandle<Type>);
  return handle ?? newHandle;
}

/**
 * Returns the status, the error and the live object of an embed. The component re-renders when they change.
 *
 * @param handle - handle of another `useEmbed` or `useReport`. Default: a new one
 *
 * @example
 * ```tsx
 * const { handle, status } = useEmbed<'dashboard'>();
 * return (
 *   <>
 *     <Dashboard handle={handle} embedUrl={embedUrl} accessToken={token} />
 *     <p>{status}</p>
 *   </>
 * );
 * ```
 */
export function useEmbed<Type extends EmbedKind = 'report'>(handle?: EmbedHandle<Type>): UseEmbedResult<Type> {
  const actualHandle = useHandle(handle);
  const state = useHandleState(actualHandle);
  return { ...state, handle: actualHandle, retry: actualHandle.retry };
}
