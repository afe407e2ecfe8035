/* oxlint-disable typescript/no-unnecessary-condition -- request bodies are untrusted: a page may send values that their types exclude */

import {
  type DashboardLoadConfiguration,
  type LoadQnaConfiguration,
  type PaginatedReportLoadConfiguration,
  Permissions,
  QnaMode,
  type ReportLoadConfiguration,
  type Settings,
  ViewMode,
} from '../../../models';
import {
  validateCreateReport,
  validateDashboardLoad,
  validateLoadQnaConfiguration,
  validatePaginatedReportLoad,
  validateQuickCreate,
  validateReportLoad,
  validateTileLoad,
  type Validator,
} from '../../../validation';
import type { Credentials } from '../../content/source';
import { Failure, loadFailed, notFound, notLoaded, visualNotFound } from '../../failure';
import type { DashboardDefinition, ReportDefinition } from '../../model/definition';
import { restoreUserState } from '../actions/user-state';
import { answerQuestion } from '../qna/answer';
import { ReportSession } from '../state/report-session';
import { blankReport } from '../state/blank-report';
import { paginatedBinding, withDataset } from '../state/dataset-binding';
import { quickCreateReport } from '../state/quick-create-report';
import type { DashboardView, View } from '../view';
import type { HandlerSession, Handlers, RequestHeaders } from './handler';
import { applyConfiguration } from './load-configuration';
import { limitPermissions } from './permission';
import { validateLoad, validatePartialLoad } from './validate-load';

/** Load request. `phased` is true for a `prepare` request. */
interface LoadRequest<Body> {
  session: HandlerSession;
  body: Body;
  headers: RequestHeaders;
  phased?: boolean;
}

/**
 * Handlers for load requests. Except for `/report/render` and `/frontload/config`, they respond with status 202 before the
 * content is loaded. Events follow.
 */
export const loadHandlers = {
  'POST /report/load': openReport,
  'POST /report/prepare': (request) => {
    openReport({ ...request, phased: true });
  },
  'POST /report/render': ({ session, body }) => {
    const { view } = session;
    if (!view) throw notLoaded();
    if (body && view.kind === 'report') {
      validatePartialLoad(validateReportLoad, body);
      applyConfiguration(session, view.report, body);
      if (!view.isNew) limitPermissions(view.report, session.contentId, session.credentials.accessToken);
      session.emitLoadedBookmark(view.report);
    }
    if (body && 'tiles' in view) {
      validatePartialLoad(validateDashboardLoad, body);
      view.pageView = (body as { pageView?: DashboardView['pageView'] }).pageView ?? view.pageView;
    }
    session.renderNow();
  },
  'POST /report/create': ({ session, body, headers }) => {
    startLoad(session, validateCreateReport, body);
    const { datasetId } = body;
    session.open({ contentId: datasetId, accessToken: body.accessToken ?? '', headers }, async (credentials) => {
      return createdView(session, blankReport(await session.source.dataset(datasetId, credentials)), body);
    });
  },
  'POST /dashboard/load': openDashboard,
  'POST /dashboard/prepare': (request) => {
    openDashboard({ ...request, phased: true });
  },
  'POST /tile/load': ({ session, body, headers }) => {
    startLoad(session, validateTileLoad, body);
    const { id, dashboardId, width, height } = body;
    session.open({ contentId: dashboardId, accessToken: body.accessToken, headers }, async (credentials) => {
      const dashboard = await session.source.dashboard(dashboardId, credentials);
      const tile = dashboard.tiles.find((each) => each.id === id);
      if (!tile) throw notFound(`Tile '${id}' not found on dashboard '${dashboardId}'`, 'tile');
      const view = await dashboardView(session, { ...dashboard, tiles: [tile] }, credentials, 'tile');
      return { ...view, size: { width, height } };
    });
  },
  'POST /qna/load': openQna,
  'POST /qna/prepare': (request) => {
    openQna({ ...request, phased: true });
  },
  'POST /quickcreate': ({ session, body, headers }) => {
    startLoad(session, validateQuickCreate, body);
    session.open({ contentId: '*', accessToken: body.accessToken ?? '', headers }, async (credentials) => {
      await session.source.checkToken('*', credentials);
      return createdView(session, quickCreateReport(body.datasetCreateConfig, body.reportCreationMode), body);
    });
  },
  'POST /frontload/config': ({ session, body }) => {
    const { id, accessToken } = body as { id?: unknown; accessToken?: unknown };
    if (session.kind !== 'report' || typeof id !== 'string' || typeof accessToken !== 'string') return;
    session.preload(id, { accessToken });
  },
} satisfies Partial<Handlers>;

/**
 * Validates a load request, and applies the settings that affect the whole frame.
 *
 * @throws {@link Failure} 400 with the list of errors
 */
function startLoad(session: HandlerSession, validate: Validator, body: unknown): void {
  validateLoad(validate, body);
  const { contrastMode = 0, settings } = body as { contrastMode?: number; settings?: { hideErrors?: boolean } };
  session.contrastMode = contrastMode;
  session.hidesErrors = settings?.hideErrors ?? false;
}

