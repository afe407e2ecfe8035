import type { PageView } from '../../models';
import type { DashboardDefinition, TileDefinition } from '../model/definition';
import type { ReportSession } from './report-session';

/** A report on the canvas; single visuals, created and quick-created reports too. */
export interface ReportView {
  kind: 'report';
  report: ReportSession;
}

/** A report printed page by page. */
export interface PaginatedView {
  kind: 'paginated';
  report: ReportSession;
  parameters: { name: string; value: string | null }[];
}

/** A dashboard, or one tile of it. */
export interface DashboardView {
  kind: 'dashboard' | 'tile';
  dashboard: DashboardDefinition;
  tiles: { tile: TileDefinition; report: ReportSession }[];
  pageView: PageView;
  /** What the load of a tile says about its size, in pixels; the frame's own where it says nothing. */
  size?: { width: number | undefined; height: number | undefined };
}

/** A question and its answer: a report of one visual. */
export interface QnaView {
  kind: 'qna';
  report: ReportSession;
  question: string;
  normalizedQuestion: string | undefined;
  /** False in result-only mode. */
  interactive: boolean;
}

/** What a frame shows. */
export type View = ReportView | PaginatedView | DashboardView | QnaView;

/** The kind of frame, as its endpoint says. */
export type FrameKind = 'report' | 'dashboard' | 'tile' | 'qna' | 'quickCreate' | 'paginated';
