import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import { withCleanCut } from '../clean-cut';
import { minCardWidth } from './phone-layout';
import { isCard } from './reading-order';
import type { Placed } from './placed';

/** Distance between neighboring visuals, in pixels, if a page has none. */
const defaultGap = 16;
/** Maximum distance from a page's edge that counts as its margin, in pixels. */
const maxMargin = 40;
/** Minimum scale factor for margins and gaps. */
const minSpacing = 0.65;
/** Maximum scale factor for the height of charts and tables in a tall frame. */
const maxStretch = 1.6;
/** Visual types whose content has a shape of its own, which stretching would distort. */
const shapedTypes = ['image', 'basicShape', 'shape'];
/** Height of a usual chart, in pixels. A change of this height changes the height of all charts by the same share. */
const chartHeight = 240;
/** Minimum scale factors for the minimum height of visuals that are shortened to fit the page into the view, or to show the start of the next row. */
const minCompression = { toFit: 0.75, toCut: 0.85 };
/** Minimum scale factor for the width of visuals. */
const minFactor = 0.7;

interface Size {
  width: number;
  height: number;
}

type Boxes = readonly Placed['at'][];

/** Returns whether two boxes overlap by more than a pixel. */
const overlap = (a: Placed['at'], b: Placed['at']): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/**
 * Returns whether a page can be adapted to the frame's shape: its visuals do not overlap, and none of them would be
 * distorted. Other pages are scaled as a whole.
 */
export const isFluid = (placed: readonly Placed[]): boolean =>
  placed.length > 1 &&
  placed.every(
    ({ visual, at }, index) =>
      !shapedTypes.includes(visual.type) && placed.slice(index + 1).every((other) => !overlap(at, other.at)),
  );

/** Returns whether all visuals of a page are wide enough if the page is as wide as the view. */
export const hasRoom = (page: PageState, pageWidth: number, viewWidth: number): boolean => {
  const factor = viewWidth / pageWidth;
  const isNarrow = (visual: VisualState): boolean =>
    visual.layout.width * factor < Math.min(visual.layout.width, minCardWidth);
  return factor >= minFactor && !page.visuals.some((visual) => !visual.hidden && isCard(visual) && isNarrow(visual));
};

/** Returns whether a visual keeps its height in a tall frame, because it has a single number or control. */
const isRigid = (visual: VisualState): boolean =>
  isCard(visual) ||
  ['textbox', 'actionButton'].includes(visual.type) ||
  (visual.type === 'slicer' && visual.slicer?.style !== undefined && visual.slicer.style !== 'list');

/** Returns the minimum height of a visual, in pixels. */
function minHeightOf({ visual, at }: Placed, report: ReportSession): number {
  const rowCount = (): number => report.unselectedResult(report.activePage, visual).rows.length;
  switch (visual.type) {
    case 'card':
    case 'kpi':
      return 84;
    case 'slicer':
      return isRigid(visual) ? 66 : 44 + 23 * Math.min(8, rowCount());
    case 'textbox':
    case 'actionButton':
      return 40;
    case 'multiRowCard':
      return 36 + 70 * Math.min(6, rowCount());
    case 'pieChart':
    case 'donutChart':
      // In a narrow box, the legend is below the chart.
      return at.width < at.height * 1.3 ? 146 + 24 * Math.min(6, rowCount()) : 170;
    default:
      if (visual.type.includes('Bar')) return 46 + 17 * Math.min(10, rowCount());
      return 144;
  }
}

/** Returns the smallest distance between neighboring boxes along one axis, in pixels. */
function gapOf(boxes: Boxes, start: 'x' | 'y', length: 'width' | 'height'): number {
  const [otherStart, otherLength] = start === 'x' ? (['y', 'height'] as const) : (['x', 'width'] as const);
  const gaps = boxes.flatMap((a) =>
    boxes
      .filter((b) => a[otherStart] < b[otherStart] + b[otherLength] && b[otherStart] < a[otherStart] + a[otherLength])
      .map((b) => b[start] - a[start] - a[length])
      .filter((gap) => gap >= 0),
  );
  return Math.min(defaultGap, ...gaps);
}

/** A part of an axis that is stretched as a whole, or not at all. */
interface Segment {
  from: number;
  to: number;
  isRigid: boolean;
}

/** Divides a range into segments: the rigid intervals, and the rest between them. */
function segmentsOf(from: number, to: number, rigid: readonly [from: number, to: number][]): Segment[] {
  const edges = [...new Set([from, to, ...rigid.flat()])].filter((edge) => edge >= from && edge <= to);
  return edges
    .sort((a, b) => a - b)
    .slice(0, -1)
    .map((start, index) => {
      const end = edges[index + 1] ?? to;
      return { from: start, to: end, isRigid: rigid.some(([low, high]) => low <= start && high >= end) };
    });
}

