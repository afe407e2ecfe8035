import type { VisualState } from '../../../session/state/report-state';
import type { Placed } from './placed';

/**
 * Sorts visuals for a phone: slicers first, then cards, then all others. If the page has a phone layout, the visuals in
 * that layout are first, and all others follow. Each group is sorted from top to bottom and left to right.
 */
export function readingOrder(placed: readonly Placed[]): Placed[] {
  const isDesigned = placed.some(({ visual }) => visual.mobileLayout);
  const rank = ({ visual }: Placed): number => {
    if (isDesigned) return visual.mobileLayout ? 0 : 1;
    return visual.type === 'slicer' ? 0 : isCard(visual) ? 1 : 2;
  };
  const positionOf = ({ visual, at }: Placed) => visual.mobileLayout ?? at;
  return [...placed].sort(
    (a, b) => rank(a) - rank(b) || positionOf(a).y - positionOf(b).y || positionOf(a).x - positionOf(b).x,
  );
}

/** Returns whether a visual is narrow enough to fit next to another card on a phone. */
export const isCard = ({ type }: Pick<VisualState, 'type'>): boolean => type === 'card' || type === 'kpi';
