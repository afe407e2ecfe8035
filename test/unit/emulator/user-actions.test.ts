import { describe, expect, it } from 'vitest';
import type { ReportDefinition, VisualDefinition } from '../../../src/emulator';
import { TestPage } from './test-page';
import { shopReport } from './shop';

const [main] = shopReport.pages;
const visual = (name: string): VisualDefinition => main!.visuals.find((each) => each.name === name)!;

/** The shop report with a hierarchy in its chart, and synced slicers on the same column on both pages. */
const hierarchyReport: ReportDefinition = {
  ...shopReport,
  pages: [
    {
      ...main!,
      visuals: [
        {
          ...visual('by-region'),
          query: { ...visual('by-region').query, levels: [{ table: 'Stores', column: 'Store' }] },
        },
        { ...visual('regions'), slicer: { sync: 'region' } },
        visual('total'),
      ],
    },
    {
      name: 'second',
      displayName: 'Second',
      visuals: [
        { ...visual('regions'), name: 'again', slicer: { sync: 'region' } },
        { ...visual('total'), name: 'sum' },
      ],
    },
  ],
};

async function loadPage(config: object = {}): Promise<TestPage> {
  const page = new TestPage({ content: { reports: [hierarchyReport] } });
  await page.load(config);
  return page;
}

const chartOf = (page: TestPage) => page.frame.session.report.visual('main', 'by-region');
const selectRegion = (page: TestPage, value: string) => {
  const { session } = page.frame;
  session.actions.selectInSlicer(session.report.page('main'), session.report.visual('main', 'regions'), [value]);
};

describe('hierarchy', () => {
  it('drills down into a hierarchy and back up', async () => {
    const page = await loadPage();
    const { actions } = page.frame.session;
    actions.drillIntoPoint(chartOf(page), ['North']);
    expect(await page.rows('by-region')).toEqual(['Alder,30', 'Birch,70']);
    actions.stepInHierarchy(chartOf(page), 'up');
    expect(await page.rows('by-region')).toEqual([',70', 'North,100', 'South,110']);
  });

  it('shows the next hierarchy level or expands the current one', async () => {
    const page = await loadPage();
    const { actions } = page.frame.session;
    actions.stepInHierarchy(chartOf(page), 'next');
    expect(await page.rows('by-region')).toEqual(['Alder,30', 'Birch,70', 'Cedar,110', 'Dogwood,70']);
    actions.stepInHierarchy(chartOf(page), 'up');
    actions.stepInHierarchy(chartOf(page), 'expand');
    expect(await page.rows('by-region')).toEqual([
      ',Dogwood,70',
      'North,Alder,30',
      'North,Birch,70',
      'South,Cedar,110',
    ]);
    actions.stepInHierarchy(chartOf(page), 'expand');
    expect(chartOf(page).drill).toEqual({ from: 0, to: 1, path: [] });
  });

  it("stores a visual's drill level in bookmarks but not in saved reports", async () => {
    const page = await loadPage({ permissions: 7, viewMode: 1 });
    page.frame.session.actions.drillIntoPoint(chartOf(page), ['South']);
    const { body } = await page.request('POST', '/report/bookmarks/capture', { options: {} });
    page.frame.session.actions.stepInHierarchy(chartOf(page), 'up');
    await page.request('POST', '/report/bookmarks/applyState', { state: (body as { state: string }).state });
    expect(await page.rows('by-region')).toEqual(['Cedar,110']);
    await page.request('POST', '/report/save', null);
    await page.load();
    expect(chartOf(page).drill).toBeUndefined();
  });
});

describe('synced slicers', () => {
  it('shares the selection of synced slicers across pages', async () => {
    const page = await loadPage();
    selectRegion(page, 'South');
    expect(await page.rows('sum', 'second')).toEqual(['110']);
    expect(page.frame.session.report.visual('second', 'again').slicerFilters).toHaveLength(1);
  });
});

it('filters measures that are related to only some tables of a selected data point by the values of these tables', async () => {
  const page = await loadPage();
  const { actions, report } = page.frame.session;
  const chart = chartOf(page);
  chart.query = { ...chart.query, series: { table: 'Sales', column: 'Gift' } };
  actions.select(report.page('main'), chart, [['North', true]]);
  const measures = [
    { table: 'Sales', measure: 'Total' },
    { table: 'Stores', measure: 'Stores' },
  ];
  const card = { ...report.visual('main', 'total'), query: { measures } };
  expect(report.result(report.activePage, card).rows).toEqual([[50, 2]]);
});

