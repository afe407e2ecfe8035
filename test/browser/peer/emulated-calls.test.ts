import type { Page } from '@playwright/test';
import type * as Peer from 'powerbi-client';
import type { Emulator } from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import { openPeer, startEmulated } from './emulated';
import { nameOf, peerMethods } from './peer-methods';
import { spy } from './spy';

// One page for all tests: it notes which of the client's methods have been called.
test.describe.configure({ mode: 'serial' });

let emulator: Emulator;
let page: Page;
let token: string;
let origin: string;

test.beforeAll(async ({ browser, servers }) => {
  emulator = await startEmulated(servers);
  token = await emulator.createToken();
  origin = servers.emulated.origin;
  page = await browser.newPage({ ignoreHTTPSErrors: true });
  await openPeer(page, servers, spy);
});

test.afterAll(async () => {
  await page.close();
  // fails when the client has made a call that the emulator does not know
  await emulator.close();
});

/** Runs in the page, with the address of the emulator and a token. */
function play<Result>(script: (at: { origin: string; token: string }) => Promise<Result>): Promise<Result> {
  return page.evaluate(script, { origin, token });
}

test('a report answers about itself, its pages and its modes', async () => {
  const answers = await play(async ({ origin, token }) => {
    const { models } = window.library.client;
    const config = {
      type: 'report',
      id: 'staff-overview',
      embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
      accessToken: token,
      tokenType: models.TokenType.Embed,
      permissions: models.Permissions.All,
    };
    const report = (await window.start((element) => window.powerbi.embed(element, config))) as Peer.Report;
    const { outcome } = window;
    const names = async () => (await report.getPages()).map(({ displayName }) => displayName);
    const answers: Record<string, unknown> = {
      id: report.getId(),
      endpoint: report.getDefaultEmbedUrlEndpoint(),
      valid: report.validate(config) ?? null,
      pages: await names(),
      active: (await report.getActivePage()).name,
      byName: (await report.getPageByName('hiring')).displayName,
      missing: await outcome(() => report.getPageByName('nowhere')),
      correlation: typeof (await report.getCorrelationId()),
      inViewMode: await outcome(() => report.addPage('Mine')),
      saved: await report.isSaved(),
    };
    await window.next('pageChanged', () => report.setPage('hiring'));
    answers.turned = (await report.getActivePage()).name;
    await report.switchMode(models.ViewMode.Edit);
    const added = await report.addPage('Mine');
    await report.renamePage(added.name, 'Ours');
    answers.added = await names();
    answers.unsaved = !(await report.isSaved());
    await window.next('saved', () => report.save());
    answers.afterSave = await report.isSaved();
    await added.setDisplayName('Theirs');
    answers.renamed = await names();
    await report.deletePage(added.name);
    const second = await report.addPage('Short-lived');
    await second.delete();
    answers.deleted = await names();
    answers.copy = ((await window.next('saved', () => report.saveAs({ name: 'Copy' }))) as { saveAs: boolean }).saveAs;
    await report.switchMode('view');
    answers.refreshed = await outcome(() => report.refresh().then(() => 'done'));
    answers.printed = await outcome(() => report.print().then(() => 'done'));
    answers.badToken = await outcome(() => report.setAccessToken('a.b.c'));
    answers.newToken = await outcome(() => report.setAccessToken(token).then(() => 'done'));
    await window.next('loaded', () => new Promise((done) => setTimeout(done, 110)).then(() => report.reload()));
    answers.reloaded = (await report.getPages()).length;
    return answers;
  });
  const own = ['Overview', 'Locations', 'Hiring', 'People', 'Start'];
  expect(answers).toEqual({
    id: 'staff-overview',
    endpoint: 'reportEmbed',
    valid: null,
    pages: own,
    active: 'overview',
    byName: 'Hiring',
    missing: { refused: 'PowerBIEntityNotFound' },
    correlation: 'string',
    inViewMode: { refused: 'Invalid parameters' },
    saved: true,
    turned: 'hiring',
    added: [...own, 'Ours'],
    unsaved: true,
    afterSave: true,
    renamed: [...own, 'Theirs'],
    deleted: own,
    copy: true,
    refreshed: 'done',
    printed: 'done',
    badToken: { refused: 'LoadReportFailed' },
    newToken: 'done',
    reloaded: 6,
  });
});

