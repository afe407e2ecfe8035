/** Height of the save bar at the bottom of a form, in pixels. */
const saveBarHeight = 80;

/**
 * Focuses an element and scrolls it into view. If it fits in the first screen, the page is scrolled to its top, so that its
 * heading is not partly hidden. Otherwise, the element is centered.
 */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const bottom = element.getBoundingClientRect().bottom + window.scrollY;
  if (bottom < window.innerHeight - saveBarHeight) window.scrollTo({ top: 0 });
  else element.scrollIntoView({ block: 'center' });
}
