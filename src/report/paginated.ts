import { EmbedError } from '../errors';
import type { Route } from '../protocol/requests';

type ReportPath<R = Route> = R extends `${string} /report/${infer Path}` ? Path : never;

/** Request paths below `/report/` that paginated (RDL) reports do not support, regardless of the method. */
const unsupported: readonly ReportPath[] = [
  'filters',
  'pages',
  'pages/active',
  'print',
  'refresh',
  'hasUnsavedChanges',
  'theme',
  'bookmarks',
  'bookmarks/applyByName',
  'bookmarks/applyState',
  'bookmarks/play',
  'bookmarks/capture',
  'closeAllOverlays',
  'clearSelectedVisuals/:clearPopOutState',
  'pages/:pageName/visuals',
  'pages/:pageName/layoutTypes/:layoutType',
  'pages/:pageName/smartNarrativeInsights',
];

/** Creates the error for calls that paginated reports do not support. */
export function createPaginatedReportError(): EmbedError {
  return new EmbedError('notSupported', 'This API is currently not supported for RDL reports');
}

/** Returns whether paginated reports support a request. */
export function isSupportedByPaginatedReports(route: Route): boolean {
  return !unsupported.some((path) => route.endsWith(` /report/${path}`));
}
