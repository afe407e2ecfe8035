import { describe, expect, it } from 'vitest';
import { Formatter } from '../../../../src/emulator/engine/format';
import { phoneLayout } from '../../../../src/emulator/frame/view/report/phone-layout';
import { captionText } from '../../../../src/emulator/frame/view/visuals/text-box';
import { readingOrder } from '../../../../src/emulator/frame/view/report/reading-order';
import type { Placed } from '../../../../src/emulator/frame/view/report/placed';
import type { ReportSession } from '../../../../src/emulator/session/state/report-session';

const at = { x: 0, y: 0, width: 100, height: 100 };
const placed = (...types: string[]) => types.map((type) => ({ visual: { type }, at })) as Placed[];
/** A report in which every visual has the same number of rows. */
const withRows = (length: number) => {
  const result = () => ({ columns: [], rows: Array.from({ length }, () => []) });
  return {
    formatter: new Formatter('en-US'),
    settings: {},
    result,
    unselectedResult: result,
  } as unknown as ReportSession;
};
const report = withRows(36);
/** A report in which the values of every slicer are months. */
const monthly = {
  result: () => ({ rows: [[Date.UTC(2026, 0, 1)], [Date.UTC(2026, 1, 1)]] }),
  dataset: { column: () => ({ type: 'date' }) },
} as unknown as ReportSession;

it('places slicers above cards, and cards above charts', () => {
  const types = readingOrder(placed('lineChart', 'card', 'slicer', 'kpi')).map(({ visual }) => visual.type);
  expect(types).toEqual(['slicer', 'card', 'kpi', 'lineChart']);
});

it('divides the remaining height between charts and tables', () => {
  const { boxes, height } = phoneLayout(placed('card', 'card', 'lineChart', 'tableEx'), report, 390, 1000);
  expect(height).toBe(1000);
  expect(boxes.map((box) => box.at.height)).toEqual([86, 86, 352, 522]);
  expect(boxes.map((box) => box.at.y)).toEqual([10, 10, 106, 468]);
});

it('places the charts of a short frame in a row below the cards, with a part of the next chart visible', () => {
  const { boxes, row, height } = phoneLayout(placed('card', 'lineChart', 'tableEx'), report, 390, 300);
  expect(boxes.map((box) => box.at.height)).toEqual([52]);
  expect(row).toMatchObject({ top: 60, height: 232 });
  expect(row!.charts.map(({ at: { width, height: chartHeight } }) => [width, chartHeight])).toEqual([
    [354, 218],
    [358, 218],
  ]);
  expect(height).toBe(300);
});

it('stacks the charts of a short frame in edit mode, if they are too short for a row, or if a card follows a chart', () => {
  const rowOf = (types: string[], frameHeight: number, editing = false) =>
    phoneLayout(placed(...types), { editing } as ReportSession, 390, frameHeight).row;
  expect(rowOf(['card', 'lineChart', 'lineChart'], 300)).toBeDefined();
  expect(rowOf(['card', 'lineChart', 'lineChart'], 300, true)).toBeUndefined();
  expect(rowOf(['card', 'lineChart', 'lineChart'], 165)).toBeUndefined();
  expect(rowOf(['card', 'lineChart', 'card', 'lineChart'], 300)).toBeUndefined();
});

it('fits a single chart into a short frame and moves visuals closer together', () => {
  const { boxes, height } = phoneLayout(placed('card', 'lineChart'), report, 390, 300);
  expect(boxes.map((box) => box.at.height)).toEqual([52, 224]);
  expect(boxes.map((box) => box.at.y)).toEqual([8, 68]);
  expect(height).toBe(300);
});

it('keeps the minimum height of a first chart that would be too low, and of tables and bar charts', () => {
  const heights = (type: string, frameHeight: number) =>
    phoneLayout(placed('card', type), report, 390, frameHeight).boxes.map((box) => box.at.height);
  expect(heights('lineChart', 180)).toEqual([52, 280]);
  expect(heights('tableEx', 300)).toEqual([52, 340]);
});

