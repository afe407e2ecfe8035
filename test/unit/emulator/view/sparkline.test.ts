// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sparkline } from '../../../../src/emulator/frame/view/visuals/sparkline';

const partsOf = (line: SVGElement) => [...line.children].map((part) => part.getAttribute('class') ?? part.tagName);

it('renders one line with a dot at its end', () => {
  expect(partsOf(sparkline([1, 3, 2]))).toEqual(['polyline', '']);
});

it('ends the line before a value that is not final, and renders its dot hollow', () => {
  const line = sparkline([1, 3, 2], true);
  expect(partsOf(line)).toEqual(['polyline', '', 'hole']);
  expect(line.querySelector('polyline')!.getAttribute('points')).toBe('0.0,30.0 50.0,2.0');
  expect(line.querySelector('.hole')!.getAttribute('d')).toBe('M100.0,16.0h0');
});
