import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Create, Dashboard, EmbedConfiguration, Qna, QuickCreate, Report, Tile, Visual } from '../../../src';
import { errorOf } from './support/error-of';
import { FakePage, embedUrl, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Embeds content, loads its frame and processes the load request. */
async function loaded(config: EmbedConfiguration) {
  const element = page.container();
  const embed = page.service.embed(element, config);
  const frame = page.frameOf(element);
  frame.load();
  await settle();
  return { element, embed, frame, uid: embed.config.uniqueId };
}

const host = 'https://app.powerbi.com';
const data = { locale: 'en-US', mashupDocument: 'm' };

describe('the seven embed types', () => {
  it.each([
    ['report', { embedUrl }, 'POST /report/load', '/reports/UID/events/loaded'],
    ['visual', { embedUrl, pageName: 'p', visualName: 'v' }, 'POST /report/load', '/reports/UID/events/loaded'],
    [
      'dashboard',
      { embedUrl: `${host}/dashboardEmbed?dashboardId=d` },
      'POST /dashboard/load',
      '/dashboards/UID/events/tileClicked',
    ],
    ['tile', { embedUrl: `${host}/embed?dashboardId=d&tileId=t` }, 'POST /tile/load', '/tile/UID/events/tileLoaded'],
    ['qna', { embedUrl: `${host}/qnaEmbed`, datasetIds: ['a'] }, 'POST /qna/load', '/qna/UID/events/visualRendered'],
    ['create', { embedUrl, datasetId: 'd' }, 'POST /report/create', '/reports/UID/events/saved'],
    [
      'quickCreate',
      { embedUrl: `${host}/quickCreate`, datasetCreateConfig: data },
      'POST /quickcreate',
      '/reports/UID/events/saved',
    ],
  ] as const)('sends the load request of the type %s and emits its events', async (type, config, call, event) => {
    const { embed, frame, uid } = await loaded({ type, accessToken: 't', ...config } as EmbedConfiguration);
    expect(frame.calls[0]).toBe(call);
    const name = event.split('/').at(-1)!;
    const handler = vi.fn();
    embed.on(name as never, handler);
    frame.send(event.replace('UID', uid), { a: 1 });
    await settle();
    expect(handler).toHaveBeenCalledOnce();
    expect(frame.responses).toHaveLength(1);
  });

  it('returns the class of each type', () => {
    const { service } = page;
    expectTypeOf(service.embed<'report'>).returns.toEqualTypeOf<Report>();
    expectTypeOf(service.embed<'visual'>).returns.toEqualTypeOf<Visual>();
    expectTypeOf(service.embed<'dashboard'>).returns.toEqualTypeOf<Dashboard>();
    expectTypeOf(service.embed<'tile'>).returns.toEqualTypeOf<Tile>();
    expectTypeOf(service.embed<'qna'>).returns.toEqualTypeOf<Qna>();
    expectTypeOf(service.createReport).returns.toEqualTypeOf<Create>();
    expectTypeOf(service.quickCreate).returns.toEqualTypeOf<QuickCreate>();
  });

  it.each([
    ['report', { embedUrl: `${host}/reportEmbed` }, /^Report id is required/],
    ['dashboard', { embedUrl: `${host}/dashboardEmbed` }, /^Dashboard id is required/],
    ['tile', { embedUrl: `${host}/embed?dashboardId=d` }, /^Tile id is required/],
    ['create', { embedUrl: `${host}/reportEmbed` }, /^Dataset id is required/],
  ])('rejects the type %s without an id', (type, config, message) => {
    expect(() => page.service.embed(page.container(), { type, accessToken: 't', ...config })).toThrow(message);
  });

  it('rejects an unknown page view of a dashboard with the specified message', () => {
    const config = {
      type: 'dashboard',
      embedUrl: `${host}/dashboardEmbed?dashboardId=d`,
      accessToken: 't',
      pageView: 'wide',
    };
    expect(() => page.service.embed(page.container(), config as never)).toThrow(
      'pageView must be one of the followings: fitToWidth, oneColumn, actualSize',
    );
  });

  it('sends the token of a tile to /tile/token, and the token of a Q&A box to /report/token', async () => {
    const tile = await loaded({ type: 'tile', accessToken: 't', embedUrl: `${host}/embed?dashboardId=d&tileId=t` });
    await tile.embed.setAccessToken('u');
    expect(tile.frame.calls[1]).toBe('POST /tile/token');
    const qna = await loaded({ type: 'qna', accessToken: 't', embedUrl: `${host}/qnaEmbed`, datasetIds: ['a'] });
    await qna.embed.setAccessToken('u');
    expect(qna.frame.calls[1]).toBe('POST /report/token');
  });

  it('sends a question to a Q&A box', async () => {
    const { embed, frame } = await loaded({
      type: 'qna',
      accessToken: 't',
      embedUrl: `${host}/qnaEmbed`,
      datasetIds: ['a'],
    });
    await (embed as unknown as Qna).setQuestion('headcount by region');
    expect(frame.requests[1]).toMatchObject({ url: '/qna/interpret', body: { question: 'headcount by region' } });
  });
});

describe('single visuals', () => {
  const config = {
    type: 'visual',
    embedUrl,
    accessToken: 't',
    pageName: 'p',
    visualName: 'v',
    width: 400,
    height: 300,
  };

  it('emits the error of a frame whose page has no such visual', async () => {
    const element = page.container();
    const visual = page.service.embed(element, { ...config, type: 'visual' });
    const errors: unknown[] = [];
    visual.on('error', ({ detail }) => errors.push(detail.message));
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    frame.send(`/reports/${visual.config.uniqueId}/events/error`, { message: 'visualNotFound' });
    await settle();
    // no additional request: the messages are those of powerbi-client
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(errors).toEqual(['visualNotFound']);
  });

  it('hides everything except a single visual, which fills a page of the configured size', async () => {
    const { frame } = await loaded(config);
    expect(frame.requests[0]?.body).toMatchObject({
      settings: {
        filterPaneEnabled: false,
        navContentPaneEnabled: false,
        layoutType: 1,
        customLayout: {
          displayOption: 0,
          pageSize: { type: 4, width: 400, height: 300 },
          pagesLayout: {
            p: {
              defaultLayout: { displayState: { mode: 1 } },
              visualsLayout: { v: { displayState: { mode: 0 }, x: 1, y: 1, z: 1, width: 400, height: 300 } },
            },
          },
        },
      },
    });
  });

  it('hides the panes of a single visual and keeps the other settings', async () => {
    const settings = {
      zoomLevel: 2,
      panes: { filters: { visible: true, expanded: true }, pageNavigation: { visible: true }, bookmarks: {} },
    };
    const { frame } = await loaded({ ...config, settings });
    expect(frame.requests[0]?.body).toMatchObject({
      settings: {
        zoomLevel: 2,
        panes: { filters: { visible: false, expanded: true }, pageNavigation: { visible: false }, bookmarks: {} },
      },
    });
  });

  it('keeps the fields of a custom layout that a single visual is embedded with, as powerbi-client does', async () => {
    const pagesLayout = { p: { visualsLayout: { other: { displayState: { mode: 0 as const } } } } };
    const { frame } = await loaded({ ...config, settings: { customLayout: { displayOption: 2, pagesLayout } } });
    const { customLayout } = (frame.requests[0]!.body as { settings: { customLayout: object } }).settings;
    expect(customLayout).toEqual({
      displayOption: 2,
      pageSize: { type: 4, width: 400, height: 300 },
      pagesLayout,
    });
  });

  it.each([
    [{ pageName: '' }, 'Page name is required when embedding a visual.'],
    [{ pageName: 7 }, 'Page name is required when embedding a visual.'],
    [
      { visualName: undefined },
      'Visual name is required, but it was not found. You must provide a visual name as part of embed configuration.',
    ],
  ])('rejects a single visual without page name or visual name: %j', (change, message) => {
    const error = errorOf(() => page.service.embed(page.container(), { ...config, ...change } as never));
    expect(error).toMatchObject({
      code: 'invalidConfig',
      message,
      errors: [{ message, path: Object.keys(change)[0] }],
    });
  });

  it('rejects calls that a single visual does not support', async () => {
    const visual = (await loaded(config)).embed as unknown as Visual;
    await expect(visual.getPages()).rejects.toThrow('Get pages is not supported while embedding a visual.');
    await expect(visual.setPage()).rejects.toThrow('Set page is not supported while embedding a visual.');
    await expect(visual.render()).rejects.toThrow('render is not supported while embedding a visual.');
  });

  it('returns the descriptor of a single visual, and rejects if the visual does not exist', async () => {
    const { embed, frame } = await loaded(config);
    const visual = embed as unknown as Visual;
    frame.respond = () => ({ body: [{ name: 'v', title: 'V', type: 'card' }] });
    expect((await visual.getVisualDescriptor()).title).toBe('V');
    frame.respond = () => ({ body: [] });
    await expect(visual.getVisualDescriptor()).rejects.toMatchObject({
      message: 'visualNotFound',
      detailedMessage: 'Visual not found',
    });
  });

  it('reads and sets the filters of a single visual by level, and uses the visual level by default and for an unknown level', async () => {
    const { embed, frame } = await loaded(config);
    const visual = embed as unknown as Visual;
    await visual.getFilters();
    await visual.getFilters(0);
    await visual.setFilters([], 1);
    await visual.updateFilters(2, [], 2);
    await visual.removeFilters();
    await visual.getFilters(9 as never);
    expect(frame.calls.slice(1)).toEqual([
      'GET /report/pages/p/visuals/v/filters',
      'GET /report/filters',
      'PUT /report/pages/p/filters',
      'POST /report/pages/p/visuals/v/filters',
      'POST /report/pages/p/visuals/v/filters',
      'GET /report/pages/p/visuals/v/filters',
    ]);
  });
});

describe('paginated reports', () => {
  const config = { type: 'report', embedUrl: `${host}/rdlEmbed?reportId=r`, accessToken: 't' };
  const message = 'This API is currently not supported for RDL reports';

  it.each<[string, (report: Report) => Promise<unknown>]>([
    ['getFilters', (report) => report.getFilters()],
    ['updateFilters', (report) => report.updateFilters(2, [])],
    ['removeFilters', (report) => report.removeFilters()],
    ['setFilters', (report) => report.setFilters([])],
    ['getPages', (report) => report.getPages()],
    ['getActivePage', (report) => report.getActivePage()],
    ['getPageByName', (report) => report.getPageByName('p')],
    ['print', (report) => report.print()],
    ['setPage', (report) => report.setPage('p')],
    ['refresh', (report) => report.refresh()],
    ['isSaved', (report) => report.isSaved()],
    ['applyTheme', (report) => report.applyTheme({})],
    ['resetTheme', (report) => report.resetTheme()],
    ['getTheme', (report) => report.getTheme()],
    ['bookmarks', (report) => report.bookmarksManager.getBookmarks()],
    ['closeAllOverlays', (report) => report.closeAllOverlays()],
    ['clearSelectedVisuals', (report) => report.clearSelectedVisuals()],
    ['addContextMenuCommand', (report) => report.addContextMenuCommand('a', 'A')],
    ['removeContextMenuCommand', (report) => report.removeContextMenuCommand('a', 'A')],
    ['addOptionsMenuCommand', (report) => report.addOptionsMenuCommand('a', 'A')],
    ['removeOptionsMenuCommand', (report) => report.removeOptionsMenuCommand('a', 'A')],
    ['getVisuals', (report) => report.page('p').getVisuals()],
    ['getSlicers', (report) => report.page('p').getSlicers()],
    ['hasLayout', (report) => report.page('p').hasLayout(0)],
    ['smart narratives', (report) => report.page('p').getSmartNarrativeInsights()],
    ['a custom layout', (report) => report.updateSettings({ customLayout: {} })],
  ])('rejects %s of a paginated report without sending a request', async (_name, call) => {
    const { embed, frame } = await loaded(config);
    await expect(call(embed as unknown as Report)).rejects.toMatchObject({ code: 'notSupported', message });
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('accepts the settings of a paginated report', async () => {
    const { embed, frame } = await loaded({
      ...config,
      settings: { commands: { parameterPanel: { expanded: true } } },
    });
    await (embed as unknown as Report).updateSettings({ commands: { parameterPanel: { enabled: false } } });
    expect(frame.calls).toEqual(['POST /report/load', 'PATCH /report/settings']);
  });
});

describe('missing entities and unsupported changes', () => {
  const config = { type: 'report', embedUrl, accessToken: 't' };

  it('rejects calls for a missing page, visual or command with the code notFound', async () => {
    const { embed, frame } = await loaded(config);
    const report = embed as unknown as Report;
    frame.respond = ({ url }) => ({ body: url.endsWith('pages') ? [{ name: 'p', displayName: 'P' }] : [] });
    const notFound = { code: 'notFound', errorCode: 'PowerBIEntityNotFound' };
    await expect(report.getPageByName('q')).rejects.toMatchObject(notFound);
    await expect(report.getActivePage()).rejects.toMatchObject(notFound);
    await expect(report.page('p').getVisualByName('v')).rejects.toMatchObject(notFound);
    await expect(report.moveVisual('p', 'v', 1, 1)).rejects.toMatchObject(notFound);
    await expect(report.resizeVisual('q', 'v', 1, 1)).rejects.toMatchObject(notFound);
    await expect(report.setVisualDisplayState('q', 'v', 1)).rejects.toMatchObject(notFound);
    await expect(report.removeContextMenuCommand('c', 'C')).rejects.toMatchObject(notFound);
    await expect(report.removeOptionsMenuCommand('c', 'C')).rejects.toMatchObject(notFound);
  });

  it('rejects resizing a page that is not active', async () => {
    const { embed, frame } = await loaded(config);
    const report = embed as unknown as Report;
    await expect(report.page('p').resizePage(4, 100, 100)).rejects.toThrow(
      'Cannot resize the page. Only the active page can be resized',
    );
    await report.page('p', 'P', true).resizePage(4, 100, 50);
    expect(frame.requests[1]?.body).toEqual({
      layoutType: 1,
      customLayout: { pageSize: { type: 4, width: 100, height: 50 } },
    });
  });

  it('rejects switching between mobile and desktop layouts', async () => {
    const { embed } = await loaded(config);
    const report = embed as unknown as Report;
    await expect(report.switchLayout(2)).rejects.toThrow(
      'Switching between mobile and desktop layouts is not supported. Please reset the embed container and re-embed with required layout.',
    );
    await report.switchLayout(1);
  });
});

describe('menu commands', () => {
  it('sends all commands when one is added, and removes commands by menu', async () => {
    const { embed, frame } = await loaded({ type: 'report', embedUrl, accessToken: 't' });
    const report = embed as unknown as Report;
    const last = () => frame.requests.at(-1)?.body;
    await report.addContextMenuCommand('c', 'C', undefined, undefined, 'v');
    await report.addOptionsMenuCommand('o', 'O', 'Menu', 1, undefined, 'card', 'group', 'data:,');
    const context = {
      name: 'c',
      title: 'C',
      extend: { visualContextMenu: { title: 'C', menuLocation: 0 } },
      selector: { $schema: 'http://powerbi.com/product/schema#visualSelector', visualName: 'v' },
    };
    const options = {
      name: 'o',
      title: 'O',
      icon: 'data:,',
      extend: { visualOptionsMenu: { title: 'Menu', groupName: 'group' } },
      selector: { $schema: 'http://powerbi.com/product/schema#visualTypeSelector', visualType: 'card' },
    };
    expect(last()).toEqual({ extensions: { commands: [context, options], groups: [] } });
    await report.removeContextMenuCommand('c', 'C');
    expect(last()).toEqual({ extensions: { commands: [{ ...context, extend: {} }, options], groups: [] } });
    await report.updateSettings({ extensions: [{ command: options }] });
    await report.addContextMenuCommand('d', 'D');
    expect((last() as { extensions: { commands: unknown[] } }).extensions.commands).toHaveLength(2);
  });

  it('keeps all commands that are added at the same time, even if one fails', async () => {
    const { embed, frame } = await loaded({ type: 'report', embedUrl, accessToken: 't' });
    const report = embed as unknown as Report;
    const outcomes = await Promise.allSettled([
      report.addContextMenuCommand('a', 'A'),
      report.removeContextMenuCommand('unknown', 'B'),
      report.addContextMenuCommand('c', 'C'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(frame.requests.at(-1)?.body).toMatchObject({ extensions: { commands: [{ name: 'a' }, { name: 'c' }] } });
  });
});
