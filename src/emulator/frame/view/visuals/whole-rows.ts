/** Padding above and below the text of a row, in pixels: the style sheet's default, and the minimum. */
const defaultPadding = 5;
const minPadding = 2.5;
/** Maximum padding of rows that fill the height of a table's box, in pixels. */
const maxPadding = 10;
/** Additional padding above the first row, in pixels, as in the style sheet. */
const firstRowPadding = 2;

/**
 * Adjusts the row height of a table that does not fit, so that its last visible row is not cut off. Rows become lower if
 * this shows one more of them, and higher otherwise. Rows that almost fill their box fill it completely.
 */
export function showWholeRows(scroller: HTMLElement): void {
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
  const visible = Math.min(count, Math.floor(room / (rowHeight - 2 * (defaultPadding - minPadding))));
  if (visible < 1) return;
  setPadding(defaultPadding + (room / visible - rowHeight) / 2);
}
