import { describe, expect, it } from 'vitest';
import { Formatter } from '../../../../src/emulator/engine/format';
import {
  alignedRange,
  axisRange,
  comboRanges,
  tickFormat,
  ticksOf,
} from '../../../../src/emulator/frame/view/visuals/value-axis';

const labels = (values: number[], includeZero: boolean, locale = 'en-US', format = {}) => {
  const range = axisRange(values, 5, includeZero);
  return ticksOf(range).map(tickFormat(range, new Formatter(locale), format));
};

describe('a value axis', () => {
  it.each([
    ['bars, from zero', [1840, 756], true, ['0', '500', '1,000', '1,500', '2,000']],
    ['a line with a small range', [2010, 2560], false, ['2,000', '2,200', '2,400', '2,600']],
    ['a line with a large range', [2, 80], false, ['0', '20', '40', '60', '80']],
    ['large numbers', [10_120, 10_480], false, ['10.1K', '10.2K', '10.3K', '10.4K', '10.5K']],
    ['millions', [400_000, 1_900_000], true, ['0', '500K', '1.0M', '1.5M', '2.0M']],
    ['counts', [0, 1, 2], true, ['0', '1', '2']],
    ['losses', [-30, 20], true, ['-30', '-20', '-10', '0', '10', '20']],
    ['fractions', [0.1, 0.7], true, ['0.0', '0.2', '0.4', '0.6', '0.8']],
    ['averages, at whole numbers', [4.6, 11.4], true, ['0', '3', '6', '9', '12']],
    ['a single value', [7], false, ['6', '7', '8']],
    ['no values', [], true, ['0', '1']],
  ])('creates round and distinct labels for %s', (_, values, includeZero, expected) => {
    expect(labels(values, includeZero)).toEqual(expected);
  });

  it.each([
    [3, [0, 15, 30, 45]],
    [4, [0, 15, 30, 45, 60]],
    [5, [0, 10, 20, 30, 40, 50]],
  ])('creates exactly %d intervals from zero for a second axis', (count, expected) => {
    expect(ticksOf(alignedRange([29.4, 41.9], count))).toEqual(expected);
  });

  it('formats shares with the same precision as the ticks', () => {
    expect(labels([0.011, 0.024], false, 'en-US', { style: 'percent' })).toEqual([
      '0.0%',
      '0.5%',
      '1.0%',
      '1.5%',
      '2.0%',
      '2.5%',
    ]);
  });

  it("formats numbers in the locale's notation", () => {
    expect(labels([100_000, 300_000], true, 'ja')).toEqual(['0', '10万', '20万', '30万']);
  });

  it.each([
    [[184, 308], 4, 7, [0, 50, 100, 150, 200, 250, 300, 350]],
    [[1760, 2130], 3, 5, [0, 500, 1000, 1500, 2000, 2500]],
    [[380], 4, 7, [0, 100, 200, 300, 400]],
    [[308], 4, 5, [0, 100, 200, 300, 400]],
  ])('ends at the tick above %j, with little room above it', (values, count, maxCount, expected) => {
    const range = axisRange(values, count, true, maxCount);
    expect(ticksOf(range)).toEqual(expected);
    expect(range.max).toBe(expected.at(-1));
  });

  it.each([
    [[32_100], [0, 40_000]],
    [[308], [0, 400]],
    [[12.3e6], [0, 15e6]],
  ])('ends close to %j even with a single interval', (values, expected) => {
    expect(ticksOf(axisRange(values, 1, true))).toEqual(expected);
  });

  it('gives an axis more ticks if fewer would leave much of it empty', () => {
    expect(ticksOf(axisRange([1460, 500], 2, true, 3))).toEqual([0, 500, 1000, 1500]);
    expect(ticksOf(axisRange([2115, 550], 2, true))).toEqual([0, 1500, 3000]);
    expect(ticksOf(axisRange([3, 1], 2, true))).toEqual([0, 2, 4]);
  });

  it.each([
    [[247], 4, 7, [0, 50, 100, 150, 200, 250]],
    [[1422], 4, 7, [0, 250, 500, 750, 1000, 1250, 1500]],
    [[0.038], 4, 6, [0, 0.01, 0.02, 0.03, 0.04]],
  ])('has at least four intervals from zero to %j if there is room for more', (values, count, maxCount, expected) => {
    expect(ticksOf(axisRange(values, count, true, maxCount))).toEqual(expected);
  });

  it.each([
    [[-4, 92], 5, [-25, 0, 25, 50, 75, 100]],
    [[-4, 92], 4, [-50, 0, 50, 100]],
    [[-3, 47], 6, [-10, 0, 10, 20, 30, 40, 50]],
    [[-27, 9], 5, [-30, -20, -10, 0, 10]],
    [[-92, 4], 5, [-100, -75, -50, -25, 0, 25]],
    [[-6, 21], 5, [-10, 0, 10, 20, 30]],
  ])('has equal intervals around %j, and finer ones rather than a long empty end', (values, maxCount, expected) => {
    expect(ticksOf(axisRange(values, 2, true, maxCount))).toEqual(expected);
  });

  it('leaves room above the bars of a combo chart for its lines', () => {
    const bars = [7.5e6, 9.1e6, 12.7e6];
    const lines = [29.4, 31.2, 41.9];
    const { barRange, lineRange } = comboRanges([bars], [lines], 3);
    expect(ticksOf(barRange)).toEqual([0, 5e6, 10e6, 15e6]);
    expect(ticksOf(lineRange)).toEqual([0, 15, 30, 45]);
    for (const [index, bar] of bars.entries()) expect(lines[index]! / 45).toBeGreaterThan(bar / 15e6);
  });

  it('has at least two intervals on the axes of a combo chart', () => {
    const { barRange, lineRange } = comboRanges([[7.5e6, 9.1e6, 12.7e6]], [[29.4, 31.2, 41.9]], 2);
    expect(ticksOf(barRange).length).toBeGreaterThanOrEqual(3);
    expect(ticksOf(lineRange)).toHaveLength(ticksOf(barRange).length);
  });

  it('has no more than two intervals on the axes of a low combo chart', () => {
    const { barRange, lineRange } = comboRanges([[7.5e6, 9.1e6, 12.7e6]], [[29.4, 31.2, 41.9]], 2);
    expect(ticksOf(barRange)).toEqual([0, 10e6, 20e6]);
    expect(ticksOf(lineRange)).toEqual([0, 25, 50]);
  });

  it('lets the lines of a combo chart cross its bars rather than leave half of the axis empty', () => {
    const { barRange, lineRange } = comboRanges([[1.6e6, 1.9e6, 2.5e6]], [[30, 31, 26]], 3);
    expect(barRange.max).toBeLessThanOrEqual(3e6);
    expect(ticksOf(lineRange)).toHaveLength(ticksOf(barRange).length);
  });

  it('keeps the usual axes of a combo chart if its lines cannot be above the bars', () => {
    const { barRange, lineRange } = comboRanges([[10, 100]], [[5, 0]], 4);
    expect(ticksOf(barRange)).toEqual([0, 25, 50, 75, 100]);
    expect(ticksOf(lineRange)).toEqual([0, 2, 4, 6, 8]);
  });
});
