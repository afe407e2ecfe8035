import type { Route } from '../../../protocol/requests';
import type { FrameKind } from '../view';

/** A frame whose report has been created can load a report. */
const reportKinds: readonly FrameKind[] = ['report', 'paginated', 'quickCreate'];

/** Frame kinds that accept a request, for load and token requests. Each embed type has its own. */
const kindsOf: Partial<Record<Route, readonly FrameKind[]>> = {
  'POST /report/load': reportKinds,
  'POST /report/prepare': reportKinds,
  'POST /report/create': ['report'],
  // The embed types without a token request of their own use that of reports.
  'POST /report/token': [...reportKinds, 'qna'],
  'POST /dashboard/load': ['dashboard'],
  'POST /dashboard/prepare': ['dashboard'],
  'POST /dashboard/token': ['dashboard'],
  'POST /tile/load': ['tile'],
  'POST /tile/token': ['tile'],
  'POST /qna/load': ['qna'],
  'POST /qna/prepare': ['qna'],
  'POST /quickcreate': ['quickCreate'],
};

/** Returns whether a frame accepts a request. A frame accepts load and token requests only for its own content. */
export function isAccepted(route: Route, kind: FrameKind): boolean {
  return kindsOf[route]?.includes(kind) ?? true;
}
