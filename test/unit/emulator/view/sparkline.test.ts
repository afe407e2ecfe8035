// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sparkline } from '../../../../src/emulator/frame/view/visuals/sparkline';

const partsOf = (line: SVGElement) => [...line.children].map((part) => part.getAttribute('class'));

it('renders one line with a dot at its end', () => {
  expect(partsOf(sparkline([1, 3, 2]))).toEqual(['', '']);
});

it('dashes the line to a value that is not final, and renders its dot hollow', () => {
  const line = sparkline([1, 3, 2], true);
  expect(partsOf(line)).toEqual(['', 'incomplete', '', 'hole']);
  const [complete, incomplete] = line.querySelectorAll('polyline');
  expect(complete!.getAttribute('points')!.split(' ')).toHaveLength(2);
  expect(incomplete!.getAttribute('points')).toBe('50.0,2.0 100.0,16.0');
});
