/** Minimum width of a first column that is cut off to make room for all others, in pixels. */
const minNameWidth = 76;

/**
 * Sets the style properties of a table whose first column stays in place: the column's width, its maximum width if its texts are
 * too long, and the width of the others if not all of them fit. They have the same width, so that only whole columns are visible at
 * each scroll position.
 */
export function measurePinnedColumn(scroller: HTMLElement): void {
  const row = scroller.matches('.frozen') ? scroller.querySelector('tr') : null;
  const [pinned, ...others] = row?.cells ?? [];
  if (!pinned) return;
  const { style } = scroller;
  style.removeProperty('--column');
  style.removeProperty('--name');
  const excess = scroller.scrollWidth - scroller.clientWidth;
  if (scroller.matches('.pinned') && excess > 0)
    style.setProperty('--name', `${String(Math.max(minNameWidth, pinned.offsetWidth - excess))}px`);
  const room = scroller.clientWidth - pinned.offsetWidth;
  if (scroller.matches('.pinned') && scroller.scrollWidth > scroller.clientWidth) {
    const count = Math.floor(room / Math.max(...others.map((cell) => cell.offsetWidth)));
    style.setProperty('--column', `${(room / Math.max(1, count)).toFixed(2)}px`);
  }
  style.setProperty('--pinned', `${String(pinned.offsetWidth)}px`);
}
