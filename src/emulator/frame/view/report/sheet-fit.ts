import type { Value } from '../../../engine/value';
import { icon } from '../icon';
import { columnPeek } from '../visuals/pinned-column';

/** Minimum zoom at which a whole sheet is shown, with text of 11 px, and maximum zoom of a sheet in a wide frame. */
const minFit = 0.92;
const maxFit = 1.3;
/** Step in which the zoom is reduced until all columns fit. */
const zoomStep = 0.005;
/** Maximum difference of two widths that count as equal, in pixels. Positions are rounded to 1/64 of a pixel. */
const tolerance = 0.1;
/**
 * Zooms in narrower frames, in which a sheet is as wide as the frame. The first one at which all columns fit is used. If they do not fit
 * at any of them, the table scrolls.
 */
const narrowZooms = [1, 0.96, minFit];

/**
 * Zooms a sheet to fit the width of the surrounding area. Sheets of the same report have the same zoom and width, whatever its parameters
 * are. Below `minFit`, their text would be hard to read. The sheet then has smaller margins, and the names in its first column are its
 * links. If its columns still do not fit, its table scrolls horizontally by groups of columns.
 *
 * @param others - sheets with all tables of the report, which are not in the document
 */
export function fitTo(area: HTMLElement, sheet: HTMLElement, others: readonly HTMLElement[]): void {
  const { paddingLeft, paddingRight } = getComputedStyle(area);
  const available = area.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const sheets = [sheet, ...others];
  area.append(...others);
  let usualWidth = commonWidth(sheets);
  const usualFit = available / usualWidth;
  let zoom = Math.min(usualFit, maxFit);
  const setZoom = (each: HTMLElement): void => {
    each.style.setProperty('zoom', String(zoom));
    each.style.width = `${String(zoom < maxFit ? available / zoom : usualWidth)}px`;
  };
  if (usualFit >= minFit)
    for (const each of sheets) {
      setZoom(each);
      // The width of text is not exactly proportional to the zoom, so what should fit may still be too wide.
      while (isTooWide(each) && zoom > minFit) {
        if (zoom === maxFit && (usualWidth + 1) * zoom <= available) usualWidth += 1;
        else zoom -= zoomStep;
        setZoom(each);
      }
    }
  // A frame without layout has no width.
  if (usualFit >= minFit) setZoom(sheet);
  else if (usualWidth > 0) fitToNarrow(sheet, sheets, available);
  for (const other of others) other.remove();
}

/** Zooms a sheet. Sheets of the same report have the same width. */
export function zoomTo(area: HTMLElement, sheet: HTMLElement, others: readonly HTMLElement[], zoom: number): void {
  area.append(...others);
  const width = commonWidth([sheet, ...others]);
  for (const other of others) other.remove();
  sheet.style.setProperty('zoom', String(zoom));
  // The width of text is not exactly proportional to the zoom. A frame without layout has no width.
  if (width > 0) sheet.style.width = `${String(Math.ceil(width) + 1)}px`;
}

/** Returns the width at which no column name wraps in any of the sheets. */
function commonWidth(sheets: readonly HTMLElement[]): number {
  for (const each of sheets) each.style.width = 'max-content';
  return Math.max(...sheets.map((each) => each.getBoundingClientRect().width));
}

/** Number of rows per column that are measured. Their texts are long, but not all letters are equally wide. */
const measuredRows = 5;

/** Returns the rows with the longest texts and the largest numbers in each column. */
export function widestRows<Row extends readonly Value[]>(rows: readonly Row[]): Row[] {
  const widthOf = (value: Value | undefined): number =>
    typeof value === 'number' ? Math.abs(value) : String(value ?? '').length;
  const widest = (rows[0] ?? []).flatMap((_, column) =>
    [...rows].sort((a, b) => widthOf(b[column]) - widthOf(a[column])).slice(0, measuredRows),
  );
  return [...new Set(widest)];
}

