import { expect, it } from 'vitest';
import { measurePinnedColumn } from '../../../../src/emulator/frame/view/visuals/pinned-column';

/** Creates a table that is 310 px wide. The first column is 100 px wide. */
function tableOf(widths: readonly number[], name = 'frozen pinned') {
  const scroller = document.createElement('div');
  scroller.className = name;
  const cells = [100, ...widths].map(() => '<th></th>').join('');
  scroller.innerHTML = `<table><thead><tr>${cells}</tr></thead></table>`;
  for (const [index, cell] of [...scroller.querySelectorAll('th')].entries())
    Object.defineProperty(cell, 'offsetWidth', { value: [100, ...widths][index] });
  const total = widths.reduce((sum, width) => sum + width, 100);
  Object.defineProperties(scroller, { clientWidth: { value: 310 }, scrollWidth: { value: Math.max(310, total) } });
  measurePinnedColumn(scroller);
  return ['--pinned', '--column'].map((property) => scroller.style.getPropertyValue(property));
}

it('gives the columns next to the pinned one a width at which whole ones are visible', () => {
  expect(tableOf([64, 40, 50, 60, 50])).toEqual(['100px', '70.00px']);
  expect(tableOf([80, 60, 60, 60])).toEqual(['100px', '105.00px']);
  expect(tableOf([240, 240])).toEqual(['100px', '210.00px']);
});

it('keeps the widths of columns that fit, and of a matrix', () => {
  expect(tableOf([100, 110])).toEqual(['100px', '']);
  expect(tableOf([64, 40, 50, 60, 50], 'frozen')).toEqual(['100px', '']);
});

it('ignores tables without a pinned column', () => {
  expect(tableOf([64, 40], '')).toEqual(['', '']);
});
