import type { VisualState } from '../../../session/state/report-state';

interface PlacedVisual {
  visual: Pick<VisualState, 'type'>;
  at: { y: number; height: number };
}

/**
 * Returns whether a card is in the same row as a KPI. Their numbers are then aligned. If `anyRow` is set, the KPI may be in
 * another row, but must have the same height.
 */
export const isBesideKpi = ({ visual, at }: PlacedVisual, all: readonly PlacedVisual[], anyRow = false): boolean =>
  visual.type === 'card' &&
  all.some((other) => other.visual.type === 'kpi' && (anyRow || other.at.y === at.y) && other.at.height === at.height);
