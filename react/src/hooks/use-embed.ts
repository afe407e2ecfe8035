import { useState } from 'react';
import { EmbedController } from '../control/controller';
import type { EmbedHandle, EmbedKind, EmbedState } from '../control/handle';
import { useHandleState } from './use-handle-state';

/** Result of `useEmbed`. */
export interface UseEmbedResult<Type extends EmbedKind> extends EmbedState<Type> {
  /** Handle for the `handle` prop of a component, and for other hooks. */
  readonly handle: EmbedHandle<Type>;
  /** Embeds the content again with the current props. */
  readonly retry: () => void;
}

/** Returns the given handle, otherwise a new one. */
export function useHandle<Type extends EmbedKind>(given: EmbedHandle<Type> | undefined): EmbedHandle<Type> {
  const [own] = useState(() => new EmbedController() as unknown as EmbedHandle<Type>);
  return given ?? own;
}

/**
 * Returns the status, the error and the live object of an embed, and updates the component when they change.
 *
 * @param handle - handle of another `useEmbed` or `useReport`; default: a new one
 *
 * @example
 * ```tsx
 * const sales = useEmbed<'dashboard'>();
 * return <><Dashboard handle={sales.handle} {...props} /><p>{sales.status}</p></>;
 * ```
 */
export function useEmbed<Type extends EmbedKind = 'report'>(handle?: EmbedHandle<Type>): UseEmbedResult<Type> {
  const used = useHandle(handle);
  const state = useHandleState(used);
  return { ...state, handle: used, retry: used.retry };
}
