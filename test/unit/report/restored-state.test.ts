import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BasicFilter, FiltersOperations, PageSizeType, type Qna, type Visual } from '../../../src';
import { embedUrl, FakePage, settle } from '../core/support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

const { Add, Replace, RemoveAll, ReplaceAll } = FiltersOperations;
const filter = (value: string, column = 'Region') => new BasicFilter({ table: 'Staff', column }, 'In', value);
const slicers = [
  {
    selector: { $schema: 'http://powerbi.com/product/schema#visualSelector', visualName: 's' },
    state: { filters: [filter('a')] },
  },
];

type Frame = Awaited<ReturnType<FakePage['loadedReport']>>['frame'];

/** Reloads a frame, and returns the load request's body and the calls that follow the load. */
async function reload(frame: Frame) {
  frame.requests.length = 0;
  frame.load();
  await settle();
  return { body: frame.requests[0]?.body as Record<string, unknown>, calls: frame.calls.slice(1) };
}

/** Embeds a report and returns a function that emits its events. */
async function loadedReport(config: object = {}) {
  const loaded = await page.loadedReport(config);
  const emit = async (name: string, detail: object) => {
    loaded.frame.send(`/reports/${loaded.report.config.uniqueId}/events/${name}`, detail);
    await settle();
  };
  return { ...loaded, emit };
}

describe('state that a reload restores after a bookmark', () => {
  it('sends page filters, a bookmark and later filters in the order of the calls', async () => {
    const { report, frame } = await loadedReport();
    await report.page('p').setFilters([filter('a')]);
    await report.bookmarksManager.apply('first');
    await report.setFilters([filter('b')]);
    await report.bookmarksManager.apply('second');
    await report.setFilters([filter('c')]);
    await report.setPage('q');
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ pageName: 'q' });
    expect(body).not.toHaveProperty('bookmark');
    expect(calls).toEqual([
      'PUT /report/pages/p/filters',
      'POST /report/bookmarks/applyByName',
      'PUT /report/filters',
      'PUT /report/pages/active',
    ]);
    expect(frame.requests[2]?.body).toEqual({ name: 'second' });
    expect(frame.requests[3]?.body).toMatchObject([{ values: ['c'] }]);
  });

  it('applies a bookmark after the slicers of the configuration', async () => {
    const { report, frame } = await loadedReport({ slicers });
    await report.bookmarksManager.applyState('state');
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ slicers });
    expect(calls).toEqual(['POST /report/bookmarks/applyState']);
  });

  it('adds filters after the load to those of the report or of a bookmark', async () => {
    const { report, frame } = await loadedReport();
    await report.updateFilters(Add, [filter('a')]);
    expect(await reload(frame)).toMatchObject({ calls: ['POST /report/filters'] });
    await report.bookmarksManager.apply('b');
    await report.updateFilters(Replace, [filter('a')]);
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ bookmark: { name: 'b' } });
    expect(calls).toEqual(['POST /report/filters']);
  });

  it('keeps the page if a bookmark does not change it', async () => {
    const { emit, frame } = await loadedReport();
    await emit('pageChanged', { newPage: { name: 'p' } });
    await emit('bookmarkApplied', { bookmarkName: 'b' });
    expect((await reload(frame)).body).toMatchObject({ pageName: 'p', bookmark: { name: 'b' } });
  });
});

