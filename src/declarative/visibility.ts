/** Distance from the viewport within which an element counts as near. */
const rootMargin = '300px';

const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when an element comes within 300 px of the viewport. All elements share one IntersectionObserver, which
 * exists only while an element is waiting.
 *
 * @returns a function that cancels the wait
 *
 * @example
 * const cancel = whenNearViewport(element, () => service.embed(element, config));
 */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const notify = callbacks.get(target);
        if (!isIntersecting || !notify) continue;
        stop(target);
        notify();
      }
    },
    { rootMargin },
  );
  callbacks.set(element, callback);
  observer.observe(element);
  return () => {
    if (callbacks.get(element) === callback) stop(element);
  };
}

function stop(element: Element): void {
  callbacks.delete(element);
  observer?.unobserve(element);
  if (callbacks.size > 0) return;
  observer?.disconnect();
  observer = undefined;
}
