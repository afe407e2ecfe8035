import { createStore, useStore } from '../../lib/state/store';

export interface AlertMessage {
  id: number;
  kind: 'error' | 'success';
  text: string;
}

export interface AlertOptions {
  /** Keeps the message through the next route change, which otherwise removes it. Default: false. */
  keep?: boolean;
  /** The reported error. The message is removed with `dismissError` once the error no longer applies. */
  error?: unknown;
}

interface Entry extends AlertMessage {
  keep: boolean;
  error: unknown;
}

const store = createStore<readonly Entry[]>([]);
let lastId = 0;

const add = (kind: AlertMessage['kind'], text: string, { keep = false, error }: AlertOptions = {}): void => {
  // An error replaces all messages: failed requests on a page usually have the same cause, and an earlier success would
  // contradict the error. A success replaces only earlier successes, because an error may concern a different request.
  const others = store.get().filter((entry) => kind === 'success' && entry.kind === 'error');
  store.set([...others, { id: ++lastId, kind, text, keep, error }]);
};

/** Adds and removes the alerts at the top of the page. */
export const alerts = {
  success: (text: string, options?: AlertOptions) => add('success', text, options),
  error: (text: string, options?: AlertOptions) => add('error', text, options),
  /** Removes the message about a reported error. */
  dismissError: (error: unknown) => store.update((entries) => entries.filter((entry) => entry.error !== error)),
  /** Removes the messages about earlier successes. */
  dismissSuccess: () => store.update((entries) => entries.filter(({ kind }) => kind !== 'success')),
  dismiss: (id: number) => store.update((entries) => entries.filter((entry) => entry.id !== id)),
  clear: () => store.set([]),
  /** Removes all messages that were not added with `keep`. Called on each route change. */
  onRouteChange: () =>
    store.update((entries) => entries.filter(({ keep }) => keep).map((entry) => ({ ...entry, keep: false }))),
};

/** Returns the current messages, oldest first. */
export const useAlertMessages = (): readonly AlertMessage[] => useStore(store);
