import type { FrameSession } from '../session/frame-session';
import type { FrameKind } from '../session/view';

/** Frame kind for each embed URL endpoint. Endpoints are lowercase. */
export const endpoints: Readonly<Record<string, FrameKind>> = {
  '/reportembed': 'report',
  '/dashboardembed': 'dashboard',
  '/embed': 'tile',
  '/tileembed': 'tile',
  '/qnaembed': 'qna',
  '/quickcreate': 'quickCreate',
  '/rdlembed': 'paginated',
};

/** Returns the embed's unique id from a frame's URL parameters, or an empty string if there is none. */
export const uidOf = (parameters: URLSearchParams): string => parameters.get('uid') ?? '';

/** Applies a frame's URL parameters to its session. */
export function applyUrlParameters(session: FrameSession, parameters: URLSearchParams): void {
  session.urlReportId = parameters.get('reportId') ?? '';
  session.callsPreQuery = parameters.get('registerQueryCallback') === 'true';
  session.locale = {
    language: parameters.get('language') ?? undefined,
    formatLocale: parameters.get('formatLocale') ?? undefined,
  };
  session.isMobile = parameters.get('isMobile') === 'true';
}