test('filters of every builder change the figures', async () => {
  const answers = await play(async () => {
    const { models } = window.library.client;
    const client = (window as unknown as Record<string, typeof Peer>)['powerbi-client']!;
    const report = window.embed as Peer.Report;
    const page = await report.getPageByName('overview');
    await page.setActive();
    const headcount = await page.getVisualByName('headcount');
    const count = async () => Number((await headcount.exportData()).data.split('\r\n')[1]);
    const built: Record<string, object> = {
      in: new client.BasicFilterBuilder()
        .withColumnTarget('Staff', 'Contract')
        .in(['Full-time'])
        .requireSingleSelection(true)
        .build(),
      notIn: new client.BasicFilterBuilder()
        .withTargetObject({ table: 'Staff', column: 'Contract' } as never)
        .notIn(['Full-time'])
        .build(),
      all: new client.BasicFilterBuilder().withColumnTarget('Staff', 'Contract').all().build(),
      level: new client.BasicFilterBuilder()
        .withHierarchyLevelTarget('Staff', 'Hired Hierarchy', 'Year')
        .in([2024, 2025])
        .build(),
      and: new client.AdvancedFilterBuilder()
        .withColumnTarget('Staff', 'Hourly rate')
        .and()
        .addCondition('GreaterThan', 20)
        .addCondition('LessThan', 30)
        .build(),
      or: new client.AdvancedFilterBuilder()
        .withColumnTarget('Staff', 'Role')
        .or()
        .addCondition('Is', 'Coach')
        .addCondition('StartsWith', 'Front')
        .build(),
      top: new client.TopNFilterBuilder()
        .withColumnTarget('Locations', 'Location')
        .top(3)
        .orderByTarget({ table: 'Staff', measure: 'Headcount' } as never)
        .build(),
      bottom: new client.TopNFilterBuilder()
        .withColumnTarget('Locations', 'Location')
        .bottom(3)
        .orderByTarget({ table: 'Staff', measure: 'Headcount' } as never)
        .build(),
      lastYear: new client.RelativeDateFilterBuilder()
        .withColumnTarget('Staff', 'Hired')
        .inLast(1, models.RelativeDateFilterTimeUnit.Years)
        .includeToday(true)
        .build(),
      thisYear: new client.RelativeDateFilterBuilder()
        .withColumnTarget('Staff', 'Hired')
        .inThis(1, models.RelativeDateFilterTimeUnit.Years)
        .build(),
      nextYear: new client.RelativeDateFilterBuilder()
        .withColumnTarget('Staff', 'Hired')
        .inNext(1, models.RelativeDateFilterTimeUnit.Years)
        .build(),
      lastHours: new client.RelativeTimeFilterBuilder()
        .withColumnTarget('Staff', 'Hired')
        .inLast(24, models.RelativeDateFilterTimeUnit.Hours)
        .build(),
      thisHour: new client.RelativeTimeFilterBuilder()
        .withColumnTarget('Staff', 'Hired')
        .inThis(1, models.RelativeDateFilterTimeUnit.Hours)
        .build(),
      nextHours: new client.RelativeTimeFilterBuilder()
        .withColumnTarget('Staff', 'Hired')
        .inNext(24, models.RelativeDateFilterTimeUnit.Hours)
        .build(),
    };
    // aimed at numbers of groups: they leave the one number of a card, which is greater than they ask, alone
    const aggregated = [
      new client.AdvancedFilterBuilder()
        .withColumnAggregation('Staff', 'Id', 'Count')
        .and()
        .addCondition('GreaterThan', 1)
        .build(),
      new client.AdvancedFilterBuilder()
        .withMeasureTarget('Staff', 'Headcount')
        .and()
        .addCondition('GreaterThan', 1)
        .build(),
      new client.AdvancedFilterBuilder()
        .withHierarchyLevelAggregationTarget('Staff', 'Hired Hierarchy', 'Year', 'Count')
        .and()
        .addCondition('GreaterThan', 1)
        .build(),
    ];
    const whole = await count();
    const counts: Record<string, number> = {};
    for (const [name, filter] of Object.entries(built)) {
      await report.setFilters([filter as never]);
      counts[name] = await count();
    }
    await report.removeFilters();
    const byGroup = [];
    for (const filter of aggregated) {
      await headcount.setFilters([filter as never]);
      byGroup.push(await count());
    }
    await headcount.removeFilters();
    await report.removeFilters();
    const present = async () => [
      (await report.getFilters()).length,
      (await page.getFilters()).length,
      (await headcount.getFilters()).length,
    ];
    const { Add, Replace } = models.FiltersOperations;
    const levels: unknown[] = [await present()];
    await report.updateFilters(Add, [built.in as never]);
    await page.updateFilters(Replace, [built.notIn as never]);
    await headcount.updateFilters(Add, [built.and as never]);
    levels.push(await present(), await count());
    await page.setFilters([built.all as never]);
    await page.removeFilters();
    await headcount.removeFilters();
    await report.removeFilters();
    levels.push(await present(), await count());
    return { whole, counts, byGroup, levels };
  });
  const { whole, counts, byGroup, levels } = answers;
  expect(whole).toBeGreaterThan(1000);
  expect(byGroup).toEqual([whole, whole, whole]);
  expect(counts.all).toBe(whole);
  expect(counts.in! + counts.notIn!).toBe(whole);
  for (const name of ['in', 'notIn', 'level', 'and', 'or', 'top', 'lastYear', 'thisYear'] as const) {
    expect(counts[name], name).toBeGreaterThan(0);
    expect(counts[name], name).toBeLessThan(whole);
  }
  expect(counts.bottom).toBeLessThan(counts.top!);
  expect(counts.thisYear).toBeLessThan(counts.lastYear!);
  expect([counts.nextYear, counts.lastHours, counts.thisHour, counts.nextHours]).toEqual([0, 0, 0, 0]);
  expect(levels).toEqual([[0, 0, 0], [1, 1, 1], 0, [0, 0, 0], whole]);
});

