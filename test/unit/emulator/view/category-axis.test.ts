import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { barNameLabels, fitLabels } from '../../../../src/emulator/frame/view/visuals/category-axis';
import { type ChartInput, textWidth } from '../../../../src/emulator/frame/view/visuals/chart-input';

describe('the labels of categories', () => {
  const input = { fontSize: 12, palette: paletteOf({ theme: {} }) } as ChartInput;
  const labels = (names: string[], width: number, height: number) =>
    fitLabels(names, { width, height }, input) as {
      fontSize?: number;
      overflow?: string;
      rotate?: number;
      width?: number;
      interval?: number;
      formatter?: (name: string, index: number) => string;
    };
  const regions = ['Midwest', 'Mountain', 'Northeast', 'Pacific', 'South'];
  const manyRegions = [...regions, ...regions];
  const widths = Array.from({ length: 801 }, (_, index) => 1000 - index);

  it.each([
    ['rotates', 100, manyRegions, { fontSize: 12, kind: 'rotated' }],
    ['truncates', 100, regions, { fontSize: 11, kind: 'truncated' }],
    ['truncates', 70, regions, { fontSize: 11, kind: 'truncated' }],
  ])('makes category labels smaller, and then %s them at a height of %i px', (_, height, names, last) => {
    const kinds = widths.map((width) => {
      const { fontSize = 12, rotate = 0, formatter = String } = labels(names, width, height);
      const texts = names.map(formatter);
      const isComplete = texts.every((text, index) => text.trim() === names[index]);
      const kind = rotate > 0 ? 'rotated' : isComplete ? 'level' : 'truncated';
      return JSON.stringify({ fontSize, kind });
    });
    const found = [...new Set(kinds)].map((each) => JSON.parse(each) as unknown);
    expect(found.slice(0, 3)).toEqual([{ fontSize: 12, kind: 'level' }, { fontSize: 11, kind: 'level' }, last]);
  });

  it('keeps a few labels in a single row, in which long ones end with an ellipsis', () => {
    const { formatter, interval, rotate } = labels(regions, 230, 220);
    expect([interval, rotate]).toEqual([0, undefined]);
    const texts = regions.map((name, index) => formatter!(name, index));
    expect(texts.join()).not.toContain('\n');
    expect(texts[2]).toMatch(/^Nor.*…$/);
  });

  it('rotates labels only as far as they need to be clear of each other', () => {
    const rotated = widths.slice(0, 601).flatMap((width) => {
      const { rotate, interval } = labels(manyRegions, width, 220);
      return rotate && interval === 0 ? [{ rotate, distance: (width / 10) * Math.sin((rotate * Math.PI) / 180) }] : [];
    });
    expect(Math.min(...rotated.map(({ distance }) => distance))).toBeGreaterThanOrEqual(18);
    expect([...new Set(rotated.map(({ rotate }) => rotate))]).toEqual([21, 22, 23, 24, 25, 26, 27]);
  });

  it('truncates up to two letters of category labels before it rotates them', () => {
    const names = ['WWWWWWWW', 'MMMMMMMM', 'WMWMWMWM'].flatMap((name) => [name, name, name]);
    const lost = widths.flatMap((width) => {
      const { rotate, formatter = String } = labels(names, width, 220);
      return rotate
        ? []
        : [Math.max(...names.map((name, index) => name.length - formatter(name, index).replace('…', '').length))];
    });
    expect([...new Set(lost)]).toEqual([0, 2]);
  });

  it('skips labels rather than truncating them to a few letters', () => {
    const names = Array.from({ length: 20 }, (_, index) => `Riverside-${String(index)}`);
    const { interval, formatter } = labels(names, 400, 70);
    expect(interval).toBe(2);
    expect(formatter!('Riverside-12', 12)).toBe('Riversid…');
  });

  it('wraps category labels at spaces before it rotates them', () => {
    const names = ['South Congress', 'West Loop', 'Back Bay', 'Mission Bay'];
    const { formatter, fontSize, rotate } = labels(names, 250, 220);
    expect(names.map(formatter!)).toEqual(['South\nCongress', 'West Loop', 'Back Bay', 'Mission\nBay']);
    expect([fontSize, rotate]).toEqual([11, undefined]);
  });

  it.each([[regions], [['South Congress', 'West Loop', 'Back Bay', 'Mission Bay']]])(
    'keeps level labels at least 4 px apart: %j',
    (names) => {
      for (const width of widths) {
        const { fontSize = 12, interval = 0, formatter = String } = labels(names, width, 70);
        const sizes = names.map((name, position) =>
          Math.max(
            ...formatter(name, position)
              .split('\n')
              .map((line) => textWidth(line, { ...input, fontSize })),
          ),
        );
        for (const [index, size] of sizes.slice(1).entries()) {
          const taken = (size + sizes[index]!) / 2;
          expect((width / names.length) * (interval + 1) - taken).toBeGreaterThanOrEqual(4 - 1e-6);
        }
      }
    },
  );

  it('wraps the names of horizontal bars at spaces, if there is room for two lines', () => {
    const names = ['South Congress', 'West Loop'];
    const labelsAt = (height: number) =>
      barNameLabels(names, 70, { fontSize: 12, height, palette: paletteOf({ theme: {} }) } as ChartInput) as {
        overflow?: string;
        formatter?: (name: string) => string;
      };
    const { formatter } = labelsAt(100);
    expect(names.map((name) => formatter!(name))).toEqual(['South\nCongress', 'West Loop']);
    expect(labelsAt(60)).toMatchObject({ width: 70, overflow: 'truncate' });
  });
});