describe('events that do not report an action of the user', () => {
  const bookmark = { name: 'b' };
  const applied = { bookmarkName: 'b' };

  it('keeps the page and the filters of a configuration that contains a bookmark', async () => {
    const configured = { pageName: 'p', filters: [filter('a')], bookmark };
    const { emit, frame } = await loadedReport(configured);
    await emit('bookmarkApplied', applied);
    expect((await reload(frame)).body).toMatchObject(configured);
    await emit('bookmarkApplied', applied);
    expect((await reload(frame)).body).toMatchObject(configured);
  });

  it('keeps filters that were set before the event of an applied bookmark', async () => {
    const { report, emit, frame } = await loadedReport();
    await report.bookmarksManager.apply('b');
    await report.setFilters([filter('a')]);
    await report.page('p').setFilters([filter('b')]);
    await emit('bookmarkApplied', applied);
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ bookmark, filters: [{ values: ['a'] }] });
    expect(calls).toEqual(['PUT /report/pages/p/filters']);
  });

  it('discards filters that were set before the user applied the same bookmark again', async () => {
    const { report, emit, frame } = await loadedReport({ bookmark });
    await emit('bookmarkApplied', applied);
    await report.setFilters([filter('a')]);
    await emit('bookmarkApplied', applied);
    const { body } = await reload(frame);
    expect(body).toMatchObject({ bookmark });
    expect(body.filters).toBeUndefined();
  });

  it('keeps filters after two reloads that each apply the configured bookmark twice', async () => {
    const { report, emit, frame } = await loadedReport({ bookmark, slicers });
    await report.bookmarksManager.apply('b');
    await report.setFilters([filter('a')]);
    for (let reloads = 1; reloads <= 2; reloads += 1) {
      await emit('bookmarkApplied', applied);
      await emit('bookmarkApplied', applied);
      expect((await reload(frame)).calls).toEqual(['POST /report/bookmarks/applyByName', 'PUT /report/filters']);
    }
  });

  it('ignores events of the previous content while other content loads', async () => {
    const { element, emit, frame } = await loadedReport();
    frame.loads = false;
    page.service.embed(element, { type: 'report', embedUrl, accessToken: 't', pageName: 'new' });
    await vi.waitFor(() => {
      expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
    });
    await emit('pageChanged', { newPage: { name: 'old' } });
    await emit('loaded', {});
    expect((await reload(frame)).body).toMatchObject({ pageName: 'new' });
  });
});

describe('filters that a reload restores', () => {
  it('applies page filters of the configuration to the initial page', async () => {
    const filters = { currentPage: { operation: ReplaceAll, filters: [filter('a')] } };
    const { report, frame } = await loadedReport({ pageName: 'p', filters });
    await report.setPage('q');
    await report.setFilters([filter('b')]);
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ pageName: 'p', filters });
    expect(calls).toEqual(['PUT /report/pages/active', 'PUT /report/filters']);
  });

  it('removes filters that the configuration sets by level', async () => {
    const filters = { allPages: { operation: ReplaceAll, filters: [filter('a')] } };
    const { report, frame } = await loadedReport({ filters });
    await report.updateFilters(RemoveAll);
    expect(await reload(frame)).toMatchObject({ body: { filters: [] }, calls: [] });
  });

  it('adds two page filters with the same target', async () => {
    const { report, frame } = await loadedReport();
    await report.page('p').updateFilters(Add, [filter('a')]);
    await report.page('p').updateFilters(Add, [filter('b')]);
    expect((await reload(frame)).calls).toEqual(['POST /report/pages/p/filters', 'POST /report/pages/p/filters']);
  });

  it('keeps a filter that a later replacement does not name', async () => {
    const { report, frame } = await loadedReport();
    await report.updateFilters(Replace, [filter('a'), filter('x', 'Team')]);
    await report.updateFilters(Replace, [filter('b')]);
    await report.updateFilters(Replace, []);
    const { calls } = await reload(frame);
    expect(calls).toEqual(['POST /report/filters', 'POST /report/filters', 'POST /report/filters']);
    expect(frame.requests[1]?.body).toMatchObject({ filters: [{ values: ['a'] }, { values: ['x'] }] });
    expect(frame.requests[2]?.body).toMatchObject({ filters: [{ values: ['b'] }] });
  });

  it('replaces a filter once per target, regardless of the schema and the order of its fields', async () => {
    const { report, frame } = await loadedReport({ filters: [filter('a')] });
    const target = { column: 'Region', $schema: 'http://powerbi.com/product/schema#column', table: 'Staff' };
    await report.updateFilters(Replace, [Object.assign(filter('b'), { target })]);
    await report.updateFilters(Replace, [filter('c')]);
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ filters: [{ values: ['a'] }] });
    expect(calls).toEqual(['POST /report/filters']);
    expect(frame.requests[1]?.body).toMatchObject({ filters: [{ values: ['c'] }] });
  });

  it('resolves a call whose filters are a single object, which the frame has accepted', async () => {
    const { report, frame } = await loadedReport();
    await report.updateFilters(Add, filter('a') as never);
    expect((await reload(frame)).calls).toEqual(['POST /report/filters']);
  });

  it('resolves calls that remove filters or add null', async () => {
    const { report, frame } = await loadedReport({ filters: [filter('a')] });
    await report.updateFilters(Add, [null] as never);
    await report.updateFilters(RemoveAll, null as never);
    expect((await reload(frame)).body.filters).toEqual([]);
  });

  it('loads the filters of the report after resetPersistentFilters', async () => {
    const { report, frame } = await loadedReport({ filters: [filter('a')], slicers });
    await report.setFilters([filter('b')]);
    await report.page('p').setFilters([filter('c')]);
    await report.setPage('p');
    await report.resetPersistentFilters();
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ pageName: 'p' });
    expect([body.filters, body.slicers, calls]).toEqual([undefined, undefined, []]);
  });
});

