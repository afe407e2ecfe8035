/* oxlint-disable typescript/no-unnecessary-condition -- request bodies are untrusted: a page may send values that their types exclude */

import { ExportDataType } from '../../../models';
import { badRequest } from '../../failure';
import { exportCsv } from '../rendering/csv-export';
import { narrate } from '../rendering/narrative';
import type { ReportSession } from '../state/report-session';
import { checkFilters, checkSlicerFilters } from '../state/filter-operations';
import { placementOf, visualInfo } from '../state/layout';
import type { VisualReference, VisualState } from '../state/report-state';
import { sortOrder } from '../state/sort-order';
import type { Handlers } from './handler';
import { clone } from '../../clone';
import { randomHex } from '../../random-id';

/** Handlers for visual requests. */
export const visualHandlers = {
  'POST /report/pages/:pageName/visuals/:visualName/exportData': ({ session: { report }, params, body }) => {
    const visual = findVisual(report, params);
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
    const original = findVisual(report, params);
    if (body?.filters) checkFilters(report.dataset, body.filters);
    const { x, y, width, height } = placementOf(page, original, report.settings);
    // Offset from the original so that both visuals are visible.
    const layout = { x: x + 24, y: y + 24, width, height, ...body?.layout };
    const copy: VisualState = {
      ...clone(original),
      name: randomHex(20),
      layout: { ...layout, z: body?.layout?.z ?? page.visuals.length },
      ...(body?.filters && { filters: body.filters }),
    };
    page.visuals.push(copy);
    report.unsaved = true;
    session.invalidate();
    return { visualName: copy.name, visual: visualInfo(page, copy, report.settings) };
  },
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': ({ session, params, body }) => {
    const visual = findVisual(session.report, params);
    visual.query = { ...visual.query, sort: sortOrder(visual, body) };
    session.report.unsaved = true;
    session.invalidate();
  },
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': ({ session: { report }, params }) => {
    const visual = findVisual(report, params);
    const result = report.result(report.page(params.pageName), visual);
    return { summaryText: narrate(visual.title ?? visual.name, result, report.responseFormatter, report.strings) };
  },
} satisfies Partial<Handlers>;

function findVisual(report: ReportSession, { pageName, visualName }: VisualReference): VisualState {
  return report.visual(pageName, visualName);
}

function findSlicer(report: ReportSession, params: VisualReference): VisualState {
  const visual = findVisual(report, params);
  if (visual.type !== 'slicer')
    throw badRequest(`Visual '${visual.name}' has the type '${visual.type}', not 'slicer'.`);
  return visual;
}
