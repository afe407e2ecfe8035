import { describe, expect, it } from 'vitest';
import { Dataset } from '../../../../src/emulator/engine/dataset';
import type { ResultColumn } from '../../../../src/emulator/engine/evaluate';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { seriesPattern } from '../../../../src/emulator/frame/view/visuals/series-pattern';
import { measureColor, valueColor } from '../../../../src/emulator/frame/view/visuals/value-color';

const dataset = new Dataset({
  tables: [
    {
      name: 'Staff',
      columns: [
        { name: 'Type', type: 'text' },
        { name: 'Photo', type: 'text', neutral: ['Without photo'] },
        { name: 'Certified', type: 'boolean' },
      ],
      rows: [
        ['Guest', 'Without photo', true],
        ['Manager', 'With photo', false],
        ['Coach', 'With photo', null],
        ['Coach', 'With photo', null],
      ],
    },
  ],
});
const column = (name: string): ResultColumn => ({
  role: 'series',
  label: name,
  type: 'text',
  field: { table: 'Staff', column: name },
});
const palette = paletteOf({ theme: {} });
const color = (name: string, value: string | boolean | null) => valueColor(dataset, palette, column(name), value);

describe("a value's color", () => {
  it('assigns colors by frequency in the data, then by position, regardless of which values are shown', () => {
    expect(['Manager', 'Guest', 'Coach'].map((value) => color('Type', value))).toEqual(
      [2, 1, 0].map((index) => palette.data[index]),
    );
  });

  it('uses a different gray for each neutral value in a column, and assigns the first color to the others', () => {
    const gray = color('Photo', 'without photo');
    expect(palette.data).not.toContain(gray);
    const [no, blank] = [color('Certified', false), color('Certified', null)];
    expect([no, blank, color('Type', null)]).toEqual(['#6b7781', gray, gray]);
    expect(palette.data).not.toContain(no);
    expect([color('Photo', 'With photo'), color('Certified', true)]).toEqual([palette.data[0], palette.data[0]]);
  });
});

describe("a measure's color", () => {
  const measure = (neutral?: boolean): ResultColumn => ({
    role: 'measure',
    label: 'Leavers',
    type: 'number',
    field: { table: 'Staff', measure: 'Leavers', ...(neutral !== undefined && { neutral }) },
  });

  it('is the data color at its position', () => {
    expect(measureColor(palette, measure(), 1)).toBe(palette.data[1]);
    expect(measureColor(palette, measure(false), palette.data.length)).toBe(palette.data[0]);
  });

  it.each([
    ['light', '#8a9299'],
    ['dark', '#677179'],
  ])('is a gray with a contrast of 3:1 against %s cards if the measure is neutral', (scheme, gray) => {
    expect(measureColor(paletteOf({ theme: {} }, 0, scheme === 'dark'), measure(true), 1)).toBe(gray);
  });
});

describe("a series' pattern", () => {
  it('uses a different pattern for each series in a contrast mode', () => {
    const contrast = paletteOf({ theme: {} }, 4);
    const patterns = Array.from({ length: 6 }, (_, position) => JSON.stringify(seriesPattern(contrast, position)));
    expect(new Set(patterns).size).toBe(6);
    expect(seriesPattern(contrast, 0)?.decal).toBeUndefined();
  });

  it('uses no pattern for neutral values or outside contrast modes', () => {
    expect(seriesPattern(paletteOf({ theme: {} }, 4), Infinity)).toBeUndefined();
    expect(seriesPattern(palette, 1)).toBeUndefined();
  });
});