it('gives a short table the height of its rows', () => {
  const heightOf = (rows: number, frameHeight: number) =>
    phoneLayout(placed('tableEx'), withRows(rows), 390, frameHeight).boxes[0]!.at.height;
  expect([2, 5, 36].map((rows) => heightOf(rows, 100))).toEqual([138, 225, 340]);
  // In a tall frame, rows are high enough to touch, and long tables show ten rows above a button.
  expect([20, 24, 25, 170].map((rows) => heightOf(rows, 540))).toEqual([740, 872, 520, 520]);
  expect([25, 170].map((rows) => heightOf(rows, 430))).toEqual([466, 466]);
});

it('shortens charts, but not tables, to show the start of the next visual', () => {
  for (let frameHeight = 430; frameHeight < 900; frameHeight += 20) {
    const { boxes } = phoneLayout(placed('lineChart', 'tableEx', 'lineChart'), withRows(8), 390, frameHeight);
    expect(boxes[1]!.at.height).toBeGreaterThanOrEqual(80 + 8 * 33);
  }
});

it('shows a matrix and the cards of a multi-row card completely in a tall frame, unless there are many', () => {
  const heightOf = (type: string, rows: number, frameHeight: number) => {
    const result = () => ({ columns: [], rows: Array.from({ length: rows }, (_, row) => [row]) });
    const data = { unselectedResult: result } as unknown as ReportSession;
    return phoneLayout(placed(type), data, 390, frameHeight).boxes[0]!.at.height;
  };
  expect([8, 30].map((rows) => heightOf('pivotTable', rows, 540))).toEqual([520, 520]);
  expect([5, 20].map((rows) => heightOf('pivotTable', rows, 430))).toEqual([410, 740]);
  expect([6, 9].map((rows) => heightOf('multiRowCard', rows, 430))).toEqual([482, 410]);
  expect([6, 9].map((rows) => heightOf('multiRowCard', rows, 100))).toEqual([340, 340]);
});

it('gives bars with segments room for their names, once per category', () => {
  const heightOf = (type: string, rows: unknown[][]) => {
    const segmented = { unselectedResult: () => ({ columns: [], rows }) } as unknown as ReportSession;
    return phoneLayout(placed(type, 'lineChart'), segmented, 390, 500).boxes[0]!.at.height;
  };
  const once = [['a'], ['b'], ['c']];
  const twice = once.flatMap((row) => [row, row]);
  expect(heightOf('hundredPercentStackedBarChart', twice)).toBeLessThan(heightOf('clusteredBarChart', twice));
  expect(heightOf('hundredPercentStackedBarChart', twice)).toBeGreaterThan(
    heightOf('hundredPercentStackedBarChart', once),
  );
});

it('places two cards side by side and a third card at full width', () => {
  const { boxes } = phoneLayout(placed('card', 'kpi', 'card'), report, 380, 600);
  expect(boxes.map((box) => box.at)).toEqual([
    { x: 16, y: 10, width: 169, height: 86 },
    { x: 195, y: 10, width: 169, height: 86 },
    { x: 16, y: 106, width: 348, height: 86 },
  ]);
});

it('places up to four cards and two slicers side by side in a wide frame', () => {
  const visuals = placed('kpi', 'kpi', 'kpi', 'kpi', 'card', 'slicer', 'slicer');
  const { boxes } = phoneLayout(visuals, report, 720, 600);
  expect(boxes.map((box) => box.at.y)).toEqual([10, 10, 10, 106, 106, 202, 202]);
  expect(boxes.map((box) => Math.round(box.at.width))).toEqual([223, 223, 223, 339, 339, 339, 339]);
});

