import { expect, it } from 'vitest';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { answerHeight, chartHeight, singleBounds } from '../../../../src/emulator/frame/view/visuals/single-height';

const heightOf = (type: string, width: number, count = 5): number => {
  const rows = Array.from({ length: count }, (_, index) => [`Category ${String(index)}`, index]);
  const columns = [
    { label: 'Category', role: 'category', type: 'text', field: {} },
    { label: 'Amount', role: 'measure', type: 'number', field: {} },
  ];
  const formatter = { show: String };
  return chartHeight({
    visual: { type },
    result: { columns, rows },
    formatter,
    width,
    height: 700,
  } as unknown as ChartInput);
};

it('keeps few horizontal bars close together, and gives many of them the whole height', () => {
  expect(heightOf('clusteredBarChart', 370, 5)).toBe(440);
  expect(heightOf('clusteredBarChart', 1200, 5)).toBe(600);
  expect(heightOf('clusteredBarChart', 370, 20)).toBe(700);
});

it('gives other charts the whole height', () => {
  expect(heightOf('columnChart', 370)).toBe(700);
});

it('shows a single visual as a card at the top of a narrow, tall frame', () => {
  const card = { x: 16, y: 16, width: 358, isFramed: true };
  expect(singleBounds({ type: 'columnChart' }, 390, 800)).toEqual({ ...card, height: 448 });
  expect(singleBounds({ type: 'kpi' }, 390, 717)).toEqual({ ...card, height: 215 });
});

it('gives a card that almost fills a narrow frame the whole height', () => {
  const card = { x: 16, y: 16, width: 358, height: 508, isFramed: true };
  expect(singleBounds({ type: 'columnChart' }, 390, 540)).toEqual(card);
});

it('limits the height of an answer by its width in a narrow frame, and by its number of horizontal bars', () => {
  expect(answerHeight({ type: 'columnChart' }, 358, 5)).toBe(448);
  expect(answerHeight({ type: 'clusteredBarChart' }, 358, 2)).toBe(226);
  expect(answerHeight({ type: 'clusteredBarChart' }, 1200, 5)).toBe(650);
  for (const [type, width] of [
    ['columnChart', 1200],
    ['tableEx', 358],
  ] as const)
    expect(answerHeight({ type }, width, 5)).toBe(Number.POSITIVE_INFINITY);
});

it('fills all other frames with a single visual', () => {
  const fills = (type: 'card' | 'columnChart' | 'tableEx', width: number, height: number) =>
    !singleBounds({ type }, width, height).isFramed;
  expect(fills('columnChart', 390, 470)).toBe(true);
  expect(fills('tableEx', 390, 800)).toBe(true);
  expect(fills('columnChart', 900, 1400)).toBe(true);
  expect(fills('card', 390, 300)).toBe(true);
});
