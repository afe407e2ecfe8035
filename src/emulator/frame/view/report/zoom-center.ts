/** Position and scale of a page in its scrollable view. */
interface PagePosition {
  left: number;
  top: number;
  scale: number;
  zoomLevel: number;
}

/** Keeps the point in the center of the view in place when the zoom level changes. */
export class ZoomCenter {
  #last: PagePosition | undefined;

  /** Applies a position, and scrolls the view if the zoom level has changed. */
  move(view: HTMLElement, to: PagePosition, apply: () => void): void {
    const from = this.#last;
    this.#last = to;
    // A smaller page can change the scroll position.
    const { scrollLeft, scrollTop } = view;
    apply();
    if (!from || from.zoomLevel === to.zoomLevel) return;
    const factor = to.scale / from.scale;
    const moved = (scroll: number, size: number, start: number, end: number): number =>
      (scroll + size / 2 - start) * factor + end - size / 2;
    view.scrollLeft = moved(scrollLeft, view.clientWidth, from.left, to.left);
    view.scrollTop = moved(scrollTop, view.clientHeight, from.top, to.top);
  }

  reset(): void {
    this.#last = undefined;
  }
}
