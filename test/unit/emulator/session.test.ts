import { describe, expect, it } from 'vitest';
import type { PageInfo, VisualInfo } from '../../../src/models';
import { TestPage } from './test-page';
import { shopReport } from './shop';

const region = (values: string[], more: object = {}) => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Stores', column: 'Region' },
  operator: 'In',
  values,
  ...more,
});
const editing = { permissions: 7, viewMode: 1 };

async function loaded(more: object = {}): Promise<TestPage> {
  const page = new TestPage();
  await page.load(more);
  return page;
}

describe('loading', () => {
  it('sends the ready message, accepts the load, and emits loaded and rendered', async () => {
    const page = new TestPage();
    const rendered = page.next('/reports/u1/events/rendered');
    const accessToken = await page.frame.createToken();
    const { status } = await page.request('POST', '/report/load', { accessToken, id: 'shop' });
    expect(status).toBe(202);
    await rendered;
    expect(page.events).toEqual(['u1', 'loaded', 'renderingStarted', 'rendered']);
  });

  it('rejects other requests until content is loaded', async () => {
    const { status, body } = await new TestPage().request('GET', '/report/pages');
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'NotLoaded' });
  });

  it('renders nothing between prepare and render', async () => {
    const page = new TestPage();
    const ready = page.next('/events/loaded');
    await page.request('POST', '/report/prepare', { accessToken: await page.frame.createToken(), id: 'shop' });
    await ready;
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
    expect(page.events).not.toContain('rendered');
    const rendered = page.next('/events/rendered');
    await page.request('POST', '/report/render', { pageName: 'second' });
    await rendered;
    const { body } = await page.request('GET', '/report/pages');
    expect((body as PageInfo[]).find(({ isActive }) => isActive)?.name).toBe('second');
  });

  it('applies filters and slicers of the configuration', async () => {
    const slicers = [{ selector: { visualName: 'regions' }, state: { filters: [region(['North'])] } }];
    const page = await loaded({ filters: [region(['South'])], slicers });
    expect((await page.request('GET', '/report/filters')).body).toEqual([region(['South'])]);
    expect(await page.rows('total')).toEqual(['']);
  });

  it('emits an error for an unknown page', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    await page.request('POST', '/report/load', {
      accessToken: await page.frame.createToken(),
      id: 'shop',
      pageName: 'nope',
    });
    expect((await failed).body).toMatchObject({
      message: 'PowerBIEntityNotFound',
      detailedMessage: "Page 'nope' not found",
    });
  });

  it('emits an error for an unknown visual of a single visual', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    const accessToken = await page.frame.createToken();
    const config = { accessToken, id: 'shop', type: 'visual', pageName: 'main', visualName: 'nope' };
    await page.request('POST', '/report/load', config);
    expect((await failed).body).toMatchObject({ message: 'visualNotFound', detailedMessage: 'Visual not found' });
    expect(page.events).not.toContain('loaded');
  });

  it('discards a load when another one follows', async () => {
    const page = new TestPage();
    const accessToken = await page.frame.createToken();
    const rendered = page.next('/events/rendered');
    void page.request('POST', '/report/load', { accessToken, id: 'shop', pageName: 'main' });
    await page.request('POST', '/report/load', { accessToken, id: 'shop', pageName: 'second' });
    await rendered;
    expect(page.events.filter((name) => name === 'loaded')).toHaveLength(1);
    expect(page.frame.session.report.activePage.name).toBe('second');
  });
});

describe('unknown request', () => {
  it('rejects an unknown request with 404 and records it', async () => {
    const page = await loaded();
    const { status, body } = await page.request('GET', '/report/weather');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      detailedMessage: "Unknown request 'GET /report/weather': it is not in the request table.",
    });
    expect(() => {
      page.frame.assertNoUnknownRequests();
    }).toThrow('GET /report/weather');
  });
});

