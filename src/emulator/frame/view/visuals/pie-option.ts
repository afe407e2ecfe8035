import type { EChartsCoreOption } from 'echarts/core';
import { type ChartInput, datum, legend } from './chart-input';
import type { ChartData } from './series';
import { seriesPattern } from './series-pattern';
import { valueColor, valueOrder } from './value-color';

/** Room for a label next to a slice, as a multiple of the font size, and the minimum radius of a pie with labels, in pixels. */
const labelRoom = 2.6;
const minLabeledRadius = 16;

/** Returns the ECharts option for a pie or donut chart. */
export function pie(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, dataset, palette, formatter, width, height, fontSize } = input;
  const { measure, numbers } = data.series[0] ?? { measure: undefined, numbers: [] };
  const total = numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
  const percent = (number: number): string => formatter.number(total > 0 ? number / total : 0, { style: 'percent' });
  const names = data.categories.map(({ name }) => name);
  const shares = numbers.map((number) => (total > 0 ? (number ?? 0) / total : 0));
  const labels = wholePercents(shares).map((share) => formatter.number(share / 100, { style: 'percent', decimals: 0 }));
  const hole = visual.type === 'donutChart' ? 0.58 : 0;
  // Labels next to the slices have the same color on all of them. Without these, the legend contains the percentages.
  const isLabeled = visual.properties?.dataLabels?.visible === true;
  const legendNames = isLabeled ? names : names.map((name, index) => `${name} ${labels[index] ?? ''}`);
  const layout = pieLayout(legendNames, width, height, fontSize);
  const { wide, stacked, center, legendAt, columns, itemGap } = layout;
  const outer = isLabeled ? Math.max(minLabeledRadius, layout.outer - fontSize * labelRoom) : layout.outer;
  const items = data.categories.map(({ values, name }, index) => {
    const column = data.categoryColumn;
    const value = values.at(-1) ?? null;
    const color = column ? valueColor(dataset, palette, column, value) : palette.accent;
    const pattern = column && seriesPattern(palette, valueOrder(dataset, column, value));
    const point = datum(input, numbers[index] ?? null, name, values);
    return {
      ...point,
      itemStyle: { color, ...(pattern && { decal: pattern.decal }), ...point.itemStyle },
      label: { formatter: labels[index] },
    };
  });
  const legendTextWidth = Math.max(fontSize * 3, (width - legendAt) / columns - legendGaps);
  const formatName = (name: string): string => {
    const text = legendNames[names.indexOf(name)] ?? name;
    return wide ? truncateName(name, text.slice(name.length), legendTextWidth / (fontSize * characterShare)) : text;
  };
  return {
    legend: legend(
      input,
      wide
        ? {
            formatter: formatName,
            orient: 'vertical',
            left: legendAt,
            ...legendRows(names.length, columns, height, fontSize),
            textStyle: {
              color: palette.muted,
              fontSize,
              width: legendTextWidth,
              overflow: 'truncate',
            },
          }
        : {
            type: 'plain',
            itemGap,
            orient: stacked ? 'vertical' : 'horizontal',
            formatter: formatName,
            top: legendAt,
            left: 'center',
            right: 'auto',
          },
    ),
    series: [
      {
        type: 'pie',
        name: measure?.label ?? '',
        radius: [outer * hole, outer],
        center,
        data: items,
        // Small slices stay visible, and large enough to select.
        minAngle: 6,
        label: { show: isLabeled, position: 'outside', color: palette.text, fontSize },
        labelLine: { show: isLabeled, length: 4, length2: 4, lineStyle: { color: palette.muted } },
        itemStyle: { borderColor: palette.card, borderWidth: 2 },
        tooltip: {
          valueFormatter: (value: unknown) =>
            typeof value === 'number' && measure ? `${formatter.show(value, measure)} (${percent(value)})` : '',
        },
      },
    ],
  };
}

/** Truncates a name so that it has the given length together with the percentage after it, which stays complete. */
export function truncateName(name: string, percentage: string, maxLength: number): string {
  const length = Math.floor(maxLength - percentage.length);
  if (name.length <= length) return name + percentage;
  return `${name.slice(0, Math.max(1, length - 1)).trimEnd()}…${percentage}`;
}

/** Rounds shares to percentages that add up to 100. Those with the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const percents = shares.map((share) => share * 100);
  const floors = percents.map((percent) => Math.floor(percent + 1e-9));
  const remainderOf = (index: number): number => (percents[index] ?? 0) - (floors[index] ?? 0);
  const missing =
    Math.round(percents.reduce((sum, each) => sum + each, 0)) - floors.reduce((sum, each) => sum + each, 0);
  const order = shares.map((_, index) => index).sort((a, b) => remainderOf(b) - remainderOf(a));
  const raised = new Set(order.slice(0, Math.max(0, missing)));
  return floors.map((floor, index) => floor + (raised.has(index) ? 1 : 0));
}

/** Approximate width of a character in the legend, as a share of the font size. */
const characterShare = 0.56;
/** Width of a legend symbol, and of the gaps around it and between entries, in pixels. */
const legendGaps = 28;
/** Distance between the chart and its legend, in pixels. */
const legendDistance = 16;

