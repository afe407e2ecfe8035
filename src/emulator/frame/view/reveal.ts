/** Returns the distance by which a range has to be scrolled to be visible. If it is longer than the view, its start is visible. */
const distance = (from: number, to: number, start: number, end: number): number =>
  Math.min(from - start, Math.max(0, to - end));

/**
 * Scrolls an element into view, with a margin in pixels. `scrollIntoView` could also scroll the host page.
 *
 * @param isCentered - whether an element that was cut off is then in the middle of the view, so that more of what surrounds it is
 * visible. Default: false.
 */
export function reveal(view: HTMLElement, target: Element, margin: number, isCentered = false): void {
  const [box, area] = [target.getBoundingClientRect(), view.getBoundingClientRect()];
  const moved = (from: number, to: number, start: number, length: number): number => {
    const moves = distance(from - margin, to + margin, start, start + length);
    const isLong = to - from + 2 * margin > length;
    return moves !== 0 && isCentered && !isLong ? (from + to - length) / 2 - start : moves;
  };
  view.scrollLeft += moved(box.left, box.right, area.left, view.clientWidth);
  view.scrollTop += moved(box.top, box.bottom, area.top, view.clientHeight);
}
