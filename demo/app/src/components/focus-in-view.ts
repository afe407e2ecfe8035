/** Height of the save bar at the bottom of a form, in pixels. */
const saveBarHeight = 80;

/**
 * Focuses an element and scrolls it into view. If the element is visible when the page is scrolled to the top, the page is
 * scrolled there, so that the page heading is not partly hidden. Otherwise, the element is centered.
 */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const bottom = element.getBoundingClientRect().bottom + window.scrollY;
  if (bottom < window.innerHeight - saveBarHeight) window.scrollTo({ top: 0 });
  else element.scrollIntoView({ block: 'center' });
}
