import type { ReportSession } from '../../../session/report-session';
import type { VisualState } from '../../../session/state/report-state';

/** A visual and its position on the page. */
export interface Placed {
  visual: VisualState;
  at: { x: number; y: number; width: number; height: number };
}

/**
 * Sorts visuals for a phone: slicers, cards, then all others; within these groups from top to bottom and left to right. A
 * page with positions for phones is sorted by these alone.
 */
export function readingOrder(placed: readonly Placed[]): Placed[] {
  const isDesigned = placed.some(({ visual }) => visual.mobileLayout);
  const rank = ({ visual }: Placed): number => {
    if (isDesigned) return visual.mobileLayout ? 0 : 1;
    return visual.type === 'slicer' ? 0 : isCard(visual) ? 1 : 2;
  };
  const place = ({ visual, at }: Placed) => visual.mobileLayout ?? at;
  return [...placed].sort((a, b) => rank(a) - rank(b) || place(a).y - place(b).y || place(a).x - place(b).x);
}

/** Returns whether two of these visuals fit next to each other on a phone. */
export const isCard = (visual: VisualState | undefined): boolean => visual?.type === 'card' || visual?.type === 'kpi';

/** Returns the height of a visual in the single column of a phone, in pixels. */
export function phoneHeight(visual: VisualState, report: ReportSession): number {
  switch (visual.type) {
    case 'slicer':
      if (visual.slicer?.style === 'dropdown' || visual.slicer?.style === 'between') return 80;
      // Room for up to six values. More values scroll.
      return 44 + 29 * Math.min(6, Math.max(1, report.result(report.activePage, visual).rows.length));
    case 'card':
    case 'kpi':
      return 80;
    case 'multiRowCard':
    case 'tableEx':
    case 'pivotTable':
      return 340;
    case 'pieChart':
    case 'donutChart':
      return 320;
    case 'textbox':
    case 'actionButton':
      return 72;
    case 'basicShape':
    case 'shape':
      return 24;
    default:
      return visual.type.includes('Bar')
        ? 90 + 28 * Math.min(12, report.result(report.activePage, visual).rows.length)
        : 280;
  }
}
