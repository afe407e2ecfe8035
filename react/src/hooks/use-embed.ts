import { useState } from 'react';
import { EmbedController } from '../control/controller';
import type { EmbedHandle, EmbedKind, EmbedState } from '../control/handle';
import { useHandleState } from './use-handle-state';

/** What `useEmbed` gives. */
export interface UseEmbedResult<Type extends EmbedKind> extends EmbedState<Type> {
  /** For the component's `handle` prop, and for other hooks. */
  readonly handle: EmbedHandle<Type>;
  /** Embeds anew with the present props. */
  readonly retry: () => void;
}

/** A handle of one's own, or the given one. */
export function useHandle<Type extends EmbedKind>(given: EmbedHandle<Type> | undefined): EmbedHandle<Type> {
  const [own] = useState(() => new EmbedController() as unknown as EmbedHandle<Type>);
  return given ?? own;
}

/**
 * Follows an embed: its status, its error and the live object.
 *
 * @param handle - that of another `useEmbed` or `useReport`; default: a new one
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
