import type { QueryResult } from '../../../engine/evaluate';
import type { VisualState } from '../../../session/state/report-state';
import { isHorizontal, isStacked } from '../visuals/chart-layout';

/** Largest size of a card with a number, its smallest width next to others, and the distance between visuals, in pixels. */
const cardSize = { width: 480, height: 200 };
const minCardWidth = 150;
const gap = 12;

/** Height of a number above a chart with its details, and minimum height of that chart, in pixels. */
const numberHeight = 120;
const minDetailsHeight = 180;

/** Distance between bars that belong to one category, between single bars, and between categories with several bars, in pixels. */
const barDistance = { grouped: 30, single: 58, groups: 24 };
/** Height of the header of a visual with its padding, of a legend, and of a row in a table, in pixels. */
const headerHeight = 52;
const legendHeight = 24;
const rowHeight = 29;
/** Minimum width of an answer with a table next to its bars, and the largest width of the table, in pixels. */
const minWidthBeside = 720;
const maxTableWidth = 380;

/** Position and size of a visual, in pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Visuals of an answer. */
export interface AnswerVisuals {
  visuals: readonly VisualState[];
  /** Details of the answer, which are shown if there is room. */
  companion: VisualState | undefined;
  /** Result of the first visual. */
  result: QueryResult;
}

/**
 * Returns the places of an answer's visuals and, last, the place of its details if there is room for them. A few bars are at the top, and
 * numbers are cards of equal size in rows. Other visuals fill the room.
 */
export function answerPlaces({ visuals, companion, result }: AnswerVisuals, width: number, height: number): Place[] {
  const [first] = visuals;
  if (first && isHorizontal(first.type)) return barPlaces(first, companion, result, width, height);
  if (!visuals.every(({ type }) => type === 'card' || type === 'kpi')) return [{ left: 0, top: 0, width, height }];
  const detailsTop = numberHeight + gap;
  if (companion && height >= detailsTop + minDetailsHeight)
    return [
      { left: 0, top: 0, width, height: numberHeight },
      { left: 0, top: detailsTop, width, height: height - detailsTop },
    ];
  const count = visuals.length;
  const columns = Math.max(1, Math.min(count, Math.floor((width + gap) / (minCardWidth + gap))));
  const rows = Math.ceil(count / columns);
  const perRow = Math.ceil(count / rows);
  const cardWidth = Math.min(cardSize.width, Math.floor((width - gap * (perRow - 1)) / perRow));
  const cardHeight = Math.min(cardSize.height, cardWidth * 0.6, Math.floor((height - gap * (rows - 1)) / rows));
  return visuals.map((_, index) => ({
    left: (index % perRow) * (cardWidth + gap),
    top: Math.floor(index / perRow) * (cardHeight + gap),
    width: cardWidth,
    height: cardHeight,
  }));
}

function barPlaces(
  { type, query }: VisualState,
  table: VisualState | undefined,
  { rows }: QueryResult,
  width: number,
  height: number,
): Place[] {
  const distinct = (column: number): number => new Set(rows.map((row) => row[column])).size;
  const series = query?.series ? distinct(1) : (query?.measures?.length ?? 1);
  const perCategory = isStacked(type) ? 1 : series;
  const distance = perCategory === 1 ? barDistance.single : perCategory * barDistance.grouped + barDistance.groups;
  const needed = headerHeight + (series > 1 ? legendHeight : 0) + Math.max(2, distinct(0)) * distance;
  const chartHeight = Math.min(height, needed);
  // The table also has a header and a row of totals.
  const tableHeight = headerHeight + (rows.length + 2) * rowHeight;
  if (table && width >= minWidthBeside && tableHeight <= height) {
    const tableWidth = Math.min(maxTableWidth, Math.round(width * 0.3));
    const place = { top: 0, height: Math.max(chartHeight, tableHeight) };
    return [
      { ...place, left: 0, width: width - tableWidth - gap },
      { ...place, left: width - tableWidth, width: tableWidth },
    ];
  }
  const chart = { left: 0, top: 0, width, height: chartHeight };
  const hasRoomBelow = chartHeight + gap + tableHeight <= height;
  return table && hasRoomBelow ? [chart, { ...chart, top: chartHeight + gap, height: tableHeight }] : [chart];
}