describe('events of user actions', () => {
  const regionOf = (equals: string) => ({ target: { table: 'Stores', column: 'Region' }, equals });

  it.each([
    [undefined, ['North']],
    [['North'], ['North']],
    [['South'], ['South']],
  ])('emits commandTriggered for the point %j of a context menu with the data points %j', async (point, expected) => {
    const page = await loadPage();
    const { actions, report } = page.frame.session;
    actions.select(report.page('main'), chartOf(page), [['North']]);
    const triggered = page.next('/events/commandTriggered');
    actions.triggerCommand(report.page('main'), chartOf(page), 'call', point);
    expect((await triggered).body).toMatchObject({
      command: 'call',
      report: { id: 'shop' },
      page: { name: 'main' },
      visual: { name: 'by-region' },
      dataPoints: expected.map((region) => ({ identity: [regionOf(region)] })),
      filters: [{ values: expected }],
    });
  });

  it('emits commandTriggered without data points if none are selected', async () => {
    const page = await loadPage();
    const { actions, report } = page.frame.session;
    const triggered = page.next('/events/commandTriggered');
    actions.triggerCommand(report.page('main'), chartOf(page), 'call');
    expect((await triggered).body).toMatchObject({ dataPoints: [], filters: [] });
  });

  it.each([
    [{ bookmark: 'one' }, { type: 'Bookmark', bookmark: 'one' }],
    [{ page: 'second' }, { type: 'PageNavigation' }],
  ])('emits buttonClicked for a button with the action %j', async (action, detail) => {
    const capturing = await loadPage();
    const { body } = await capturing.request('POST', '/report/bookmarks/capture', { options: {} });
    const bookmarks = [{ name: 'one', displayName: 'One', state: (body as { state: string }).state }];
    const button: VisualDefinition = { ...visual('total'), name: 'go', type: 'actionButton', text: 'Go', action };
    const [first, ...others] = hierarchyReport.pages;
    const pages = [{ ...first!, visuals: [...first!.visuals, button] }, ...others];
    const page = new TestPage({ content: { reports: [{ ...hierarchyReport, bookmarks, pages }] } });
    await page.load();
    const { actions, report } = page.frame.session;
    const clicked = page.next('/events/buttonClicked');
    actions.pressButton(report.page('main'), report.visual('main', 'go'));
    expect((await clicked).body).toEqual({ id: 'go', title: 'Go', ...detail });
  });
});

describe('spotlight', () => {
  it('stores the spotlight in bookmarks and clears it with clearSelectedVisuals(true)', async () => {
    const page = await loadPage();
    page.frame.session.actions.popOut({ kind: 'spotlight', pageName: 'main', visualName: 'total' });
    const { body } = await page.request('POST', '/report/bookmarks/capture', { options: {} });
    await page.request('POST', '/report/clearSelectedVisuals/false', null);
    expect(page.frame.session.report.state.popOut?.visualName).toBe('total');
    await page.request('POST', '/report/clearSelectedVisuals/true', null);
    expect(page.frame.session.report.state.popOut).toBeUndefined();
    await page.request('POST', '/report/bookmarks/applyState', { state: (body as { state: string }).state });
    expect(page.frame.session.report.state.popOut?.kind).toBe('spotlight');
  });
});

describe('persistent filters', () => {
  it('restores persistent filters on the next visit and emits an info event', async () => {
    const page = await loadPage({ settings: { persistentFiltersEnabled: true } });
    selectRegion(page, 'South');
    page.frame.reload();
    const info = page.next('/events/info');
    await page.load({ settings: { persistentFiltersEnabled: true }, pageName: 'second' });
    expect((await info).body).toMatchObject({ message: 'UserStateApplied' });
    expect(await page.rows('total')).toEqual(['110']);
    expect(page.frame.session.report.activePage.name).toBe('second');
    await page.request('DELETE', '/report/userState', null);
    await page.load({ settings: { persistentFiltersEnabled: true } });
    expect(await page.rows('total')).toEqual(['280']);
  });

  it('does not store persistent filters by default or restore them when they are disabled', async () => {
    const page = await loadPage();
    selectRegion(page, 'South');
    await page.load();
    expect(await page.rows('total')).toEqual(['280']);
    await page.request('POST', '/report/filters', { filtersOperation: 0 });
    selectRegion(page, 'North');
    await page.request('POST', '/report/userState', null);
    await page.load({ settings: { persistentFiltersEnabled: false } });
    expect(await page.rows('total')).toEqual(['280']);
  });
});

describe('phased loading', () => {
  const dashboards = [
    {
      id: 'd',
      displayName: 'D',
      tiles: [
        {
          id: 't',
          reportId: 'shop',
          pageName: 'main',
          visualName: 'total',
          layout: { column: 0, row: 0, width: 4, height: 1 },
        },
      ],
    },
  ];

  it('does not render a dashboard between the prepare and render requests', async () => {
    const page = new TestPage({ kind: 'dashboard', content: { reports: [shopReport], dashboards } });
    const loadedEvent = page.next('/events/loaded');
    await page.request('POST', '/dashboard/prepare', { accessToken: await page.frame.createToken(), id: 'd' });
    await loadedEvent;
    expect(page.events).not.toContain('rendered');
    const rendered = page.next('/events/rendered');
    expect((await page.request('POST', '/report/render', { pageView: 'oneColumn' })).status).toBe(200);
    await rendered;
    expect(page.frame.session.view).toMatchObject({ pageView: 'oneColumn' });
  });

  it('rejects a render request before a prepare request', async () => {
    expect((await new TestPage().request('POST', '/report/render')).body).toMatchObject({ message: 'NotLoaded' });
  });
});

describe('localeSettings', () => {
  it('sets the UI language and the value format from localeSettings', async () => {
    const page = await loadPage({ settings: { localeSettings: { language: 'de', formatLocale: 'en-GB' } } });
    const { strings, formatter } = page.frame.session.report;
    expect(strings.filtersOnPage).toBe('Filter auf dieser Seite');
    expect(formatter.blank).toBe('(Leer)');
    expect(formatter.number(1234.5, { decimals: 1 })).toBe('1,234.5');
    const { body } = await page.request('GET', '/report/pages/main/visuals/by-region/smartNarrativeInsights');
    expect((body as { summaryText: string }).summaryText).toContain('South führt Total an');
  });

  it('falls back to English for unsupported languages', async () => {
    const page = await loadPage({ settings: { localeSettings: { language: 'xx' } } });
    expect(page.frame.session.report.strings.filters).toBe('Filters');
  });
});
