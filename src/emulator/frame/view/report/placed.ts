import type { VisualState } from '../../../session/state/report-state';
import type { NarrowCards } from '../visuals/visual-input';

/** A visual and its rectangle on the page. */
export interface Placed {
  visual: VisualState;
  at: { x: number; y: number; width: number; height: number };
  /** Layout of a narrow card. */
  narrow?: NarrowCards;
}
