import type { Route } from '../../../protocol/requests';

const routes: readonly Route[] = [
  'POST /report/load',
  'POST /report/prepare',
  'POST /report/create',
  'POST /dashboard/load',
  'POST /dashboard/prepare',
  'POST /tile/load',
  'POST /qna/load',
  'POST /qna/prepare',
  'POST /quickcreate',
];

/** Requests whose response has status 202, because content is loaded after the response has been sent. */
export const acceptedRoutes: ReadonlySet<Route> = /* @__PURE__ */ new Set(routes);
