import type { PageView } from '../../models';
import type { DashboardDefinition, TileDefinition } from '../model/definition';
import type { ReportSession } from './state/report-session';
import type { VisualState } from './state/report-state';

/** A report, a single visual, or a new report (report authoring or quick create). */
export interface ReportView {
  kind: 'report';
  report: ReportSession;
  /** Whether the report is being created. The frame then emits only the events that all embed types have in common. */
  isNew?: boolean;
  /** Whether the view is a single visual. */
  isVisual?: boolean;
}

/** A paginated report. */
export interface PaginatedView {
  kind: 'paginated';
  report: ReportSession;
  parameters: { name: string; value: string | null }[];
}

/** A dashboard, or one of its tiles. */
export interface DashboardView {
  kind: 'dashboard' | 'tile';
  dashboard: DashboardDefinition;
  tiles: { tile: TileDefinition; report: ReportSession }[];
  pageView: PageView;
  /** Tile size in pixels, from the load configuration. Default: the frame's size. */
  size?: { width: number | undefined; height: number | undefined };
}

/** A question and its answer. The answer is a report with a single visual. */
export interface QnaView {
  kind: 'qna';
  report: ReportSession;
  question: string;
  normalizedQuestion: string | undefined;
  /** Details of the answer: a chart below a single number, or a table next to a few bars. It is not part of the answer. */
  companion?: VisualState | undefined;
  /** Parts of the question that the answer does not include. */
  ignored: readonly string[];
  /** Label of the column whose values a requested map cannot show. */
  unmapped?: string | undefined;
  /** Reason why the question has no answer, as the key of its text. */
  problem?: 'notUnderstood' | 'notCombinable' | undefined;
  /** False in result-only mode. */
  interactive: boolean;
}

/** A frame's content. */
export type View = ReportView | PaginatedView | DashboardView | QnaView;

/** Frame kind, determined by the embed URL's endpoint. */
export type FrameKind = 'report' | 'dashboard' | 'tile' | 'qna' | 'quickCreate' | 'paginated';

/** Returns the first segment of a frame's event paths. */
export function eventRoot(kind: FrameKind): string {
  if (kind === 'dashboard') return 'dashboards';
  return kind === 'tile' || kind === 'qna' ? kind : 'reports';
}
