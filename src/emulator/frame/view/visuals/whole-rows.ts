/** Padding above and below the text of a row, in pixels: the style sheet's default, and the minimum. */
const defaultPadding = 5;
const minPadding = 3;
/** Additional padding above the first row, in pixels, as in the style sheet. */
const firstRowPadding = 2;

/**
 * Adjusts the row height of a table that does not fit, so that its last visible row is not cut off. Rows become lower if
 * this shows one more of them, and higher otherwise.
 */
export function showWholeRows(scroller: HTMLElement): void {
  const table = scroller.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body) return;
  body.style.removeProperty('--row-padding');
  const count = body.childElementCount;
  if (count === 0 || scroller.scrollHeight <= scroller.clientHeight) return;
  const rowHeight = (body.offsetHeight - firstRowPadding) / count;
  const room = scroller.clientHeight - (table.offsetHeight - body.offsetHeight) - firstRowPadding;
  const visible = Math.min(count, Math.floor(room / (rowHeight - 2 * (defaultPadding - minPadding))));
  if (visible < 1) return;
  const padding = defaultPadding + (room / visible - rowHeight) / 2;
  body.style.setProperty('--row-padding', `${padding.toFixed(2)}px`);
}
