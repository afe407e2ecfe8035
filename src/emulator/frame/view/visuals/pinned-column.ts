/** Minimum width of a first column that is cut off to make room for all others, in pixels. */
const minNameWidth = 72;

/** Width of the visible part of the next column, which fades out, in pixels. The style sheet has the same value. */
export const columnPeek = 20;

/**
 * Sets the style properties of a table whose first column stays in place: the column's width, its maximum width if its texts are
 * too long, and the width of the others if not all of them fit. Whole columns and the edge of the next one are visible, and the first
 * column takes up the room that they do not need. The last columns are wider, because no other follows them.
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
      const available = scroller.clientWidth - columnPeek;
      const count = Math.max(1, Math.floor((available - pinned.offsetWidth) / widest));
      setName(Math.max(minNameWidth, Math.min(wholeName, available - count * widest)));
      const room = scroller.clientWidth - pinned.offsetWidth;
      style.setProperty('--column', `${((room - columnPeek) / count).toFixed(2)}px`);
      for (const cell of others.slice(-count)) cell.style.setProperty('--column', `${(room / count).toFixed(2)}px`);
    }
  }
  style.setProperty('--pinned', `${String(pinned.offsetWidth)}px`);
}
