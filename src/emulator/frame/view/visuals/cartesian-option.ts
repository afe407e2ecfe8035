import type { EChartsCoreOption } from 'echarts/core';
import type { ResultColumn } from '../../../engine/evaluate';
import { barRadius, neighborsOf, segmentOutline } from './bar-shape';
import { type ChartInput, datum, dimmedBar, formatValue, legendRoom, seriesLegend, textWidth } from './chart-input';
import { barNameLabels, dateLabels, fitLabels, fitOnLine, labelsToSkip } from './category-axis';
import { axisMargin, gridBottom, gridTop, isHorizontal, isStacked, legendLineCount, seriesName } from './chart-layout';
import { changeText, endLabels } from './end-labels';
import { hierarchyBelow, hierarchyBeside } from './hierarchy-axis';
import { isLastIncomplete } from './incomplete-period';
import {
  areaFill,
  dimmedOpacity,
  endPoint,
  hasLastSegment,
  incompleteSegment,
  lineOutline,
  selectablePoint,
  solidPart,
} from './line-series';
import { isObjectVisible } from '../../../session/authoring/properties';
import { mix, readableOn, withContrast } from '../palette';
import { areNamesAbove, areNamesAboveSegments, withNamesAbove } from './names-above';
import { type ChartData, isBlankZero } from './series';
import { seriesPattern } from './series-pattern';
import { gutterWidth } from './gutter';
import { axisRange, comboRanges, endingAt, isTick, stackEnds, tickFormat, ticksOf, type AxisRange } from './value-axis';
import { isNeutralMeasure, measureColor, valueColor, valueOrder } from './value-color';

/** Maximum number of points in a line that has a marker at each point in front of bars or in a contrast mode. */
const maxMarkers = 12;
/** Gap between the segments of a stack, in pixels. */
const segmentGap = 1;
/** Length of segments, in pixels, that have no gap. */
const thinSegment = 3;

/** Maximum width of vertical bars, in pixels, and of those of a single category. */
const maxBarWidth = 96;
const maxSingleBarWidth = 56;
/**
 * Maximum height of horizontal bars, in pixels. Where a few bars are far apart, it is a share of their distance, up to a limit. A single
 * bar has the usual height.
 */
const barHeight = { usual: 28, share: 0.55, max: 56 };

/** Distance between two bars that leaves room for both of their labels, as a multiple of that of other labels. */
const barLabelDistance = 0.75;

/** Space between horizontal bars and their names, as a multiple of the font size. */
const barNameSpace = 0.6;
/** Space next to the numbers of horizontal bars, in pixels, most of which is between the bars and the numbers. */
const barNumberSpace = 8;

/** Distance between two bars, as a multiple of the font size, below which their labels are smaller. */
const minBarDistance = 1.3;

/**
 * Maximum number of intervals between the ticks of a value axis: usually, for values of both signs, and in a tall plot, where they have a
 * minimum length, in pixels.
 */
const maxIntervals = 5;
const maxSignedIntervals = 6;
const maxTallIntervals = 8;
const minTallInterval = 48;

/** Minimum distance between ticks, as a multiple of the font size: usually, and for values of both signs. */
const usualTicks = 1.75;
const denseTicks = 1.1;

/** Minimum distance between the ticks of a combo chart, whose second axis shares the grid lines of the first one, in pixels. */
const minComboInterval = 22;

/** Minimum distance between the markers of a line that have an outline, in pixels. Closer outlines would make the line look dashed. */
const minOutlineDistance = 25;

/** Minimum height of a chart whose value axis has a label at its lowest tick if it is not 0, and space below this label if it is negative, in pixels. */
const minHeightForLowest = 110;
const spaceBelowLowest = 5;
/** Height of a plot, in pixels, below which it has at most the given number of intervals, and bars with values of both signs end at its edge. */
const shortPlot = 100;
const maxShortIntervals = 4;
/** Minimum height of a chart with a tick between the ends of its value axis, in pixels. */
const minTickedHeight = 76;

/** Intervals between the ticks of a percentage axis. The first one with room for its labels is used. */
const percentIntervals = [0.25, 0.5];

/** Usual and minimum space between two bars, as a share of the distance between them. Less space leaves room for labels in the bars. */
const barGap = { usual: 0.28, min: 0.1 };
/** Thickness of a bar with a label, as a multiple of the font size. */
const labeledThickness = 1.15;

/** Largest share of a chart for the names of bars, if all of them then fit. */
const maxNameShare = 0.6;

