import { type ChartInput, maxBarDistance } from './chart-input';
import { isHorizontal } from './chart-layout';
import { chartData } from './series';

/** Chart width, in pixels, below which the height is limited. */
const narrowWidth = 560;
/** Maximum height of a narrow chart, relative to its width. */
const maxRatio = 1.25;

/** Returns the height of a chart that is alone in its frame. In a tall frame, such as a phone's, it would otherwise be stretched. */
export function singleHeight({ visual: { type }, result, formatter, width, height }: ChartInput): number {
  if (isHorizontal(type)) return Math.min(height, chartData(result, formatter).categories.length * maxBarDistance);
  if (width >= narrowWidth) return height;
  return Math.min(height, Math.round(width * maxRatio));
}
