import type { Value } from '../../../engine/value';
import { element, setBounds } from '../dom';
import { readableOn } from '../palette';
import { roveList } from '../roving-focus';
import { setContextPoint } from './context-point';
import { seriesPattern } from './series-pattern';
import { valueColor, valueOrder } from './value-color';
import type { ChartInput } from './chart-input';
import { formatValue, textWidth } from './chart-input';
import { chartData } from './series';
import { tileLabel } from './tile-label';

/** Maximum number of tiles. More tiles would be too small to see. */
const maxTiles = 300;

/** Rectangle in a treemap, in pixels. */
export interface Tile<Item> {
  item: Item;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Divides a rectangle into one tile per item. Tiles are nearly square, with areas proportional to item sizes. */
export function tilesOf<Item extends { size: number }>(
  items: readonly Item[],
  width: number,
  height: number,
  left = 0,
  top = 0,
): Tile<Item>[] {
  const total = items.reduce((sum, { size }) => sum + size, 0);
  const [first] = items;
  if (!first || total <= 0) return [];
  const isWide = width >= height;
  const side = isWide ? height : width;
  const scale = (width * height) / total;
  // Adds items to a strip until its tiles would become less square.
  let count = 1;
  let best = Infinity;
  for (let stripArea = 0, index = 0; index < items.length; index++) {
    stripArea += (items[index]?.size ?? 0) * scale;
    const worst = Math.max(
      ...[first, items[index] ?? first].map(({ size }) => {
        const along = (size * scale * side) / stripArea;
        return Math.max(along / (stripArea / side), stripArea / side / along);
      }),
    );
    if (worst > best) break;
    best = worst;
    count = index + 1;
  }
  const strip = items.slice(0, count);
  const stripSize = strip.reduce((sum, { size }) => sum + size, 0);
  const depth = (stripSize * scale) / side;
  let offset = 0;
  const tiles = strip.map((item): Tile<Item> => {
    const length = (item.size / stripSize) * side;
    const tile = isWide
      ? { item, left, top: top + offset, width: depth, height: length }
      : { item, left: left + offset, top, width: length, height: depth };
    offset += length;
    return tile;
  });
  const rest = items.slice(count);
  return isWide
    ? [...tiles, ...tilesOf(rest, width - depth, height, left + depth, top)]
    : [...tiles, ...tilesOf(rest, width, height - depth, left, top + depth)];
}

/** Creates a treemap: one button per category, or per category and detail, sized by the measure. */
export function treemap(
  input: ChartInput,
  label: string,
  select: ((point: Value[], join: boolean) => void) | undefined,
): HTMLElement {
  const { result, dataset, formatter, palette, selected, width, height, fontSize } = input;
  const { categories, categoryColumn, series, seriesColumn } = chartData(result, formatter);
  const items = categories
    .flatMap(({ values, name }, index) =>
      series.map(({ value, measure, numbers }) => ({
        name: value === undefined ? name : `${name} · ${formatValue(formatter, value, seriesColumn)}`,
        point: value === undefined ? values : [...values, value],
        measure,
        size: Math.max(0, numbers[index] ?? 0),
        color: categoryColumn ? valueColor(dataset, palette, categoryColumn, values.at(-1) ?? null) : palette.accent,
        pattern:
          categoryColumn && seriesPattern(palette, valueOrder(dataset, categoryColumn, values.at(-1) ?? null))?.image,
      })),
    )
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .slice(0, maxTiles);
  const tiles = tilesOf(items, width, height).map(({ item, ...box }) => {
    const value = formatValue(formatter, item.size, item.measure);
    const text = `${item.name}: ${value}`;
    const { lines, hasValue } = tileLabel({ name: item.name, value }, box, fontSize, (each) => textWidth(each, input));
    const isSelected = selected.some((each) => each.every((part, index) => part === item.point[index]));
    const tile = element(
      'button',
      {
        type: 'button',
        class: ['treemap-tile', lines > 1 && 'wrapped', selected.length > 0 && !isSelected && 'faint']
          .filter(Boolean)
          .join(' '),
        title: text,
        'aria-label': text,
        'aria-pressed': String(isSelected),
        disabled: !select,
        onclick: ({ ctrlKey, metaKey }: MouseEvent) => {
          select?.(item.point, ctrlKey || metaKey);
        },
        oncontextmenu: (event: Event) => {
          setContextPoint(event, item.point);
        },
      },
      lines > 0 && element('span', {}, item.name),
      hasValue && element('span', {}, value),
    );
    tile.style.background = item.pattern ? `${item.pattern}, ${item.color}` : item.color;
    // Text on a pattern would be hard to read without a solid background.
    tile.style.setProperty('--label-background', item.pattern ? item.color : '');
    tile.style.color = readableOn(item.color);
    setBounds(tile, box);
    return tile;
  });
  const holder = element('div', { class: 'treemap', role: 'group', 'aria-label': label }, ...tiles);
  roveList(holder, 'button:enabled');
  holder.style.fontSize = `${String(fontSize)}px`;
  return holder;
}