describe('pages', () => {
  it('lists pages and marks the active one', async () => {
    const { body } = await (await loaded()).request('GET', '/report/pages');
    expect((body as PageInfo[]).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['main', true],
      ['second', false],
    ]);
  });

  it('emits pageChanged when another page is activated', async () => {
    const page = await loaded();
    const changed = page.next('/events/pageChanged');
    await page.request('PUT', '/report/pages/active', { name: 'second', displayName: null, isActive: true });
    expect((await changed).body).toMatchObject({
      newPage: { name: 'second', isActive: true },
      oldPage: { name: 'main' },
    });
  });

  it('responds with 404 for an unknown page name', async () => {
    const { status, body } = await (await loaded()).request('GET', '/report/pages/nope/visuals');
    expect([status, body]).toMatchObject([404, { message: 'PowerBIEntityNotFound' }]);
  });

  it('adds, renames and deletes pages in edit mode', async () => {
    const page = await loaded(editing);
    const { body } = await page.request('POST', '/report/addPage', { displayName: 'Mine' });
    const { name } = body as PageInfo;
    await page.request('PUT', `/report/pages/${name}/name`, { name, displayName: 'Ours' });
    expect(page.frame.session.report.page(name).displayName).toBe('Ours');
    expect((await page.request('GET', '/report/hasUnsavedChanges')).body).toBe(true);
    await page.request('DELETE', `/report/pages/${name}`, {});
    expect(page.frame.session.report.state.pages.map((each) => each.name)).toEqual(['main', 'second']);
  });

  it('rejects a request to add a page in view mode', async () => {
    const { status } = await (await loaded({ permissions: 7 })).request('POST', '/report/addPage', {});
    expect(status).toBe(400);
  });

  it('returns which layouts a page has', async () => {
    const page = await loaded();
    expect((await page.request('GET', '/report/pages/main/layoutTypes/Master')).body).toBe(true);
    expect((await page.request('GET', '/report/pages/main/layoutTypes/MobilePortrait')).body).toBe(false);
  });
});

describe('filters', () => {
  it('applies filters of the report to all visuals and emits filtersApplied', async () => {
    const page = await loaded();
    const applied = page.next('/events/filtersApplied');
    await page.request('PUT', '/report/filters', [region(['South'])]);
    expect((await applied).body).toEqual({ filters: [region(['South'])] });
    expect(await page.rows('total')).toEqual(['110']);
  });

  it('combines filters of pages and visuals with filters of the report', async () => {
    const page = await loaded();
    await page.request('PUT', '/report/pages/main/filters', [region(['South', 'North'])]);
    await page.request('PUT', '/report/pages/main/visuals/total/filters', [region(['North'])]);
    expect(await page.rows('total')).toEqual(['100']);
    expect(await page.rows('by-region')).toEqual(['North,100', 'South,110']);
  });

  it('adds, replaces and removes filters', async () => {
    const page = await loaded();
    const amount = { ...region(['10']), target: { column: 'Amount', table: 'Sales' }, values: [10] };
    const update = (filtersOperation: number, filters?: object[]) =>
      page.request('POST', '/report/filters', { filtersOperation, filters });
    const current = async () => (await page.request('GET', '/report/filters')).body;
    await update(2, [region(['South'])]);
    await update(2, [amount]);
    expect(await current()).toEqual([region(['South']), amount]);
    await update(3, [region(['North'])]);
    expect(await current()).toEqual([amount, region(['North'])]);
    await update(1, [amount]);
    expect(await current()).toEqual([amount]);
    await update(0);
    expect(await current()).toEqual([]);
  });

  it('rejects filters with unknown columns and keeps the previous ones', async () => {
    const page = await loaded({ filters: [region(['South'])] });
    const { status, body } = await page.request('PUT', '/report/filters', [
      { ...region(['x']), target: { table: 'Stores', column: 'Color' } },
    ]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      detailedMessage: "unknown column 'Color' of table 'Stores'. Known columns: 'Id', 'Store', 'Region'",
    });
    expect((await page.request('GET', '/report/filters')).body).toHaveLength(1);
  });
});

