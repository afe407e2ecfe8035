import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Create, Dashboard, EmbedConfiguration, Qna, QuickCreate, Report, Tile, Visual } from '../../../src';
import { FakePage, embedUrl, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

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
  ] as const)('sends the load request for the type %s and emits its events', async (type, config, call, event) => {
    const { embed, frame, uid } = await page.loaded({ type, accessToken: 't', ...config } as EmbedConfiguration);
    expect(frame.calls[0]).toBe(call);
    const name = event.split('/').at(-1)!;
    const handler = vi.fn();
    embed.on(name as never, handler);
    frame.send(event.replace('UID', uid), { a: 1 });
    await settle();
    expect(handler).toHaveBeenCalledOnce();
    expect(frame.responses).toHaveLength(1);
  });

  it('returns an instance of the matching class for each type', () => {
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

  it('rejects an unknown dashboard page view with the specified message', () => {
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

  it("sends a tile's token to /tile/token, and a Q&A box's token to /report/token", async () => {
    const tile = await page.loaded({
      type: 'tile',
      accessToken: 't',
      embedUrl: `${host}/embed?dashboardId=d&tileId=t`,
    });
    await tile.embed.setAccessToken('u');
    expect(tile.frame.calls[1]).toBe('POST /tile/token');
    const qna = await page.loaded({ type: 'qna', accessToken: 't', embedUrl: `${host}/qnaEmbed`, datasetIds: ['a'] });
    await qna.embed.setAccessToken('u');
    expect(qna.frame.calls[1]).toBe('POST /report/token');
  });

  it('sends a question to a Q&A box', async () => {
    const { embed, frame } = await page.loaded({
      type: 'qna',
      accessToken: 't',
      embedUrl: `${host}/qnaEmbed`,
      datasetIds: ['a'],
    });
    await (embed as unknown as Qna).setQuestion('headcount by region');
    expect(frame.requests[1]).toMatchObject({ url: '/qna/interpret', body: { question: 'headcount by region' } });
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
  ])('rejects %s for a paginated report without sending a request', async (_name, call) => {
    const { embed, frame } = await page.loaded(config);
    await expect(call(embed as unknown as Report)).rejects.toMatchObject({ code: 'notSupported', message });
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('accepts the settings that a paginated report supports', async () => {
    const { embed, frame } = await page.loaded({
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
    const { embed, frame } = await page.loaded(config);
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

  it('rejects resizing an inactive page', async () => {
    const { embed, frame } = await page.loaded(config);
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
    const { embed } = await page.loaded(config);
    const report = embed as unknown as Report;
    await expect(report.switchLayout(2)).rejects.toThrow(
      'Switching between mobile and desktop layouts is not supported. Please reset the embed container and re-embed with required layout.',
    );
    await report.switchLayout(1);
  });
});

describe('menu commands', () => {
  it('sends all commands when one is added, and removes a command only from the specified menu', async () => {
    const { embed, frame } = await page.loaded({ type: 'report', embedUrl, accessToken: 't' });
    const report = embed as unknown as Report;
    const lastBody = () => frame.requests.at(-1)?.body;
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
    expect(lastBody()).toEqual({ extensions: { commands: [context, options], groups: [] } });
    await report.removeContextMenuCommand('c', 'C');
    expect(lastBody()).toEqual({ extensions: { commands: [{ ...context, extend: {} }, options], groups: [] } });
    await report.updateSettings({ extensions: [{ command: options }] });
    await report.addContextMenuCommand('d', 'D');
    expect((lastBody() as { extensions: { commands: unknown[] } }).extensions.commands).toHaveLength(2);
  });

  it('keeps all commands that are added at the same time, even if a concurrent removal fails', async () => {
    const { embed, frame } = await page.loaded({ type: 'report', embedUrl, accessToken: 't' });
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
