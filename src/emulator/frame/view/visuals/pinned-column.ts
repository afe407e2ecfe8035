/** Minimum width of a first column that is cut off to make room for all others, in pixels. */
const minNameWidth = 72;

/** Width of the visible part of the next column, which fades out, in pixels. The style sheet has the same value. */
export const columnPeek = 20;

/** Minimum space between the names of the first two columns, in pixels. */
const minNameGap = 8;

/** Returns the width by which the name of the second column can overhang the first one, in pixels. */
function overhangRoom(pinned: HTMLElement | undefined): number {
  const name = pinned?.firstElementChild as HTMLElement | null | undefined;
  return (pinned?.offsetWidth ?? 0) - (name?.offsetWidth ?? 0) - minNameGap;
}

/**
 * Sets the maximum width of the first column if its texts are too long, and the width of the others if not all of them fit. The last
 * columns are wider, because no other follows them. Returns whether all columns fit.
 */
function fitColumns(scroller: HTMLElement, [pinned, ...others]: readonly HTMLElement[]): boolean {
  const { style } = scroller;
  for (const each of [style, ...others.map((cell) => cell.style)]) each.removeProperty('--column');
  style.removeProperty('--name');
  const setName = (width: number): void => {
    style.setProperty('--name', `${String(width)}px`);
  };
  const excess = scroller.scrollWidth - scroller.clientWidth;
  if (!pinned || excess <= 0) return true;
  const wholeName = pinned.offsetWidth;
  // Both widths are rounded.
  setName(Math.max(minNameWidth, wholeName - excess - 1));
  if (scroller.scrollWidth <= scroller.clientWidth) return true;
  // Links come last, and would otherwise make all columns as wide as they are.
  const unlinked = others.filter((cell) => !cell.matches('.linked'));
  const widest = Math.max(...(unlinked.length > 0 ? unlinked : others).map((cell) => cell.offsetWidth));
  const available = scroller.clientWidth - columnPeek;
  const count = Math.max(1, Math.floor((available - pinned.offsetWidth) / widest));
  // The width of the longest text may have been rounded down.
  setName(Math.max(minNameWidth, Math.min(wholeName + 1, available - count * widest)));
  const room = scroller.clientWidth - pinned.offsetWidth;
  style.setProperty('--column', `${((room - columnPeek) / count).toFixed(2)}px`);
  for (const cell of others.slice(-count)) cell.style.setProperty('--column', `${(room / count).toFixed(2)}px`);
  return false;
}

/**
 * Makes the columns fit. The name of a second column with numbers overhangs the first one if there is room, so that it does not cut off
 * texts below. The name of a column with text has the same left edge as the text.
 */
function fitWithOverhang(scroller: HTMLElement, cells: readonly HTMLElement[]): void {
  const { style } = scroller;
  if (!cells[1]?.matches('.number')) {
    fitColumns(scroller, cells);
    return;
  }
  // At first, the name takes up no room in its column.
  style.setProperty('--overhang', '100cqi');
  const isFitted = fitColumns(scroller, cells);
  style.setProperty('--overhang', `${String(Math.max(0, overhangRoom(cells[0])))}px`);
  if (isFitted && scroller.scrollWidth <= scroller.clientWidth) return;
  style.removeProperty('--overhang');
  fitColumns(scroller, cells);
}

/**
 * Sets the style properties of a table whose first column stays in place: the column's width, and those that make the others fit. Whole
 * columns and the edge of the next one are visible, and the first column takes up the room that they do not need. Its texts are small
 * before they are cut off.
 */
export function measurePinnedColumn(scroller: HTMLElement): void {
  const row = scroller.matches('.frozen') ? scroller.querySelector('tr') : null;
  const cells = [...(row?.cells ?? [])];
  const [pinned] = cells;
  if (!pinned) return;
  if (scroller.matches('.pinned')) {
    scroller.classList.remove('small-text');
    fitWithOverhang(scroller, cells);
    if (scroller.style.getPropertyValue('--name') !== '') {
      scroller.classList.add('small-text');
      fitWithOverhang(scroller, cells);
    }
  }
  scroller.style.setProperty('--pinned', `${String(pinned.offsetWidth)}px`);
}
