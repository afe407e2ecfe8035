import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BasicFilter } from '../../../src';
import type { VisualDefinition } from '../../../src/emulator';
import { addPersonalBookmark, personalBookmarks } from '../../../src/emulator/session/actions/user-state';
import { editing, loadReport, region } from './session-page';
import { shopReport } from './shop';
import { TestPage } from './test-page';

describe('bookmarks', () => {
  it('restores the page and the slicers from a bookmark', async () => {
    const page = await loadReport();
    await page.request('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [region(['North'])] });
    const { body } = await page.request('POST', '/report/bookmarks/capture', { options: { allPages: true } });
    const { state } = body as { state: string };
    await page.request('DELETE', '/report/userState', null);
    await page.request('PUT', '/report/pages/active', { name: 'second' });
    expect(await page.rows('total')).toEqual(['280']);
    const applied = page.next('/events/bookmarkApplied');
    await page.request('POST', '/report/bookmarks/applyState', { state });
    await applied;
    expect(page.frame.session.report.activePage.name).toBe('main');
    expect(await page.rows('total')).toEqual(['100']);
  });

  it('restores the order of a visual that was captured without a sort order', async () => {
    const page = await loadReport();
    const initial = await page.rows('by-region');
    const capture = async () => (await page.request('POST', '/report/bookmarks/capture', { options: {} })).body;
    const unsorted = await capture();
    await page.request('PUT', '/report/pages/main/visuals/by-region/sortBy', {
      orderBy: { table: 'Sales', measure: 'Total' },
      direction: 2,
    });
    const sorted = await capture();
    await page.request('POST', '/report/bookmarks/applyState', unsorted);
    expect(await page.rows('by-region')).toEqual(initial);
    await page.request('POST', '/report/bookmarks/applyState', sorted);
    expect(await page.rows('by-region')).toEqual([...initial].reverse());
  });

  it('rejects an invalid bookmark state', async () => {
    const { status } = await (
      await loadReport()
    ).request('POST', '/report/bookmarks/applyState', { state: 'bm9uc2Vuc2U=' });
    expect(status).toBe(400);
  });

  const emptyVisual = { filters: [], slicerFilters: [], hidden: false };
  const withVisual = (visual: object) => ({ pages: { main: { filters: [], visuals: { regions: visual } } } });
  it.each([
    { pages: null },
    { pages: { main: 5 } },
    { pages: { main: { filters: null, visuals: {} } } },
    { filters: [5] },
    { filters: [region(['North'], { operator: 'Foo' })] },
    { selection: { pageName: 'main', visualName: 'regions', fields: [], points: [5] } },
    { popOut: { kind: 'foo', pageName: 'main', visualName: 'regions' } },
    withVisual({}),
    withVisual({ ...emptyVisual, slicerFilters: [{ filterType: 8 }] }),
    withVisual({ ...emptyVisual, type: 'foo' }),
    withVisual({ ...emptyVisual, drill: { from: 0 } }),
  ])('keeps the current state if a bookmark state contains the invalid part %j', async (part) => {
    const page = await loadReport();
    await page.request('PUT', '/report/filters', [region(['South'])]);
    const valid = { activePage: 'second', filters: [], pages: {} };
    const apply = (state: object) =>
      page.request('POST', '/report/bookmarks/applyState', { state: btoa(JSON.stringify(state)) });
    expect(await apply({ ...valid, ...part })).toMatchObject({
      status: 400,
      body: { detailedMessage: expect.stringContaining('The bookmark state is invalid.') as string },
    });
    expect(page.frame.session.report.activePage.name).toBe('main');
    expect(await page.rows('total')).toEqual(['110']);
    expect((await apply({ ...valid, ...withVisual(emptyVisual) })).status).toBe(200);
  });

  it('keeps a page that is not in the bookmark, even if its name is a property of all objects', async () => {
    const pages = [...shopReport.pages, { name: 'constructor', displayName: 'Odd', visuals: [] }];
    const page = new TestPage({ content: { reports: [{ ...shopReport, pages }] } });
    await page.load();
    await page.request('PUT', '/report/pages/constructor/filters', [region(['South'])]);
    const { body } = await page.request('POST', '/report/bookmarks/capture', { options: {} });
    expect((await page.request('POST', '/report/bookmarks/applyState', body)).status).toBe(200);
    expect((await page.request('GET', '/report/pages/constructor/filters')).body).toEqual([region(['South'])]);
  });

  it('applies bookmarks by name, including those in groups, and plays them', async () => {
    const first = await loadReport();
    const { body } = await first.request('POST', '/report/bookmarks/capture', { options: {} });
    const bookmarks = [
      {
        name: 'group',
        displayName: 'Group',
        children: [{ name: 'one', displayName: 'One', state: (body as { state: string }).state }],
      },
    ];
    const page = new TestPage({ content: { reports: [{ ...shopReport, bookmarks }] } });
    await page.load();
    expect((await page.request('POST', '/report/bookmarks/applyByName', { name: 'one' })).status).toBe(200);
    expect((await page.request('POST', '/report/bookmarks/applyByName', { name: 'two' })).status).toBe(404);
    await page.request('POST', '/report/bookmarks/play', { playMode: 1 });
    expect(page.frame.session.report.playing).toBe(true);
  });

  it('loads a report with a personal bookmark', async () => {
    const settings = { personalBookmarksEnabled: true };
    const page = await loadReport({ settings });
    await page.request('PUT', '/report/filters', [region(['South'])]);
    addPersonalBookmark(page.frame.session, 'Mine');
    const [bookmark] = personalBookmarks(page.frame.session);
    const applied = page.next('/events/bookmarkApplied');
    await page.load({ settings, bookmark: { name: bookmark!.name } });
    expect((await applied).body).toEqual({ bookmarkName: bookmark!.name });
    expect(await page.rows('total')).toEqual(['110']);
  });
});

it('restores the slicer selection in the report definition when the user state is deleted', async () => {
  const [main, ...others] = shopReport.pages;
  const visuals = main!.visuals.map((visual): VisualDefinition =>
    visual.name === 'regions' ? { ...visual, slicer: { filters: [region(['North']) as BasicFilter] } } : visual,
  );
  const page = new TestPage({ content: { reports: [{ ...shopReport, pages: [{ ...main!, visuals }, ...others] }] } });
  await page.load();
  await page.request('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [] });
  expect(await page.rows('total')).toEqual(['280']);
  await page.request('DELETE', '/report/userState', null);
  expect(await page.rows('total')).toEqual(['100']);
});

describe('themes, settings and modes', () => {
  it('applies and resets a theme', async () => {
    const page = await loadReport();
    await page.request('PUT', '/report/theme', { themeJson: { dataColors: ['#123456'] } });
    expect((await page.request('GET', '/report/theme')).body).toEqual({ themeJson: { dataColors: ['#123456'] } });
    await page.request('PUT', '/report/theme', {});
    expect((await page.request('GET', '/report/theme')).body).toEqual({ themeJson: {} });
  });

  it("keeps the report's own theme if the theme in the load configuration is empty", async () => {
    const theme = { dataColors: ['#123456'] };
    const page = new TestPage({ content: { reports: [{ ...shopReport, theme }] } });
    await page.load({ theme: {} });
    expect((await page.request('GET', '/report/theme')).body).toEqual({ themeJson: theme });
  });

  it('merges a settings patch with the current settings', async () => {
    const page = await loadReport({ settings: { panes: { filters: { visible: false } } } });
    await page.request('PATCH', '/report/settings', { zoomLevel: 2, panes: { pageNavigation: { visible: false } } });
    expect(page.frame.session.report.settings).toEqual({
      zoomLevel: 2,
      panes: { filters: { visible: false }, pageNavigation: { visible: false } },
    });
    expect((await page.request('GET', '/report/zoom')).body).toBe(2);
  });

  it('requires write permission for edit mode', async () => {
    expect((await (await loadReport()).request('POST', '/report/switchMode/edit', null)).status).toBe(403);
    expect((await (await loadReport({ permissions: 1 })).request('POST', '/report/switchMode/edit', null)).status).toBe(
      200,
    );
  });

  it('saves a copy that can be loaded', async () => {
    const page = await loadReport(editing);
    const rendered = page.next('/events/rendered');
    await page.request('POST', '/report/addPage', { displayName: 'Mine' });
    await rendered;
    const saved = page.next('/events/saved');
    await page.request('POST', '/report/saveAs', { name: 'Copy' });
    const { reportObjectId } = (await saved).body as { reportObjectId: string };
    await page.load({ id: reportObjectId });
    expect(page.frame.session.report.state.pages.map(({ displayName }) => displayName)).toEqual([
      'Main',
      'Second',
      'Mine',
    ]);
  });

  it('restores the user state on the next load', async () => {
    const page = await loadReport();
    await page.request('PUT', '/report/filters', [region(['South'])]);
    await page.request('POST', '/report/userState', null);
    await page.load();
    expect((await page.request('GET', '/report/isUserStateApplied')).body).toBe(true);
    expect(await page.rows('total')).toEqual(['110']);
    await page.request('DELETE', '/report/userState', null);
    expect(await page.rows('total')).toEqual(['280']);
  });

  it('calls the preQuery hook before the rendered event', async () => {
    const page = new TestPage();
    page.hooks.preQuery = { user: 7 };
    page.frame.session.callsPreQuery = true;
    await page.load();
    expect(page.events).toEqual(['u1', 'loaded', 'renderingStarted', 'preQuery', 'rendered']);
    expect(page.frame.session.report.applicationContext).toEqual({ user: 7 });
  });
});

describe('the fixed time of a report', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['2026-05-15T00:30:00', '2026-05-15T00:30:00.000Z'],
    ['2026-05-15T00:30:00+05:30', '2026-05-14T19:00:00.000Z'],
  ])('is read in UTC unless it contains a time zone: %s', async (fixed, expected) => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const page = new TestPage({ content: { reports: [{ ...shopReport, now: fixed }] } });
    await page.load();
    expect(new Date(page.frame.session.report.now).toISOString()).toBe(expected);
  });

  it('is replaced together with the data', async () => {
    const { report } = (await loadReport()).frame.session;
    report.replaceData({ ...shopReport, now: '2026-05-20' });
    expect(report.now).toBe(Date.UTC(2026, 4, 20));
    report.replaceData({ ...shopReport, now: '2026-05-21' });
    expect(report.now).toBe(Date.UTC(2026, 4, 21));
  });
});
