import type { FrameSession } from '../../../session/frame-session';
import type { ReportSession } from '../../../session/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import type { Palette } from '../palette';

/** Everything a visual is rendered from. */
export interface VisualInput {
  session: FrameSession;
  report: ReportSession;
  page: PageState;
  visual: VisualState;
  palette: Palette;
  width: number;
  height: number;
  /** Replaces the visual's title. */
  title?: string;
  /** Only the picture: no menu, no selection. For tiles. */
  still?: boolean;
  /** One of several on a page: it can stand out among them. */
  single?: boolean;
}