describe('theme, settings and pages that a reload restores', () => {
  it("loads the report's own theme after resetTheme", async () => {
    const { report, frame } = await loadedReport({ theme: { themeJson: { name: 'Dark' } } });
    await report.resetTheme();
    expect((await reload(frame)).body.theme).toBeUndefined();
  });

  it('keeps the page that is not the one with the configured page filters after resetPersistentFilters', async () => {
    const { report, frame } = await loadedReport({ filters: { currentPage: { operation: ReplaceAll, filters: [] } } });
    await report.setPage('q');
    await report.resetPersistentFilters();
    await report.setPage('r');
    const { body, calls } = await reload(frame);
    expect([body.pageName, calls]).toEqual(['r', []]);
  });

  it('applies a bookmark before resetPersistentFilters, because the report stays on its page', async () => {
    const bookmark = { name: 'b' };
    const { report, frame } = await loadedReport({ bookmark, filters: [filter('a')] });
    await report.page('p').setFilters([filter('b')]);
    await report.resetPersistentFilters();
    await report.setFilters([filter('c')]);
    const { body, calls } = await reload(frame);
    expect(body).toMatchObject({ bookmark });
    expect(body.filters).toBeUndefined();
    expect(calls).toEqual(['DELETE /report/userState', 'PUT /report/filters']);
  });

  it('keeps a setting that a call passes as undefined', async () => {
    const { report, frame } = await loadedReport({ settings: { zoomLevel: 2 } });
    await report.updateSettings({ zoomLevel: undefined, hideErrors: true });
    expect((await reload(frame)).body).toMatchObject({ settings: { zoomLevel: 2, hideErrors: true } });
  });

  it('keeps the layout of a page that is named constructor', async () => {
    const name = 'constructor';
    const { report, frame } = await loadedReport();
    const layOut = (visual: string) => ({ pagesLayout: { [name]: { visualsLayout: { [visual]: { x: 1 } } } } });
    await report.updateSettings({ customLayout: layOut('v') });
    await report.updateSettings({ customLayout: layOut('w') });
    const { settings } = (await reload(frame)).body as { settings: { customLayout: ReturnType<typeof layOut> } };
    const layout = Object.entries(settings.customLayout.pagesLayout);
    expect(layout).toEqual([[name, { visualsLayout: { v: { x: 1 }, w: { x: 1 } } }]]);
  });

  it.each(['visual', 'Visual'])('keeps the page of a single visual with the type %s', async (type) => {
    const { embed, frame, uid } = await page.loaded({
      type,
      embedUrl,
      accessToken: 't',
      pageName: 'p',
      visualName: 'v',
      settings: { customLayout: { pageSize: { type: PageSizeType.Custom, width: 1, height: 1 } } },
    });
    const visual = embed as Visual;
    await visual.page('other').setActive();
    frame.send(`/reports/${uid}/events/pageChanged`, { newPage: { name: 'other' } });
    await visual.bookmarksManager.apply('b');
    expect((await reload(frame)).body).toMatchObject({ pageName: 'p', bookmark: { name: 'b' } });
  });

  it('restores the question that a call has asked', async () => {
    const { embed, frame } = await page.loaded({
      type: 'qna',
      embedUrl: 'https://app.powerbi.com/qnaEmbed',
      accessToken: 't',
      datasetIds: ['d'],
      question: 'first',
    });
    await (embed as Qna).setQuestion('second');
    expect((await reload(frame)).body).toMatchObject({ question: 'second' });
  });
});