test('visuals answer about themselves, move, sort, export and are cloned', async () => {
  const answers = await play(async () => {
    const { models } = window.library.client;
    const report = window.embed as Peer.Report;
    await report.setPage('overview');
    const page = await report.getActivePage();
    const visuals = await page.getVisuals();
    const chart = await page.getVisualByName('headcount-region');
    const slicers = (await page.getSlicers()) as Peer.VisualDescriptor[];
    const [slicer] = slicers;
    const lines = async (visual: Peer.VisualDescriptor, type?: number, rows?: number) =>
      (await visual.exportData(type, rows)).data.split('\r\n').slice(0, -1);
    const answers: Record<string, unknown> = {
      visuals: visuals.length,
      layout: chart.layout,
      slicers: slicers.map(({ name }) => name),
      head: (await lines(chart))[0],
      rows: (await lines(chart)).length,
      underlying: (await lines(chart, models.ExportDataType.Underlying, 5)).length,
      narrative: (await chart.getSmartNarrativeInsights()).summaryText,
      ofPage: (await page.getSmartNarrativeInsights()).summaryText.split('\n').length,
      layouts: [await page.hasLayout(models.LayoutType.Master), await page.hasLayout(models.LayoutType.MobilePortrait)],
      missing: await window.outcome(() => page.getVisualByName('nowhere')),
    };
    const headcount = await page.getVisualByName('headcount');
    const whole = (await lines(headcount))[1];
    const region = new models.BasicFilter({ table: 'Locations', column: 'Region' }, 'In', 'Pacific').toJSON();
    await slicer!.setSlicerState({ filters: [region as never] });
    answers.state = (await slicer!.getSlicerState()).filters.length;
    answers.sliced = Number((await lines(headcount))[1]) < Number(whole);
    await slicer!.setSlicerState({ filters: [] });
    answers.whole = (await lines(headcount))[1] === whole;
    const orderBy = { table: 'Staff', measure: 'Headcount' };
    await chart.sortBy({ orderBy, direction: models.SortDirection.Descending });
    answers.first = (await lines(chart))[1];
    const { visualName } = await chart.clone({ layout: { x: 10, y: 20 } });
    answers.cloned = (await page.getVisuals()).length - visuals.length;
    const copy = await page.getVisualByName(visualName);
    answers.place = [copy.layout.x, copy.layout.y];
    const layoutOf = async (name: string) => (await page.getVisualByName(name)).layout;
    await report.switchLayout(models.LayoutType.Custom);
    await chart.moveVisual(1, 2, 3);
    await chart.resizeVisual(300, 200);
    answers.moved = await layoutOf('headcount-region');
    await chart.setVisualDisplayState(models.VisualContainerDisplayMode.Hidden);
    answers.hidden = (await layoutOf('headcount-region')).displayState;
    await page.moveVisual('headcount', 5, 6, 7);
    await page.resizeVisual('headcount', 111, 99);
    await page.setVisualDisplayState('headcount', models.VisualContainerDisplayMode.Visible);
    answers.byPage = await layoutOf('headcount');
    await report.moveVisual('overview', 'members', 8, 9);
    await report.resizeVisual('overview', 'members', 120, 80);
    await report.setVisualDisplayState('overview', 'members', models.VisualContainerDisplayMode.Hidden);
    const { x, y, width, height, displayState } = await layoutOf('members');
    answers.byReport = { x, y, width, height, displayState };
    answers.resized = await window.outcome(() =>
      report.resizeActivePage(models.PageSizeType.Custom, 640, 480).then(() => 'done'),
    );
    answers.pageResized = await window.outcome(() => page.resizePage(models.PageSizeType.Letter).then(() => 'done'));
    await report.switchLayout(models.LayoutType.Master);
    return answers;
  });
  expect(answers).toEqual({
    visuals: 10,
    layout: { x: 524, y: 152, z: 0, width: 484, height: 264, displayState: { mode: 0 } },
    slicers: ['region-slicer'],
    head: 'Region,Contract,Headcount',
    rows: 16,
    underlying: 6,
    narrative: expect.stringContaining('leads Headcount'),
    ofPage: 9,
    layouts: [true, false],
    missing: { refused: 'PowerBIEntityNotFound' },
    state: 1,
    sliced: true,
    whole: true,
    first: expect.stringMatching(/^South,/),
    cloned: 1,
    place: [10, 20],
    moved: { x: 1, y: 2, z: 3, width: 300, height: 200, displayState: { mode: 0 } },
    hidden: { mode: 1 },
    byPage: { x: 5, y: 6, z: 7, width: 111, height: 99, displayState: { mode: 0 } },
    byReport: { x: 8, y: 9, width: 120, height: 80, displayState: { mode: 1 } },
    resized: 'done',
    pageResized: 'done',
  });
});

