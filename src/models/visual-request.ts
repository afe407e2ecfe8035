import type { Filter } from './filter';
import type { VisualLayout } from './layout';
import type { VisualInfo } from './page-info';
import type { Target } from './target';

/** Sort order. */
export const SortDirection = {
  /** Ascending. */
  Ascending: 1,
  /** Descending. */
  Descending: 2,
} as const;
/** Numeric value of `SortDirection`: 1 or 2. */
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

/** Body of the request that sorts a visual. */
export interface SortByVisualRequest {
  /** Field to sort by. */
  orderBy: Target;
  /** Sort order. */
  direction: SortDirection;
}

/** Body of the request that creates a visual. */
export interface CreateVisualRequest {
  /** Type of the visual, for example `'barChart'`. */
  visualType: string;
  /** Position, size and visibility. */
  layout?: VisualLayout;
  /** Whether to select the new visual. Default: `true`. */
  autoFocus?: boolean;
}

/** Response body that contains a visual. */
export interface VisualResponse {
  /** Metadata of the visual. */
  visual: VisualInfo;
}

/** Response body of the request that creates a visual. */
export type CreateVisualResponse = VisualResponse;

/** Body of the request that clones a visual. */
export interface CloneVisualRequest {
  /** Filters of the copy. Default: the filters of the original. */
  filters?: Filter[];
  /** Position, size and visibility of the copy. */
  layout?: VisualLayout;
  /** Whether to select the copy. Default: `true`. */
  autoFocus?: boolean;
}

/** Response body of the request that clones a visual. */
export interface CloneVisualResponse extends VisualResponse {
  /** Name of the copy. */
  visualName: string;
}

/** Natural-language description of a page or visual. */
export interface SmartNarratives {
  /** Text of the description. */
  summaryText: string;
}

/** Parameters of `report.saveAs`. */
export interface SaveAsParameters {
  /** Title of the new report. */
  name: string;
  /** Id of the workspace to save in. Default: the report's workspace. */
  targetWorkspaceId?: string;
}
