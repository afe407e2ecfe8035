import { createStore, useStore } from '../../lib/state/store';

export interface AlertMessage {
  id: number;
  kind: 'error' | 'success';
  text: string;
}

export interface AlertOptions {
  /** Let the message live through the next route change; else every route change takes it away. Default false. */
  keep?: boolean;
}

interface Entry extends AlertMessage {
  keep: boolean;
}

const store = createStore<readonly Entry[]>([]);
let count = 0;

const add = (kind: AlertMessage['kind'], text: string, { keep = false }: AlertOptions = {}): void => {
  // what is said already is said again, not twice: two failed calls of one page mostly have one reason
  const others = store.get().filter((entry) => entry.kind !== kind || entry.text !== text);
  store.set([...others, { id: ++count, kind, text, keep }]);
};

/** The messages at the top of the page, for those who are not components. */
export const alerts = {
  success: (text: string, options?: AlertOptions) => add('success', text, options),
  error: (text: string, options?: AlertOptions) => add('error', text, options),
  dismiss: (id: number) => store.update((entries) => entries.filter((entry) => entry.id !== id)),
  clear: () => store.set([]),
  /** Called on each route change. */
  routeChanged: () =>
    store.update((entries) => entries.filter(({ keep }) => keep).map((entry) => ({ ...entry, keep: false }))),
};

/** The messages at the top of the page. */
export const useAlerts = (): typeof alerts => alerts;
export const useAlertMessages = (): readonly AlertMessage[] => useStore(store);
