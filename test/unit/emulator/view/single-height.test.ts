import { expect, it } from 'vitest';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { singleHeight } from '../../../../src/emulator/frame/view/visuals/single-height';

const heightOf = (type: string, width: number): number =>
  singleHeight({ visual: { type }, width, height: 700 } as unknown as ChartInput);

it('limits the height of a narrow chart to 1.2 times its width', () => {
  expect(heightOf('columnChart', 370)).toBe(444);
  expect(heightOf('columnChart', 900)).toBe(700);
});

it('keeps the height of a chart with horizontal bars, which may have many of them', () => {
  expect(heightOf('clusteredBarChart', 370)).toBe(700);
});
