import { describe, expect, it } from 'vitest';
import type { QueryResult } from '../../../../src/emulator/engine/evaluate';
import { answerPlaces } from '../../../../src/emulator/frame/view/report/answer-places';
import { visualState } from '../../../../src/emulator/session/state/report-state';

const layout = { x: 0, y: 0, width: 0, height: 0 };
const bars = visualState({ name: 'answer', type: 'clusteredBarChart', layout });
const companion = visualState({ name: 'companion', type: 'tableEx', layout });
const resultOf = (count: number): QueryResult => ({
  columns: [],
  rows: Array.from({ length: count }, (_, index) => [String(index), index]),
});
const places = (count: number, width: number, height: number) =>
  answerPlaces({ visuals: [bars], companion, result: resultOf(count) }, width, height);

describe('answerPlaces', () => {
  it('makes a chart with a few bars only as tall as they are, with the table next to it', () => {
    const [chart, table] = places(5, 1248, 592);
    expect(chart).toEqual({ left: 0, top: 0, width: 862, height: 342 });
    expect(table).toEqual({ left: 874, top: 0, width: 374, height: 342 });
  });

  it('shows the table below the bars in a narrow frame', () => {
    const [chart, table] = places(5, 358, 714);
    expect([chart?.height, table?.top, table?.height]).toEqual([342, 354, 255]);
  });

  it('leaves out the table if there is no room for it', () => {
    expect(places(5, 568, 322)).toEqual([{ left: 0, top: 0, width: 568, height: 322 }]);
  });
});
