/** Returns the distance by which a range has to be scrolled to be visible. If it is longer than the view, its start is visible. */
const distance = (from: number, to: number, start: number, end: number): number =>
  Math.min(from - start, Math.max(0, to - end));

/** Scrolls an element into view, with a margin in pixels. `scrollIntoView` could also scroll the host page. */
export function reveal(view: HTMLElement, target: Element, margin: number): void {
  const [box, area] = [target.getBoundingClientRect(), view.getBoundingClientRect()];
  view.scrollLeft += distance(box.left - margin, box.right + margin, area.left, area.left + view.clientWidth);
  view.scrollTop += distance(box.top - margin, box.bottom + margin, area.top, area.top + view.clientHeight);
}
