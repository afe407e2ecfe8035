import { useSyncExternalStore } from 'react';
import { idleState, type EmbedHandle, type EmbedKind, type EmbedState } from '../control/handle';

const serverState = () => idleState;

/** The state of a handle, always the newest. On the server and while hydrating it is idle. */
export function useHandleState<Type extends EmbedKind>(handle: EmbedHandle<Type>): EmbedState<Type> {
  return useSyncExternalStore(handle.subscribe, handle.getState, serverState);
}
