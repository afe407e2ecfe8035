/** Distance from the viewport within which an element counts as near. */
const rootMargin = '300px';

/**
 * Calls a function once, when an element comes within 300 px of the viewport. Each element has its own IntersectionObserver,
 * which is garbage-collected with the element, so that elements that are removed without calling the cancel function do not
 * leak. Without IntersectionObserver, for example in jsdom, the function is called immediately.
 *
 * @returns a function that stops waiting
 *
 * @example
 * const cancel = whenNearViewport(element, () => service.embed(element, config));
 */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
