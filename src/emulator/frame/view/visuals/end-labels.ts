import { type ChartInput, textWidth } from './chart-input';
import type { ChartData } from './series';
import type { AxisRange } from './value-axis';

/** Maximum number of lines that have their names at their ends. */
const maxLines = 3;
/** Maximum share of the width for the names. */
const maxShare = 0.3;
/** Distance of a name from the end of its line, in pixels. */
export const endLabelDistance = 9;

/**
 * Returns the width of the names at the ends of a chart's lines, which replace the legend, in pixels. Returns 0 if the chart needs
 * a legend: the report formats it, there are more lines, their ends are too close, or the names are too long.
 */
export function endLabelWidth(
  input: ChartInput,
  { series }: ChartData,
  names: readonly string[],
  { min, max }: AxisRange,
): number {
  const { visual, width, height, fontSize } = input;
  if (visual.type !== 'lineChart' || visual.properties?.legend) return 0;
  if (names.length < 2 || names.length > maxLines) return 0;
  const ends = series.map(({ numbers }) => numbers.at(-1) ?? Number.NaN).sort((one, other) => one - other);
  // The labels of the axis take up about a third of the height.
  const minDistance = ((max - min) * fontSize * 1.3) / (height * 0.65);
  const areApart = ends.every((end, index) => index === 0 || end - (ends[index - 1] ?? 0) >= minDistance);
  const needed = Math.max(...names.map((name) => textWidth(name, input))) + endLabelDistance;
  return areApart && needed <= width * maxShare ? needed : 0;
}
