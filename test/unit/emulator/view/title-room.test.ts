import { afterEach, expect, it, vi } from 'vitest';
import { setTitleRoom } from '../../../../src/emulator/frame/view/visuals/title-room';

const sized = (tag: string, sizes: Record<string, number>) =>
  Object.defineProperties(
    document.createElement(tag),
    Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])),
  );

/** Returns the style of a title in a header that is 200 px wide, with 60 px of buttons. */
function styleOf(textEnd: number, offsetHeight = 16, place = '') {
  const header = sized('header', { offsetWidth: 200 });
  header.getBoundingClientRect = () => new DOMRect(0, 0, 200, 30);
  const title = sized('h2', { offsetLeft: 12, offsetWidth: 176, offsetHeight });
  title.style.lineHeight = '16px';
  title.textContent = 'Title';
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(12, 0, textEnd - 12, offsetHeight));
  header.append(title);
  document.body.className = place;
  document.body.append(header);
  setTitleRoom(title, 60);
  return [title.style.getPropertyValue('--covered'), title.style.getPropertyValue('--lines')];
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.body.className = '';
});

it('ends a title that the buttons would cover before them, with the same number of lines', () => {
  expect(styleOf(180)).toEqual(['52px', '1']);
  expect(styleOf(180, 32)).toEqual(['52px', '2']);
});

it('leaves a title unchanged that ends before the buttons, or is next to a control, and on phones', () => {
  expect(styleOf(130)).toEqual(['', '']);
  expect(styleOf(180, 16, 'compact')).toEqual(['', '']);
  expect(styleOf(180, 16, 'phone')).toEqual(['', '']);
});