describe('in a 4:3 frame on a phone', () => {
  /** The frame is 390 × 290 px. The page tabs take up the remaining 32 px of its height. */
  const viewHeight = 258;
  const visuals = (titles: string[]) => [
    ...placed('slicer', 'slicer'),
    ...titles.map((title) => ({ visual: { type: 'kpi', title }, at }) as Placed),
    ...placed('lineChart'),
  ];

  it('shows two slicers, a row of four cards and a chart without scrolling', () => {
    const titles = ['Headcount', 'Studios', 'Staff per studio', 'Attrition'];
    const boxes = phoneLayout(visuals(titles), report, 390, viewHeight).boxes.map((box) => box.at);
    const cards = boxes.slice(2, 6);
    const chart = boxes.at(-1)!;
    expect(new Set(cards.map(({ y }) => y)).size).toBe(1);
    expect(cards[2]!.width).toBe(cards[0]!.width);
    expect(Math.round(cards[3]!.x + cards[3]!.width)).toBe(374);
    expect(chart.height).toBeGreaterThanOrEqual(120);
    expect(chart.y + chart.height).toBeLessThan(viewHeight);
  });

  it('divides cards with long titles into two rows', () => {
    const titles = ['Headcount of all regions together', 'Studios', 'Staff per studio', 'Attrition'];
    const cards = phoneLayout(visuals(titles), report, 390, viewHeight).boxes.slice(2, 6);
    expect(cards.map((box) => box.at.y)).toEqual([50, 50, 110, 110]);
  });
});

it('places two slicers that take up a single line next to each other on a phone, and stacks others', () => {
  const slicers = placed('slicer', 'slicer');
  const yOf = (visuals: Placed[], width: number) =>
    phoneLayout(visuals, report, width, 600).boxes.map((box) => box.at.y);
  expect(yOf(slicers, 390)).toEqual([10, 10]);
  expect(yOf(slicers, 320)).toEqual([10, 64]);
});

it('makes a range wider than the slicer next to it', () => {
  const visuals = placed('slicer', 'slicer').map(({ visual }, index) => ({
    visual: { ...visual, query: { categories: [{}] }, slicer: { style: index === 0 ? 'between' : 'dropdown' } },
    at,
  })) as Placed[];
  const [range, dropdown] = phoneLayout(visuals, monthly, 390, 600).boxes.map((box) => box.at);
  expect(range!.y).toBe(dropdown!.y);
  expect(range!.width).toBeGreaterThan(dropdown!.width * 1.5);
  expect(Math.round(dropdown!.x + dropdown!.width)).toBe(374);
});

it('places a single slicer above the cards and the row of charts of a short frame', () => {
  const slicer = { visual: { type: 'slicer', slicer: { style: 'dropdown' } }, at } as Placed;
  const { boxes, row } = phoneLayout([slicer, ...placed('card', 'lineChart', 'tableEx')], report, 390, 258);
  expect(boxes.map(({ visual, at: { y, height } }) => [visual.type, y, height])).toEqual([
    ['slicer', 8, 34],
    ['card', 50, 52],
  ]);
  expect(row!.top).toBe(102);
});

describe('the caption at the end of a page', () => {
  it('starts with its label', () => {
    expect(captionText({ title: 'As of', text: 'May 1' })).toBe('As of May 1');
    expect(captionText({ text: 'Data to May 1' })).toBe('Data to May 1');
  });

  const caption = { visual: { type: 'textbox', text: 'Data to May 1', layout: { height: 40 } }, at } as Placed;
  const range = { visual: { type: 'slicer', query: { categories: [{}] }, slicer: { style: 'between' } }, at } as Placed;
  const dropdown = { visual: { type: 'slicer', slicer: { style: 'dropdown' } }, at } as Placed;
  const charts = placed('lineChart', 'lineChart');

  it('is in the line above a row of charts', () => {
    for (const slicers of [[], [range], [dropdown], [range, ...placed('slicer')]]) {
      const { boxes, row } = phoneLayout([...slicers, ...charts, caption], monthly, 390, 258);
      expect(boxes).toHaveLength(slicers.length);
      expect(row?.caption).toBe('Data to May 1');
    }
  });

  it('is above the first of several charts below each other', () => {
    for (const slicer of [range, dropdown]) {
      const { boxes } = phoneLayout([slicer, ...charts, caption], monthly, 390, 800);
      expect(boxes.map(({ visual }) => visual.type)).toEqual(['slicer', 'textbox', 'lineChart', 'lineChart']);
    }
  });
});
