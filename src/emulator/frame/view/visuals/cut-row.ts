/** Padding above and below the text of a row, in pixels: the style sheet's default, the minimum, and the minimum if all rows fit. */
const defaultPadding = 5;
const minPadding = 2.5;
const fittingPadding = 2;
/** Maximum padding of rows that fill the height of a table's box, in pixels. */
const maxPadding = 10;
/** Additional padding above the first row, in pixels, as in the style sheet. */
const firstRowPadding = 2;

/** Visible share of the last row in a box with more rows than fit, which shows that there are more. */
const cutShare = 0.6;

/** Returns the number of visible rows in a box with more rows than fit. The last one is cut off. */
export const withCutRow = (room: number, minRowHeight: number): number =>
  Math.max(1, Math.floor(room / minRowHeight - cutShare)) + cutShare;

/**
 * Adjusts the row height of a table, so that its last visible row is cut off if there are more rows. Rows become lower if all
 * of them then fit. Rows that almost fill their box fill it completely.
 */
export function showCutRow(scroller: HTMLElement): void {
  const table = scroller.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  body.style.removeProperty('--row-padding');
  const count = body.childElementCount;
  if (count === 0) return;
  const rowHeight = (body.offsetHeight - firstRowPadding) / count;
  const room = scroller.clientHeight - (table.offsetHeight - body.offsetHeight) - firstRowPadding;
  const setPadding = (padding: number): void => {
    body.style.setProperty('--row-padding', `${padding.toFixed(2)}px`);
  };
  if (scroller.scrollHeight <= scroller.clientHeight) {
    const filling = defaultPadding + (room / count - rowHeight) / 2;
    // The rows of a matrix would move when one of them is expanded.
    if (filling <= maxPadding && !table.querySelector('.expand-toggle')) setPadding(Math.floor(filling));
    return;
  }
  const heightWith = (padding: number): number => rowHeight - 2 * (defaultPadding - padding);
  const minRowHeight = heightWith(minPadding);
  if (room < minRowHeight) return;
  const visible = count * heightWith(fittingPadding) <= room ? count : withCutRow(room, minRowHeight);
  setPadding(defaultPadding + (room / visible - rowHeight) / 2);
}
