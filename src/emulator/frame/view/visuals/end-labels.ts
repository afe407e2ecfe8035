import { type ChartInput, textWidth } from './chart-input';
import type { ChartData } from './series';
import { type AxisRange, axisRange } from './value-axis';

/** Maximum number of lines that have their names at their ends. */
const maxLines = 3;
/** Maximum share of the width for the names and values. */
const maxShare = 0.42;
/** Minimum height of a chart with names above the lines, in pixels. In shorter charts, they are next to the lines. */
const minHeightAbove = 110;
/** Approximate share of the height for the plot. The labels of the axis take up the rest. */
const plotShare = 0.65;
/** Distance of a name next to a line and above it, in pixels. */
const sideDistance = 9;
const distanceAbove = 7;

/** Names and last values at the ends of a chart's lines. They replace the legend. */
export interface EndLabels {
  /** Whether the labels are next to the lines. They then also replace the value axis. */
  isBeside: boolean;
  /** Width of labels next to the lines, in pixels, otherwise 0. */
  width: number;
  /** Range of the value axis, with room for labels above the lines. */
  range: AxisRange;
  /** Returns the option of a line's label. */
  option: (line: EndLabel, color: string) => object;
}

/** Name, values and formatted last value of a line. */
interface EndLabel {
  name: string;
  value: string;
  numbers: readonly (number | null)[];
}

/**
 * Returns the labels at the ends of a chart's lines. Returns undefined if the chart needs a legend: the report formats it, there
 * are more lines, their ends are too close, or the labels are too long.
 */
export function endLabels(
  input: ChartInput,
  { categories }: ChartData,
  lines: readonly EndLabel[],
  usualRange: AxisRange,
): EndLabels | undefined {
  const { visual, width, height, fontSize } = input;
  if (visual.type !== 'lineChart' || visual.properties?.legend) return undefined;
  if (lines.length < 2 || lines.length > maxLines) return undefined;
  const labelWidth = Math.max(...lines.map(({ name, value }) => textWidth(`${name} ${value} `, input)));
  if (labelWidth > width * maxShare || lines.some(({ numbers }) => numbers.at(-1) === null)) return undefined;
  const isBeside = height < minHeightAbove;
  const plotHeight = height * plotShare;
  // A label above a line must not cover the points before the last one.
  const coveredCount = isBeside ? 1 : Math.ceil((labelWidth / width) * categories.length) + 1;
  const covered = lines
    .map(({ numbers }) => numbers.slice(-coveredCount).filter((number) => number !== null))
    .sort((one, other) => (one.at(-1) ?? 0) - (other.at(-1) ?? 0));
  const share = (fontSize * 1.3 + (isBeside ? 0 : distanceAbove)) / plotHeight;
  const range = isBeside ? usualRange : withRoomAbove(usualRange, Math.max(...covered.flat()), share, input);
  const span = range.max - range.min;
  const areApart = covered.every(
    (points, index) => index === 0 || Math.min(...points) - Math.max(...(covered[index - 1] ?? [])) >= span * share,
  );
  if (!areApart) return undefined;
  const option: EndLabels['option'] = ({ name, value, numbers }, color) => {
    const points = numbers.slice(-coveredCount).filter((number) => number !== null);
    const rise = ((Math.max(...points) - (points.at(-1) ?? 0)) / span) * plotHeight;
    return {
      show: true,
      formatter: () => `${name} {value|${value}}`,
      rich: { value: { fontWeight: 600, fontSize, color } },
      color,
      fontSize,
      distance: sideDistance,
      ...(!isBeside && { align: 'right', verticalAlign: 'bottom', padding: [0, 0, distanceAbove + rise, 0] }),
    };
  };
  return { isBeside, width: isBeside ? labelWidth + sideDistance : 0, range, option };
}

/** Returns a range in which the highest value is below `share` of the height. */
function withRoomAbove(range: AxisRange, highest: number, share: number, { height }: ChartInput): AxisRange {
  const needed = range.min + (highest - range.min) / Math.max(0.5, 1 - share);
  return needed <= range.max ? range : axisRange([range.min, needed], Math.max(2, Math.floor(height / 48)), true);
}
