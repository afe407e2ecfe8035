/** A browser storage that may refuse: a blocked one throws at every touch, a full one at each write. */
export interface SafeStorage extends Storage {
  /** False once a write has been refused. What was written since is in memory only and gone with the page. */
  readonly isPersistent: boolean;
}

/** Wraps a storage so that nothing throws: what it refuses is kept in memory as long as the page is open. */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let isPersistent = true;
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  const keys = () => [
    ...new Set([
      ...attempt((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''), []),
      ...memory.keys(),
    ]),
  ];
  return {
    get isPersistent() {
      return isPersistent;
    },
    get length() {
      return keys().length;
    },
    key: (index) => keys()[index] ?? null,
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem: (name, value) => {
      try {
        open().setItem(name, value);
        memory.delete(name);
        isPersistent = true;
      } catch {
        isPersistent = false;
        memory.set(name, value);
        // an older value must not come back with the next start
        attempt((storage) => storage.removeItem(name), undefined);
      }
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    clear: () => {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}
