import type { Route } from '../../../protocol/requests';

const routes = /* @__PURE__ */ new Set<Route>([
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
]);

/** Returns whether paginated reports do not support a request. Clients reject these calls without sending them. */
export const isUnsupportedByPaginated = (route: Route, body: unknown): boolean =>
  routes.has(route) ||
  (route === 'PATCH /report/settings' && (body as { customLayout?: unknown } | null | undefined)?.customLayout != null);
