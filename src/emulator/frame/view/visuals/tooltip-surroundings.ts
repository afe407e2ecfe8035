import { type EChartsCoreOption, type EChartsType, getInstanceByDom } from 'echarts/core';
import type { ChartInput } from './chart-input';
import { isHorizontal, isStacked } from './chart-layout';
import { type Area, type Surroundings, placeTooltip } from './tooltip-position';

/** Padding between a chart and the border of its visual, in pixels. */
const padding = 8;
/** Radius of a marker on a line, and largest distance between the pointer and a line's point that is kept free too, in pixels. */
const markerRadius = 6;
const maxReach = 24;
/** Width of a column, as a share of the distance between two columns. */
const barShare = 0.72;
/** Size of a legend at an edge that the report chooses, in pixels. */
const legendSize = { width: 96, height: 30 };

/** Data point under the pointer. */
interface HoveredPoint {
  dataIndex: number;
  seriesIndex?: number;
  value: unknown;
  seriesType?: string;
}

/** Sizes that ECharts passes to a tooltip's position function. */
interface Sizes {
  contentSize: readonly [width: number, height: number];
  viewSize: readonly [width: number, height: number];
}

/** Bounds of a shape, in pixels. */
interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Parts of an ECharts option that determine where a tooltip may be. */
interface Layout {
  grid?: { top?: number; right?: number };
  legend?: { show?: boolean; orient?: string; top?: unknown; left?: unknown; right?: unknown; bottom?: unknown };
  yAxis?: { min?: unknown } | readonly { min?: unknown }[];
  series?: readonly { type?: string; silent?: boolean; yAxisIndex?: number; data?: readonly { value?: unknown }[] }[];
}

/** Returns the visible part of the page in a chart's coordinates. A chart that scrolls clips its tooltips. */
function visiblePage(holder: HTMLElement): Area {
  const box = holder.getBoundingClientRect();
  const scale = box.height / holder.offsetHeight || 1;
  const isClip = (each: Element): boolean => getComputedStyle(each).overflowY !== 'visible';
  let clip = isClip(holder) ? holder : holder.closest('.visual')?.parentElement;
  while (clip && !isClip(clip)) clip = clip.parentElement;
  const area = clip?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const x = (value: number): number => (value - box.left) / scale + holder.scrollLeft;
  const y = (value: number): number => (value - box.top) / scale + holder.scrollTop;
  return {
    left: x(Math.max(0, area.left)),
    top: y(Math.max(0, area.top)),
    right: x(Math.min(innerWidth, area.right)),
    bottom: y(Math.min(innerHeight, area.bottom)),
  };
}

/** Returns the area of a legend next to or below a chart. */
function legendArea({ legend }: Layout, [width, height]: Sizes['viewSize']): Area | undefined {
  if (!legend || legend.show === false) return undefined;
  const { orient, left, top, bottom } = legend;
  const all = { left: 0, top: 0, right: width, bottom: height };
  if (bottom === 0) return { ...all, top: height - legendSize.height };
  if (orient === 'vertical' && typeof left === 'number')
    return left === 0 ? { ...all, right: legendSize.width } : { ...all, left };
  if (orient === 'vertical' && left === 'auto') return { ...all, left: width - legendSize.width };
  return typeof top === 'number' && top > height / 2 ? { ...all, top } : undefined;
}

const numbersOf = (points: readonly HoveredPoint[]): number[] =>
  points.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));

/** Returns the value at the end of the hovered bars. */
function barEnd(points: readonly HoveredPoint[], stacked: boolean): number {
  const numbers = numbersOf(points).filter((number) => number > 0);
  return stacked ? numbers.reduce((sum, number) => sum + number, 0) : Math.max(0, ...numbers);
}

