import type { VisualState } from '../../../session/state/report-state';
import { type ChartInput, maxBarDistance } from './chart-input';
import { isHorizontal } from './chart-layout';
import { chartData } from './series';

/** Frame width, in pixels, below which the height of a single visual is limited. */
const narrowWidth = 560;
/** Maximum height of a single visual in a narrow frame, relative to its width: of charts and tables, and of single numbers. */
const maxRatio = 1.5;
const maxNumberRatio = 0.6;
/** Space to the left and right of a single visual that is lower than its frame, in pixels. */
const margin = 16;

/** Returns the height of a chart that is alone in its frame. A few bars would otherwise be far apart. */
export function singleHeight({ visual: { type }, result, formatter, height }: ChartInput): number {
  if (!isHorizontal(type)) return height;
  return Math.min(height, chartData(result, formatter).categories.length * maxBarDistance);
}

/**
 * Returns the position of a visual that is alone in its frame. It fills the frame, unless the frame is narrow and so tall
 * that the visual would be stretched or partly empty. In that case, it is a card in the middle of the frame.
 */
export function singleBounds({ type }: Pick<VisualState, 'type'>, width: number, height: number) {
  const ratio = ['card', 'kpi', 'gauge'].includes(type) ? maxNumberRatio : maxRatio;
  const cardWidth = width - 2 * margin;
  const cardHeight = Math.round(cardWidth * ratio);
  if (width >= narrowWidth || height <= width || height - 2 * margin < cardHeight)
    return { x: 0, y: 0, width, height, isFramed: false };
  return { x: margin, y: Math.round((height - cardHeight) / 2), width: cardWidth, height: cardHeight, isFramed: true };
}
