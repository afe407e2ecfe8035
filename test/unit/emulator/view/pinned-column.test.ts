import { describe, expect, it } from 'vitest';
import { measurePinnedColumn } from '../../../../src/emulator/frame/view/visuals/pinned-column';

/**
 * Creates a table that is 310 px wide, whose first column is 100 px wide. It is narrower if its texts are cut off.
 *
 * @returns the style properties: the width of the first column, its maximum width, and the widths of the others and the last ones
 */
function tableOf(widths: readonly number[], name = 'frozen pinned', lastClass = '') {
  const scroller = document.createElement('div');
  scroller.className = name;
  const cells = [100, ...widths].map(() => '<th></th>').join('');
  scroller.innerHTML = `<table><thead><tr>${cells}</tr></thead></table>`;
  scroller.querySelector('th:last-child')!.className = lastClass;
  const nameWidth = () => Math.min(100, Number.parseInt(scroller.style.getPropertyValue('--name') || '100', 10));
  for (const [index, cell] of [...scroller.querySelectorAll('th')].entries())
    Object.defineProperty(cell, 'offsetWidth', { get: () => [nameWidth(), ...widths][index] });
  const total = () => widths.reduce((sum, width) => sum + width, nameWidth());
  Object.defineProperties(scroller, {
    clientWidth: { value: 310 },
    scrollWidth: { get: () => Math.max(310, total()) },
  });
  measurePinnedColumn(scroller);
  const last = [...scroller.querySelectorAll('th')].at(-1)!;
  const properties = ['--pinned', '--name', '--column'].map((property) => scroller.style.getPropertyValue(property));
  return [...properties, last.style.getPropertyValue('--column')];
}

it('cuts off the texts in the first column only as far as the others need the room', () => {
  expect(tableOf([100, 110])).toEqual(['100px', '', '', '']);
  expect(tableOf([64, 40, 50, 60])).toEqual(['95px', '95px', '', '']);
});

it('gives the columns next to the pinned one a width at which whole ones and the edge of the next one are visible, and the first one the rest', () => {
  expect(tableOf([64, 40, 50, 60, 50])).toEqual(['98px', '98px', '64.00px', '70.67px']);
  expect(tableOf([80, 60, 60, 60])).toEqual(['100px', '101px', '95.00px', '105.00px']);
  expect(tableOf([240, 240])).toEqual(['72px', '72px', '218.00px', '238.00px']);
});

it('does not cut off the first column so that a column of long links at the end fits into the view with others', () => {
  expect(tableOf([80, 60, 60, 100])).toEqual(['90px', '90px', '100.00px', '110.00px']);
  expect(tableOf([80, 60, 60, 100], 'frozen pinned', 'linked')).toEqual(['100px', '101px', '95.00px', '105.00px']);
});

describe('the name of the second column', () => {
  /**
   * Creates a table that is 200 px wide. Its first column is 100 px wide and has a name of 30 px. The second one has a name of 90 px
   * and values of 40 px.
   */
  const overhang = (others: number, kind = 'number') => {
    const scroller = document.createElement('div');
    scroller.className = 'frozen pinned';
    scroller.innerHTML = `<table><tr><th><button></button></th><th class="${kind}"><button></button></th><th></th></tr></table>`;
    const [first, second, third] = scroller.querySelectorAll('th');
    const excess = () => (scroller.style.getPropertyValue('--overhang') === '' ? 50 : 0);
    const nameWidth = () => Number.parseInt(scroller.style.getPropertyValue('--name') || '100', 10);
    const widthOf = (element: Element, get: () => number) => Object.defineProperty(element, 'offsetWidth', { get });
    widthOf(first!, nameWidth);
    widthOf(first!.firstElementChild!, () => 30);
    widthOf(second!, () => 40 + excess());
    widthOf(third!, () => others);
    Object.defineProperties(scroller, {
      clientWidth: { value: 200 },
      scrollWidth: { get: () => Math.max(200, nameWidth() + 40 + excess() + others) },
    });
    measurePinnedColumn(scroller);
    return [scroller.style.getPropertyValue('--overhang'), scroller.classList.contains('small-text')];
  };

  it('overhangs the first one, whose texts are then not cut off', () => {
    expect(overhang(60)).toEqual(['62px', false]);
  });

  it('leaves room for the name of a first column whose texts are cut off, which are then small', () => {
    expect(overhang(80)).toEqual(['41px', true]);
  });

  it('does not overhang if columns are scrolled beneath the first one', () => {
    expect(overhang(160)).toEqual(['', true]);
  });

  it('does not overhang if the column contains text, which starts below it', () => {
    expect(overhang(60, 'url')).toEqual(['', true]);
    expect(overhang(0, '')).toEqual(['', false]);
  });
});

it('keeps the widths of a matrix', () => {
  expect(tableOf([64, 40, 50, 60, 50], 'frozen')).toEqual(['100px', '', '', '']);
});

it('ignores tables without a pinned column', () => {
  expect(tableOf([64, 40], '')).toEqual(['', '', '', '']);
});
