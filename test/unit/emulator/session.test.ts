import { describe, expect, it } from 'vitest';
import type { PageInfo, VisualInfo } from '../../../src/models';
import { TestPage } from './page';
import { shopReport } from './support';

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
  it('says that the frame is ready, accepts the load, then raises loaded and rendered', async () => {
    const page = new TestPage();
    const rendered = page.next('/reports/u1/events/rendered');
    const accessToken = await page.frame.createToken();
    const { status } = await page.call('POST', '/report/load', { accessToken, id: 'shop' });
    expect(status).toBe(202);
    await rendered;
    expect(page.events).toEqual(['u1', 'loaded', 'renderingStarted', 'rendered']);
  });

  it('refuses other calls until something is loaded', async () => {
    const { status, body } = await new TestPage().call('GET', '/report/pages');
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'NotLoaded' });
  });

  it('draws nothing between prepare and render', async () => {
    const page = new TestPage();
    const ready = page.next('/events/loaded');
    await page.call('POST', '/report/prepare', { accessToken: await page.frame.createToken(), id: 'shop' });
    await ready;
    expect((await page.call('GET', '/report/pages')).status).toBe(200);
    expect(page.events).not.toContain('rendered');
    const rendered = page.next('/events/rendered');
    await page.call('POST', '/report/render', { pageName: 'second' });
    await rendered;
    const { body } = await page.call('GET', '/report/pages');
    expect((body as PageInfo[]).find(({ isActive }) => isActive)?.name).toBe('second');
  });

  it('brings filters, slicers and the page of the configuration along', async () => {
    const slicers = [{ selector: { visualName: 'regions' }, state: { filters: [region(['North'])] } }];
    const page = await loaded({ filters: [region(['South'])], slicers });
    expect((await page.call('GET', '/report/filters')).body).toEqual([region(['South'])]);
    expect(await page.rows('total')).toEqual(['']);
  });

  it('raises error for a page that is not there', async () => {
    const page = new TestPage();
    const failed = page.next('/events/error');
    await page.call('POST', '/report/load', {
      accessToken: await page.frame.createToken(),
      id: 'shop',
      pageName: 'nope',
    });
    expect((await failed).body).toMatchObject({
      message: 'PowerBIEntityNotFound',
      detailedMessage: "Page 'nope' not found",
    });
  });

  it('lets the later of two loads win', async () => {
    const page = new TestPage();
    const accessToken = await page.frame.createToken();
    const rendered = page.next('/events/rendered');
    void page.call('POST', '/report/load', { accessToken, id: 'shop', pageName: 'main' });
    await page.call('POST', '/report/load', { accessToken, id: 'shop', pageName: 'second' });
    await rendered;
    expect(page.events.filter((name) => name === 'loaded')).toHaveLength(1);
    expect(page.frame.session.report.activePage.name).toBe('second');
  });
});

describe('an unknown call', () => {
  it('is answered 404 with its name, and noted', async () => {
    const page = await loaded();
    const { status, body } = await page.call('GET', '/report/weather');
    expect(status).toBe(404);
    expect(body).toMatchObject({
      detailedMessage: "Unknown call 'GET /report/weather': it is not in the request table.",
    });
    expect(() => {
      page.frame.assertNoUnknownCalls();
    }).toThrow('GET /report/weather');
  });
});

