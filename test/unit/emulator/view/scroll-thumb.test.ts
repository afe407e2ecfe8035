// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { scrollThumb } from '../../../../src/emulator/frame/view/visuals/scroll-thumb';

const sized = (name: string, sizes: Record<string, number>): HTMLElement => {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(sizes)) Object.defineProperty(element, property, { value });
  return element;
};

/** Returns a table of 1,000 px in a box of 240 px, with 20 px each for its header and its totals. */
function scrollingTable(): HTMLElement {
  const scroller = sized('div', { clientHeight: 240, scrollHeight: 1040 });
  const table = document.createElement('table');
  table.append(sized('thead', { offsetHeight: 20 }), sized('tfoot', { offsetHeight: 20 }));
  scroller.append(table);
  return scroller;
}

it('shows the visible part of the rows between the header and the totals', () => {
  const { style } = scrollThumb(scrollingTable());
  expect([style.top, style.height, style.translate]).toEqual(['20px', '40px', '0 0.0px']);
});

it('follows the rows to their end', () => {
  const scroller = scrollingTable();
  const thumb = scrollThumb(scroller);
  scroller.scrollTop = 800;
  scroller.dispatchEvent(new Event('scroll'));
  expect(thumb.style.translate).toBe('0 160.0px');
});

it('scrolls the rows when it is dragged', () => {
  const scroller = scrollingTable();
  const thumb = scrollThumb(scroller);
  Object.defineProperty(thumb, 'offsetHeight', { value: 40 });
  thumb.getBoundingClientRect = () => ({ height: 20 }) as DOMRect;
  thumb.setPointerCapture = () => undefined;
  thumb.dispatchEvent(new MouseEvent('pointerdown', { clientY: 10 }));
  thumb.dispatchEvent(new MouseEvent('pointermove', { clientY: 20 }));
  // on a page scaled to one half, 10 pixels are 20 of the thumb's
  expect(scroller.scrollTop).toBe(100);
  thumb.dispatchEvent(new Event('lostpointercapture'));
  thumb.dispatchEvent(new MouseEvent('pointermove', { clientY: 40 }));
  expect(scroller.scrollTop).toBe(100);
});
