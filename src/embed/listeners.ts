/**
 * Event handlers of one embed. Each handler is added as a listener to the container, so that an exception in one does not stop
 * the others.
 */
export class Listeners {
  readonly #element: HTMLElement;
  readonly #wrappers = new Map<string, Map<unknown, EventListener>>();
  #isCleared = false;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /**
   * Adds a handler unless it has already been added or `clear` has been called. Returns a function that removes it, unless it
   * has been removed and added again since.
   */
  add(name: string, handler: (event: CustomEvent<never>) => void): () => void {
    let wrappers = this.#wrappers.get(name);
    if (!wrappers) this.#wrappers.set(name, (wrappers = new Map<unknown, EventListener>()));
    let wrapper = wrappers.get(handler);
    if (!wrapper && !this.#isCleared) {
      // Ignores the browser's own 'error' and 'blur' events, and events that bubble from an embed inside the container.
      wrapper = (event) => {
        if (event instanceof CustomEvent && event.target === this.#element) handler(event as CustomEvent<never>);
      };
      wrappers.set(handler, wrapper);
      this.#element.addEventListener(name, wrapper);
    }
    return () => {
      if (wrappers.get(handler) === wrapper) this.remove(name, handler);
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

  /** Removes all handlers. Handlers are not added anymore, because the next embed in the container emits the same events. */
  clear(): void {
    this.#isCleared = true;
    for (const name of this.#wrappers.keys()) this.remove(name);
  }
}
