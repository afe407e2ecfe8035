/* oxlint-disable typescript/no-unnecessary-condition -- request bodies are untrusted: a page may send values that their types exclude */

import { badRequest } from '../../failure';
import type { Handlers } from './handler';
import { requireEditMode } from './permission';
import { pageInfo, placedVisuals, visualInfo } from '../state/layout';
import { narrate } from '../rendering/narrative';
import { pageState } from '../state/report-state';
import { randomHex } from '../../random-id';

/** Handlers for page requests. */
export const pageHandlers = {
  'GET /report/pages': ({ session: { report } }) => {
    return report.state.pages.map((page) => pageInfo(page, report.state.activePage));
  },
  'PUT /report/pages/active': ({ session, body }) => {
    session.actions.showPage(body.name);
  },
  'POST /report/addPage': ({ session, body }) => {
    const { report } = session;
    requireEditMode(report);
    const { pages } = report.state;
    const displayName = body?.displayName ?? `Page ${String(pages.length + 1)}`;
    requireTitle(displayName);
    const page = pageState({ name: randomHex(20), displayName, visuals: [] });
    pages.push(page);
    report.unsaved = true;
    session.actions.showPage(page.name);
    return pageInfo(page, report.state.activePage);
  },
  'DELETE /report/pages/:pageName': ({ session, params }) => {
    const { report } = session;
    requireEditMode(report);
    const page = report.page(params.pageName);
    const { state } = report;
    if (state.pages.length === 1) throw badRequest('The last page of a report cannot be deleted.');
    const index = state.pages.indexOf(page);
    if (state.activePage === page.name)
      session.actions.showPage((state.pages[index + 1] ?? state.pages[index - 1])?.name ?? '');
    state.pages = state.pages.filter((each) => each !== page);
    report.unsaved = true;
    session.invalidate();
  },
  'PUT /report/pages/:pageName/name': ({ session, params, body }) => {
    const { report } = session;
    requireEditMode(report);
    requireTitle(body.displayName);
    report.page(params.pageName).displayName = body.displayName;
    report.unsaved = true;
    session.invalidate();
  },
  'GET /report/pages/:pageName/visuals': ({ session: { report }, params }) => {
    const page = report.page(params.pageName);
    return page.visuals.map((visual) => visualInfo(page, visual, report.settings));
  },
  'GET /report/pages/:pageName/smartNarrativeInsights': ({ session: { report }, params }) => {
    const page = report.page(params.pageName);
    const sentences = placedVisuals(page, report.settings)
      .filter(({ visual }) => visual.type !== 'slicer')
      .map(({ visual }) =>
        narrate(visual.title ?? visual.name, report.result(page, visual), report.responseFormatter, report.strings),
      );
    return { summaryText: sentences.filter((sentence) => sentence !== '').join('\n') };
  },
  'GET /report/pages/:pageName/layoutTypes/:layoutType': ({ session: { report }, params }) => {
    const page = report.page(params.pageName);
    switch (params.layoutType) {
      case 'Master':
      case 'Custom':
        return true;
      case 'MobilePortrait':
        return page.visuals.some(({ mobileLayout }) => mobileLayout);
      case 'MobileLandscape':
        return false;
      default:
        throw badRequest(
          `layoutType must be Master, Custom, MobilePortrait or MobileLandscape; received '${params.layoutType}'.`,
        );
    }
  },
} satisfies Partial<Handlers>;

function requireTitle(displayName: string): void {
  if (displayName.trim() === '') throw badRequest('displayName must not be empty.');
}
