/** Padding above and below the text of a row, in pixels: the style sheet's default, and the minimum. */
const defaultPadding = 5;
const minPadding = 1.5;
/** The minimum in tall views on phones, where rows are high enough to touch. */
const minTouchPadding = 6;
/** Minimum padding if all rows then fit below a lower header. */
const densePadding = 0.4;
/** Numbers of rows that are visible in a short box if these paddings are enough. */
const minRows = [
  { count: 3, padding: 0.5 },
  { count: 4, padding: 2 },
];
/** Maximum padding of rows that fill the height of a table's box, in pixels. */
const maxPadding = 10;
/** Additional padding above the first row, in pixels, as in the style sheet. */
const firstRowPadding = 2;

/** Space above the button that shows all rows, in pixels, as in the style sheet. */
const buttonMargin = 4;

/** Returns the height of rows, at least `minRowHeight`, with which no row at the edge of a box is cut off. */
export const wholeRowHeight = (room: number, minRowHeight: number): number =>
  room / Math.max(1, Math.floor(room / minRowHeight));

/**
 * Adjusts the row height of a table, so that no row is cut off if there are more rows than fit. Rows become shorter if all of them
 * then fit. Rows that almost fill their box fill it completely. On phones, the header of a table that is completely visible stays at the
 * edge of the page. Returns the number of visible rows if others are hidden.
 */
export function showWholeRows(scroller: HTMLElement): number | undefined {
  const table = scroller.querySelector('table');
  const body = table?.tBodies[0];
  if (!table || !body) return undefined;
  body.style.removeProperty('--row-padding');
  table.classList.remove('dense');
  scroller.classList.remove('whole');
  const isTouched = scroller.closest('.phone:not(.short)') !== null;
  const count = body.childElementCount;
  if (count === 0) return undefined;
  const rowHeight = (body.offsetHeight - firstRowPadding) / count;
  const button = scroller.querySelector<HTMLElement>('.show-all');
  const buttonHeight = button ? button.offsetHeight + buttonMargin : 0;
  const measureRoom = (): number =>
    scroller.clientHeight - (table.offsetHeight - body.offsetHeight) - firstRowPadding - buttonHeight;
  let room = measureRoom();
  const least = isTouched ? minTouchPadding : minPadding;
  const setPadding = (padding: number): void => {
    body.style.setProperty('--row-padding', `${padding.toFixed(2)}px`);
  };
  if (scroller.scrollHeight <= scroller.clientHeight) {
    const filling = defaultPadding + (room / count - rowHeight) / 2;
    // The rows of a matrix would move when one of them is expanded.
    const isFilled = filling <= maxPadding && !table.querySelector('.expand-toggle');
    if (isFilled) setPadding(Math.floor(filling * 100) / 100);
    scroller.classList.toggle('whole', isTouched && scroller.scrollWidth <= scroller.clientWidth);
    return undefined;
  }
  const heightWith = (padding: number): number => rowHeight - 2 * (defaultPadding - padding);
  let fits = count * heightWith(least) <= room;
  if (!fits && !isTouched) {
    table.classList.add('dense');
    const denseRoom = measureRoom();
    fits = count * heightWith(densePadding) <= denseRoom;
    if (fits) room = denseRoom;
    else table.classList.remove('dense');
  }
  const fewRowHeights = minRows.map(({ count: few, padding }) => Math.max(heightWith(padding), Math.floor(room / few)));
  const minRowHeight = Math.min(heightWith(least), ...fewRowHeights);
  // Rows that are scrolled to are below the header, and focused ones above the totals.
  scroller.style.scrollPaddingBlock = `${String(table.tHead?.offsetHeight ?? 0)}px ${String(table.tFoot?.offsetHeight ?? 0)}px`;
  if (!fits && room < minRowHeight) return undefined;
  const fittedHeight = fits ? room / count : wholeRowHeight(room, minRowHeight);
  setPadding(defaultPadding + (fittedHeight - rowHeight) / 2);
  return fits ? undefined : Math.round(room / fittedHeight);
}
