// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sparkline } from '../../../../src/emulator/frame/view/visuals/sparkline';

const partsOf = (line: SVGElement) => [...line.children].map((part) => part.getAttribute('class') ?? part.tagName);

it('renders one line with a dot at its end', () => {
  expect(partsOf(sparkline([1, 3, 2]))).toEqual(['polyline', 'dot']);
});

it('renders a hollow dot if the last value is not final', () => {
  const line = sparkline([1, 3, 2], true);
  expect(partsOf(line)).toEqual(['polyline', 'ring', 'hole']);
  expect(line.querySelector('polyline')!.getAttribute('points')).toBe('0.0,30.0 50.0,2.0 100.0,16.0');
  expect(line.querySelector('.hole')!.getAttribute('d')).toBe('M100.0,16.0h0');
});
