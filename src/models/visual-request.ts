import type { Filter } from './filter';
import type { VisualLayout } from './layout';
import type { VisualInfo } from './page-info';
import type { Target } from './target';

/** Orders. */
export const SortDirection = {
  /** Smallest first. */
  Ascending: 1,
  /** Greatest first. */
  Descending: 2,
} as const;
/** One of the values of `SortDirection`: 1 or 2. */
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

/** Body of the call that sorts a visual. */
export interface SortByVisualRequest {
  /** What makes the order. */
  orderBy: Target;
  /** Its direction. */
  direction: SortDirection;
}

/** Body of the call that makes a visual. */
export interface CreateVisualRequest {
  /** The kind, for example 'barChart'. */
  visualType: string;
  /** Its place. */
  layout?: VisualLayout;
  /** Select it at once. Default true. */
  autoFocus?: boolean;
}

/** An answer that names a visual. */
export interface VisualResponse {
  /** The visual. */
  visual: VisualInfo;
}

/** The new visual. */
export type CreateVisualResponse = VisualResponse;

/** Body of the call that copies a visual. */
export interface CloneVisualRequest {
  /** Filters of the copy. Default: the original's. */
  filters?: Filter[];
  /** Its place. */
  layout?: VisualLayout;
  /** Select it at once. Default true. */
  autoFocus?: boolean;
}

/** The copy. */
export interface CloneVisualResponse extends VisualResponse {
  /** The copy's name. */
  visualName: string;
}

/** What the frame says about a page or visual in words. */
export interface SmartNarratives {
  /** The text. */
  summaryText: string;
}

/** Body of the call that saves under a new name. */
export interface SaveAsParameters {
  /** The new report's title. */
  name: string;
  /** The workspace to save in. Default: the report's. */
  targetWorkspaceId?: string;
}