test('themes, settings, zoom, menus, bookmarks and user state do what they say', async () => {
  const answers = await play(async () => {
    const { models } = window.library.client;
    const report = window.embed as Peer.Report;
    const { bookmarksManager } = report;
    const answers: Record<string, unknown> = {};
    await report.applyTheme({ themeJson: { name: 'Loud', dataColors: ['#ff0000'] } });
    answers.theme = await report.getTheme();
    await report.resetTheme();
    answers.reset = await report.getTheme();
    await report.setZoom(1.5);
    answers.zoom = await report.getZoom();
    await report.setZoom(1);
    await report.updateSettings({ panes: { filters: { visible: false } }, bars: { statusBar: { visible: true } } });
    answers.wrong = await window.outcome(() => report.updateSettings({ zoomLevel: 9 }));
    await report.addContextMenuCommand('one', 'One', 'Do one', models.MenuLocation.Top, 'headcount', '');
    await report.addOptionsMenuCommand('two', 'Two');
    await report.removeContextMenuCommand('one', 'Do one');
    await report.removeOptionsMenuCommand('two', 'Two');
    answers.unknownCommand = await window.outcome(() => report.removeOptionsMenuCommand('two', 'Two'));
    const all = await bookmarksManager.getBookmarks();
    answers.bookmarks = all.map(({ name, children }) => children?.map((child) => child.name) ?? name);
    answers.applied = await window.next('bookmarkApplied', () => bookmarksManager.apply('west-coast'));
    const { state } = await bookmarksManager.capture({ personalizeVisuals: true, allPages: true });
    await bookmarksManager.play(models.BookmarksPlayMode.Presentation);
    await bookmarksManager.play(models.BookmarksPlayMode.Off);
    await bookmarksManager.apply('all-regions');
    const slicer = await report.page('overview').getVisualByName('region-slicer');
    const chosen = async () => (await slicer.getSlicerState()).filters.length;
    answers.chosen = [await chosen(), await bookmarksManager.applyState(state!).then(chosen)];
    await report.savePersistentFilters();
    answers.kept = await report.arePersistentFiltersApplied();
    await report.resetPersistentFilters();
    answers.dropped = [await report.arePersistentFiltersApplied(), await chosen()];
    answers.overlays = await window.outcome(() => report.closeAllOverlays().then(() => 'done'));
    answers.selection = await window.outcome(() => report.clearSelectedVisuals(true).then(() => 'done'));
    report.setComponentTitle('Staff');
    answers.title = report.iframe.title;
    report.setComponentTabIndex(0);
    report.removeComponentTabIndex();
    await window.outcome(() => report.fullscreen());
    await window.outcome(() => report.exitFullscreen());
    return answers;
  });
  expect(answers).toEqual({
    theme: { themeJson: { name: 'Loud', dataColors: ['#ff0000'] } },
    reset: { themeJson: {} },
    zoom: 1.5,
    wrong: { refused: 'Invalid parameters' },
    unknownCommand: { refused: 'PowerBIEntityNotFound' },
    bookmarks: ['all-regions', ['west-coast', 'east-coast']],
    applied: { bookmarkName: 'west-coast' },
    chosen: [0, 1],
    kept: true,
    dropped: [false, 0],
    overlays: 'done',
    selection: 'done',
    title: 'Staff',
  });
});