describe('slicers and selections', () => {
  it('filters the other visuals of the page with a slicer', async () => {
    const page = await loaded();
    const selected = page.next('/visuals/regions/events/dataSelected');
    await page.request('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [region(['North'])] });
    expect((await selected).body).toMatchObject({ filters: [region(['North'])] });
    expect(await page.rows('total')).toEqual(['100']);
    expect(await page.rows('regions')).toHaveLength(3);
    expect((await page.request('GET', '/report/pages/main/visuals/regions/slicer')).body).toEqual({
      filters: [region(['North'])],
      targets: [{ table: 'Stores', column: 'Region' }],
    });
  });

  it('rejects slicer requests for visuals that are not slicers', async () => {
    const { status, body } = await (await loaded()).request('GET', '/report/pages/main/visuals/total/slicer');
    expect([status, body]).toMatchObject([400, { detailedMessage: "Visual 'total' is a card, not a slicer." }]);
  });

  it('filters the other visuals by a selected data point and emits its values', async () => {
    const page = await loaded();
    const { session } = page.frame;
    const main = session.report.page('main');
    const selected = page.next('/events/dataSelected');
    session.actions.select(main, session.report.visual('main', 'by-region'), [['South']]);
    expect((await selected).body).toMatchObject({
      report: { id: 'shop' },
      dataPoints: [
        {
          identity: [{ target: { table: 'Stores', column: 'Region' }, equals: 'South' }],
          values: [{ value: 110, formattedValue: '110' }],
        },
      ],
    });
    expect(await page.rows('total')).toEqual(['110']);
    expect(await page.rows('by-region')).toHaveLength(3);
    await page.request('POST', '/report/clearSelectedVisuals/false', null);
    expect(await page.rows('total')).toEqual(['280']);
  });
});

describe('visuals', () => {
  it('returns visuals with the position and display state of a custom layout', async () => {
    const pagesLayout = {
      main: {
        defaultLayout: { displayState: { mode: 1 } },
        visualsLayout: { total: { x: 1, y: 2, z: 3, width: 50, height: 40, displayState: { mode: 0 } } },
      },
    };
    const page = await loaded();
    await page.request('PATCH', '/report/settings', { layoutType: 1, customLayout: { pagesLayout } });
    const { body } = await page.request('GET', '/report/pages/main/visuals');
    const visuals = body as VisualInfo[];
    expect(visuals.find(({ name }) => name === 'total')?.layout).toEqual({
      x: 1,
      y: 2,
      z: 3,
      width: 50,
      height: 40,
      displayState: { mode: 0 },
    });
    expect(visuals.find(({ name }) => name === 'regions')?.layout?.displayState).toEqual({ mode: 1 });
  });

  it('emits visualRendered only for visuals that a custom layout shows', async () => {
    const hidden = { displayState: { mode: 1 } };
    const visible = { displayState: { mode: 0 } };
    const pagesLayout = { main: { defaultLayout: hidden, visualsLayout: { total: visible } } };
    const settings = { visualRenderedEvents: true, layoutType: 1, customLayout: { pagesLayout } };
    const page = await loaded({ settings });
    const renderedVisuals = () =>
      page.messages.filter(({ url }) => url.endsWith('/visualRendered')).map(({ body }) => body);
    expect(renderedVisuals()).toEqual([{ name: 'total', page: 'main' }]);
    const rendered = page.next('/events/rendered');
    page.frame.session.actions.popOut({ kind: 'focus', pageName: 'main', visualName: 'total' });
    await rendered;
    expect(renderedVisuals()).toHaveLength(2);
  });

  it('emits visualRendered from back to front, or only for the visual in focus', async () => {
    const page = await loaded({ settings: { visualRenderedEvents: true } });
    const renderedVisuals = () =>
      page.messages.filter(({ url }) => url.endsWith('/visualRendered')).map(({ url }) => url);
    expect(renderedVisuals()).toHaveLength(3);
    const rendered = page.next('/events/rendered');
    page.frame.session.actions.popOut({ kind: 'focus', pageName: 'main', visualName: 'regions' });
    await rendered;
    expect(renderedVisuals().slice(3)).toEqual(['/reports/u1/pages/main/visuals/regions/events/visualRendered']);
  });

  it('exports the data of a visual or the underlying rows', async () => {
    const page = await loaded({ filters: [region(['South'])] });
    const { body } = await page.request('POST', '/report/pages/main/visuals/by-region/exportData', {
      exportDataType: 1,
      rows: 1,
    });
    expect(body).toEqual({ data: 'Store id,Day,Amount,Gift,Note\r\n3,2025-12-31,50,false,red\r\n' });
  });

  it('clones and sorts visuals', async () => {
    const page = await loaded(editing);
    const { body } = await page.request('POST', '/report/pages/main/visuals/by-region/clone', { layout: { x: 7 } });
    const { visualName, visual } = body as { visualName: string; visual: VisualInfo };
    expect(visual).toMatchObject({ name: visualName, title: 'By region', layout: { x: 7, y: 24 } });
    await page.request('PUT', `/report/pages/main/visuals/${visualName}/sortBy`, {
      orderBy: { table: 'Sales', measure: 'Total' },
      direction: 2,
    });
    expect(await page.rows(visualName)).toEqual(['South,110', 'North,100', ',70']);
  });

  it('returns a description of the data of a visual', async () => {
    const { body } = await (
      await loaded()
    ).request('GET', '/report/pages/main/visuals/by-region/smartNarrativeInsights');
    expect(body).toEqual({
      summaryText: 'By region: South leads Total with 110, 39.3% of the total. (Blank) is the lowest at 70.',
    });
  });
});

describe('bookmarks', () => {
  it('restores page, filters and slicers from a bookmark', async () => {
    const page = await loaded();
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

  it('rejects an invalid bookmark state', async () => {
    const { status } = await (
      await loaded()
    ).request('POST', '/report/bookmarks/applyState', { state: 'bm9uc2Vuc2U=' });
    expect(status).toBe(400);
  });

  it('finds bookmarks by name, including those in groups, and plays them', async () => {
    const first = await loaded();
    const { body } = await first.request('POST', '/report/bookmarks/capture', {});
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
});

describe('themes, settings and modes', () => {
  it('applies and resets a theme', async () => {
    const page = await loaded();
    await page.request('PUT', '/report/theme', { themeJson: { dataColors: ['#123456'] } });
    expect((await page.request('GET', '/report/theme')).body).toEqual({ themeJson: { dataColors: ['#123456'] } });
    await page.request('PUT', '/report/theme', {});
    expect((await page.request('GET', '/report/theme')).body).toEqual({ themeJson: {} });
  });

  it('merges a settings patch', async () => {
    const page = await loaded({ settings: { panes: { filters: { visible: false } } } });
    await page.request('PATCH', '/report/settings', { zoomLevel: 2, panes: { pageNavigation: { visible: false } } });
    expect(page.frame.session.report.settings).toEqual({
      zoomLevel: 2,
      panes: { filters: { visible: false }, pageNavigation: { visible: false } },
    });
    expect((await page.request('GET', '/report/zoom')).body).toBe(2);
  });

  it('requires write permission for edit mode', async () => {
    expect((await (await loaded()).request('POST', '/report/switchMode/edit', null)).status).toBe(403);
    expect((await (await loaded({ permissions: 1 })).request('POST', '/report/switchMode/edit', null)).status).toBe(
      200,
    );
  });

  it('saves a copy that can be loaded', async () => {
    const page = await loaded(editing);
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

  it('restores the user state in the next load', async () => {
    const page = await loaded();
    await page.request('PUT', '/report/filters', [region(['South'])]);
    await page.request('POST', '/report/userState', null);
    await page.load();
    expect((await page.request('GET', '/report/isUserStateApplied')).body).toBe(true);
    expect(await page.rows('total')).toEqual(['110']);
    await page.request('DELETE', '/report/userState', null);
    expect(await page.rows('total')).toEqual(['280']);
  });

  it('calls the preQuery hook before rendering', async () => {
    const page = new TestPage();
    page.hooks.preQuery = { user: 7 };
    page.frame.session.callsPreQuery = true;
    await page.load();
    expect(page.events).toEqual(['u1', 'loaded', 'renderingStarted', 'preQuery', 'rendered']);
    expect(page.frame.session.report.applicationContext).toEqual({ user: 7 });
  });
});
