import { describe, expect, it } from 'vitest';
import { placeVisual, widenedPlace } from '../../../src/emulator/session/authoring/place-visual';

const page = { width: 1280, height: 720 };
type Rectangle = ReturnType<typeof placeVisual>['at'];

/** Returns the visuals on a page after each kind was added. */
function pageWith(kinds: readonly ('card' | 'chart')[]): Rectangle[] {
  let visuals: Rectangle[] = [];
  for (const kind of kinds) {
    const { at, moved } = placeVisual(page, visuals, { isCard: kind === 'card', movesOthers: true });
    visuals = [...visuals.map((each, index) => moved?.[index] ?? each), at];
  }
  return visuals;
}

const charts = (count: number) => Array<'chart'>(count).fill('chart');
const sidesOf = (visuals: readonly Rectangle[], side: keyof Rectangle) => [
  ...new Set(visuals.map((each) => each[side])),
];

/** Returns whether two visuals are closer than 16 pixels. */
const areTooClose = (visuals: readonly Rectangle[]): boolean =>
  visuals.some((a, index) =>
    visuals
      .slice(index + 1)
      .some(
        (b) =>
          a.x < b.x + b.width + 16 &&
          b.x < a.x + a.width + 16 &&
          a.y < b.y + b.height + 16 &&
          b.y < a.y + a.height + 16,
      ),
  );

describe('placeVisual', () => {
  it('places six visuals in three columns and two rows with even gaps', () => {
    const visuals = pageWith(charts(6));
    expect(sidesOf(visuals, 'x')).toEqual([24, 440, 856]);
    expect(sidesOf(visuals, 'y')).toEqual([24, 368]);
    expect(visuals.every(({ width, height }) => width === 400 && height === 328)).toBe(true);
  });

  it('places four visuals in two columns, which have room for long labels and legends', () => {
    const visuals = pageWith(charts(4));
    expect(sidesOf(visuals, 'x')).toEqual([24, 648]);
    expect(visuals.every(({ width, height }) => width === 608 && height === 328)).toBe(true);
  });

  it('places four cards in the space of one wide chart', () => {
    const card = { width: 296, height: 156 };
    expect(pageWith(['card', 'card', 'card', 'card', 'chart'])).toEqual([
      { x: 24, y: 24, ...card },
      { x: 336, y: 24, ...card },
      { x: 24, y: 196, ...card },
      { x: 336, y: 196, ...card },
      { x: 648, y: 24, width: 608, height: 328 },
    ]);
  });

  it('uses the narrower grid if visuals cannot move later, as for a host page, with two cards in the space of one chart', () => {
    const first = placeVisual(page, [], { isCard: true }).at;
    const second = placeVisual(page, [first], { isCard: true }).at;
    expect([first, second, placeVisual(page, [first, second], { isCard: false }).at]).toEqual([
      { x: 24, y: 24, width: 400, height: 156 },
      { x: 24, y: 196, width: 400, height: 156 },
      { x: 440, y: 24, width: 400, height: 328 },
    ]);
  });

  it.each([
    [7, 3, 3],
    [9, 3, 3],
    [10, 4, 3],
    [12, 4, 3],
  ])('divides the page into more cells for %i visuals: %i columns and %i rows', (count, columns, rows) => {
    const visuals = pageWith(charts(count));
    expect([sidesOf(visuals, 'x').length, sidesOf(visuals, 'y').length]).toEqual([columns, rows]);
    expect([sidesOf(visuals, 'width').length, sidesOf(visuals, 'height').length]).toEqual([1, 1]);
    expect(areTooClose(visuals)).toBe(false);
  });

  it('gives a card a part of its cell when it divides the page into more cells', () => {
    expect(pageWith([...charts(4), 'card'])[4]).toEqual({ x: 440, y: 368, width: 400, height: 156 });
  });

  it('keeps the reading order when it divides the page into more cells', () => {
    const visuals = pageWith(['card', ...charts(6)]);
    expect(visuals).toEqual([...visuals].sort((a, b) => a.y - b.y || a.x - b.x));
    expect(areTooClose(visuals)).toBe(false);
  });

  it('extends a place by the next cell in its row only if that cell exists and is free', () => {
    const [first, second, third] = pageWith(charts(6));
    expect(widenedPlace(page, first!, [])).toEqual({ x: 24, y: 24, width: 816, height: 328 });
    expect(widenedPlace(page, first!, [second!])).toBeUndefined();
    expect(widenedPlace(page, third!, [])).toBeUndefined();
    expect(widenedPlace(page, { ...first!, width: 410 }, [])).toBeUndefined();
    expect(widenedPlace(page, pageWith(['chart'])[0]!, [])).toMatchObject({ x: 24, width: 1232 });
  });

  it('divides a page into more cells if a visual fills two of them', () => {
    const [first, , ...others] = pageWith(charts(6));
    const visuals = [widenedPlace(page, first!, [])!, ...others];
    const { at, moved = [] } = placeVisual(page, visuals, { isCard: false, movesOthers: true });
    expect([...moved, at].map((each) => each?.width)).toEqual(Array(6).fill(400));
    expect(areTooClose([...moved.flatMap((each) => each ?? []), at])).toBe(false);
  });

  it('does not move other visuals for a visual that a host page creates', () => {
    expect(placeVisual(page, pageWith(charts(6)), { isCard: false }).moved).toBeUndefined();
  });

  it('reduces a visual to fit into the largest free area if an author has moved the others', () => {
    const wide = { x: 0, y: 0, width: 1280, height: 400 };
    const side = { x: 0, y: 400, width: 900, height: 320 };
    expect(placeVisual(page, [wide, side], { isCard: false })).toEqual({
      at: { x: 916, y: 416, width: 340, height: 280 },
    });
  });

  it('overlaps visuals only on a full page, each at an offset from the last', () => {
    const full = { x: 0, y: 0, ...page };
    const { at } = placeVisual(page, [full], { isCard: false });
    expect(at).toMatchObject({ x: 448, y: 192 });
    expect(placeVisual(page, [full, at], { isCard: false }).at).toMatchObject({ x: 464, y: 208 });
  });

  it('keeps the size that an author has chosen', () => {
    const size = { width: 600, height: 200 };
    const first = { x: 24, y: 24, width: 400, height: 328 };
    expect(placeVisual(page, [first], { isCard: false, size }).at).toEqual({ x: 440, y: 24, ...size });
  });

  it('places a visual on a page that is smaller than its usual size', () => {
    const { at } = placeVisual({ width: 320, height: 240 }, [], { isCard: false });
    expect(at).toEqual({ x: 24, y: 24, width: 272, height: 192 });
  });
});
