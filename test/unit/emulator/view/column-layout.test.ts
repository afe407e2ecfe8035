import { expect, it } from 'vitest';
import { columnLayout } from '../../../../src/emulator/frame/view/report/column-layout';
import type { Placed } from '../../../../src/emulator/frame/view/report/placed';
import type { ReportSession } from '../../../../src/emulator/session/state/report-session';

/** A report in which slicers have the given values. The layout of the other visual types below does not depend on it. */
const reportWith = (values: readonly string[]) =>
  ({
    unselectedResult: () => ({ columns: [{}], rows: values.map((value) => [value]) }),
    formatter: { show: (value: string) => value },
  }) as unknown as ReportSession;
const report = reportWith(Array.from({ length: 12 }, (_, index) => `Region ${String(index)}`));
const place = (...types: string[]): Placed[] =>
  types.map((type) => ({
    visual: { type, ...(type === 'slicer' && { slicer: { style: 'list' } }) },
    at: { x: 0, y: 0, width: 484, height: 264 },
  })) as Placed[];

const layoutOf = (types: string[], width = 702, height = 400) => {
  const { boxes, height: pageHeight } = columnLayout(place(...types), report, width, height);
  return { at: boxes.map(({ visual, at }) => [visual.type, at.x, at.y, at.width, at.height]), pageHeight };
};

it('places slicers above the cards, and two charts next to each other', () => {
  expect(layoutOf(['card', 'kpi', 'kpi', 'kpi', 'slicer', 'columnChart', 'pieChart', 'tableEx'])).toEqual({
    at: [
      ['slicer', 16, 16, 670, 48],
      ['card', 16, 76, 159, 82],
      ['kpi', 187, 76, 158, 82],
      ['kpi', 357, 76, 159, 82],
      ['kpi', 528, 76, 158, 82],
      ['columnChart', 16, 170, 329, 276],
      ['pieChart', 357, 170, 329, 276],
      ['tableEx', 16, 458, 670, 312],
    ],
    pageHeight: 786,
  });
});

it('keeps a slicer above the cards if it would complete their last row', () => {
  const { at } = layoutOf(['kpi', 'kpi', 'kpi', 'kpi', 'card', 'slicer'], 702, 600);
  expect(at.map(([type, x, y]) => [type, x, y])).toEqual([
    ['slicer', 16, 16],
    ['kpi', 16, 76],
    ['kpi', 243, 76],
    ['kpi', 471, 76],
    ['kpi', 16, 180],
    ['card', 357, 180],
  ]);
});

it.each([
  [600, [1, 1, 1, 1]],
  [570, [1, 1, 2, 2]],
])('places four cards in as few rows as possible at a width of %i px', (width, rows) => {
  const { at } = layoutOf(['kpi', 'kpi', 'kpi', 'card'], width);
  const tops = [...new Set(at.map(([, , y]) => y))];
  expect(at.map(([, , y]) => tops.indexOf(y!) + 1)).toEqual(rows);
});

it('gives the full width to a chart without a partner, preferably one that shows a development', () => {
  const { at } = layoutOf(['columnChart', 'lineChart', 'pieChart']);
  expect(at.map(([type, , , width]) => [type, width])).toEqual([
    ['columnChart', 329],
    ['pieChart', 329],
    ['lineChart', 670],
  ]);
});

it('divides the remaining height between charts and tables', () => {
  const { at, pageHeight } = layoutOf(['card', 'card', 'lineChart', 'tableEx'], 702, 1000);
  expect(pageHeight).toBe(1000);
  expect(at.map(([type, , , , height]) => [type, height])).toEqual([
    ['card', 92],
    ['card', 92],
    ['lineChart', 398],
    ['tableEx', 454],
  ]);
});

it('shortens charts that then fit into the view, and otherwise shows the start of the next row below a whole first row', () => {
  const charts = ['card', 'card', 'columnChart', 'pieChart', 'tableEx'];
  expect(layoutOf(charts, 702, 560).pageHeight).toBe(560);
  const { at, pageHeight } = layoutOf(charts, 702, 450);
  expect(pageHeight).toBeGreaterThan(450);
  const [, , chart, , table] = at.map(([, , top = 0, , height = 0]) => ({
    top: Number(top),
    end: Number(top) + Number(height),
  }));
  expect(chart!.end - chart!.top).toBeGreaterThanOrEqual(190);
  expect(chart!.end).toBeLessThan(450);
  expect(table!.top).toBeLessThanOrEqual(450 - 84);
});
