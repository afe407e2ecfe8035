import type { VisualState } from '../../../session/state/report-state';
import { type ChartInput, maxBarDistance } from './chart-input';
import { isHorizontal } from './chart-layout';
import { chartData } from './series';

/** Frame width, in pixels, below which the height of a single visual is limited. */
const narrowWidth = 560;
/** Maximum height of a single visual in a narrow frame, relative to its width: of charts and tables, and of single numbers. */
const maxRatio = 1.5;
const maxNumberRatio = 0.6;
/** Share of the available height from which a card or an answer fills it. */
export const almostFull = 0.75;
/** Space to the left and right of a single visual that is shorter than its frame, in pixels. */
const margin = 16;

/** Returns the height of a chart that is alone in its frame. A few bars would otherwise be far apart. */
export function singleHeight({ visual: { type }, result, formatter, height }: ChartInput): number {
  if (!isHorizontal(type)) return height;
  return Math.min(height, chartData(result, formatter).categories.length * maxBarDistance);
}

/**
 * Returns the position of a visual that is alone in its frame. It fills the frame, unless the frame is narrow and so tall
 * that the visual would be stretched or partly empty. In that case, it is a card in the middle of the frame. A card that almost
 * fills the height fills it completely.
 */
export function singleBounds({ type }: Pick<VisualState, 'type'>, width: number, height: number) {
  const ratio = ['card', 'kpi', 'gauge'].includes(type) ? maxNumberRatio : maxRatio;
  const cardWidth = width - 2 * margin;
  const usualHeight = Math.round(cardWidth * ratio);
  const maxHeight = height - 2 * margin;
  if (width >= narrowWidth || height <= width || maxHeight < usualHeight)
    return { x: 0, y: 0, width, height, isFramed: false };
  const cardHeight = usualHeight < maxHeight * almostFull ? usualHeight : maxHeight;
  return { x: margin, y: Math.round((height - cardHeight) / 2), width: cardWidth, height: cardHeight, isFramed: true };
}