/** Returns the function that places the tooltips of a chart with the given ECharts option. */
export function tooltipPosition({ visual, fontSize }: ChartInput, option: EChartsCoreOption) {
  const layout = option as Layout;
  const { type, properties } = visual;
  const count = Math.max(1, ...(layout.series ?? []).map(({ data = [] }) => data.length));
  const hasCategories = option.xAxis !== undefined;
  const labelHeight = properties?.dataLabels?.visible === true ? fontSize * 1.5 : 0;
  const isBar = ({ seriesType }: HoveredPoint): boolean => seriesType === 'bar';

  const columnTarget = (chart: EChartsType, points: readonly HoveredPoint[], bottom: number, width: number): Area => {
    const index = points[0]?.dataIndex ?? 0;
    const center = chart.convertToPixel({ xAxisIndex: 0 }, index);
    const nextCenter = chart.convertToPixel({ xAxisIndex: 0 }, index === 0 ? 1 : index - 1);
    const step = count > 1 ? Math.abs(nextCenter - center) : width;
    const hasBars = points.some(isBar);
    const lines = points.filter((point) => !isBar(point) && typeof point.value === 'number');
    const axisOf = ({ seriesIndex = 0 }: HoveredPoint): number => layout.series?.[seriesIndex]?.yAxisIndex ?? 0;
    const heights = lines.map((point) => chart.convertToPixel({ yAxisIndex: axisOf(point) }, Number(point.value)));
    const reach = hasBars ? step / 2 : Math.max(markerRadius, Math.min(maxReach, step / 2));
    const tops = hasBars
      ? [chart.convertToPixel({ yAxisIndex: 0 }, barEnd(points.filter(isBar), isStacked(type))) - labelHeight]
      : [];
    const top = Math.min(...tops, ...heights.map((height) => height - markerRadius));
    const lowest = hasBars ? bottom : Math.max(...heights.map((height) => height + markerRadius));
    return { left: center - reach, right: center + reach, top, bottom: lowest };
  };

  const rowTarget = (chart: EChartsType, points: readonly HoveredPoint[], rowHeight: number, width: number): Area => {
    const center = chart.convertToPixel({ yAxisIndex: 0 }, points[0]?.dataIndex ?? 0);
    const end = chart.convertToPixel({ xAxisIndex: 0 }, barEnd(points, isStacked(type)));
    // Bars without a legend have their values at their ends, or above them.
    const labelWidth = points.length > 1 ? 0 : (layout.grid?.right ?? 0);
    // Names above bars have their values on an axis at the right.
    const isFull = [option.yAxis]
      .flat()
      .some((axis) => (axis as { position?: string } | undefined)?.position === 'right');
    const right = isFull ? width : Math.min(width, end + labelWidth);
    return { left: 0, right, top: center - rowHeight / 2, bottom: center + rowHeight / 2 };
  };

  /** Returns the labels of the axes, and the columns next to the hovered one. */
  const columnObstacles = (chart: EChartsType, hovered: number, bottom: number, size: Sizes['viewSize']): Area[] => {
    const [width, height] = size;
    const bars = (layout.series ?? []).filter((each) => each.type === 'bar' && each.silent !== true);
    const centers = Array.from({ length: count }, (_, index) => chart.convertToPixel({ xAxisIndex: 0 }, index));
    const half = count > 1 ? Math.abs((centers[1] ?? 0) - (centers[0] ?? 0)) / 2 : width / 2;
    const columns = centers.flatMap((center, index): Area[] => {
      if (index === hovered || bars.length === 0) return [];
      const points = bars.map(({ data = [] }) => ({ dataIndex: index, value: data[index]?.value }));
      const top = chart.convertToPixel({ yAxisIndex: 0 }, barEnd(points, isStacked(type))) - labelHeight;
      return [{ left: center - half * barShare, right: center + half * barShare, top, bottom }];
    });
    const all = { left: -padding, top: 0, right: width + padding, bottom: height };
    const plot = { left: (centers[0] ?? 0) - half, right: (centers.at(-1) ?? 0) + half };
    return [...columns, { ...all, right: plot.left }, { ...all, left: plot.right }, { ...all, top: bottom }];
  };

  /** Sets the position of the guide of a line chart, from the highest of the hovered points to the axis. Columns have none. */
  const placeGuide = (
    chart: EChartsType,
    holder: HTMLElement,
    points: readonly HoveredPoint[],
    bottom: number,
  ): void => {
    const numbers = numbersOf(points);
    const hasGuide = !points.some(isBar) && numbers.length > 0;
    holder.classList.toggle('guided', hasGuide);
    if (!hasGuide) return;
    const highest = isStacked(type) ? barEnd(points, true) : Math.max(...numbers);
    const top = chart.convertToPixel({ yAxisIndex: 0 }, highest);
    const left = chart.convertToPixel({ xAxisIndex: 0 }, points[0]?.dataIndex ?? 0);
    for (const [name, value] of Object.entries({ left, top, height: bottom - top }))
      holder.style.setProperty(`--guide-${name}`, `${value.toFixed(2)}px`);
  };

  /** Returns the points of all lines in front of an empty background. */
  const linePoints = (chart: EChartsType): [number, number][] =>
    (layout.series ?? []).every((each) => each.type === 'line') && !isStacked(type)
      ? (layout.series ?? []).flatMap(({ silent, data = [] }) =>
          silent
            ? []
            : data.flatMap(({ value }, index) =>
                typeof value === 'number'
                  ? [chart.convertToPixel({ xAxisIndex: 0, yAxisIndex: 0 }, [index, value]) as [number, number]]
                  : [],
              ),
        )
      : [];

  return (
    [x = 0, y = 0]: readonly number[],
    hovered: HoveredPoint | readonly HoveredPoint[],
    tip: HTMLElement,
    shape: Bounds | undefined,
    sizes: Sizes,
  ): readonly number[] => {
    const holder = tip.parentElement;
    const chart = holder && getInstanceByDom(holder);
    if (!chart) return [x, y];
    const [width, height] = sizes.viewSize;
    const legend = legendArea(layout, sizes.viewSize);
    const hasLegendAbove = layout.legend !== undefined && layout.legend.show !== false && !legend;
    const plotTop = hasLegendAbove ? Math.max(0, layout.grid?.top ?? 0) : 0;
    const [{ min = 0 } = {}] = [layout.yAxis ?? []].flat();
    const plotBottom = typeof min === 'number' && hasCategories ? chart.convertToPixel({ yAxisIndex: 0 }, min) : height;
    const place = (target: Area, extra: Partial<Surroundings> = {}) =>
      placeTooltip(sizes.contentSize, {
        target,
        chart: { left: -padding, top: plotTop, right: width + padding, bottom: height },
        page: visiblePage(holder),
        legend,
        tops: [(target.top + target.bottom - sizes.contentSize[1]) / 2],
        points: [],
        canLeaveChart: true,
        ...extra,
      });
    if (Array.isArray(hovered)) {
      const points = hovered as readonly HoveredPoint[];
      if (isHorizontal(type)) {
        const { left, ...row } = rowTarget(chart, points, (height - plotTop) / count, width);
        return place({ left, ...row }, { canLeaveChart: false });
      }
      placeGuide(chart, holder, points, plotBottom);
      const target = columnTarget(chart, points, plotBottom, width);
      const lowest = plotBottom - sizes.contentSize[1];
      return place(target, {
        tops: [plotTop, Math.min(target.bottom, lowest), lowest],
        points: linePoints(chart),
        ...(points.some(isBar) && {
          obstacles: columnObstacles(chart, points[0]?.dataIndex ?? 0, plotBottom, sizes.viewSize),
        }),
      });
    }
    const bounds = shape ?? { x, y, width: 0, height: 0 };
    return place({
      left: bounds.x,
      top: bounds.y,
      right: bounds.x + bounds.width,
      bottom: bounds.y + bounds.height,
    });
  };
}
