import { expect, it } from 'vitest';
import { truncateName, wholePercents } from '../../../../src/emulator/frame/view/visuals/pie-option';

it.each([
  [
    [0.326, 0.277, 0.198, 0.139, 0.06],
    [32, 28, 20, 14, 6],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
  [
    [0.29, 0.71],
    [29, 71],
  ],
  [[1], [100]],
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
])('rounds the shares %j to percentages that add up to 100', (shares, percents) => {
  expect(wholePercents(shares)).toEqual(percents);
});

it('truncates long names in a legend, but not the percentages after them', () => {
  expect(truncateName('Location Manager', ' 11%', 20)).toBe('Location Manager 11%');
  expect(truncateName('Location Manager', ' 11%', 15)).toBe('Location M… 11%');
  expect(truncateName('Location Manager', ' 11%', 14)).toBe('Location… 11%');
});
