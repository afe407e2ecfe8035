import { describe, expect, it } from 'vitest';
import { tileLabel } from '../../../../src/emulator/frame/view/visuals/tile-label';

/** Returns the label of a tile with room for texts of this width and height. Each letter is 6 px wide, and each line is 15 px high. */
const labelOf = (name: string, width: number, height: number) =>
  tileLabel({ name, value: '49' }, { width: width + 10, height: height + 8 }, 12, (text) => text.length * 6);

describe('the label of a tile', () => {
  it('has a name in one line, and a value below it', () => {
    expect(labelOf('Austin', 36, 33)).toEqual({ lines: 1, hasValue: true });
  });

  it('has a name that wraps between words', () => {
    expect(labelOf('New York', 30, 48)).toEqual({ lines: 2, hasValue: true });
    expect(labelOf('Salt Lake City', 54, 48)).toEqual({ lines: 2, hasValue: true });
  });

  it('has no value that would be cut off', () => {
    expect(labelOf('New York', 30, 44)).toEqual({ lines: 2, hasValue: false });
    expect(labelOf('Austin', 36, 31)).toEqual({ lines: 1, hasValue: false });
    expect(labelOf('Rio', 18, 10)).toEqual({ lines: 0, hasValue: false });
  });

  it('has a name that is cut off after at least five letters', () => {
    expect(labelOf('Washington', 36, 33)).toEqual({ lines: 1, hasValue: true });
    expect(labelOf('Washington', 35, 33)).toEqual({ lines: 0, hasValue: false });
    expect(labelOf('Salt Lake City', 36, 40)).toEqual({ lines: 0, hasValue: false });
  });
});
