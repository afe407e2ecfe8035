/** How far outside the view an element counts as near. */
const rootMargin = '300px';

/** Waits for elements to come near the view, with one IntersectionObserver that lives as long as somebody waits. */
export class VisibilityObserver {
  readonly #near: (element: HTMLElement) => void;
  readonly #waiting = new Set<Element>();
  #observer: IntersectionObserver | undefined;

  constructor(near: (element: HTMLElement) => void) {
    this.#near = near;
  }

  add(element: HTMLElement): void {
    this.#observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !this.#waiting.has(target)) continue;
          this.delete(target);
          this.#near(target as HTMLElement);
        }
      },
      { rootMargin },
    );
    this.#waiting.add(element);
    this.#observer.observe(element);
  }

  delete(element: Element): void {
    if (!this.#waiting.delete(element)) return;
    this.#observer?.unobserve(element);
    if (this.#waiting.size > 0) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
  }
}
