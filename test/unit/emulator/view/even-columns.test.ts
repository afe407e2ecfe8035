// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { spaceColumns } from '../../../../src/emulator/frame/view/visuals/even-columns';

/** Returns the widths of columns with these widths and kinds in a table. */
function widthsIn(tableWidth: number, columns: readonly (readonly [number, 'text' | 'number'])[]): string[] {
  const scroller = document.createElement('div');
  scroller.innerHTML = '<table><thead><tr></tr></thead></table>';
  Object.defineProperty(scroller.firstElementChild, 'offsetWidth', { value: tableWidth });
  const cells = columns.map(([width, kind]) => {
    const cell = document.createElement('th');
    cell.className = kind;
    Object.defineProperty(cell, 'offsetWidth', { value: width });
    return cell;
  });
  scroller.querySelector('tr')!.append(...cells);
  spaceColumns(scroller);
  return cells.map(({ style }) => style.width);
}

it('has the same space between all columns, after texts and before numbers', () => {
  const widths = widthsIn(340, [
    [80, 'text'],
    [60, 'text'],
    [100, 'number'],
    [40, 'number'],
  ]);
  expect(widths).toEqual(['100px', '80px', '100px', '60px']);
});

it('keeps the widths of columns that have no spare room', () => {
  const widths = widthsIn(100, [
    [80, 'text'],
    [60, 'number'],
  ]);
  expect(widths).toEqual(['', '']);
});
