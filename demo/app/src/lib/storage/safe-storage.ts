/** Browser storage that never throws. */
export interface SafeStorage extends Storage {
  /** False after a failed write: the value is kept only in memory and is lost when the page closes. */
  readonly isPersistent: boolean;
}

/**
 * Wraps browser storage that may be blocked, which makes every access throw, or full, which makes every write throw.
 * Values that cannot be stored are kept in memory while the page is open.
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let isPersistent = true;
  const attempt = <Result>(action: (storage: Storage) => Result, fallback: Result): Result => {
    try {
      return action(open());
    } catch {
      return fallback;
    }
  };
  const keys = () => [
    ...new Set([
      ...attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
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
        // the outdated value must not be restored when the app starts again
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
