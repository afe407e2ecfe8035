import { expect, it } from 'vitest';
import { reveal } from '../../../../src/emulator/frame/view/reveal';

/** Creates an element at a horizontal position. */
function at(left: number, right: number, scrollLeft = 0): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { value: right - left });
  Object.defineProperty(element, 'clientHeight', { value: 100 });
  element.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 50);
  element.scrollLeft = scrollLeft;
  return element;
}

it.each([
  ['leaves a visible element where it is', [40, 140], true, 20],
  ['scrolls as little as possible', [350, 450], false, 80],
  ['centers an element that was cut off', [350, 450], true, 220],
  ['shows the start of an element that is longer than the view', [350, 900], true, 360],
] as const)('%s', (_, [left, right], isCentered, expected) => {
  const view = at(0, 400, 20);
  reveal(view, at(left, right), 10, isCentered);
  expect(view.scrollLeft).toBe(expected);
});