/** Space to the left and right of a grid and its labels, in pixels. The labels start at the edge of the title. */
const gridLeft = { usual: -1, horizontal: 1 };
const gridRight = 2;

/** Returns the option of a chart with a category axis and a value axis. */
export function cartesian(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, dataset, palette, formatter, width, fontSize, titleLine } = input;
  const height = input.height - (titleLine?.height ?? 0);
  const isSelected = input.selected.length > 0;
  const { type } = visual;
  const horizontal = isHorizontal(type);
  const percent = type.startsWith('hundredPercent');
  const combo = type === 'lineClusteredColumnComboChart';
  const area = type.toLowerCase().includes('areachart');
  const hasPoints = area || type === 'lineChart';
  const stacked = isStacked(type);
  const totals = data.categories.map((_, categoryIndex) =>
    data.series.reduce((sum, { numbers }) => sum + (numbers[categoryIndex] ?? 0), 0),
  );
  const names = data.categories.map(({ name }) => name);
  // The plot takes up about two thirds of the chart.
  const thinShare = (thinSegment * (percent ? 1 : Math.max(...totals))) / ((horizontal ? width : height) * 0.65);
  // Maximum share of the width for the names of bars. Negative bars have their numbers next to the names.
  const nameShare = data.series.some(({ numbers }) => numbers.some((number) => (number ?? 0) < 0)) ? 0.42 : 0.5;
  const { seriesColumn } = data;
  const orderOf = ({ value }: ChartData['series'][number]): number =>
    seriesColumn && value !== undefined ? valueOrder(dataset, seriesColumn, value) : 0;
  const sorted = seriesColumn ? [...data.series].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)) : data.series;
  // In a chart with a single series, the numbers next to the bars are shortened if they would be too wide.
  const { numbers: firstNumbers = [], measure: firstMeasure } = data.series[0] ?? {};
  const exactLabel = (number: number | null): string => formatValue(formatter, number, firstMeasure);
  const isLabelLong = Math.max(0, ...firstNumbers.map((number) => exactLabel(number).length)) * fontSize > width * 0.3;
  const firstTotal = firstNumbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
  const hasShares = visual.properties?.dataLabels?.percentOfTotal === true && firstTotal > 0;
  const barLabel = (number: number | null): string => {
    const text = number !== null && isLabelLong ? formatter.short(number, firstMeasure?.format) : exactLabel(number);
    if (number === null || !hasShares) return text;
    return `${text} · ${formatter.number(number / firstTotal, { style: 'percent', decimals: 0 })}`;
  };
  const hasSeveralSeries = data.series.length > 1;
  const hasValueAxis = hasSeveralSeries || percent;
  const isSegmented = stacked && hasSeveralSeries;
  const barFontSize = horizontal && height / names.length < fontSize * minBarDistance ? fontSize - 1 : fontSize;
  const hasLabels = visual.properties?.dataLabels?.visible === true;
  const hasSegmentLabels = hasLabels && percent && horizontal;
  const isIncomplete = !percent && isLastIncomplete(data, input.now);
  const minIntervals = horizontal || height >= minTickedHeight ? 2 : 1;
  const intervals = Math.max(
    minIntervals,
    Math.min(maxIntervals, Math.floor(horizontal ? width / 90 : height / Math.max(48, fontSize * 3))),
  );
  // Labels above the bars need room below the end of the axis.
  const isTight = hasLabels && !horizontal && !hasPoints && !combo && !isObjectVisible(visual, 'valueAxis');
  const numbersOf = (axisSeries: ChartData['series']) =>
    axisSeries.flatMap((each) => each.numbers.filter((number) => number !== null));
  const isLine = ({ measure }: ChartData['series'][number], index: number) => combo && isComboLine(measure, index);
  const main = data.series.filter((each, index) => !isLine(each, index));
  const lines = data.series.filter(isLine);
  const numbers = (axisSeries: ChartData['series']) => axisSeries.map((each) => each.numbers);
  const mainNumbers = stacked ? stackEnds(numbers(main)) : numbersOf(main);
  const seriesNames = sorted.map((each) => seriesName(each, input, seriesColumn));
  // The approximate share of a usual plot.
  const hasOneLine = data.categoryColumn?.type === 'date' || fitOnLine(names, width * 0.85, input);
  const labelHeight = axisMargin(input) + fontSize * (hasOneLine ? 1.25 : 2.5);
  const plotHeight = input.height - gridTop(input, seriesNames) - labelHeight - gridBottom;
  // The larger text on scaled-down pages needs more room. With values of both signs, finer ticks leave less of the axis empty.
  const hasBothSigns = Math.min(...mainNumbers) < 0 && Math.max(...mainNumbers) > 0;
  const tickDistance = Math.max(12, fontSize) * (hasBothSigns ? denseTicks : usualTicks);
  const isShortPlot = !horizontal && plotHeight < shortPlot;
  const mostOf = (usual: number): number => (isShortPlot ? Math.min(usual, maxShortIntervals) : usual);
  const mostIntervals =
    horizontal || hasLabels
      ? intervals
      : Math.max(
          intervals,
          Math.min(mostOf(hasBothSigns ? maxSignedIntervals : maxIntervals), Math.floor(plotHeight / tickDistance)),
          Math.min(maxTallIntervals, Math.floor(plotHeight / minTallInterval)),
        );
  const comboIntervals = Math.max(intervals, Math.min(maxIntervals, Math.floor(plotHeight / minComboInterval)));
  const combined = combo ? comboRanges(numbers(main), numbers(lines), comboIntervals) : undefined;
  // Only a line's axis may omit zero, because bar lengths and area sizes represent the value.
  const roundRange = axisRange(mainNumbers, intervals, type !== 'lineChart', mostIntervals);
  const endsAtBars = isShortPlot && hasBothSigns && !hasLabels && !hasPoints && !combo;
  const usualRange = endsAtBars ? endingAt(Math.min(...mainNumbers), roundRange, plotHeight) : roundRange;
  const hasChange = visual.properties?.dataLabels?.change === true;
  const lineEnds = sorted.map(({ numbers, measure }, index) => {
    const show = (number: number | null | undefined) => formatValue(formatter, number ?? null, measure);
    const name = hasSeveralSeries ? (seriesNames[index] ?? '') : '';
    const change = hasChange ? changeText(numbers, formatter) : '';
    return { name, value: show(numbers.at(-1)), change, firstValue: show(numbers[0]), numbers };
  });
  const ends = endLabels(input, data, lineEnds, usualRange);
  const hasTicks = ends?.hasAxis !== false;
  const percentInterval = percentIntervals.find((each) => horizontal || plotHeight * each >= tickDistance) ?? 1;
  const range = percent
    ? { min: 0, max: 1, interval: percentInterval }
    : (combined?.barRange ?? ends?.range ?? usualRange);
  const hasOutlines = width / names.length >= minOutlineDistance;
  const barDistance = (input.height - gridTop(input, seriesNames) - gridBottom) / names.length;
  const gap = hasSegmentLabels
    ? Math.max(barGap.min, Math.min(barGap.usual, 1 - (fontSize * labeledThickness) / barDistance))
    : barGap.usual;
  const ownDistance = barDistance / (stacked ? 1 : sorted.length);
  const isSingle = names.length === 1;
  const maxHeight = isSingle ? barHeight.usual : barHeight.max;
  const maxBarHeight = Math.max(barHeight.usual, Math.min(maxHeight, ownDistance * barHeight.share));
  const series = sorted.flatMap((each, index) => {
    const isLineSeries = hasPoints || (combo && isComboLine(each.measure, index));
    const name = seriesName(each, input, seriesColumn);
    const measurePosition = isNeutralMeasure(each.measure) ? Infinity : index;
    const position = seriesColumn ? orderOf(each) : measurePosition;
    const pattern = hasSeveralSeries ? seriesPattern(palette, position) : undefined;
    const color =
      seriesColumn && each.value !== undefined
        ? valueColor(dataset, palette, seriesColumn, each.value)
        : measureColor(palette, each.measure, index);
    const format = (value: unknown): string =>
      typeof value !== 'number'
        ? ''
        : percent
          ? formatter.number(value, { style: 'percent' })
          : formatValue(formatter, value, each.measure);
    const points = each.numbers.map((cell, categoryIndex) => {
      // A missing value would also leave a gap in the areas stacked above, or a bar without its label.
      const number = (area && stacked) || (hasLabels && isBlankZero(dataset, each.measure)) ? (cell ?? 0) : cell;
      const share =
        number === null || !percent ? number : number / Math.max(totals[categoryIndex] ?? 0, Number.MIN_VALUE);
      const { values: point = [] } = data.categories[categoryIndex] ?? {};
      const values = each.value === undefined ? point : [...point, each.value];
      const neighbors = stacked ? neighborsOf(sorted, index, categoryIndex) : { hasBefore: false, hasAfter: false };
      const isNegative = (share ?? 0) < 0;
      // On phones, the values of all series of a category replace the title, so none of them is dimmed.
      const compared = (input.maxReadout ?? 0) > 0 ? point : values;
      const plain = datum(input, share, names[categoryIndex] ?? '', values, compared);
      const shape = isLineSeries
        ? undefined
        : {
            ...(!neighbors.hasAfter && { borderRadius: barRadius(isNegative, horizontal) }),
            // The gap would hide a very thin segment.
            ...(stacked && Math.abs(share ?? 0) < thinShare && { borderWidth: 0 }),
          };
      const item = shape ? dimmedBar({ ...plain, itemStyle: { ...plain.itemStyle, ...shape } }, color, palette) : plain;
      if (number === 0 && !isLineSeries) return { ...item, itemStyle: { ...item.itemStyle, color: 'transparent' } };
      if (isIncomplete && !pattern && !isLineSeries && categoryIndex === names.length - 1) {
        const line = item.itemStyle?.color ?? color;
        const fill = mix(line, palette.card, 0.75);
        const length = (Math.abs(number ?? 0) / (range.max - range.min)) * (horizontal ? width : plotHeight);
        const outline = segmentOutline({ line, fill, gap: palette.card }, neighbors, {
          length,
          isNegative,
          horizontal,
        });
        return { ...item, itemStyle: { ...item.itemStyle, color: fill, borderColor: outline, borderWidth: 1 } };
      }
      // The color for labels on segments is for those in full strength.
      if (hasSegmentLabels && plain.label) return { ...item, label: { color: palette.text } };
      return horizontal && isNegative ? { ...item, label: { ...plain.label, position: 'left' } } : item;
    });
    const labelColor = withContrast(color, palette.card, palette.text, 4.5);
    const line = { name, data: points, isStacked: stacked, yAxisIndex: combo ? 1 : 0, z: combo ? 4 : 2 };
    const hasDashedEnd = isIncomplete && isLineSeries && hasLastSegment(each.numbers);
    const lineStyle = { width: combo ? 2.5 : 2, opacity: isSelected ? dimmedOpacity : 1 };
    const main = {
      name,
      color,
      data: isLineSeries && isSelected ? points.map((point) => selectablePoint(point, color, palette)) : points,
      tooltip: { valueFormatter: format },
      ...(isLineSeries
        ? {
            type: 'line',
            // Without `showSymbol`, only the point under the pointer has a marker. A single point has no line or area.
            showSymbol:
              isSelected || points.length === 1 || (points.length <= maxMarkers && (combo || pattern !== undefined)),
            // By default, only points with a label below them have one.
            showAllSymbol: true,
            symbol: pattern?.symbol ?? 'circle',
            symbolSize: pattern ? 8 : combo ? 7 : 5,
            lineStyle: {
              ...lineStyle,
              type: pattern?.lineType ?? 'solid',
              ...(hasDashedEnd && { color: solidPart(each.numbers, color) }),
            },
            z: line.z,
            yAxisIndex: line.yAxisIndex,
            ...(ends && lineEnds[index] && { endLabel: ends.last(lineEnds[index], labelColor) }),
            ...(combo && {
              itemStyle: { borderColor: palette.card, borderWidth: hasOutlines ? 1.5 : 0, opacity: 1 },
            }),
            ...(area && { areaStyle: areaFill(color, stacked, sorted.length > 1) }),
          }
        : {
            type: 'bar',
            barMaxWidth: horizontal ? maxBarHeight : isSingle ? maxSingleBarWidth : maxBarWidth,
            // Small values are visible. Bars of zero, which would get the same height, are transparent.
            ...(!stacked && { barMinHeight: 2 }),
            barCategoryGap: `${String(Math.round(gap * 100))}%`,
            cursor: 'pointer',
            itemStyle: {
              // Separates the segments of a stack, whose colors can have a similar luminance.
              ...(isSegmented && { borderColor: palette.card, borderWidth: segmentGap / 2 }),
              ...(pattern && { decal: pattern.decal }),
            },
          }),
      ...(stacked && { stack: 'all' }),
      ...(horizontal &&
        !stacked &&
        data.series.length === 1 && {
          label: {
            show: true,
            position: 'right',
            color: palette.muted,
            fontSize: barFontSize,
            formatter: ({ value }: { value: unknown }) => (typeof value === 'number' ? barLabel(value) : ''),
          },
        }),
      ...(hasSegmentLabels && {
        label: {
          show: true,
          position: 'inside',
          color: readableOn(color),
          fontSize,
          // A segment shorter than its label has none.
          formatter: ({ value }: { value: number }) => {
            const text = formatter.number(value, { style: 'percent', decimals: 0 });
            return value * (width - nameWidth) > textWidth(`${text} `, input) ? text : '';
          },
        },
      }),
    };
    if (!isLineSeries) return [main];
    // If several series have the same name, the first one determines the symbol in the legend.
    const end = isIncomplete
      ? incompleteSegment(line, color, palette, lineStyle)
      : (!area || ends) && endPoint(line, -1, color);
    const start = ends?.first && lineEnds[index] && endPoint(line, 0, color, ends.first(lineEnds[index], labelColor));
    return [main, combo ? lineOutline(line, palette) : end, combo && isIncomplete && end, start].filter(Boolean);
  });
  const legendNames = ends ? [] : seriesNames;
  const legendLines = legendLineCount(input, legendNames);
  const line = { lineStyle: { color: palette.line } };
  const label = { color: palette.muted, fontSize, hideOverlap: true, margin: axisMargin(input) };
  const gridLine = mix(palette.line, palette.card, 0.4);
  const zeroLine = mix(palette.muted, palette.card, 0.5);
  const valueAxis = (axisSeries: ChartData['series'], range: AxisRange, right = false) => {
    const tick = tickFormat(range, formatter, percent ? { style: 'percent' } : axisSeries[0]?.measure.format);
    const showsLast = isTick(range, range.max);
    const longest = Math.max(...ticksOf(range).map((value) => tick(value).length));
    // In the lowest charts, a long label would touch the first label of the other axis.
    const hidesLowest = !horizontal && range.min !== 0 && isTick(range, range.min) && height < minHeightForLowest;
    const lines = ticksOf(range).slice(hidesLowest ? 1 : 0);
    // ECharts would count the ticks from the start of the axis.
    const ticks = isTick(range, range.min) ? {} : { customValues: ticksOf(range) };
    return {
      /** Approximate width of the labels, in pixels. */
      labelWidth: fontSize * (longest * 0.6 + 0.7),
      axis: {
        type: 'value',
        min: range.min,
        max: range.max,
        interval: range.interval,
        position: right ? 'right' : undefined,
        splitLine: right
          ? { show: false }
          : {
              showMinLine: !hidesLowest,
              showMaxLine: showsLast,
              lineStyle: { color: lines.map((value) => (value === 0 && range.min < 0 ? zeroLine : gridLine)) },
            },
        axisLabel: {
          ...label,
          formatter: tick,
          showMaxLabel: showsLast,
          ...(hidesLowest && { showMinLabel: false }),
          ...ticks,
        },
        // By default, both would be shown if the names of groups are on another value axis.
        axisLine: { show: false },
        axisTick: { show: false, ...ticks },
      },
    };
  };
  const values = valueAxis(main, range);
  // A hidden axis does not need a round maximum either. The label above the highest bar is outside of the grid.
  const verticalAxis = {
    ...values.axis,
    ...(isTight && { max: 'dataMax' }),
    ...(!hasTicks && { axisLabel: { show: false }, splitLine: { show: false } }),
  };
  const lineValues = combined && lines.length > 0 ? valueAxis(lines, combined.lineRange, true) : undefined;
  const labeledHeight = input.height - gridTop(input, legendNames) - axisMargin(input) - gridBottom;
  const sharedGutter = horizontal || combo || !hasTicks ? undefined : input.gutter;
  // The last point of a line and its marker need more room than a bar.
  const right = hasPoints || combo || horizontal || sharedGutter !== undefined ? 8 : gridRight;
  const left = gridLeft[horizontal ? 'horizontal' : 'usual'];
  const labelsWidth = sharedGutter ?? (hasTicks ? values.labelWidth : 0);
  const plotWidth = width - left - right - labelsWidth - (lineValues?.labelWidth ?? 0);
  const hierarchy = horizontal
    ? hierarchyBeside(data, input, barFontSize)
    : hierarchyBelow(data, input, { width: plotWidth, height: labeledHeight });
  const widestName = horizontal ? Math.max(...names.map((name) => textWidth(name, input))) : 0;
  const fitsLonger = widestName > width * nameShare && widestName <= width * maxNameShare && range.min >= 0;
  const nameRoom = width * (fitsLonger ? maxNameShare : nameShare);
  const isLowestLabeled = !horizontal && range.min < 0 && isTick(range, range.min) && height >= minHeightForLowest;
  const margin = axisMargin(input) + (isLowestLabeled ? spaceBelowLowest : 0);
  const hasZeroLine = horizontal && !hasSeveralSeries && range.min < 0;
  const categoryAxis = {
    type: 'category',
    data: names,
    axisTick: { show: false },
    // At zero, the labels would overlap negative bars. The grid line at zero replaces the axis line. Elsewhere, the line would look like zero.
    axisLine: { ...line, show: range.min === 0, onZero: false },
    ...(horizontal && { inverse: true }),
    axisLabel: horizontal
      ? {
          ...label,
          margin: fontSize * barNameSpace,
          fontSize: barFontSize,
          interval: labelsToSkip(height / names.length, fontSize * barLabelDistance),
          ...(hierarchy?.labels ?? barNameLabels(names, nameRoom, input)),
        }
      : data.categoryColumn?.type === 'date'
        ? { ...label, margin, ...dateLabels(data, input, plotWidth) }
        : {
            ...label,
            margin,
            ...(hierarchy?.labels ?? fitLabels(names, { width: plotWidth, height: labeledHeight }, input)),
          },
  };
  const categoryAxes = hierarchy?.groups ? [categoryAxis, hierarchy.groups] : categoryAxis;
  const numberRoom = barNumberSpace + Math.max(0, ...firstNumbers.map((number) => textWidth(barLabel(number), input)));
  const nameWidth = Math.min(width * nameShare, Math.max(...names.map((name) => name.length)) * fontSize * 0.6);
  // The numbers of negative bars are between the bars and the names.
  const negativeRoom = numberRoom / Math.max(fontSize * 4, width - nameWidth - 2 * numberRoom);
  // An axis without a tick at its maximum has no label above the grid.
  const isTickless = !horizontal && !isTick(range, range.max);
  const topShift = !hasTicks ? -0.8 : isTight ? 0.9 : isTickless ? -0.5 : 0;
  const option = {
    legend: seriesLegend(input, legendNames, legendLines === 2 ? { type: 'plain', width: legendRoom(input) } : {}),
    grid: {
      left: left + (sharedGutter === undefined ? 0 : Math.max(0, sharedGutter - gutterWidth(values.axis, input))),
      right: horizontal && !hasValueAxis ? numberRoom : hasSegmentLabels ? 3 : right,
      top: gridTop(input, legendNames) + fontSize * topShift,
      // The descenders of larger labels need more room.
      bottom: gridBottom + Math.max(0, fontSize - 12) * 0.6,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    // Without labels, the axis does not need a round maximum, so the longest bar spans the full width.
    xAxis: horizontal
      ? hasValueAxis
        ? values.axis
        : {
            type: 'value',
            show: hasZeroLine,
            // The only line is that at zero.
            splitLine: { lineStyle: { color: zeroLine } },
            axisLabel: { show: false },
            axisLine: { show: false },
            axisTick: { show: false, customValues: [0] },
            min: ({ min, max }: { min: number; max: number }) =>
              min < 0 ? min - (Math.max(0, max) - min) * negativeRoom : 0,
            max: ({ max }: { max: number }) => Math.max(0, max),
          }
      : categoryAxes,
    yAxis: horizontal ? categoryAxes : lineValues ? [values.axis, lineValues.axis] : verticalAxis,
    series,
  };
  const longest = hasShares ? firstTotal : Math.max(...firstNumbers.map(Number));
  const canHaveNamesAbove = horizontal && !hasValueAxis && longest > 0 && range.min >= 0;
  const top = gridTop(input, legendNames);
  if (hasSegmentLabels && hasSeveralSeries && !titleLine && areNamesAboveSegments(names.length, top, input))
    return withNamesAbove({ ...option, yAxis: categoryAxis }, undefined, { count: names.length, max: 1, top }, input);
  return canHaveNamesAbove && areNamesAbove(names.length, hasShares ? width : nameWidth + numberRoom, input)
    ? withNamesAbove(
        { ...option, yAxis: categoryAxis },
        firstNumbers.map(barLabel),
        { count: names.length, max: longest },
        input,
      )
    : option;
}

/** Returns whether a combo chart shows a measure as a line. Without data roles, all measures except the first are lines. */
function isComboLine({ field }: ResultColumn, index: number): boolean {
  return field.role === undefined ? index > 0 : field.role === 'Y2';
}
