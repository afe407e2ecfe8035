import { useSyncExternalStore } from 'react';
import { idleState, type EmbedHandle, type EmbedKind, type EmbedState } from '../control/handle';

const serverState = () => idleState;

/** Returns the current state of a handle. On the server and during hydration, the state is idle. */
export function useHandleState<Type extends EmbedKind>(handle: EmbedHandle<Type>): EmbedState<Type> {
  return useSyncExternalStore(handle.subscribe, handle.getState, serverState);
}
