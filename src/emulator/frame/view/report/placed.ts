import type { VisualState } from '../../../session/state/report-state';

/** A visual and its position on the page. */
export interface Placed {
  visual: VisualState;
  at: { x: number; y: number; width: number; height: number };
}