test('a phased load shows nothing until it is told to', async () => {
  const answers = await play(async ({ origin, token }) => {
    const make = (element: HTMLElement) =>
      window.powerbi.load(element, {
        type: 'report',
        id: 'staff-overview',
        embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
        accessToken: token,
        tokenType: 1,
      } as never);
    const report = (await window.start(make, 'loaded')) as Peer.Report;
    const pages = await report.getPages();
    const before = window.heard.includes('rendered');
    await window.next('rendered', () => report.render({ pageName: 'people' } as never));
    return { pages: pages.length > 3, before, active: (await report.getActivePage()).name };
  });
  expect(answers).toEqual({ pages: true, before: false, active: 'people' });
});

test('a single visual answers for itself and refuses what only reports can', async () => {
  const answers = await play(async ({ origin, token }) => {
    const config = {
      type: 'visual',
      id: 'staff-overview',
      pageName: 'overview',
      visualName: 'headcount',
      embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
      accessToken: token,
      tokenType: 1,
    };
    const visual = (await window.start((element) => window.powerbi.embed(element, config))) as Peer.Visual;
    const descriptor = await visual.getVisualDescriptor();
    const { models } = window.library.client;
    const filter = new models.BasicFilter({ table: 'Staff', column: 'Contract' }, 'In', 'Casual').toJSON() as never;
    const { Visual, Report, Page } = models.FiltersLevel;
    await visual.setFilters([filter]);
    await visual.updateFilters(models.FiltersOperations.Add, [filter], Page);
    const count = async (level?: Peer.models.FiltersLevel) => (await visual.getFilters(level)).length;
    const filters = [await count(), await count(Page), await count(Report)];
    await visual.removeFilters(Page);
    await visual.removeFilters(Visual);
    return {
      name: descriptor.name,
      filters,
      removed: [await count(), await count(Page)],
      pages: await window.outcome(() => visual.getPages()),
      setPage: await window.outcome(() => visual.setPage('hiring')),
      render: await window.outcome(() => visual.render()),
    };
  });
  expect(answers).toEqual({
    name: 'headcount',
    filters: [1, 1, 0],
    removed: [0, 0],
    pages: { refused: 'Get pages is not supported while embedding a visual.' },
    setPage: { refused: 'Set page is not supported while embedding a visual.' },
    render: { refused: 'render is not supported while embedding a visual.' },
  });
});

