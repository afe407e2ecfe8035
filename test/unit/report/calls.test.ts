import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page, Report, VisualDescriptor } from '../../../src';
import { FakePage, settle, type FakeFrame } from '../core/support/fake-frame';

let report: Report;
let frame: FakeFrame;
let page: Page;
let visual: VisualDescriptor;

beforeAll(async () => {
  ({ report, frame } = await new FakePage().loadedReport());
  page = report.page('p', 'P', true);
  resetResponses();
  visual = await page.getVisualByName('v');
});
beforeEach(resetResponses);
afterAll(() => {
  document.body.replaceChildren();
});

function resetResponses(): void {
  frame.respond = ({ method, url }) => ({ body: method === 'GET' ? responseBodyOf(url) : null });
}

function responseBodyOf(url: string): unknown {
  if (url === '/report/pages') return [{ name: 'p', displayName: 'P', isActive: true }];
  return url.endsWith('/visuals') ? [{ name: 'v', title: 'V', type: 'slicer' }] : null;
}

const pagePath = '/report/pages/p';
const visualPath = `${pagePath}/visuals/v`;
const layout = (visualLayout: object) => ({
  layoutType: 1,
  customLayout: { pagesLayout: { p: { visualsLayout: { v: visualLayout } } } },
});
const state = { filters: [] };
const sort = { orderBy: { table: 'T', column: 'C' }, direction: 1 } as const;