describe('pages', () => {
  it('are listed with the active one marked', async () => {
    const { body } = await (await loaded()).call('GET', '/report/pages');
    expect((body as PageInfo[]).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['main', true],
      ['second', false],
    ]);
  });

  it('turn with pageChanged', async () => {
    const page = await loaded();
    const changed = page.next('/events/pageChanged');
    await page.call('PUT', '/report/pages/active', { name: 'second', displayName: null, isActive: true });
    expect((await changed).body).toMatchObject({
      newPage: { name: 'second', isActive: true },
      oldPage: { name: 'main' },
    });
  });

  it('answer 404 for an unknown name', async () => {
    const { status, body } = await (await loaded()).call('GET', '/report/pages/nope/visuals');
    expect([status, body]).toMatchObject([404, { message: 'PowerBIEntityNotFound' }]);
  });

  it('can be added, renamed and deleted in edit mode', async () => {
    const page = await loaded(editing);
    const { body } = await page.call('POST', '/report/addPage', { displayName: 'Mine' });
    const { name } = body as PageInfo;
    await page.call('PUT', `/report/pages/${name}/name`, { name, displayName: 'Ours' });
    expect(page.frame.session.report.page(name).displayName).toBe('Ours');
    expect((await page.call('GET', '/report/hasUnsavedChanges')).body).toBe(true);
    await page.call('DELETE', `/report/pages/${name}`, {});
    expect(page.frame.session.report.state.pages.map((each) => each.name)).toEqual(['main', 'second']);
  });

  it('cannot be added in view mode', async () => {
    const { status } = await (await loaded({ permissions: 7 })).call('POST', '/report/addPage', {});
    expect(status).toBe(400);
  });

  it('tell which layouts they have', async () => {
    const page = await loaded();
    expect((await page.call('GET', '/report/pages/main/layoutTypes/Master')).body).toBe(true);
    expect((await page.call('GET', '/report/pages/main/layoutTypes/MobilePortrait')).body).toBe(false);
  });
});

describe('filters', () => {
  it('of the report reach every visual and raise filtersApplied', async () => {
    const page = await loaded();
    const applied = page.next('/events/filtersApplied');
    await page.call('PUT', '/report/filters', [region(['South'])]);
    expect((await applied).body).toEqual({ filters: [region(['South'])] });
    expect(await page.rows('total')).toEqual(['110']);
  });

  it('of a page and of a visual join those of the report', async () => {
    const page = await loaded();
    await page.call('PUT', '/report/pages/main/filters', [region(['South', 'North'])]);
    await page.call('PUT', '/report/pages/main/visuals/total/filters', [region(['North'])]);
    expect(await page.rows('total')).toEqual(['100']);
    expect(await page.rows('by-region')).toEqual(['North,100', 'South,110']);
  });

  it('are added, replaced by target, replaced all, and removed', async () => {
    const page = await loaded();
    const amount = { ...region(['10']), target: { column: 'Amount', table: 'Sales' }, values: [10] };
    const update = (filtersOperation: number, filters?: object[]) =>
      page.call('POST', '/report/filters', { filtersOperation, filters });
    const present = async () => (await page.call('GET', '/report/filters')).body;
    await update(2, [region(['South'])]);
    await update(2, [amount]);
    expect(await present()).toEqual([region(['South']), amount]);
    await update(3, [region(['North'])]);
    expect(await present()).toEqual([amount, region(['North'])]);
    await update(1, [amount]);
    expect(await present()).toEqual([amount]);
    await update(0);
    expect(await present()).toEqual([]);
  });

  it('on something unknown are refused and leave the old ones', async () => {
    const page = await loaded({ filters: [region(['South'])] });
    const { status, body } = await page.call('PUT', '/report/filters', [
      { ...region(['x']), target: { table: 'Stores', column: 'Color' } },
    ]);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      detailedMessage: "unknown column 'Color' of table 'Stores'; known are 'Id', 'Store', 'Region'",
    });
    expect((await page.call('GET', '/report/filters')).body).toHaveLength(1);
  });
});