/** Returns whether a sheet's table is wider than its column, even if only by a part of a pixel that `scrollWidth` would round off. */
function isTooWide(sheet: HTMLElement): boolean {
  const scroller = sheet.querySelector('.scroller');
  const table = scroller?.querySelector('table');
  if (!scroller || !table) return false;
  return table.getBoundingClientRect().width > scroller.getBoundingClientRect().width + tolerance;
}

function fitToNarrow(sheet: HTMLElement, sheets: readonly HTMLElement[], available: number): void {
  for (const each of sheets) {
    each.classList.add('narrow');
    for (const table of each.querySelectorAll('table')) moveLinks(table);
  }
  for (const zoom of narrowZooms) {
    for (const each of sheets) {
      each.style.setProperty('zoom', String(zoom));
      each.style.width = `${String(available / zoom)}px`;
    }
    if (!sheets.some(isTooWide)) break;
  }
  const scroller = sheet.querySelector<HTMLElement>('.scroller');
  const scrolls = isTooWide(sheet);
  sheet.classList.toggle('scrolled', scrolls);
  if (scroller && scrolls) groupColumns(scroller);
}

/** Moves the links of a table with a single column of links to the names in the first column. Other links become icons. */
export function moveLinks(table: HTMLTableElement): void {
  const heads = [...(table.querySelector<HTMLTableRowElement>('thead tr')?.cells ?? [])];
  const linked = heads.filter((head) => head.matches('.linked'));
  const position = linked.length === 1 && linked[0] ? heads.indexOf(linked[0]) : 0;
  for (const row of table.querySelectorAll('tr')) {
    const [first, cell] = [row.cells[0], row.cells[position]];
    for (const link of row.querySelectorAll('td a')) {
      const address = link.textContent;
      if (first && first !== cell) {
        link.setAttribute('title', address);
        link.replaceChildren(...first.childNodes, icon('open'));
        first.append(link);
      } else {
        link.setAttribute('aria-label', address);
        link.replaceChildren(icon('open'));
      }
    }
    if (position > 0) cell?.remove();
  }
}

/** Divides columns into as few groups as possible that are at most as wide as the room, and have similar widths. */
export function balancedGroups(widths: readonly number[], room: number): number[][] {
  const divide = (limit: number): number[][] => {
    const groups: number[][] = [];
    let used = Number.POSITIVE_INFINITY;
    for (const [index, width] of widths.entries()) {
      if (used + width > limit) {
        groups.push([]);
        used = 0;
      }
      groups.at(-1)?.push(index);
      used += width;
    }
    return groups;
  };
  const { length } = divide(room);
  let limit = room;
  while (limit > 0 && divide(limit - 1).length === length) limit--;
  return divide(limit);
}

/**
 * Widens the columns next to the first one, which stays in place, so that each group of columns fills the view, except for the edge of
 * the next group, which fades out. No column is cut off where scrolling stops.
 */
function groupColumns(scroller: HTMLElement): void {
  const [first, ...others] = scroller.querySelector<HTMLTableRowElement>('thead tr')?.cells ?? [];
  if (!first) return;
  const widths = others.map((cell) => cell.offsetWidth);
  const room = scroller.clientWidth - first.offsetWidth;
  // Without this distance, the view would start at the second column.
  scroller.style.setProperty('--pinned', `${String(first.offsetWidth)}px`);
  const groups = balancedGroups(widths, room - columnPeek);
  for (const group of groups) {
    const filled = group === groups.at(-1) ? room : room - columnPeek;
    const total = group.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
    for (const [position, index] of group.entries()) {
      const { style } = others[index] as HTMLElement;
      style.minWidth = `${(((widths[index] ?? 0) * filled) / total).toFixed(2)}px`;
      style.scrollSnapAlign = position === 0 ? 'start' : 'none';
    }
  }
  scroller.classList.add('frozen', 'pinned');
}
