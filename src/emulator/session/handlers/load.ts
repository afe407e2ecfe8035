/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import type {
  DashboardLoadConfiguration,
  LoadQnaConfiguration,
  PaginatedReportLoadConfiguration,
  ReportLoadConfiguration,
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
import type { DashboardDefinition, ReportDefinition } from '../../model/definition';
import { blankReport } from '../blank-report';
import { zoomFault } from '../validate-body';
import { boundReport, paginatedBinding } from '../binding';
import { applyConfiguration } from '../configuration';
import { Failure, loadFailed, notFound, notLoaded } from '../failure';
import type { FrameSession } from '../frame-session';
import type { HandlersOf } from '../handler';
import { answerQuestion } from '../question/answer';
import { quickReport } from '../quick-create';
import { ReportSession } from '../report-session';
import { restoreUserState } from '../user-state';
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
    if (body && view.kind === 'report') {
      refuse(partErrors(validateReportLoad, body));
      applyConfiguration(view.report, body);
    }
    if (body && 'tiles' in view) {
      refuse(partErrors(validateDashboardLoad, body));
      view.pageView = (body as { pageView?: DashboardView['pageView'] }).pageView ?? view.pageView;
    }
    session.renderNow();
  },
  'POST /report/create': ({ session, body, headers }) => {
    begin(session, validateCreateReport, body);
    const { datasetId, settings, theme } = body;
    session.open(datasetId, body.accessToken ?? '', headers, async (credentials) => {
      const report = reportOf(session, blankReport(await session.source.dataset(datasetId, credentials)));
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
    begin(session, validateTileLoad, body);
    const { id, dashboardId, width, height } = body;
    session.open(dashboardId, body.accessToken, headers, async (credentials) => {
      const dashboard = await session.source.dashboard(dashboardId, credentials);
      const tile = dashboard.tiles.find((each) => each.id === id);
      if (!tile) throw notFound(`Tile '${id}' not found on dashboard '${dashboardId}'`);
      const view = await dashboardView(session, { ...dashboard, tiles: [tile] }, credentials, 'tile');
      return { ...view, size: { width, height } };
    });
  },
  'POST /qna/load': ({ session, body, headers }) => {
    openQuestion(session, body, headers, false);
  },
  'POST /qna/prepare': ({ session, body, headers }) => {
    openQuestion(session, body, headers, true);
  },
  'POST /quickcreate': ({ session, body, headers }) => {
    begin(session, validateQuickCreate, body);
    const { datasetCreateConfig, settings, theme } = body;
    session.open('*', body.accessToken ?? '', headers, async (credentials) => {
      await session.source.checkToken('*', credentials);
      const report = reportOf(session, quickReport(datasetCreateConfig));
      applyConfiguration(report, {
        ...(settings && { settings }),
        ...(theme && { theme }),
        viewMode: 1,
        permissions: 7,
      });
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

/**
 * Notes what a load says about the frame as a whole.
 *
 * @throws a refusal with the list of errors for a load that is not valid (wire protocol, 3)
 */
function begin(session: FrameSession, validate: Validator, body: unknown): void {
  refuse(loadErrors(validate, body));
  const { contrastMode = 0, settings } = body as { contrastMode?: number; settings?: { hideErrors?: boolean } };
  session.contrastMode = contrastMode;
  session.hidesErrors = settings?.hideErrors ?? false;
}

/** What is wrong with a load, as its refusal lists it. */
type Errors = readonly { message: string }[] | undefined;

function loadErrors(validate: Validator, body: unknown): Errors {
  if (typeof body !== 'object' || body === null) return [{ message: 'input must be an object' }];
  const errors = validate(body);
  if (errors) return errors;
  const { settings } = body as { settings?: unknown };
  const fault = settings ? zoomFault(settings) : undefined;
  return fault === undefined ? undefined : [{ message: fault }];
}

/** What there is of a load's configuration must be as in a load; the rest is known since the load. */
const partErrors = (validate: Validator, body: object): Errors =>
  loadErrors(validate, { ...body, id: 'loaded', accessToken: 'loaded' });

function refuse(errors: Errors): void {
  if (errors)
    throw new Failure(
      400,
      errors.map(({ message }) => ({ message })),
    );
}

/** Opens a report by the frame's clock, in the language of its address. */
function reportOf({ now, language }: FrameSession, definition: ReportDefinition): ReportSession {
  return new ReportSession(definition, now, language);
}

type LoadBody = ReportLoadConfiguration & { type?: string };
type Headers = Readonly<Record<string, unknown>>;

function openReport(session: FrameSession, body: LoadBody, headers: Headers, phased: boolean): void {
  const isPaginated = session.kind === 'paginated';
  // The published client leaves the id of a single visual's report to the frame's address.
  const id = body?.id ?? (body?.type === 'visual' ? session.addressId || undefined : undefined);
  begin(session, isPaginated ? validatePaginatedReportLoad : validateReportLoad, body && { ...body, id });
  const make = async (credentials: Credentials): Promise<View> => {
    const definition = await session.fetchReport(id, credentials);
    const paginated = body as Partial<PaginatedReportLoadConfiguration>;
    const datasetId = isPaginated
      ? paginatedBinding(definition, paginated.datasetBindings)
      : body.datasetBinding?.datasetId;
    const report = reportOf(session, await boundReport(session.source, definition, datasetId, credentials));
    report.boundTo = datasetId;
    if (body.settings) report.patchSettings(body.settings);
    if (isPaginated) return { kind: 'paginated', report, parameters: paginated.parameterValues ?? [] };
    restoreUserState(session, report);
    applyConfiguration(report, body);
    return { kind: 'report', report };
  };
  session.open(id, body.accessToken, headers, make, { phased });
}

function openDashboard(
  session: FrameSession,
  body: DashboardLoadConfiguration,
  headers: Headers,
  phased: boolean,
): void {
  begin(session, validateDashboardLoad, body);
  session.open(
    body.id,
    body.accessToken,
    headers,
    async (credentials) => {
      const dashboard = await session.source.dashboard(body.id, credentials);
      const view = await dashboardView(session, dashboard, credentials, 'dashboard');
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
    ids.map(async (id) => {
      const definition = await session.source.report(id, { ...credentials, via: dashboard.id });
      return [id, reportOf(session, definition)] as const;
    }),
  );
  const reports = new Map<string, ReportSession>(loaded);
  const tiles = dashboard.tiles.map((tile) => {
    const report = reports.get(tile.reportId);
    if (!report) throw loadFailed(`Report '${tile.reportId}' of tile '${tile.id}' is not there`);
    return { tile, report };
  });
  return { kind, dashboard, tiles, pageView: dashboard.pageView ?? 'fitToWidth' };
}

function openQuestion(session: FrameSession, body: LoadQnaConfiguration, headers: Headers, phased: boolean): void {
  begin(session, validateLoadQnaConfiguration, body);
  const [datasetId] = body.datasetIds;
  if (datasetId === undefined) throw new Failure(400, [{ message: 'datasetIds is required' }]);
  session.open(
    datasetId,
    body.accessToken,
    headers,
    async (credentials) => {
      const report = reportOf(session, blankReport(await session.source.dataset(datasetId, credentials)));
      // Only who asks for it has a pane of filters beside the answer.
      report.patchSettings({ filterPaneEnabled: false, ...body.settings });
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
