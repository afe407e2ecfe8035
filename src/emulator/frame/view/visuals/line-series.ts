import type { Palette } from '../palette';

/** A line in a chart, for the additional series that style it. */
export interface ChartLine {
  name: string;
  data: readonly object[];
  isStacked: boolean;
  yAxisIndex: number;
  /** Drawing order. Lines with a higher value are in front of others. */
  z: number;
}

/**
 * Returns the fill of an area: a light gradient, or an even fill if areas are stacked. Several areas that are not stacked
 * have a very light fill, because overlapping areas would look like a stack.
 */
export function areaFill(color: string, isStacked: boolean, isOneOfSeveral = false): object {
  if (isStacked) return { color, opacity: 0.4 };
  const stop = (offset: number, opacity: number) => ({ offset, color: withOpacity(color, opacity) });
  return {
    color: {
      type: 'linear',
      x: 0,
      y: 0,
      x2: 0,
      y2: 1,
      colorStops: isOneOfSeveral ? [stop(0, 0.06), stop(1, 0)] : [stop(0, 0.2), stop(1, 0.03)],
    },
    opacity: 1,
  };
}

/** Returns a color with an opacity. Only hex colors can have an alpha channel appended. */
export const withOpacity = (color: string, opacity: number): string =>
  /^#[0-9a-f]{6}$/i.test(color)
    ? `${color}${Math.round(opacity * 255)
        .toString(16)
        .padStart(2, '0')}`
    : color;

/** Opacity of lines while points are selected, and size of the markers at selected points and of the rings around them, in pixels. */
export const dimmedOpacity = 0.4;
const selectedSize = 9;
const ringWidth = 3;

/** Returns a line's point with a marker: a ring if the point is selected. Otherwise, the marker is only visible under the pointer. */
export const selectablePoint = (point: { itemStyle?: object }, color: string, { card }: Palette): object => ({
  ...point,
  ...(point.itemStyle
    ? { itemStyle: { opacity: 0 }, emphasis: { itemStyle: { opacity: 1 } } }
    : {
        symbolSize: selectedSize,
        itemStyle: { opacity: 1, color: card, borderColor: color, borderWidth: ringWidth },
      }),
});

/** Returns a series that outlines a line in the card color, so that it stands out from the bars behind it. */
export function lineOutline(line: ChartLine, { card }: Palette): object {
  return { ...silentLine(line, line.data), z: line.z - 1, lineStyle: { color: card, width: 6.5, opacity: 1 } };
}

// ECharts renders the keyword `transparent` in gradients as black.
const hidden = 'rgba(0, 0, 0, 0)';

/**
 * Returns the color of a line whose last segment is not solid: transparent in that segment. The line keeps all of its points,
 * because two lines would have two tooltips.
 */
export function solidPart(numbers: readonly (number | null)[], color: string): object {
  const first = numbers.findIndex((number) => number !== null);
  const segments = numbers.length - 1 - first;
  const end = (segments - 1) / segments;
  const colorStops = [
    { offset: 0, color },
    { offset: end, color },
    { offset: end, color: hidden },
    { offset: 1, color: hidden },
  ];
  return { type: 'linear', x: 0, y: 0, x2: 1, y2: 0, colorStops };
}

/** Returns whether the last two points of a line are connected. */
export const hasLastSegment = (numbers: readonly (number | null)[]): boolean =>
  numbers.length > 1 && numbers.slice(-2).every((number) => number !== null);

/** Returns a series with the dashed last segment of a line and a hollow marker at its end. */
export function incompleteSegment(line: ChartLine, color: string, { card }: Palette, style: object): object {
  const end = { symbol: 'circle', symbolSize: 7, itemStyle: { color: card, borderColor: color, borderWidth: 2 } };
  const last = line.data.map((point, index) => {
    if (index < line.data.length - 2) return { value: null };
    return index === line.data.length - 1 ? { ...point, ...end } : { ...point, symbol: 'none' };
  });
  return {
    ...silentLine(line, last),
    // ECharts raises the line in front of everything with the same value while it is highlighted.
    z: line.z + 1,
    symbol: 'circle',
    lineStyle: { ...style, color, type: [3, 3] },
    ...(line.isStacked && { stack: 'incomplete' }),
  };
}

/** Diameter of the markers at the ends of a line, in pixels. */
export const markerSize = 6;

/** Returns a series that marks the first or last point of a line. */
export const endPoint = (line: ChartLine, position: 0 | -1, color: string, label?: object): object => ({
  ...silentLine(
    line,
    line.data.map((point) => (point === line.data.at(position) ? point : { value: null })),
  ),
  symbol: 'circle',
  symbolSize: markerSize,
  showSymbol: true,
  itemStyle: { color },
  ...(label && { label }),
});

/** Returns a line without markers, a tooltip or pointer events. */
const silentLine = ({ name, yAxisIndex, z }: ChartLine, data: readonly object[]) => ({
  type: 'line',
  name,
  data,
  yAxisIndex,
  z,
  symbol: 'none',
  silent: true,
  tooltip: { show: false },
});
