/**
 * Sets the style properties of a table whose first column stays in place: the column's width, and the width of the others if not
 * all of them fit. They have the same width, so that only whole columns are visible at each scroll position.
 */
export function measurePinnedColumn(scroller: HTMLElement): void {
  const row = scroller.matches('.frozen') ? scroller.querySelector('tr') : null;
  const [pinned, ...others] = row?.cells ?? [];
  if (!pinned) return;
  const { style } = scroller;
  style.removeProperty('--column');
  const room = scroller.clientWidth - pinned.offsetWidth;
  if (scroller.matches('.pinned') && scroller.scrollWidth > scroller.clientWidth) {
    const count = Math.floor(room / Math.max(...others.map((cell) => cell.offsetWidth)));
    style.setProperty('--column', `${(room / Math.max(1, count)).toFixed(2)}px`);
  }
  style.setProperty('--pinned', `${String(pinned.offsetWidth)}px`);
}
