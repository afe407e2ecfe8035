import { EmbedError } from '../errors';
import type { Route } from '../protocol/requests';

type ReportPath<R = Route> = R extends `${string} /report/${infer Path}` ? Path : never;

/** Paths below `/report/` of requests that paginated (RDL) reports do not support, with any method. */
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

/** Returns the error of a call that paginated reports do not support. */
export function notSupportedForPaginated(): EmbedError {
  return new EmbedError('notSupported', 'This API is currently not supported for RDL reports');
}

/** Returns whether paginated reports support a request. */
export function isSupportedForPaginated(route: Route): boolean {
  return !unsupported.some((path) => route.endsWith(` /report/${path}`));
}
