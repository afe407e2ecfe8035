import { icon } from '../icon';
import { columnPeek } from '../visuals/pinned-column';

/** Minimum zoom at which a whole sheet is shown, with text of 11 px, and maximum zoom of a sheet in a wide frame. */
const minFit = 0.92;
const maxFit = 1.3;
/** Step in which the zoom is reduced until all columns fit. */
const zoomStep = 0.005;
/**
 * Zooms in narrower frames, in which a sheet is as wide as the frame. The first one at which all columns fit is used. If they do not fit
 * at any of them, the table scrolls.
 */
const narrowZooms = [1, 0.96, minFit];

/**
 * Zooms a sheet to fit the width of the surrounding area. Below `minFit`, its text would be hard to read. The sheet then has
 * smaller margins, and its links are icons. If its columns still do not fit, its table scrolls horizontally by groups of columns.
 */
export function fitTo(area: HTMLElement, sheet: HTMLElement): void {
  const { paddingLeft, paddingRight } = getComputedStyle(area);
  const available = area.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const scroller = sheet.querySelector<HTMLElement>('.scroller');
  const widthOf = (): number => sheet.getBoundingClientRect().width;
  const setZoom = (zoom: number): void => {
    sheet.style.setProperty('zoom', String(zoom));
    sheet.style.width = `${String(available / zoom)}px`;
  };
  const isTooWide = (): boolean => scroller !== null && scroller.scrollWidth > scroller.clientWidth;
  // Otherwise, column names would wrap in a frame that is too narrow.
  sheet.style.width = 'max-content';
  const usualWidth = widthOf();
  // A frame without layout.
  if (usualWidth === 0) return;
  const usualFit = available / usualWidth;
  if (usualFit >= minFit) {
    if (usualFit >= maxFit) {
      sheet.style.setProperty('zoom', String(maxFit));
      return;
    }
    let zoom = usualFit;
    setZoom(zoom);
    // The width of text is not exactly proportional to the zoom, so what should fit may still be too wide.
    while (isTooWide() && zoom > minFit) {
      zoom -= zoomStep;
      setZoom(zoom);
    }
    return;
  }
  sheet.classList.add('narrow');
  for (const link of sheet.querySelectorAll('td a')) {
    link.setAttribute('aria-label', link.textContent);
    link.replaceChildren(icon('open'));
  }
  const fitting = narrowZooms.find((zoom) => {
    setZoom(zoom);
    return !isTooWide();
  });
  sheet.classList.toggle('scrolled', fitting === undefined);
  if (scroller && fitting === undefined) groupColumns(scroller);
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
