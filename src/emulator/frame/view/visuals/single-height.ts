import type { VisualState } from '../../../session/state/report-state';
import { type ChartInput, wideChart } from './chart-input';
import { isHorizontal } from './chart-layout';
import { chartData } from './series';

/** Frame width, in pixels, below which the height of a single visual is limited. */
const narrowWidth = 560;
/** Maximum height of a single visual in a narrow frame, relative to its width: of charts, and of single numbers. */
const maxRatio = 1.25;
const maxNumberRatio = 0.6;
/** Visuals that use the whole height, because they scroll if their rows do not fit. */
const rowTypes: readonly string[] = ['tableEx', 'pivotTable'];
/** Share of the available height from which a card or an answer fills it. */
const almostFull = 0.85;
/** Space around a single visual that is shorter than its frame, in pixels. */
const margin = 16;
/** Space above and below the bars of an answer, in pixels. */
const barMargin = 50;

/** Maximum distance between the bars of a horizontal chart that is as high as its bars, in pixels. */
const maxBarDistance = { usual: 88, wide: 120 };

const barDistance = (width: number): number => (width >= wideChart ? maxBarDistance.wide : maxBarDistance.usual);

/** Returns the height of a chart in its box. A few bars would otherwise be far apart. */
export function chartHeight({ visual: { type }, result, formatter, width, height }: ChartInput): number {
  if (!isHorizontal(type)) return height;
  return Math.min(height, chartData(result, formatter).categories.length * barDistance(width));
}

/** Returns the maximum height of a visual with the given width, in pixels. Only in wide frames, charts have any height. */
export function maxHeightOf(type: string, width: number, frameWidth: number): number {
  if (frameWidth >= narrowWidth || rowTypes.includes(type)) return Number.POSITIVE_INFINITY;
  return Math.round(width * (['card', 'kpi', 'gauge'].includes(type) ? maxNumberRatio : maxRatio));
}

/**
 * Returns the height of a visual that is at the top of its frame: its maximum height, or the available height if the rest would be
 * only a small gap.
 */
export function heightIn(available: number, maxHeight: number): number {
  return maxHeight < available * almostFull ? maxHeight : available;
}

/**
 * Returns the position of a visual that is alone in its frame. It fills the frame, unless the frame is narrow and so tall
 * that the visual would be stretched or partly empty. In that case, it is a card at the top of the frame. A card that almost
 * fills the height fills it completely.
 */
export function singleBounds({ type }: Pick<VisualState, 'type'>, width: number, height: number) {
  const cardWidth = width - 2 * margin;
  const maxHeight = maxHeightOf(type, cardWidth, width);
  const available = height - 2 * margin;
  if (height <= width || available < maxHeight) return { x: 0, y: 0, width, height, isFramed: false };
  return { x: margin, y: margin, width: cardWidth, height: heightIn(available, maxHeight), isFramed: true };
}

/**
 * Returns the maximum height of an answer with the given number of rows, in pixels. Few horizontal bars would be far apart in a
 * taller box.
 */
export function answerHeight({ type }: Pick<VisualState, 'type'>, width: number, count: number): number {
  const byBars = isHorizontal(type) ? count * barDistance(width) + barMargin : Number.POSITIVE_INFINITY;
  return Math.min(byBars, maxHeightOf(type, width, width));
}
