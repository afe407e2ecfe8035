import type { ResultColumn } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import { places } from '../../../model/places';
import { element } from '../dom';
import { svg } from '../svg';
import { visualIcon } from '../visual-icon';
import { type ChartInput, formatValue } from './chart-input';
import { setContextPoint } from './context-point';
import { valueColor } from './value-color';
import { land } from './world';

/** Maximum number of locations on a map. */
const maxLocations = 3_500;

/** Data point on a map. */
export interface Bubble {
  name: string;
  point: Value[];
  longitude: number;
  latitude: number;
  size: number | null;
}

const isSize = ({ role, field }: ResultColumn): boolean =>
  role === 'measure' && !['X', 'Y', 'Tooltips'].includes(field.role ?? '');

/** Returns a map's data points, and the names of those without coordinates. */
export function bubblesOf({ result: { columns, rows }, formatter }: ChartInput): {
  bubbles: Bubble[];
  missing: string[];
} {
  const indexOf = (name: string): number => columns.findIndex(({ field }) => field.role === name);
  const [x, y] = [indexOf('X'), indexOf('Y')];
  const size = columns.findIndex(isSize);
  const seriesIndex = columns.findIndex(({ role }) => role === 'series');
  const groups = columns.filter(({ role }) => role === 'category').length;
  const bubbles: Bubble[] = [];
  const missing: string[] = [];
  for (const row of rows.slice(0, maxLocations)) {
    const name = formatValue(formatter, row[groups - 1] ?? null, columns[groups - 1]);
    const knownPlace = places[name.toLowerCase()];
    const [longitude = knownPlace?.[0], latitude = knownPlace?.[1]] = [x, y].map((index) => numberAt(row, index));
    if (longitude === undefined || latitude === undefined) {
      missing.push(name);
      continue;
    }
    const value = size < 0 ? null : (numberAt(row, size) ?? null);
    bubbles.push({
      name,
      point: row.slice(0, groups + (seriesIndex < 0 ? 0 : 1)),
      longitude,
      latitude,
      size: value,
    });
  }
  return { bubbles, missing };
}

function numberAt(row: readonly Value[], index: number): number | undefined {
  const value = row[index];
  return typeof value === 'number' ? value : undefined;
}

/**
 * Creates a static map: rough land outlines and a bubble for each location. If no location has coordinates, creates a
 * hint instead.
 */
export function map(
  input: ChartInput,
  strings: LocaleStrings,
  label: string,
  select: ((point: Value[], join: boolean) => void) | undefined,
): HTMLElement {
  const { bubbles, missing } = bubblesOf(input);
  if (bubbles.length === 0 && missing.length > 0) {
    const texts = [element('strong', {}, strings.noLocations), element('p', {}, strings.addLocation)];
    const hint = element('div', { class: 'empty no-map' }, ...texts);
    hint.prepend(visualIcon('map'));
    return hint;
  }
  const { palette, selected, formatter, width, result } = input;
  const height = Math.max(40, input.height - (missing.length > 0 ? 22 : 0));
  // Shows at least 24 degrees of longitude, with a margin around the outermost bubbles.
  const [longitudes, latitudes] = [bubbles.map((each) => each.longitude), bubbles.map((each) => each.latitude)];
  const [left, right] = [Math.min(180, ...longitudes), Math.max(-180, ...longitudes)];
  const [bottom, top] = [Math.min(90, ...latitudes), Math.max(-90, ...latitudes)];
  const isEmpty = bubbles.length === 0;
  const [centerX, centerY] = isEmpty ? [0, 20] : [(left + right) / 2, (bottom + top) / 2];
  const [spanX, spanY] = isEmpty
    ? [360, 150]
    : [Math.max(24, (right - left) * 1.25), Math.max(16, (top - bottom) * 1.35)];
  const scale = Math.min(width / spanX, height / spanY);
  const project = (longitude: number, latitude: number): [number, number] => [
    width / 2 + (longitude - centerX) * scale,
    height / 2 - (latitude - centerY) * scale,
  ];
  const outlines = land.map((points) => {
    const numbers = points.split(' ').map(Number);
    const corners = numbers.flatMap((longitude, index) =>
      index % 2 === 0
        ? [
            project(longitude, numbers[index + 1] ?? 0)
              .map((each) => each.toFixed(1))
              .join(' '),
          ]
        : [],
    );
    return svg('path', { d: `M${corners.join('L')}z`, class: 'land' });
  });
  // Bubbles on a small map would cover each other.
  const maxRadius = Math.min(20, Math.max(6, Math.min(width, height) / 22));
  const largest = Math.max(1, ...bubbles.map(({ size }) => size ?? 0));
  const seriesColumn = result.columns.find(({ role }) => role === 'series');
  const colorOf = (point: readonly Value[]): string =>
    seriesColumn
      ? valueColor(input.dataset, palette, seriesColumn, point.at(-1) ?? null)
      : (palette.data[0] ?? palette.accent);
  const sizeColumn = result.columns.find(isSize);
  const circles = [...bubbles]
    .sort((a, b) => (b.size ?? 0) - (a.size ?? 0))
    .map(({ name, point, longitude, latitude, size }) => {
      const [cx, cy] = project(longitude, latitude);
      const isFaint =
        selected.length > 0 && !selected.some((each) => each.every((part, index) => part === point[index]));
      const value = size === null ? name : `${name}: ${formatValue(formatter, size, sizeColumn)}`;
      const circle = svg(
        'circle',
        {
          cx,
          cy,
          r: size === null ? 6 : (0.2 + 0.8 * Math.sqrt(Math.max(0, size) / largest)) * maxRadius,
          fill: colorOf(point),
          class: isFaint ? 'bubble faint' : 'bubble',
        },
        svg('title', {}, value),
      );
      circle.addEventListener('click', ({ ctrlKey, metaKey }) => select?.(point, ctrlKey || metaKey));
      circle.addEventListener('contextmenu', (event) => {
        setContextPoint(event, point);
      });
      return circle;
    });
  const holder = element(
    'div',
    { class: 'map' },
    svg(
      'svg',
      { viewBox: `0 0 ${String(width)} ${String(height)}`, height, role: 'img', 'aria-label': label },
      ...outlines,
      ...circles,
    ),
    missing.length > 0 &&
      element(
        'p',
        { class: 'note', title: missing.join(', ') },
        formatString(strings.withoutCoordinates, String(missing.length)),
      ),
  );
  return holder;
}
