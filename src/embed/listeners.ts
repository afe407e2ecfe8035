/** The handlers that a page has put on one embed. They are listeners of the container, so that a fault in one does not stop the next. */
export class Listeners {
  readonly #element: HTMLElement;
  readonly #wrappers = new Map<string, Map<unknown, EventListener>>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Adds a handler once; gives its undo. */
  add(name: string, handler: (event: CustomEvent<never>) => void): () => void {
    let wrappers = this.#wrappers.get(name);
    if (!wrappers) this.#wrappers.set(name, (wrappers = new Map<unknown, EventListener>()));
    if (!wrappers.has(handler)) {
      // The browser's own 'error' or 'blur' upon the container is not the frame's.
      const wrapper: EventListener = (event) => {
        if (event instanceof CustomEvent) handler(event as CustomEvent<never>);
      };
      wrappers.set(handler, wrapper);
      this.#element.addEventListener(name, wrapper);
    }
    return () => {
      this.remove(name, handler);
    };
  }

  /** Removes a handler, or all of an event. */
  remove(name: string, handler?: unknown): void {
    const wrappers = this.#wrappers.get(name);
    for (const [known, wrapper] of [...(wrappers ?? [])]) {
      if (handler !== undefined && handler !== known) continue;
      this.#element.removeEventListener(name, wrapper);
      wrappers?.delete(known);
    }
  }

  /** Removes all. */
  clear(): void {
    for (const name of this.#wrappers.keys()) this.remove(name);
  }
}