test('dashboards, tiles and questions answer', async () => {
  const answers = await play(async ({ origin, token }) => {
    const common = { accessToken: token, tokenType: 1 };
    const embed = (config: object) => window.start((element) => window.powerbi.embed(element, config as never));
    const dashboardUrl = `${origin}/dashboardEmbed?dashboardId=staff-dashboard`;
    const dashboardConfig = {
      ...common,
      type: 'dashboard',
      id: 'staff-dashboard',
      embedUrl: dashboardUrl,
      pageView: 'oneColumn',
    };
    // ids that are left out are read from the address
    const dashboard = (await embed({ ...dashboardConfig, id: undefined })) as Peer.Dashboard;
    const answers: Record<string, unknown> = {
      dashboard: [
        dashboard.getId(),
        dashboard.getDefaultEmbedUrlEndpoint(),
        dashboard.validate(dashboardConfig) ?? null,
      ],
      dashboardToken: await window.outcome(() => dashboard.setAccessToken(token).then(() => 'done')),
    };
    const tileConfig = {
      ...common,
      type: 'tile',
      id: 'headcount',
      dashboardId: 'staff-dashboard',
      embedUrl: `${origin}/embed`,
    };
    const tile = (await embed({
      ...tileConfig,
      id: undefined,
      embedUrl: `${origin}/embed?tileId=headcount`,
    })) as Peer.Tile;
    answers.tile = [tile.getId(), tile.getDefaultEmbedUrlEndpoint(), tile.validate(tileConfig as never) ?? null];
    answers.tileToken = await window.outcome(() => tile.setAccessToken(token).then(() => 'done'));
    const qnaConfig = {
      ...common,
      type: 'qna',
      datasetIds: ['staff-data'],
      question: 'headcount',
      embedUrl: `${origin}/qnaEmbed`,
    };
    const qna = (await embed(qnaConfig)) as Peer.Qna;
    answers.qna = [qna.getId() ?? null, qna.getDefaultEmbedUrlEndpoint(), qna.validate(qnaConfig) ?? null];
    answers.asked = await window.next('visualRendered', () => qna.setQuestion('top 3 headcount by region'));
    answers.qnaToken = await window.outcome(() => qna.setAccessToken(token).then(() => 'done'));
    return answers;
  });
  expect(answers).toEqual({
    dashboard: ['staff-dashboard', 'dashboardEmbed', null],
    dashboardToken: 'done',
    tile: ['headcount', 'tileEmbed', null],
    tileToken: 'done',
    qna: [null, 'qnaEmbed', null],
    asked: { question: 'top 3 headcount by region', normalizedQuestion: 'top 3 headcount by region' },
    qnaToken: 'done',
  });
});

test('reports are created, from a data set and from data', async () => {
  const answers = await play(async ({ origin, token }) => {
    const createConfig = {
      accessToken: token,
      tokenType: 1,
      datasetId: 'staff-data',
      embedUrl: `${origin}/reportEmbed`,
    };
    const create = (await window.start((element) =>
      window.powerbi.createReport(element, {
        ...createConfig,
        datasetId: undefined,
        embedUrl: `${createConfig.embedUrl}?datasetId=${createConfig.datasetId}`,
      } as never),
    )) as Peer.Create;
    const answers: Record<string, unknown> = {
      create: [create.getId(), create.validate(createConfig) ?? null, await create.isSaved()],
      named: ((await window.next('saved', () => create.saveAs({ name: 'Mine' }))) as { reportName: string }).reportName,
    };
    const quickConfig = {
      type: 'quickCreate',
      accessToken: token,
      tokenType: 1,
      embedUrl: `${origin}/quickCreate`,
      datasetCreateConfig: {
        locale: 'en-US',
        tableSchemaList: [
          {
            name: 'Orders',
            columns: [
              { name: 'City', dataType: 'Text' },
              { name: 'Amount', dataType: 'Number' },
            ],
          },
        ],
        data: [
          {
            name: 'Orders',
            rows: [
              ['Oslo', '3'],
              ['Bergen', '4'],
            ],
          },
        ],
      },
    } as unknown as Peer.IQuickCreateConfiguration;
    const quick = (await window.start((element) =>
      window.powerbi.quickCreate(element, quickConfig),
    )) as Peer.QuickCreate;
    answers.quick = [quick.getId() ?? null, quick.validate(quickConfig) ?? null];
    answers.token = await window.outcome(() => quick.setAccessToken(token).then(() => 'done'));
    return answers;
  });
  expect(answers).toEqual({
    create: ['staff-data', null, true],
    named: 'Mine',
    quick: [null, null],
    token: 'done',
  });
});

