import type { ChartInput } from './chart-input';
import { isHorizontal } from './chart-layout';

/** Chart width, in pixels, below which the height is limited. */
const narrowWidth = 560;
/** Maximum height of a narrow chart, relative to its width. */
const maxRatio = 1.2;

/**
 * Returns the height of a chart that is alone in its frame. In a narrow frame, such as a phone, it would otherwise be
 * stretched. Horizontal bars use the whole height, because a chart with many of them scrolls.
 */
export function singleHeight({ visual, width, height }: ChartInput): number {
  const isLimited = width < narrowWidth && !isHorizontal(visual.type);
  return isLimited ? Math.min(height, Math.round(width * maxRatio)) : height;
}
