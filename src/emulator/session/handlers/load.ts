/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import type { Filter, ReportLoadConfiguration, Slicer } from '../../../models';
import type { DashboardDefinition, ReportDefinition } from '../../model/definition';
import type { Credentials } from '../../content/source';
import { checkFilters, updatedFilters } from '../filter-operations';
import { Failure, loadFailed, notFound, notLoaded } from '../failure';
import type { FrameSession } from '../frame-session';
import type { HandlersOf } from '../handler';
import { applyState, findBookmark } from '../bookmarks';
import { restoreUserState } from '../user-state';
import { syncSlicers } from '../sync-slicers';
import { answerQuestion } from '../question/answer';
import { quickReport } from '../quick-create';
import { ReportSession } from '../report-session';
import { blankReport } from '../blank-report';
import type { DashboardView, View } from '../view';

type LoadRoute =
  | 'POST /report/load'
  | 'POST /report/prepare'
  | 'POST /report/create'
  | 'POST /report/render'
  | 'POST /dashboard/load'
  | 'POST /dashboard/prepare'
  | 'POST /tile/load'
  | 'POST /qna/load'
  | 'POST /qna/prepare'
  | 'POST /quickcreate'
  | 'POST /frontload/config';

/** Loads of every kind. The answer comes first (202), then the content, then the events. */
export const loadHandlers: HandlersOf<LoadRoute> = {
  'POST /report/load': ({ session, body, headers }) => {
    openReport(session, body, headers, false);
  },
  'POST /report/prepare': ({ session, body, headers }) => {
    openReport(session, body, headers, true);
  },
  'POST /report/render': ({ session, body }) => {
    const { view } = session;
    if (!view) throw notLoaded();
    if (body && view.kind === 'report') applyConfiguration(view.report, body);
    const { pageView } = (body ?? {}) as { pageView?: DashboardView['pageView'] };
    if ('tiles' in view && pageView) view.pageView = pageView;
    session.renderNow();
  },
  'POST /report/create': ({ session, body, headers }) => {
    require(body, ['datasetId', 'accessToken']);
    const { datasetId, settings, theme } = body;
    session.open(datasetId, body.accessToken ?? '', headers, async (credentials) => {
      const report = new ReportSession(blankReport(await session.source.dataset(datasetId, credentials)), session.now);
      applyConfiguration(report, {
        ...(settings && { settings }),
        ...(theme && { theme }),
        viewMode: 1,
        permissions: 7,
      });
      return { kind: 'report', report };
    });
  },
  'POST /dashboard/load': ({ session, body, headers }) => {
    openDashboard(session, body, headers, false);
  },
  'POST /dashboard/prepare': ({ session, body, headers }) => {
    openDashboard(session, body, headers, true);
  },
  'POST /tile/load': ({ session, body, headers }) => {
    require(body, ['accessToken', 'id', 'dashboardId']);
    session.open(body.dashboardId ?? '', body.accessToken, headers, async (credentials) => {
      const dashboard = await session.source.dashboard(body.dashboardId, credentials);
      const tile = dashboard.tiles.find(({ id }) => id === body.id);
      if (!tile) throw notFound(`Tile '${body.id}' not found on dashboard '${body.dashboardId}'`);
      return dashboardView(session, { ...dashboard, tiles: [tile] }, credentials, 'tile');
    });
  },
  'POST /qna/load': ({ session, body, headers }) => {
    openQuestion(session, body, headers, false);
  },
  'POST /qna/prepare': ({ session, body, headers }) => {
    openQuestion(session, body, headers, true);
  },
  'POST /quickcreate': ({ session, body, headers }) => {
    require(body, ['accessToken', 'datasetCreateConfig']);
    session.open('*', body.accessToken ?? '', headers, async (credentials) => {
      await session.source.checkToken('*', credentials);
      const report = new ReportSession(quickReport(body.datasetCreateConfig), session.now);
      applyConfiguration(report, { ...(body.settings && { settings: body.settings }), viewMode: 1, permissions: 7 });
      return { kind: 'report', report };
    });
  },
  'POST /frontload/config': ({ session, body }) => {
    // An early look at the configuration: the content is fetched before the load call asks for it.
    const { id, accessToken } = body as { id?: unknown; accessToken?: unknown };
    if (session.kind !== 'report' || typeof id !== 'string' || typeof accessToken !== 'string') return;
    session.preload(id, { accessToken });
  },
};

function require(body: unknown, fields: readonly string[]): void {
  if (typeof body !== 'object' || body === null) throw new Failure(400, [{ message: 'input must be an object' }]);
  const missing = fields.filter((field) => {
    const value = (body as Record<string, unknown>)[field];
    return value === undefined || value === null || value === '';
  });
  if (missing.length > 0)
    throw new Failure(
      400,
      missing.map((field) => ({ message: `${field} is required` })),
    );
}

type LoadBody = ReportLoadConfiguration & { type?: string };
type Headers = Readonly<Record<string, unknown>>;

function openReport(session: FrameSession, body: LoadBody, headers: Headers, phased: boolean): void {
  const single = body?.type === 'visual';
  require(body, single ? ['accessToken'] : ['accessToken', 'id']);
  const { accessToken } = body;
  // The published client leaves the id of a single visual's report to the frame's address.
  const id = body.id ?? session.addressId;
  if (!id) throw new Failure(400, [{ message: 'id is required' }]);
  const make = async (credentials: Credentials): Promise<View> => {
    const report = new ReportSession(await session.fetchReport(id, credentials), session.now);
    if (session.kind === 'paginated') {
      if (body.settings) report.patchSettings(body.settings);
      const { parameterValues } = body as { parameterValues?: { name: string; value: string | null }[] };
      return { kind: 'paginated', report, parameters: parameterValues ?? [] };
    }
    report.language = session.language;
    if (body.settings) report.patchSettings(body.settings);
    restoreUserState(session, report);
    applyConfiguration(report, body);
    return { kind: 'report', report };
  };
  session.contrastMode = body.contrastMode ?? 0;
  session.hidesErrors = body.settings?.hideErrors ?? false;
  session.open(id, accessToken, headers, make, { phased });
}