/** Height, in pixels, below which a pie is closer to the edges. */
const lowHeight = 110;

/** Ratio of a visual's width to its height above which the legend is always next to the pie, and its minimum width in other visuals, in pixels. */
const wideRatio = 1.35;
const minBesideWidth = 360;

/** Minimum width of a pie next to its legend, as a share of the visual's width. */
const minPieShare = 0.42;

/** Usual and minimum gap between the rows of a legend next to a pie, in pixels. */
const rowGap = 12;
const minRowGap = 4;
/** Gap between the rows of a legend below a pie in a visual that is shorter than this, in pixels. */
const shortRowGap = 6;
const shortHeight = 260;
/** Minimum width of a pie next to a legend with two columns, in pixels. */
const minPieWidth = 56;

/** Returns whether a legend with all entries fits next to a pie of this height. */
const rowsFit = (count: number, height: number, fontSize: number): boolean =>
  count * (fontSize + minRowGap) - minRowGap <= height;

/**
 * Returns the position of a legend next to a pie. If necessary, its rows are closer together. If there still is not enough room, it has
 * pages. Its height then is a whole number of rows, so that no row is cut off.
 */
function legendRows(count: number, columns: number, height: number, fontSize: number): object {
  const row = fontSize + rowGap;
  const lines = Math.ceil(count / columns);
  if (rowsFit(lines, height, fontSize)) {
    const itemGap = Math.min(rowGap, Math.floor((height - lines * fontSize) / Math.max(1, lines - 1)));
    const length = lines * (fontSize + itemGap) - itemGap;
    const padding = 5;
    // The padding is symmetrical, and the last row of a column has room for rounding.
    return {
      type: 'plain',
      itemGap,
      top: (height - length) / 2 - padding,
      ...(columns > 1 && { height: length + itemGap / 2 }),
    };
  }
  const pager = fontSize + 14;
  const rows = Math.max(1, Math.floor((height - pager) / row));
  // Part of the last gap is left out, because ECharts rounds the height of text.
  return { top: Math.max(0, (height - rows * row - pager) / 2), height: rows * row + pager - 8 };
}

/** Returns the number of lines that legend entries of these widths take up. */
function lineCount(widths: readonly number[], available: number): number {
  let lines = 1;
  let used = 0;
  for (const width of widths) {
    if (used > 0 && used + width > available) {
      lines++;
      used = 0;
    }
    used += width;
  }
  return lines;
}

/** Arranges a pie and its legend next to each other, centered in the visual. */
function layoutBeside(names: readonly string[], width: number, height: number, fontSize: number) {
  const entryWidth = Math.max(0, ...entryWidthsOf(names, fontSize));
  const needsColumns =
    !rowsFit(names.length, height, fontSize) &&
    rowsFit(Math.ceil(names.length / 2), height, fontSize) &&
    width - legendDistance - 2 * entryWidth >= minPieWidth;
  const columns = needsColumns ? 2 : 1;
  const legendWidth = entryWidth * columns;
  // A long legend leaves this share of the width.
  const room = Math.max(columns > 1 ? 0 : width * minPieShare, width - legendDistance - legendWidth);
  const outer = Math.max(20, Math.min(height, width * 0.55, room) / 2 - (height < lowHeight ? 2 : 6));
  const left = Math.max(6, (width - outer * 2 - legendDistance - legendWidth) / 2);
  const legendAt = left + outer * 2 + legendDistance;
  return { wide: true, stacked: true, outer, center: [left + outer, '50%'], legendAt, columns, itemGap: rowGap };
}

/** Arranges a pie and its legend one above the other, centered in the visual. */
function layoutBelow(names: readonly string[], width: number, height: number, fontSize: number) {
  const itemGap = height < shortHeight ? shortRowGap : rowGap;
  const row = fontSize + itemGap;
  // One entry per line is easier to read, if there is room.
  const stacked = names.length * row <= height * 0.55;
  const lines = lineCount(entryWidthsOf(names, fontSize), width);
  const legendHeight = stacked ? names.length * row : Math.min(height * 0.4, lines * row);
  const outer = Math.max(20, Math.min(width, height - legendHeight - legendDistance) / 2 - 6);
  const top = Math.max(0, (height - outer * 2 - legendDistance - legendHeight) / 2);
  const legendAt = top + outer * 2 + legendDistance;
  return { wide: false, stacked, outer, center: ['50%', top + outer], legendAt, columns: 1, itemGap };
}

const entryWidthsOf = (names: readonly string[], fontSize: number): number[] =>
  names.map((name) => name.length * fontSize * characterShare + legendGaps);

/** Arranges a pie and its legend next to each other if the visual is wide, or if the pie is then larger. */
function pieLayout(names: readonly string[], width: number, height: number, fontSize: number) {
  const beside = layoutBeside(names, width, height, fontSize);
  if (width > height * wideRatio) return beside;
  const below = layoutBelow(names, width, height, fontSize);
  return width >= minBesideWidth && beside.outer >= below.outer ? beside : below;
}
