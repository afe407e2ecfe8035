import type { Route } from '../../../protocol/requests';

const routes: readonly Route[] = [
  'GET /report/filters',
  'POST /report/filters',
  'PUT /report/filters',
  'GET /report/pages',
  'PUT /report/pages/active',
  'GET /report/pages/:pageName/visuals',
  'GET /report/pages/:pageName/layoutTypes/:layoutType',
  'GET /report/pages/:pageName/smartNarrativeInsights',
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
];

/** Requests that paginated reports do not support. Clients reject these calls without sending them. */
export const unsupportedByPaginated: ReadonlySet<Route> = /* @__PURE__ */ new Set(routes);