describe('slicers and selections', () => {
  it('a slicer filters the other visuals of its page, not itself', async () => {
    const page = await loaded();
    const selected = page.next('/visuals/regions/events/dataSelected');
    await page.call('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [region(['North'])] });
    expect((await selected).body).toMatchObject({ filters: [region(['North'])] });
    expect(await page.rows('total')).toEqual(['100']);
    expect(await page.rows('regions')).toHaveLength(3);
    expect((await page.call('GET', '/report/pages/main/visuals/regions/slicer')).body).toEqual({
      filters: [region(['North'])],
      targets: [{ table: 'Stores', column: 'Region' }],
    });
  });

  it('refuses a slicer state for another kind of visual', async () => {
    const { status, body } = await (await loaded()).call('GET', '/report/pages/main/visuals/total/slicer');
    expect([status, body]).toMatchObject([400, { detailedMessage: "Visual 'total' is a card, not a slicer" }]);
  });

  it('a selected point filters the others and is told with its numbers', async () => {
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
    await page.call('POST', '/report/clearSelectedVisuals/false', null);
    expect(await page.rows('total')).toEqual(['280']);
  });
});

describe('visuals', () => {
  it('are described with layout and display state, as a custom layout moves them', async () => {
    const pagesLayout = {
      main: {
        defaultLayout: { displayState: { mode: 1 } },
        visualsLayout: { total: { x: 1, y: 2, z: 3, width: 50, height: 40, displayState: { mode: 0 } } },
      },
    };
    const page = await loaded();
    await page.call('PATCH', '/report/settings', { layoutType: 1, customLayout: { pagesLayout } });
    const { body } = await page.call('GET', '/report/pages/main/visuals');
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

  it('are told as drawn when a custom layout lets them be seen, and no others', async () => {
    const hidden = { displayState: { mode: 1 } };
    const shown = { displayState: { mode: 0 } };
    const pagesLayout = { main: { defaultLayout: hidden, visualsLayout: { total: shown } } };
    const settings = { visualRenderedEvents: true, layoutType: 1, customLayout: { pagesLayout } };
    const page = await loaded({ settings });
    const drawn = () => page.raised.filter(({ url }) => url.endsWith('/visualRendered')).map(({ body }) => body);
    expect(drawn()).toEqual([{ name: 'total', page: 'main' }]);
    const rendered = page.next('/events/rendered');
    page.frame.session.actions.popOut({ kind: 'focus', pageName: 'main', visualName: 'total' });
    await rendered;
    expect(drawn()).toHaveLength(2);
  });

  it('are told as drawn from back to front, and one alone that is in focus', async () => {
    const page = await loaded({ settings: { visualRenderedEvents: true } });
    const drawn = () => page.raised.filter(({ url }) => url.endsWith('/visualRendered')).map(({ url }) => url);
    expect(drawn()).toHaveLength(3);
    const rendered = page.next('/events/rendered');
    page.frame.session.actions.popOut({ kind: 'focus', pageName: 'main', visualName: 'regions' });
    await rendered;
    expect(drawn().slice(3)).toEqual(['/reports/u1/pages/main/visuals/regions/events/visualRendered']);
  });

  it('export what they show, and the rows behind it', async () => {
    const page = await loaded({ filters: [region(['South'])] });
    const { body } = await page.call('POST', '/report/pages/main/visuals/by-region/exportData', {
      exportDataType: 1,
      rows: 1,
    });
    expect(body).toEqual({ data: 'Store id,Day,Amount,Gift,Note\r\n3,2025-12-31,50,false,red\r\n' });
  });

  it('can be cloned and sorted', async () => {
    const page = await loaded(editing);
    const { body } = await page.call('POST', '/report/pages/main/visuals/by-region/clone', { layout: { x: 7 } });
    const { visualName, visual } = body as { visualName: string; visual: VisualInfo };
    expect(visual).toMatchObject({ name: visualName, title: 'By region', layout: { x: 7, y: 24 } });
    await page.call('PUT', `/report/pages/main/visuals/${visualName}/sortBy`, {
      orderBy: { table: 'Sales', measure: 'Total' },
      direction: 2,
    });
    expect(await page.rows(visualName)).toEqual(['South,110', 'North,100', ',70']);
  });

  it('tell what they show in words', async () => {
    const { body } = await (await loaded()).call('GET', '/report/pages/main/visuals/by-region/smartNarrativeInsights');
    expect(body).toEqual({
      summaryText: 'By region: South leads Total with 110, 39.3% of the total. (Blank) is the lowest at 70.',
    });
  });
});

describe('bookmarks', () => {
  it('bring back page, filters and slicers', async () => {
    const page = await loaded();
    await page.call('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [region(['North'])] });
    const { body } = await page.call('POST', '/report/bookmarks/capture', { options: { allPages: true } });
    const { state } = body as { state: string };
    await page.call('DELETE', '/report/userState', null);
    await page.call('PUT', '/report/pages/active', { name: 'second' });
    expect(await page.rows('total')).toEqual(['280']);
    const applied = page.next('/events/bookmarkApplied');
    await page.call('POST', '/report/bookmarks/applyState', { state });
    await applied;
    expect(page.frame.session.report.activePage.name).toBe('main');
    expect(await page.rows('total')).toEqual(['100']);
  });

  it('refuse a state that is none', async () => {
    const { status } = await (await loaded()).call('POST', '/report/bookmarks/applyState', { state: 'bm9uc2Vuc2U=' });
    expect(status).toBe(400);
  });

  it('are found by name, in groups too, and played', async () => {
    const first = await loaded();
    const { body } = await first.call('POST', '/report/bookmarks/capture', {});
    const bookmarks = [
      {
        name: 'group',
        displayName: 'Group',
        children: [{ name: 'one', displayName: 'One', state: (body as { state: string }).state }],
      },
    ];
    const page = new TestPage({ content: { reports: [{ ...shopReport, bookmarks }] } });
    await page.load();
    expect((await page.call('POST', '/report/bookmarks/applyByName', { name: 'one' })).status).toBe(200);
    expect((await page.call('POST', '/report/bookmarks/applyByName', { name: 'two' })).status).toBe(404);
    await page.call('POST', '/report/bookmarks/play', { playMode: 1 });
    expect(page.frame.session.report.playing).toBe(true);
  });
});

describe('themes, settings and modes', () => {
  it('applies a theme and goes back to the own one', async () => {
    const page = await loaded();
    await page.call('PUT', '/report/theme', { themeJson: { dataColors: ['#123456'] } });
    expect((await page.call('GET', '/report/theme')).body).toEqual({ themeJson: { dataColors: ['#123456'] } });
    await page.call('PUT', '/report/theme', {});
    expect((await page.call('GET', '/report/theme')).body).toEqual({ themeJson: {} });
  });

  it('merges a patch of the settings', async () => {
    const page = await loaded({ settings: { panes: { filters: { visible: false } } } });
    await page.call('PATCH', '/report/settings', { zoomLevel: 2, panes: { pageNavigation: { visible: false } } });
    expect(page.frame.session.report.settings).toEqual({
      zoomLevel: 2,
      panes: { filters: { visible: false }, pageNavigation: { visible: false } },
    });
    expect((await page.call('GET', '/report/zoom')).body).toBe(2);
  });

  it('gives edit mode only to who may change the report', async () => {
    expect((await (await loaded()).call('POST', '/report/switchMode/edit', null)).status).toBe(403);
    expect((await (await loaded({ permissions: 1 })).call('POST', '/report/switchMode/edit', null)).status).toBe(200);
  });

  it('saves a copy, which can be loaded', async () => {
    const page = await loaded(editing);
    const drawn = page.next('/events/rendered');
    await page.call('POST', '/report/addPage', { displayName: 'Mine' });
    await drawn;
    const saved = page.next('/events/saved');
    await page.call('POST', '/report/saveAs', { name: 'Copy' });
    const { reportObjectId } = (await saved).body as { reportObjectId: string };
    await page.load({ id: reportObjectId });
    expect(page.frame.session.report.state.pages.map(({ displayName }) => displayName)).toEqual([
      'Main',
      'Second',
      'Mine',
    ]);
  });

  it('keeps the choices of a user for the next load', async () => {
    const page = await loaded();
    await page.call('PUT', '/report/filters', [region(['South'])]);
    await page.call('POST', '/report/userState', null);
    await page.load();
    expect((await page.call('GET', '/report/isUserStateApplied')).body).toBe(true);
    expect(await page.rows('total')).toEqual(['110']);
    await page.call('DELETE', '/report/userState', null);
    expect(await page.rows('total')).toEqual(['280']);
  });

  it('asks the page for its context before it draws, when the page offers one', async () => {
    const page = new TestPage();
    page.hooks.preQuery = { user: 7 };
    page.frame.session.asksForContext = true;
    await page.load();
    expect(page.events).toEqual(['u1', 'loaded', 'renderingStarted', 'preQuery', 'rendered']);
    expect(page.frame.session.report.applicationContext).toEqual({ user: 7 });
  });
});
