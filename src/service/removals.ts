/**
 * Notices elements that are taken out of the page by whoever, with one MutationObserver that lives as long as there are
 * elements. An element that has not been in the page yet may stay out of it; one that is only moved stays.
 */
export class Removals {
  readonly #removed: (element: HTMLElement) => void;
  /** The elements, and whether each has been in the page. */
  readonly #elements = new Map<HTMLElement, boolean>();
  #observer: MutationObserver | undefined;

  constructor(removed: (element: HTMLElement) => void) {
    this.#removed = removed;
  }

  add(element: HTMLElement): void {
    this.#elements.set(element, element.isConnected);
    if (this.#observer) return;
    this.#observer = new MutationObserver(() => {
      this.#look();
    });
    this.#observer.observe(element.ownerDocument, { childList: true, subtree: true });
  }

  delete(element: HTMLElement): void {
    this.#elements.delete(element);
    if (this.#elements.size > 0) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #look(): void {
    for (const [element, wasConnected] of this.#elements) {
      if (element.isConnected) this.#elements.set(element, true);
      else if (wasConnected) this.#removed(element);
    }
  }
}
