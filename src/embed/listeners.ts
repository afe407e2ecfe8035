/**
 * Event handlers of one embed. Each handler is added as a listener to the container, so that an exception in one does not stop
 * the others.
 */
export class Listeners {
  readonly #element: HTMLElement;
  readonly #wrappers = new Map<string, Map<unknown, EventListener>>();

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Adds a handler unless it has already been added. Returns a function that removes it. */
  add(name: string, handler: (event: CustomEvent<never>) => void): () => void {
    let wrappers = this.#wrappers.get(name);
    if (!wrappers) this.#wrappers.set(name, (wrappers = new Map<unknown, EventListener>()));
    if (!wrappers.has(handler)) {
      // Ignores the browser's own 'error' and 'blur' events, and events that bubble from an embed inside the container.
      const wrapper: EventListener = (event) => {
        if (event instanceof CustomEvent && event.target === this.#element) handler(event as CustomEvent<never>);
      };
      wrappers.set(handler, wrapper);
      this.#element.addEventListener(name, wrapper);
    }
    return () => {
      this.remove(name, handler);
    };
  }

  /** Removes one handler of an event, or all handlers of the event if `handler` is undefined. */
  remove(name: string, handler?: unknown): void {
    const wrappers = this.#wrappers.get(name);
    for (const [added, wrapper] of wrappers ?? []) {
      if (handler !== undefined && handler !== added) continue;
      this.#element.removeEventListener(name, wrapper);
      wrappers?.delete(added);
    }
  }

  /** Removes all handlers. */
  clear(): void {
    for (const name of this.#wrappers.keys()) this.remove(name);
  }
}