const sizeOf = (segments: readonly Segment[], isRigidPart: boolean): number =>
  segments.reduce((sum, each) => sum + (each.isRigid === isRigidPart ? each.to - each.from : 0), 0);

/** Returns the segments' part between two positions. */
const clip = (segments: readonly Segment[], low: number, high: number): Segment[] =>
  segments
    .map((each) => ({ ...each, from: Math.max(each.from, low), to: Math.min(each.to, high) }))
    .filter(({ from, to }) => to > from);

/**
 * Adapts a page's layout to the size of the view. Visuals keep their arrangement and fill the view. Text and the space
 * between visuals keep their size. In a short frame, the page is taller than the view, so that no visual is cut off.
 */
export function fluidLayout(placed: readonly Placed[], report: ReportSession, page: Size, view: Size) {
  const boxes = placed.map(({ at }) => at);
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [gapX, gapY] = [gapOf(boxes, 'x', 'width'), gapOf(boxes, 'y', 'height')];
  const spacing = Math.min(1, Math.max(minSpacing, view.width / page.width));
  const spaced = (size: number): number => Math.round(size * spacing);
  const margin = (size: number, factor: number): number => (size <= maxMargin ? spaced(size) : size * factor);

  const factorX = view.width / page.width;
  const [startX, endX] = [margin(left, factorX), view.width - margin(page.width - right, factorX)];
  // Each visual is scaled together with half of the gap on each side. Then, the gaps get their own size.
  const cellX = (endX - startX + spaced(gapX)) / (right - left + gapX);
  const mapX = (x: number): number => startX - spaced(gapX) / 2 + (x - left + gapX / 2) * cellX;

  const halfY = gapY / 2;
  const cellsY = placed.map((each) => ({ ...each, from: each.at.y - halfY, to: each.at.y + each.at.height + halfY }));
  const rigid = cellsY.filter(({ visual }) => isRigid(visual));
  const segments = segmentsOf(
    top - halfY,
    bottom + halfY,
    rigid.map(({ from, to }) => [from, to]),
  );
  const neededOf = (each: (typeof cellsY)[number]): number =>
    Math.min(each.at.height, minHeightOf(each, report)) + spaced(gapY);
  const marginY = margin(top, 1) + margin(page.height - bottom, 1);
  const available = view.height - marginY + spaced(gapY);
  const rigidFactor = Math.min(
    1,
    Math.max(available / (bottom - top + gapY), ...rigid.map((each) => neededOf(each) / (each.to - each.from))),
  );
  const flexible = sizeOf(segments, false);
  const minStretch = Math.max(
    0.3,
    ...cellsY.map((each) => {
      const own = clip(segments, each.from, each.to);
      const room = sizeOf(own, false);
      return room > 0 ? (neededOf(each) - sizeOf(own, true) * rigidFactor) / room : 0;
    }),
  );
  const fitting = flexible > 0 ? (available - sizeOf(segments, true) * rigidFactor) / flexible : 1;
  const stretch = Math.min(maxStretch, fitting < minStretch * minCompression.toFit ? minStretch : fitting);
  const originY = margin(top, 1) - spaced(gapY) / 2;
  return withCleanCut(view.height, (change) => {
    const shortest = Math.min(stretch, minStretch * minCompression.toCut);
    const changed = Math.max(shortest, stretch * (1 + change / chartHeight));
    const mapY = (y: number): number => {
      const before = clip(segments, Number.NEGATIVE_INFINITY, y);
      return originY + sizeOf(before, true) * rigidFactor + sizeOf(before, false) * changed;
    };
    return {
      boxes: placed.map(({ visual, at }) => {
        const x = Math.round(mapX(at.x - gapX / 2) + spaced(gapX) / 2);
        const y = Math.round(mapY(at.y - halfY) + spaced(gapY) / 2);
        const endOfX = Math.round(mapX(at.x + at.width + gapX / 2) - spaced(gapX) / 2);
        const endOfY = Math.round(mapY(at.y + at.height + halfY) - spaced(gapY) / 2);
        return { visual, at: { x, y, width: endOfX - x, height: endOfY - y } };
      }),
      left: startX,
      height: Math.round(mapY(bottom + halfY) - spaced(gapY) / 2 + margin(page.height - bottom, 1)),
    };
  });
}
