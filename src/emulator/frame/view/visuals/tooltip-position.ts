/** Distance between a tooltip and the hovered data points, and between a tooltip and the edges of the page, in pixels. */
const distance = 12;
const edgeDistance = 4;
/** Maximum distance between a tooltip and the hovered data points if it leaves the chart to cover nothing in it, in pixels. */
const maxDistance = 160;
/** Area that weighs as much as a covered point, in square pixels. */
const pointArea = 100;

/** Rectangle in a chart, in pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = readonly [x: number, y: number];

/** Surroundings of a tooltip. */
export interface Surroundings {
  /** Hovered data points with their value labels, which a tooltip never covers. */
  target: Area;
  /** The chart without its title and legend. */
  chart: Area;
  /** Visible part of the page. */
  page: Area;
  /** Legend next to or below the plot. */
  legend?: Area | undefined;
  /** Vertical positions next to the hovered data points, as the top of the tooltip. The first one is preferred. */
  tops: readonly number[];
  /** Data points that a tooltip covers only if all of its positions cover as many. */
  points: readonly Point[];
  /** Labels of the axes and other bars, of which a tooltip covers as little as possible. */
  obstacles?: readonly Area[];
  /** Whether a tooltip may be next to the chart. */
  canLeaveChart: boolean;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Returns the area that two rectangles share, in square pixels. */
const sharedArea = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const contains = ({ left, top, right, bottom }: Area, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * Returns the position of a tooltip: to the right or left of the hovered data points, or below or above them if both sides are too
 * narrow. It covers neither these points nor the title and the legend. If it would cover obstacles, it is next to the chart instead, as
 * long as it stays close to the points.
 */
export function placeTooltip([width, height]: Point, surroundings: Surroundings): Point {
  const { target, chart, page, legend, tops, points, obstacles = [], canLeaveChart } = surroundings;
  const areaAt = (left: number, top: number): Area => ({ left, top, right: left + width, bottom: top + height });
  const visible = {
    left: page.left + edgeDistance,
    top: page.top + edgeDistance,
    right: page.right - edgeDistance,
    bottom: page.bottom - edgeDistance,
  };
  const withinPage = (top: number): number => clamp(top, visible.top, Math.max(visible.top, visible.bottom - height));
  const coveredAt = (left: number, top: number): number =>
    points.filter((point) => contains(areaAt(left, top), point)).length * pointArea +
    obstacles.reduce((sum, each) => sum + sharedArea(areaAt(left, top), each), 0);
  const besideAt = (left: number): Point => {
    const possible = tops.map((top) => withinPage(Math.max(top, chart.top)));
    const best = possible.reduce((one, other) => (coveredAt(left, other) < coveredAt(left, one) ? other : one));
    return [left, best];
  };
  const sides = [target.right + distance, target.left - distance - width];
  const outside = [chart.right + edgeDistance, chart.left - edgeDistance - width].filter(
    (left) => Math.max(left - target.right, target.left - left - width) <= maxDistance,
  );
  const within = (lefts: readonly number[], { left, right }: Area): Point[] =>
    lefts
      .filter((each) => each >= left && each + width <= right)
      .map(besideAt)
      .filter((position) => !legend || !overlap(areaAt(...position), legend));
  const inChart = within(sides, chart);
  const besideChart = canLeaveChart ? within(inChart.length > 0 ? outside : sides, visible) : [];
  const [first, ...others] = [...inChart, ...besideChart];
  if (first) return others.reduce((best, each) => (coveredAt(...each) < coveredAt(...best) ? each : best), first);
  const center = clamp((target.left + target.right - width) / 2, visible.left, visible.right - width);
  const above = target.top - distance - height;
  const below = target.bottom + distance;
  return [center, below + height > visible.bottom && above >= chart.top ? above : withinPage(below)];
}
