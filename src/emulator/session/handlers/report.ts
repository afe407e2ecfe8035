/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import { keyOf } from '../../model/rule';
import { boundReport } from '../binding';
import { checkFilters, updatedFilters } from '../filter-operations';
import { badRequest, notAuthorized } from '../failure';
import type { FrameSession } from '../frame-session';
import type { HandlersOf } from '../handler';
import type { ReportSession } from '../report-session';
import { answerQuestion } from '../question/answer';
import { dropUserState, saveUserState } from '../user-state';
import { requireEditing } from './pages';
import { saveReport } from '../save';

type ReportRoute =
  | 'POST /report/token'
  | 'POST /dashboard/token'
  | 'POST /tile/token'
  | 'POST /qna/interpret'
  | 'POST /report/save'
  | 'POST /report/saveAs'
  | 'GET /getCorrelationId'
  | `${'GET' | 'POST' | 'PUT'} /report/filters`
  | 'POST /report/print'
  | 'PATCH /report/settings'
  | 'POST /report/switchMode/:viewMode'
  | 'POST /report/refresh'
  | 'GET /report/hasUnsavedChanges'
  | `${'GET' | 'PUT'} /report/theme`
  | `${'POST' | 'DELETE'} /report/userState`
  | 'GET /report/isUserStateApplied'
  | 'GET /report/zoom'
  | 'POST /report/closeAllOverlays'
  | 'POST /report/clearSelectedVisuals/:clearPopOutState';

/** Calls upon a report as a whole, tokens and questions. */
export const reportHandlers: HandlersOf<ReportRoute> = {
  'POST /report/token': ({ session, body }) => session.renewToken(body),
  'POST /dashboard/token': ({ session, body }) => session.renewToken(body),
  'POST /tile/token': ({ session, body }) => session.renewToken(body),
  'POST /qna/interpret': ({ session, body }) => {
    const { view } = session;
    if (view?.kind !== 'qna') throw badRequest('Questions are for Q&A embeds');
    answerQuestion(view, body.question);
    session.changed();
  },
  'POST /report/save': async ({ session }) => {
    requireEditing(session.report);
    await saveReport(session);
  },
  'POST /report/saveAs': async ({ session, body }) => {
    const { report } = session;
    // Bit 2 of the wire's permissions is the right to copy.
    if ((report.permissions & 2) === 0)
      throw notAuthorized('The load configuration gives no permission to copy the report.');
    if (body.name === '') throw badRequest('name is required');
    await saveReport(session, body.name);
  },
  'GET /getCorrelationId': ({ session }) => session.correlationId,
  'GET /report/filters': ({ session: { report } }) => report.state.filters,
  'POST /report/filters': ({ session, body }) => {
    const { report } = session;
    checkFilters(report.dataset, body.filters ?? []);
    report.state.filters = updatedFilters(report.state.filters, body);
    session.actions.filtersChanged(report.state.filters);
  },
  'PUT /report/filters': ({ session, body }) => {
    const { report } = session;
    checkFilters(report.dataset, body);
    report.state.filters = body;
    session.actions.filtersChanged(body);
  },
  'POST /report/print': ({ session }) => {
    requireReport(session);
    session.stage.print();
  },
  'PATCH /report/settings': ({ session, body }) => {
    session.report.patchSettings(body);
    session.changed();
  },
  'POST /report/switchMode/:viewMode': ({ session, params }) => {
    const { report } = session;
    const mode = params.viewMode.toLowerCase();
    if (mode !== 'edit' && mode !== 'view') throw badRequest(`Unknown mode '${params.viewMode}'; use edit or view`);
    if (mode === 'edit' && (report.permissions & 1) === 0) {
      throw notAuthorized('The load configuration gives no permission to change the report.');
    }
    report.editing = mode === 'edit';
    session.changed();
  },
  'POST /report/refresh': async ({ session }) => {
    const { report, contentId, credentials } = session;
    // Created reports have no data of their own to fetch again.
    if (report.definition.id === contentId) {
      const definition = await session.source.report(contentId, credentials);
      report.renewData(await boundReport(session.source, definition, report.boundTo, credentials));
    }
    session.changed();
  },
  'GET /report/hasUnsavedChanges': ({ session }) => session.report.unsaved,
  'GET /report/theme': ({ session }) => ({ themeJson: session.report.state.theme }),
  'PUT /report/theme': ({ session, body }) => {
    const { report } = session;
    const { themeJson } = (body ?? {}) as { themeJson?: unknown };
    // No theme resets to the report's own.
    report.state.theme = (themeJson as Record<string, unknown> | undefined) ?? report.definition.theme ?? {};
    session.changed();
  },
  'POST /report/userState': ({ session }) => {
    saveUserState(session);
  },
  'DELETE /report/userState': ({ session }) => {
    dropUserState(session);
  },
  'GET /report/isUserStateApplied': ({ session }) => session.report.userStateApplied,
  'GET /report/zoom': ({ session }) => session.report.settings.zoomLevel ?? 1,
  'POST /report/closeAllOverlays': ({ session }) => {
    requireReport(session);
    session.overlays.closeAll();
  },
  'POST /report/clearSelectedVisuals/:clearPopOutState': ({ session, params }) => {
    requireReport(session);
    const clears = params.clearPopOutState.toLowerCase();
    const fault = keyOf({ true: true, false: false })(clears, 'clearPopOutState');
    if (fault !== undefined) throw badRequest(fault);
    if (clears === 'true') session.actions.popOut(undefined);
    session.actions.clearSelection();
  },
};

/** Refuses the call while nothing is loaded, and for frames that have no report. */
function requireReport(session: FrameSession): ReportSession {
  return session.report;
}
