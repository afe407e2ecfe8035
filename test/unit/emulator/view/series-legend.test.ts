import { expect, it } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { type ChartInput, seriesLegend } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { gridTop } from '../../../../src/emulator/frame/view/visuals/chart-layout';

const names = ['Full-time', 'Part-time', 'Casual'];

/** Returns whether a column chart of this width has a legend, and the space above its grid, in pixels. */
function legendOf(width: number, properties = {}): [boolean, number] {
  const visual = { type: 'columnChart', properties };
  const input = { visual, palette: paletteOf({ theme: {} }), width, height: 110, fontSize: 12 } as ChartInput;
  return [(seriesLegend(input, names) as { show?: boolean }).show ?? true, Math.round(gridTop(input, names))];
}

it('has no legend in a narrow chart, in which it would have a page for each entry', () => {
  expect(legendOf(150)).toEqual([false, 10]);
  expect(legendOf(150, { legend: { position: 'Top' } })).toEqual([true, 22]);
  expect(legendOf(300)).toEqual([true, 22]);
});