/** Brings the parts of a load configuration into an open report; throws a refusal for what does not fit. */
function applyConfiguration(report: ReportSession, body: Partial<LoadBody>): void {
  const { settings, viewMode, permissions, pageName, filters, slicers, theme, bookmark } = body;
  if (settings) report.patchSettings(settings);
  if (permissions !== undefined) report.permissions = permissions;
  if (viewMode !== undefined) report.editing = viewMode === 1;
  if (theme) report.state.theme = theme.themeJson ?? {};
  if (bookmark) {
    const { name, state } = bookmark as { name?: string; state?: string };
    applyState(report, state ?? findBookmark(report.definition.bookmarks ?? [], name ?? '').state ?? '');
  }
  if (pageName !== undefined) report.state.activePage = report.page(pageName).name;
  if (filters) applyLoadFilters(report, filters);
  for (const slicer of slicers ?? []) applySlicer(report, slicer);
}

interface OnLoad {
  allPages?: { operation: number; filters?: Filter[] };
  currentPage?: { operation: number; filters?: Filter[] };
}

function applyLoadFilters(report: ReportSession, filters: Filter[] | OnLoad): void {
  if (Array.isArray(filters)) {
    checkFilters(report.dataset, filters);
    report.state.filters = filters;
    return;
  }
  const targets = [
    [filters.allPages, report.state],
    [filters.currentPage, report.activePage],
  ] as const;
  for (const [update, owner] of targets) {
    if (!update) continue;
    checkFilters(report.dataset, update.filters ?? []);
    owner.filters = updatedFilters(owner.filters, {
      filtersOperation: update.operation,
      filters: update.filters ?? [],
    });
  }
}

/** Sets the slicers that a selector means: one by name, or all with its target, on every page. */
function applySlicer(report: ReportSession, { selector, state }: Slicer): void {
  const { visualName, target } = selector as { visualName?: string; target?: { table?: string; column?: string } };
  checkFilters(report.dataset, state.filters);
  const slicers = report.state.pages.flatMap(({ visuals }) => visuals).filter(({ type }) => type === 'slicer');
  const meant = slicers.filter(({ name, query }) => {
    if (visualName !== undefined) return name === visualName;
    const field = query?.categories?.[0];
    return field !== undefined && field.table === target?.table && field.column === target.column;
  });
  if (meant.length === 0) throw notFound('No slicer of the report fits the selector');
  for (const slicer of meant) {
    slicer.slicerFilters = structuredClone(state.filters);
    syncSlicers(report, slicer);
  }
}

function openDashboard(
  session: FrameSession,
  body: { accessToken: string; id: string; pageView?: DashboardView['pageView'] },
  headers: Headers,
  phased: boolean,
): void {
  require(body, ['accessToken', 'id']);
  session.open(
    body.id,
    body.accessToken,
    headers,
    async (credentials) => {
      const view = await dashboardView(
        session,
        await session.source.dashboard(body.id, credentials),
        credentials,
        'dashboard',
      );
      return body.pageView ? { ...view, pageView: body.pageView } : view;
    },
    { phased },
  );
}

async function dashboardView(
  session: FrameSession,
  dashboard: DashboardDefinition,
  credentials: Credentials,
  kind: DashboardView['kind'],
): Promise<DashboardView> {
  const ids = [...new Set(dashboard.tiles.map(({ reportId }) => reportId))];
  const loaded = await Promise.all(
    ids.map(
      async (id) =>
        [
          id,
          new ReportSession(await session.source.report(id, { ...credentials, via: dashboard.id }), session.now),
        ] as const,
    ),
  );
  const reports = new Map<string, ReportSession>(loaded);
  const tiles = dashboard.tiles.map((tile) => {
    const report = reports.get(tile.reportId);
    if (!report) throw loadFailed(`Report '${tile.reportId}' of tile '${tile.id}' is not there`);
    return { tile, report };
  });
  return { kind, dashboard, tiles, pageView: dashboard.pageView ?? 'fitToWidth' };
}

interface QuestionBody {
  accessToken: string;
  datasetIds: string[];
  question?: string;
  viewMode?: number;
  settings?: unknown;
}

function openQuestion(session: FrameSession, body: QuestionBody, headers: Headers, phased: boolean): void {
  require(body, ['accessToken', 'datasetIds']);
  const datasetId = body.datasetIds[0];
  if (datasetId === undefined) throw new Failure(400, [{ message: 'datasetIds is required' }]);
  session.open(
    datasetId,
    body.accessToken,
    headers,
    async (credentials) => {
      const model: ReportDefinition = await session.source.dataset(datasetId, credentials);
      const report = new ReportSession(blankReport(model), session.now);
      if (body.settings) report.patchSettings(body.settings);
      const view: View = {
        kind: 'qna',
        report,
        question: '',
        normalizedQuestion: undefined,
        interactive: body.viewMode !== 1,
      };
      if (body.question) answerQuestion(view, body.question);
      return view;
    },
    { phased },
  );
}
