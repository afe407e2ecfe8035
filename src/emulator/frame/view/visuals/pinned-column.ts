/** Minimum width of a first column that is cut off to make room for all others, in pixels. */
const minNameWidth = 72;

/**
 * Sets the style properties of a table whose first column stays in place: the column's width, its maximum width if its texts are
 * too long, and the width of the others if not all of them fit. They have the same width, so that only whole columns are visible at
 * each scroll position, and the first column takes up the room that they do not need.
 */
export function measurePinnedColumn(scroller: HTMLElement): void {
  const row = scroller.matches('.frozen') ? scroller.querySelector('tr') : null;
  const [pinned, ...others] = row?.cells ?? [];
  if (!pinned) return;
  const { style } = scroller;
  style.removeProperty('--column');
  style.removeProperty('--name');
  const setName = (width: number): void => {
    style.setProperty('--name', `${String(width)}px`);
  };
  const excess = scroller.scrollWidth - scroller.clientWidth;
  if (scroller.matches('.pinned') && excess > 0) {
    const wholeName = pinned.offsetWidth;
    // Both widths are rounded.
    setName(Math.max(minNameWidth, wholeName - excess - 1));
    if (scroller.scrollWidth > scroller.clientWidth) {
      const widest = Math.max(...others.map((cell) => cell.offsetWidth));
      const count = Math.max(1, Math.floor((scroller.clientWidth - pinned.offsetWidth) / widest));
      setName(Math.max(minNameWidth, Math.min(wholeName, scroller.clientWidth - count * widest)));
      style.setProperty('--column', `${((scroller.clientWidth - pinned.offsetWidth) / count).toFixed(2)}px`);
    }
  }
  style.setProperty('--pinned', `${String(pinned.offsetWidth)}px`);
}
