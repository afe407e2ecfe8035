import type { EncodedColumn } from '../../../engine/column';
import type { Dataset } from '../../../engine/dataset';
import type { ResultColumn } from '../../../engine/evaluate';
import { type Value, comparable, toValue } from '../../../engine/value';
import { mix, type Palette, withContrast } from '../palette';

/** Returns whether a value is neutral: blank, false, or declared as neutral by its column. */
function isNeutral(dataset: Dataset, { field }: ResultColumn, value: Value): boolean {
  if (value === null || value === false) return true;
  if (!('column' in field)) return false;
  const { neutral = [], type } = dataset.column(field.table, field.column);
  return neutral.some((each) => comparable(toValue(each, type)) === comparable(value));
}

const valuesByFrequency = new WeakMap<EncodedColumn, readonly Value[]>();

/** Returns a column's distinct values, most frequent first. */
function byFrequency(column: EncodedColumn): readonly Value[] {
  const known = valuesByFrequency.get(column);
  if (known) return known;
  const counts = column.values.map(() => 0);
  for (const code of column.codes) counts[code] = (counts[code] ?? 0) + 1;
  const indexes = column.values.map((_, index) => index).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const values = indexes.map((index) => column.values[index] ?? null);
  valuesByFrequency.set(column, values);
  return values;
}

/**
 * Returns a value's position among the values in its column, regardless of filters. More frequent values come first. The
 * position of neutral values is `Infinity`.
 */
export function valueOrder(dataset: Dataset, column: ResultColumn, value: Value): number {
  return isNeutral(dataset, column, value) ? Infinity : positionOf(dataset, column, value, false);
}

/** Shades of gray for a column's neutral values, as shares of the card color. */
const neutralShades = [0.45, 0.1, 0.65];
/** Shades of gray in contrast modes. A stronger gray would look like the text color, which can also be a data color. */
const contrastShades = [0.45, 0.7, 0.6];

/**
 * Returns a value's color, which is the same on every page, with every filter and in every visual. If a column has more
 * values than the palette has colors, the colors are repeated, mixed with the card color. Neutral values are gray.
 */
export function valueColor(dataset: Dataset, palette: Palette, column: ResultColumn, value: Value): string {
  const isNeutralValue = isNeutral(dataset, column, value);
  const order = Math.max(0, positionOf(dataset, column, value, isNeutralValue));
  const shades = palette.isContrast ? contrastShades : neutralShades;
  if (isNeutralValue) return mix(palette.muted, palette.card, shades[order % shades.length] ?? 0.45);
  const color = palette.data[order % palette.data.length] ?? palette.accent;
  const round = Math.floor(order / palette.data.length);
  // Only hex colors can be mixed.
  return round > 0 && color.startsWith('#') ? mix(color, palette.card, round % 2 === 1 ? 0.45 : 0.25) : color;
}

/** Returns whether a measure is neutral in its visual. */
export const isNeutralMeasure = ({ field }: ResultColumn): boolean => 'neutral' in field && field.neutral === true;

/** Returns the color of a measure by its position in a visual. A neutral measure is gray, and visible against the card. */
export function measureColor(palette: Palette, measure: ResultColumn, position: number): string {
  const { muted, card, text, data } = palette;
  if (!isNeutralMeasure(measure)) return data[position % data.length] ?? palette.accent;
  const shades = palette.isContrast ? contrastShades : neutralShades;
  return withContrast(mix(muted, card, shades[0] ?? 0), card, text, 3);
}

/** Returns a value's position among the neutral values of its column, or among the others. */
function positionOf(dataset: Dataset, column: ResultColumn, value: Value, isNeutralValue: boolean): number {
  const { field } = column;
  return byFrequency(dataset.field(field.table, field as { table: string; column: string }))
    .filter((each) => isNeutral(dataset, column, each) === isNeutralValue)
    .findIndex((each) => comparable(each) === comparable(value));
}
