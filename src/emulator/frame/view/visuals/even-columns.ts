/**
 * Sets the widths of a table's columns so that the same space is between all of them. By default, browsers would give wide columns
 * more of it. Tables without spare room keep their widths.
 */
export function spaceColumns(scroller: HTMLElement): void {
  const table = scroller.querySelector('table');
  const cells = [...scroller.querySelectorAll<HTMLElement>('thead > tr:first-child > *')];
  if (!table || scroller.matches('.frozen') || cells.length < 2) return;
  table.style.width = 'max-content';
  const widths = cells.map((cell) => cell.offsetWidth);
  table.style.width = '';
  const gap = (table.offsetWidth - widths.reduce((sum, width) => sum + width, 0)) / (cells.length - 1);
  if (gap <= 0) return;
  const isNumber = (cell: HTMLElement | undefined): boolean => cell?.matches('.number') === true;
  // The space between two columns is after a text, or otherwise before a number.
  for (const [index, cell] of cells.entries()) {
    const [before, after] = [cells[index - 1], cells[index + 1]];
    const hasSpace = isNumber(cell) ? isNumber(before) : after !== undefined;
    cell.style.width = `${((widths[index] ?? 0) + (hasSpace ? gap : 0)).toFixed(2)}px`;
  }
}
