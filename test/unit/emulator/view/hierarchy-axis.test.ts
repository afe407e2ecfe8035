import { expect, it } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { hierarchyBelow, hierarchyBeside } from '../../../../src/emulator/frame/view/visuals/hierarchy-axis';
import type { ChartData } from '../../../../src/emulator/frame/view/visuals/series';

const cities = [
  ['Midwest', 'Chicago'],
  ['Midwest', 'Detroit'],
  ['Midwest', 'Columbus'],
  ['South', 'Austin'],
  ['South', 'Dallas'],
];
const dataOf = (parts: string[][]) =>
  ({
    categories: parts.map((each) => ({ parts: each, name: each.join(' · '), values: each })),
  }) as unknown as ChartData;
const input = (width = 400) =>
  ({ fontSize: 12, width, height: 300, palette: paletteOf({ theme: {} }) }) as unknown as ChartInput;

interface Axis {
  labels: { show?: boolean; rotate?: number; interval?: number; formatter: (name: string, index: number) => string };
  groups?: {
    axisTick: { customValues: number[] };
    axisLabel: { customValues: number[]; formatter: (value: number) => string };
  };
}
const below = (width: number, height = 300, parts = cities) =>
  hierarchyBelow(dataOf(parts), input(), { width, height }) as Axis | undefined;

it('names each group once in its middle, with a line between groups', () => {
  const { labels, groups } = below(600)!;
  expect(cities.map((_, index) => labels.formatter('', index))).toEqual(cities.map(([, city]) => city));
  const { axisLabel, axisTick } = groups!;
  expect(axisLabel.customValues.map((value) => [value, axisLabel.formatter(value)])).toEqual([
    [1.5, 'Midwest'],
    [4, 'South'],
  ]);
  expect(axisTick.customValues).toEqual([3]);
});

it.each([
  ['level', 600, 300, { show: true, rotate: undefined }],
  ['upright', 120, 300, { show: true, rotate: 90 }],
  ['left out in a low chart', 120, 90, { show: false, rotate: undefined }],
  ['left out if the bars are close together', 15, 300, { show: false, rotate: undefined }],
])('shows innermost values that are %s', (_, width, height, expected) => {
  const { show, rotate } = below(width, height)!.labels;
  expect({ show, rotate }).toEqual(expected);
});

it('names every second or third bar if the bars are close together', () => {
  expect([70, 50, 25].map((width) => below(width, 300)!.labels)).toMatchObject([
    { rotate: 90, interval: 0 },
    { rotate: 90, interval: 1 },
    { rotate: 90, interval: 2 },
  ]);
});

it('truncates upright values that would take up most of the height', () => {
  const { labels } = below(120, 150, [...cities, ['South', 'Salt Lake City Downtown']])!;
  expect(labels.formatter('', 5)).toMatch(/^Salt L.*…$/);
  expect(labels.formatter('', 3)).toBe('Austin');
});

it('has a single level without groups, and if a sort order divides them', () => {
  expect(below(600, 300, [['Chicago'], ['Austin']])).toBeUndefined();
  expect(below(600, 300, [...cities, ['Midwest', 'Omaha']])).toBeUndefined();
});

it('names the groups next to horizontal bars, or in front of each name in a narrow chart', () => {
  const wide = hierarchyBeside(dataOf(cities), input(400), 12) as Axis;
  expect([wide.labels.formatter('', 3), wide.groups !== undefined]).toEqual(['Austin', true]);
  const narrow = hierarchyBeside(dataOf(cities), input(160), 12) as Axis;
  expect(narrow.groups).toBeUndefined();
  expect(narrow.labels.formatter('', 0)).toMatch(/^M.*… · Chicago$/);
});
