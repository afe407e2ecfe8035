import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to with {@link useStore}. */
export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  update: (change: (state: State) => State) => void;
  /** Adds a listener for changes. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set,
    update: (change) => set(change(state)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <State>(store: Store<State>): State => useSyncExternalStore(store.subscribe, store.get);
