import { EmbedError } from '../errors';
import type { Route } from '../protocol/requests';

/** Requests that a paginated (RDL) report does not support. */
const unsupported: readonly Route[] = [
  'GET /report/filters',
  'POST /report/filters',
  'PUT /report/filters',
  'GET /report/pages',
  'PUT /report/pages/active',
  'POST /report/print',
  'POST /report/refresh',
  'GET /report/hasUnsavedChanges',
  'GET /report/theme',
  'PUT /report/theme',
  'GET /report/bookmarks',
  'POST /report/bookmarks/applyByName',
  'POST /report/bookmarks/applyState',
  'POST /report/bookmarks/play',
  'POST /report/bookmarks/capture',
  'POST /report/closeAllOverlays',
  'POST /report/clearSelectedVisuals/:clearPopOutState',
  'GET /report/pages/:pageName/visuals',
  'GET /report/pages/:pageName/layoutTypes/:layoutType',
  'GET /report/pages/:pageName/smartNarrativeInsights',
];

/** Returns the error of a call that paginated reports do not support. */
export function notSupportedForPaginated(): EmbedError {
  return new EmbedError('notSupported', 'This API is currently not supported for RDL reports');
}

/** Returns whether paginated reports support a request. */
export function isSupportedForPaginated(route: Route): boolean {
  return !unsupported.includes(route);
}
