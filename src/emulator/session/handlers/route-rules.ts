import type { Route } from '../../../protocol/requests';
import type { FrameKind } from '../view';

type KindsByRoute = Partial<Record<Route, readonly FrameKind[]>>;

/** A frame whose report has been created can load a report. */
const reportKinds: readonly FrameKind[] = ['report', 'paginated', 'quickCreate'];

/** Load requests, and the frame kinds that accept them. */
const loadRoutes: KindsByRoute = {
  'POST /report/load': reportKinds,
  'POST /report/prepare': reportKinds,
  'POST /report/create': ['report'],
  'POST /dashboard/load': ['dashboard'],
  'POST /dashboard/prepare': ['dashboard'],
  'POST /tile/load': ['tile'],
  'POST /qna/load': ['qna'],
  'POST /qna/prepare': ['qna'],
  'POST /quickcreate': ['quickCreate'],
};

/** Token requests, and the frame kinds that accept them. */
const tokenRoutes: KindsByRoute = {
  // The embed types without a token request of their own use that of reports.
  'POST /report/token': [...reportKinds, 'qna'],
  'POST /dashboard/token': ['dashboard'],
  'POST /tile/token': ['tile'],
};

/** Returns whether a frame accepts a request. A frame accepts load and token requests only for its own content. */
export function isAccepted(route: Route, kind: FrameKind): boolean {
  return (loadRoutes[route] ?? tokenRoutes[route])?.includes(kind) ?? true;
}

/** Returns whether a request is handled even after the token has expired. */
export function isAllowedAfterExpiry(route: Route): boolean {
  return route in loadRoutes || route in tokenRoutes || route === 'POST /frontload/config';
}

/** Returns the status of a successful response: 202 if content is loaded after the response has been sent, otherwise 200. */
export function successStatusOf(route: Route): number {
  return route in loadRoutes ? 202 : 200;
}
