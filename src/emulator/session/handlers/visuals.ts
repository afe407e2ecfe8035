/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import { ExportDataType } from '../../../models';
import { checkFilters, checkSlicerFilters, updatedFilters } from '../filter-operations';
import { badRequest } from '../failure';
import { exportCsv } from '../export-data';
import type { HandlersOf } from '../handler';
import { placementOf, visualInfo } from '../layout';
import { narrate } from '../narrative';
import type { ReportSession } from '../report-session';
import { sortOf } from '../bookmarks';
import type { VisualState } from '../state';

type VisualPath = '/report/pages/:pageName/visuals/:visualName';
type VisualRoute =
  | `${'GET' | 'POST' | 'PUT'} ${VisualPath}/filters`
  | `POST ${VisualPath}/exportData`
  | `${'GET' | 'PUT'} ${VisualPath}/slicer`
  | `POST ${VisualPath}/clone`
  | `PUT ${VisualPath}/sortBy`
  | `GET ${VisualPath}/smartNarrativeInsights`;

interface VisualParams {
  pageName: string;
  visualName: string;
}

/** Calls upon visuals. */
export const visualHandlers: HandlersOf<VisualRoute> = {
  'GET /report/pages/:pageName/visuals/:visualName/filters': ({ session, params }) =>
    find(session.report, params).filters,
  'POST /report/pages/:pageName/visuals/:visualName/filters': ({ session, params, body }) => {
    const visual = find(session.report, params);
    checkFilters(session.report.dataset, body.filters ?? []);
    visual.filters = updatedFilters(visual.filters, body);
    session.actions.filtersChanged(visual.filters);
  },
  'PUT /report/pages/:pageName/visuals/:visualName/filters': ({ session, params, body }) => {
    const visual = find(session.report, params);
    checkFilters(session.report.dataset, body);
    visual.filters = body;
    session.actions.filtersChanged(visual.filters);
  },
  'POST /report/pages/:pageName/visuals/:visualName/exportData': ({ session: { report }, params, body }) => {
    const visual = find(report, params);
    const underlying = body?.exportDataType === ExportDataType.Underlying;
    return { data: exportCsv(report, report.page(params.pageName), visual, underlying, body?.rows) };
  },
  'GET /report/pages/:pageName/visuals/:visualName/slicer': ({ session: { report }, params }) => {
    const slicer = findSlicer(report, params);
    const targets = (slicer.query?.categories ?? []).map(({ table, column }) => ({ table, column }));
    return { filters: slicer.slicerFilters as never[], targets };
  },
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': ({ session, params, body }) => {
    const { report } = session;
    const slicer = findSlicer(report, params);
    checkSlicerFilters(report.dataset, slicer, body.filters);
    slicer.slicerFilters = body.filters;
    session.actions.slicerChanged(report.page(params.pageName), slicer);
  },
  'POST /report/pages/:pageName/visuals/:visualName/clone': ({ session, params, body }) => {
    const { report } = session;
    const page = report.page(params.pageName);
    const origin = find(report, params);
    if (body?.filters) checkFilters(report.dataset, body.filters);
    const { x, y, width, height } = placementOf(page, origin, report.settings);
    // Beside the original, so that both can be seen.
    const place = { x: x + 24, y: y + 24, width, height, ...body?.layout };
    const copy: VisualState = {
      ...structuredClone(origin),
      name: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
      layout: { ...place, z: body?.layout?.z ?? page.visuals.length },
      ...(body?.filters && { filters: body.filters }),
    };
    page.visuals.push(copy);
    report.unsaved = true;
    session.changed();
    return { visualName: copy.name, visual: visualInfo(page, copy, report.settings) };
  },
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': ({ session, params, body }) => {
    const visual = find(session.report, params);
    visual.query = { ...visual.query, sort: sortOf(visual, body) };
    session.report.unsaved = true;
    session.changed();
  },
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': ({ session: { report }, params }) => {
    const visual = find(report, params);
    const result = report.result(report.page(params.pageName), visual);
    return { summaryText: narrate(visual.title ?? visual.name, result, report.formatter, report.words) };
  },
};

function find(report: ReportSession, { pageName, visualName }: VisualParams): VisualState {
  return report.visual(pageName, visualName);
}

function findSlicer(report: ReportSession, params: VisualParams): VisualState {
  const visual = find(report, params);
  if (visual.type !== 'slicer') throw badRequest(`Visual '${visual.name}' is a ${visual.type}, not a slicer`);
  return visual;
}