test('a paginated report answers what it can', async () => {
  const answers = await play(async ({ origin, token }) => {
    const config = {
      type: 'report',
      id: 'staff-overview',
      embedUrl: `${origin}/rdlEmbed?reportId=staff-overview`,
      accessToken: token,
      tokenType: 1,
    };
    const report = (await window.start((element) => window.powerbi.embed(element, config))) as Peer.Report;
    return {
      settings: await window.outcome(() =>
        report.updateSettings({ commands: { parameterPanel: { expanded: true } } } as never).then(() => 'done'),
      ),
      pages: await window.outcome(() => report.getPages()),
      correlation: typeof (await report.getCorrelationId()),
    };
  });
  expect(answers).toEqual({
    settings: 'done',
    pages: { refused: 'This API is currently not supported for RDL reports' },
    correlation: 'string',
  });
});

test('the service finds, counts, bootstraps and forgets', async () => {
  const answers = await play(async ({ origin, token }) => {
    const { powerbi } = window;
    const stage = document.querySelector<HTMLElement>('#stage')!;
    powerbi.reset(stage);
    powerbi.setSdkInfo('test', '1.0.0');
    powerbi.enableAutoEmbed();
    powerbi.register('weather', (() => undefined) as never, []);
    const config = {
      type: 'report',
      embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
      tokenType: 1,
    };
    powerbi.preload({ type: 'report', embedUrl: config.embedUrl });
    const boot = powerbi.bootstrap(stage, config);
    await new Promise((done) => boot.iframe.addEventListener('load', done, { once: true }));
    const report = (await window.start((element) => {
      powerbi.reset(element);
      powerbi.bootstrap(element, config);
      return powerbi.embed(element, { ...config, accessToken: token });
    })) as Peer.Report;
    const declared = document.createElement('div');
    declared.innerHTML = `<div powerbi-embed-url="${config.embedUrl}" powerbi-type="report" powerbi-report-id="staff-overview" powerbi-access-token="${token}"></div>`;
    document.body.append(declared);
    powerbi.init(declared);
    const answers = {
      same: powerbi.get(stage) === report,
      found: powerbi.find((report.config as { uniqueId: string }).uniqueId) === report,
      components: powerbi.getNumberOfComponents(),
      session: powerbi.getSdkSessionId().length,
      version: powerbi.getSDKVersion(),
    };
    powerbi.reset(declared.firstElementChild as HTMLElement);
    powerbi.reset(stage);
    declared.remove();
    return { ...answers, left: powerbi.getNumberOfComponents() };
  });
  expect(answers).toEqual({ same: true, found: true, components: 2, session: 20, version: '2.24.1', left: 0 });
});

/** What is no call of a host page upon the emulator, with the reason. */
const elsewhere: Record<string, string> = {
  'Embed.create': 'each class that creates overrides it',
  'Create.getDefaultEmbedUrlEndpoint':
    'only bootstrap asks for it, and the published client cannot bootstrap this type',
  'QuickCreate.getDefaultEmbedUrlEndpoint':
    'only bootstrap asks for it, and the published client cannot bootstrap this type',
  'Service.handleTileEvents': 'the published client itself no longer calls it',
  'Service.invokeSDKHook': 'the messages of hooks are compared in the scenarios',
};

test('every public method of the published client has been called upon the emulator', async () => {
  const called = new Set(await page.evaluate(() => [...window.calledMethods]));
  const missed = peerMethods()
    .map(nameOf)
    .filter((name) => !called.has(name));
  expect(missed.filter((name) => !(name in elsewhere))).toEqual([]);
  expect(Object.keys(elsewhere).filter((name) => called.has(name))).toEqual([]);
});
