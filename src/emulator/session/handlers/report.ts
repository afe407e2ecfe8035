/* oxlint-disable typescript/no-unnecessary-condition -- request bodies are untrusted: a page may send values that their types exclude */

import { badRequest } from '../../failure';
import { saveReport } from '../actions/save-report';
import { resetUserState, saveUserState } from '../actions/user-state';
import { answerQuestion } from '../qna/answer';
import type { ReportSession } from '../state/report-session';
import { withDataset } from '../state/dataset-binding';
import type { HandlerSession, Handlers } from './handler';
import { requireCopyPermission, requireEditMode, requireWritePermission } from './permission';

/** Handlers for report, token and question requests. */
export const reportHandlers = {
  'POST /report/token': ({ session, body }) => session.renewToken(body),
  'POST /dashboard/token': ({ session, body }) => session.renewToken(body),
  'POST /tile/token': ({ session, body }) => session.renewToken(body),
  'POST /qna/interpret': ({ session, body }) => {
    const { view } = session;
    if (view?.kind !== 'qna') throw badRequest('Questions can only be sent to a Q&A embed.');
    answerQuestion(view, body.question);
    session.invalidate();
  },
  'POST /report/save': async ({ session }) => {
    requireEditMode(session.report);
    await saveReport(session);
  },
  'POST /report/saveAs': async ({ session, body }) => {
    const { report } = session;
    requireCopyPermission(report);
    if (body.name === '') throw badRequest('name is required.');
    await saveReport(session, body.name);
  },
  'GET /getCorrelationId': ({ session }) => session.correlationId,
  'POST /report/print': ({ session }) => {
    requireReport(session);
    session.renderer.print();
  },
  'PATCH /report/settings': ({ session, body }) => {
    session.report.patchSettings(body);
    session.invalidate();
  },
  'POST /report/switchMode/:viewMode': ({ session, params }) => {
    const { report } = session;
    const mode = params.viewMode.toLowerCase();
    if (mode !== 'edit' && mode !== 'view')
      throw badRequest(`viewMode must be edit or view; received '${params.viewMode}'.`);
    if (mode === 'edit') requireWritePermission(report);
    report.editing = mode === 'edit';
    report.isPreview = false;
    session.invalidate();
  },
  'POST /report/refresh': async ({ session }) => {
    const { report, contentId, credentials } = session;
    // The source has no definition for a newly created report, so its data cannot be refetched.
    if (report.definition.id === contentId) {
      const definition = await session.source.report(contentId, credentials);
      report.replaceData(await withDataset(session.source, definition, report.boundDatasetId, credentials));
    }
    session.invalidate();
  },
  'GET /report/hasUnsavedChanges': ({ session }) => session.report.unsaved,
  'GET /report/theme': ({ session }) => ({ themeJson: session.report.state.theme }),
  'PUT /report/theme': ({ session, body }) => {
    session.report.setTheme(body ?? {});
    session.invalidate();
  },
  'POST /report/userState': ({ session }) => {
    saveUserState(session);
  },
  'DELETE /report/userState': ({ session }) => {
    resetUserState(session);
  },
  'GET /report/isUserStateApplied': ({ session }) => session.report.userStateApplied,
  'GET /report/zoom': ({ session }) => session.report.settings.zoomLevel ?? 1,
  'POST /report/closeAllOverlays': ({ session }) => {
    requireReport(session);
    session.overlays.closeAll();
  },
  'POST /report/clearSelectedVisuals/:clearPopOutState': ({ session, params }) => {
    requireReport(session);
    const clearPopOut = params.clearPopOutState.toLowerCase();
    if (clearPopOut !== 'true' && clearPopOut !== 'false')
      throw badRequest(`clearPopOutState must be true or false; received '${params.clearPopOutState}'.`);
    if (clearPopOut === 'true') session.actions.popOut(undefined);
    session.actions.clearSelection();
  },
} satisfies Partial<Handlers>;

/**
 * Asserts that a report is open, and returns it.
 *
 * @throws {@link Failure} if nothing is loaded or the view has no report
 */
function requireReport(session: HandlerSession): ReportSession {
  return session.report;
}