function createReportSession({ now, locale }: HandlerSession, definition: ReportDefinition): ReportSession {
  return new ReportSession(definition, now, locale);
}

/** Returns the view for a new report, which is open in edit mode with all permissions. */
function createdView(
  session: HandlerSession,
  definition: ReportDefinition,
  { settings, theme }: { settings?: Settings | undefined; theme?: ReportLoadConfiguration['theme'] },
): View {
  const report = createReportSession(session, definition);
  applyConfiguration(session, report, {
    ...(settings && { settings }),
    ...(theme && { theme }),
    viewMode: ViewMode.Edit,
    permissions: Permissions.All,
  });
  return { kind: 'report', report, isNew: true };
}

type LoadBody = ReportLoadConfiguration & { type?: string; embedUrl?: string; visualName?: string };

/**
 * Returns whether a load request is for paginated content. The frame kind alone is not sufficient, because pages can
 * reuse a frame for different content from the same origin.
 */
const isPaginatedLoad = ({ kind }: HandlerSession, embedUrl: unknown): boolean =>
  typeof embedUrl === 'string' ? /^[^?#]*\/rdlembed\?/i.test(embedUrl) : kind === 'paginated';

function openReport({ session, body, headers, phased = false }: LoadRequest<LoadBody>): void {
  const isPaginated = isPaginatedLoad(session, body?.embedUrl);
  // For a single visual, powerbi-client sends the id only in the embed URL.
  const id = body?.id ?? (body?.type === 'visual' ? session.urlReportId || undefined : undefined);
  startLoad(session, isPaginated ? validatePaginatedReportLoad : validateReportLoad, body && { ...body, id });
  const isVisual = body.type === 'visual';
  const createView = async (credentials: Credentials): Promise<View> => {
    const definition = await session.fetchReport(id, credentials);
    const paginated = body as Partial<PaginatedReportLoadConfiguration>;
    const { datasetBinding } = body;
    const datasetId = isPaginated
      ? paginatedBinding(definition, paginated.datasetBindings)
      : (datasetBinding?.datasetId ?? paginatedBinding(definition, datasetBinding?.paginatedReportBindings));
    const report = createReportSession(session, await withDataset(session.source, definition, datasetId, credentials));
    report.boundDatasetId = datasetId;
    if (body.settings) report.patchSettings(body.settings);
    if (isPaginated) return { kind: 'paginated', report, parameters: paginated.parameterValues ?? [] };
    restoreUserState(session, report);
    applyConfiguration(session, report, body);
    limitPermissions(report, id, credentials.accessToken);
    if (isVisual && !report.page(body.pageName ?? '').visuals.some(({ name }) => name === body.visualName))
      throw visualNotFound();
    return { kind: 'report', report, isVisual };
  };
  session.open({ contentId: id, accessToken: body.accessToken, headers, phased, isVisual }, createView);
}

function openDashboard({ session, body, headers, phased = false }: LoadRequest<DashboardLoadConfiguration>): void {
  startLoad(session, validateDashboardLoad, body);
  const { id, accessToken, pageView } = body;
  session.open({ contentId: id, accessToken, headers, phased }, async (credentials) => {
    const dashboard = await session.source.dashboard(id, credentials);
    const view = await dashboardView(session, dashboard, credentials, 'dashboard');
    return pageView ? { ...view, pageView } : view;
  });
}

async function dashboardView(
  session: HandlerSession,
  dashboard: DashboardDefinition,
  credentials: Credentials,
  kind: DashboardView['kind'],
): Promise<DashboardView> {
  const ids = [...new Set(dashboard.tiles.map(({ reportId }) => reportId))];
  const loaded = await Promise.all(
    ids.map(async (id) => {
      const definition = await session.source.report(id, { ...credentials, dashboardId: dashboard.id });
      return [id, createReportSession(session, definition)] as const;
    }),
  );
  const reports = new Map<string, ReportSession>(loaded);
  const tiles = dashboard.tiles.map((tile) => {
    const report = reports.get(tile.reportId);
    if (!report) throw loadFailed(`Report '${tile.reportId}' for tile '${tile.id}' not found`);
    return { tile, report };
  });
  return { kind, dashboard, tiles, pageView: dashboard.pageView ?? 'fitToWidth' };
}

function openQna({ session, body, headers, phased = false }: LoadRequest<LoadQnaConfiguration>): void {
  startLoad(session, validateLoadQnaConfiguration, body);
  const [datasetId] = body.datasetIds;
  if (datasetId === undefined) throw new Failure(400, [{ message: 'datasetIds is required' }]);
  session.open({ contentId: datasetId, accessToken: body.accessToken, headers, phased }, async (credentials) => {
    const report = createReportSession(session, blankReport(await session.source.dataset(datasetId, credentials)));
    // A Q&A embed has no filter pane unless its settings enable one.
    report.patchSettings({ filterPaneEnabled: false, ...body.settings });
    const view: View = {
      kind: 'qna',
      report,
      question: '',
      normalizedQuestion: undefined,
      ignored: [],
      interactive: body.viewMode !== QnaMode.ResultOnly,
    };
    if (body.question) answerQuestion(view, body.question);
    return view;
  });
}