/** Methods with the last request that they send and its body. */
const requests: [title: string, call: () => Promise<unknown>, message: string, body?: unknown][] = [
  ['getBookmarks', () => report.bookmarksManager.getBookmarks(), 'GET /report/bookmarks'],
  ['apply', () => report.bookmarksManager.apply('b'), 'POST /report/bookmarks/applyByName', { name: 'b' }],
  ['play', () => report.bookmarksManager.play(1), 'POST /report/bookmarks/play', { playMode: 1 }],
  ['capture', () => report.bookmarksManager.capture(), 'POST /report/bookmarks/capture', { options: {} }],
  ['applyState', () => report.bookmarksManager.applyState('s'), 'POST /report/bookmarks/applyState', { state: 's' }],
  ['save', () => report.save(), 'POST /report/save', null],
  ['saveAs', () => report.saveAs({ name: 'n' }), 'POST /report/saveAs', { name: 'n' }],
  ['getCorrelationId', () => report.getCorrelationId(), 'GET /getCorrelationId'],
  ['setAccessToken', () => report.setAccessToken('t'), 'POST /report/token', 't'],
  ['render', () => report.render(), 'POST /report/render'],
  ['deletePage', () => report.deletePage('p'), `DELETE ${pagePath}`, {}],
  ['renamePage', () => report.renamePage('p', 'Q'), `PUT ${pagePath}/name`, { name: 'p', displayName: 'Q' }],
  ['setPage', () => report.setPage('p'), 'PUT /report/pages/active', { name: 'p', displayName: null, isActive: true }],
  ['setActive', () => page.setActive(), 'PUT /report/pages/active', { name: 'p', displayName: null, isActive: true }],
  ['getPages', () => report.getPages(), 'GET /report/pages'],
  ["a page's getFilters", () => page.getFilters(), `GET ${pagePath}/filters`],
  [
    "a page's updateFilters",
    () => page.updateFilters(2, []),
    `POST ${pagePath}/filters`,
    { filtersOperation: 2, filters: [] },
  ],
  ["a page's removeFilters", () => page.removeFilters(), `POST ${pagePath}/filters`, { filtersOperation: 0 }],
  ["a page's setFilters", () => page.setFilters([]), `PUT ${pagePath}/filters`, []],
  ['getVisuals', () => page.getVisuals(), `GET ${pagePath}/visuals`],
  [
    "a page's getSmartNarrativeInsights",
    () => page.getSmartNarrativeInsights(),
    `GET ${pagePath}/smartNarrativeInsights`,
  ],
  ['hasLayout for Master', () => page.hasLayout(0), `GET ${pagePath}/layoutTypes/Master`],
  ['hasLayout for Custom', () => page.hasLayout(1), `GET ${pagePath}/layoutTypes/Custom`],
  ['hasLayout for MobilePortrait', () => page.hasLayout(2), `GET ${pagePath}/layoutTypes/MobilePortrait`],
  ['hasLayout for MobileLandscape', () => page.hasLayout(3), `GET ${pagePath}/layoutTypes/MobileLandscape`],
  ['getFilters', () => report.getFilters(), 'GET /report/filters'],
  ['updateFilters', () => report.updateFilters(3, []), 'POST /report/filters', { filtersOperation: 3, filters: [] }],
  ['removeFilters', () => report.removeFilters(), 'POST /report/filters', { filtersOperation: 0 }],
  ['setFilters', () => report.setFilters([]), 'PUT /report/filters', []],
  ['print', () => report.print(), 'POST /report/print', null],
  ['updateSettings', () => report.updateSettings({ hideErrors: true }), 'PATCH /report/settings', { hideErrors: true }],
  ['switchMode by number', () => report.switchMode(1), 'POST /report/switchMode/edit', null],
  ['switchMode by an unknown number', () => report.switchMode(5 as never), 'POST /report/switchMode/5', null],
  ['switchMode by name', () => report.switchMode('view'), 'POST /report/switchMode/view', null],
  ['refresh', () => report.refresh(), 'POST /report/refresh', null],
  ['isSaved', () => report.isSaved(), 'GET /report/hasUnsavedChanges'],
  ['getTheme', () => report.getTheme(), 'GET /report/theme'],
  ['applyTheme', () => report.applyTheme({ themeJson: {} }), 'PUT /report/theme', { themeJson: {} }],
  ['resetTheme', () => report.resetTheme(), 'PUT /report/theme', {}],
  ['resetPersistentFilters', () => report.resetPersistentFilters(), 'DELETE /report/userState', null],
  ['savePersistentFilters', () => report.savePersistentFilters(), 'POST /report/userState', null],
  ['arePersistentFiltersApplied', () => report.arePersistentFiltersApplied(), 'GET /report/isUserStateApplied'],
  ['getZoom', () => report.getZoom(), 'GET /report/zoom'],
  ['setZoom', () => report.setZoom(0.5), 'PATCH /report/settings', { zoomLevel: 0.5 }],
  ['closeAllOverlays', () => report.closeAllOverlays(), 'POST /report/closeAllOverlays', null],
  ['clearSelectedVisuals', () => report.clearSelectedVisuals(), 'POST /report/clearSelectedVisuals/false', null],
  [
    'clearSelectedVisuals with pop-outs',
    () => report.clearSelectedVisuals(true),
    'POST /report/clearSelectedVisuals/true',
    null,
  ],
  ["a visual's getFilters", () => visual.getFilters(), `GET ${visualPath}/filters`],
  ["a visual's setFilters", () => visual.setFilters([]), `PUT ${visualPath}/filters`, []],
  ["a visual's removeFilters", () => visual.removeFilters(), `POST ${visualPath}/filters`, { filtersOperation: 0 }],
  ['exportData', () => visual.exportData(1, 9), `POST ${visualPath}/exportData`, { rows: 9, exportDataType: 1 }],
  ['getSlicerState', () => visual.getSlicerState(), `GET ${visualPath}/slicer`],
  ['setSlicerState', () => visual.setSlicerState(state), `PUT ${visualPath}/slicer`, state],
  ['clone', () => visual.clone(), `POST ${visualPath}/clone`, {}],
  ['sortBy', () => visual.sortBy(sort), `PUT ${visualPath}/sortBy`, sort],
  [
    "a visual's getSmartNarrativeInsights",
    () => visual.getSmartNarrativeInsights(),
    `GET ${visualPath}/smartNarrativeInsights`,
  ],
  ['moveVisual', () => visual.moveVisual(1, 2, 3), 'PATCH /report/settings', layout({ x: 1, y: 2, z: 3 })],
  ['resizeVisual', () => visual.resizeVisual(4, 5), 'PATCH /report/settings', layout({ width: 4, height: 5 })],
  [
    'setVisualDisplayState',
    () => visual.setVisualDisplayState(1),
    'PATCH /report/settings',
    layout({ displayState: { mode: 1 } }),
  ],
  [
    'resizePage',
    () => page.resizePage(4, 6, 7),
    'PATCH /report/settings',
    { layoutType: 1, customLayout: { pageSize: { type: 4, width: 6, height: 7 } } },
  ],
];

describe('report calls', () => {
  it.each(requests)('sends the request for %s', async (_title, call, message, body) => {
    await call();
    const request = frame.requests.at(-1)!;
    expect([`${request.method} ${request.url}`, request.body]).toEqual([message, body]);
    expect(request.headers).toMatchObject({ uid: report.config.uniqueId, 'x-sdk-version': '2.23.1' });
  });

  it('returns the added page from addPage', async () => {
    frame.respond = () => ({ body: { name: 'new', displayName: 'New' } });
    expect((await report.addPage('New')).name).toBe('new');
    await settle();
    expect(frame.requests.at(-1)).toMatchObject({ url: '/report/addPage', body: { displayName: 'New' } });
  });

  it.each([null, undefined, 'text'])(
    'rejects addPage if the frame responds with %s instead of a page',
    async (body) => {
      frame.respond = () => ({ body });
      await expect(report.addPage()).rejects.toMatchObject({ code: 'invalidMessage' });
    },
  );

  it('returns false from isSaved when the frame reports unsaved changes', async () => {
    frame.respond = () => ({ body: true });
    expect(await report.isSaved()).toBe(false);
  });
});
