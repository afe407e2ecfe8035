import { describe, expect, it } from 'vitest';
import type { ReportDefinition, VisualDefinition } from '../../../src/emulator';
import { TestPage } from './page';
import { shopReport } from './support';

const [main] = shopReport.pages;
const visual = (name: string): VisualDefinition => main!.visuals.find((each) => each.name === name)!;

/** The shop's report with a hierarchy in its chart and a second slicer of the same column on the second page. */
const drilled: ReportDefinition = {
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

async function loaded(more: object = {}): Promise<TestPage> {
  const page = new TestPage({ content: { reports: [drilled] } });
  await page.load(more);
  return page;
}

const chartOf = (page: TestPage) => page.frame.session.report.visual('main', 'by-region');
const choose = (page: TestPage, value: string) => {
  const { session } = page.frame;
  session.actions.chooseInSlicer(session.report.page('main'), session.report.visual('main', 'regions'), [value]);
};

describe('a hierarchy', () => {
  it('is drilled into, and left again', async () => {
    const page = await loaded();
    const { actions } = page.frame.session;
    actions.drillIntoPoint(chartOf(page), ['North']);
    expect(await page.rows('by-region')).toEqual(['Alder,30', 'Birch,70']);
    actions.stepInHierarchy(chartOf(page), 'up');
    expect(await page.rows('by-region')).toEqual([',70', 'North,100', 'South,110']);
  });

  it('goes to the next level as a whole, or expands it below the present one', async () => {
    const page = await loaded();
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

  it('is kept by bookmarks, and not by a save', async () => {
    const page = await loaded({ permissions: 7, viewMode: 1 });
    page.frame.session.actions.drillIntoPoint(chartOf(page), ['South']);
    const { body } = await page.call('POST', '/report/bookmarks/capture', {});
    page.frame.session.actions.stepInHierarchy(chartOf(page), 'up');
    await page.call('POST', '/report/bookmarks/applyState', { state: (body as { state: string }).state });
    expect(await page.rows('by-region')).toEqual(['Cedar,110']);
    await page.call('POST', '/report/save', null);
    await page.load();
    expect(chartOf(page).drill).toBeUndefined();
  });
});

describe('synchronised slicers', () => {
  it('choose together on all pages', async () => {
    const page = await loaded();
    choose(page, 'South');
    expect(await page.rows('sum', 'second')).toEqual(['110']);
    expect(page.frame.session.report.visual('second', 'again').slicerFilters).toHaveLength(1);
  });
});

describe('what stands out', () => {
  it('is kept by bookmarks and cleared by the call that clears pop-outs', async () => {
    const page = await loaded();
    page.frame.session.actions.popOut({ kind: 'spotlight', pageName: 'main', visualName: 'total' });
    const { body } = await page.call('POST', '/report/bookmarks/capture', {});
    await page.call('POST', '/report/clearSelectedVisuals/false', null);
    expect(page.frame.session.report.state.popOut?.visualName).toBe('total');
    await page.call('POST', '/report/clearSelectedVisuals/true', null);
    expect(page.frame.session.report.state.popOut).toBeUndefined();
    await page.call('POST', '/report/bookmarks/applyState', { state: (body as { state: string }).state });
    expect(page.frame.session.report.state.popOut?.kind).toBe('spotlight');
  });
});

describe('filters of a user', () => {
  it('are kept for the next visit when the page asks for it, and the page is told', async () => {
    const page = await loaded({ settings: { persistentFiltersEnabled: true } });
    choose(page, 'South');
    page.frame.reload();
    const told = page.next('/events/info');
    await page.load({ settings: { persistentFiltersEnabled: true }, pageName: 'second' });
    expect((await told).body).toMatchObject({ message: 'UserStateApplied' });
    expect(await page.rows('total')).toEqual(['110']);
    expect(page.frame.session.report.activePage.name).toBe('second');
    await page.call('DELETE', '/report/userState', null);
    await page.load({ settings: { persistentFiltersEnabled: true } });
    expect(await page.rows('total')).toEqual(['280']);
  });

  it('are not kept without it, and not brought back when the page forbids it', async () => {
    const page = await loaded();
    choose(page, 'South');
    await page.load();
    expect(await page.rows('total')).toEqual(['280']);
    await page.call('POST', '/report/filters', { filtersOperation: 0 });
    choose(page, 'North');
    await page.call('POST', '/report/userState', null);
    await page.load({ settings: { persistentFiltersEnabled: false } });
    expect(await page.rows('total')).toEqual(['280']);
  });
});

describe('a phased load', () => {
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

  it('of a dashboard draws nothing until it is told to', async () => {
    const page = new TestPage({ kind: 'dashboard', content: { reports: [shopReport], dashboards } });
    const there = page.next('/events/loaded');
    await page.call('POST', '/dashboard/prepare', { accessToken: await page.frame.createToken(), id: 'd' });
    await there;
    expect(page.events).not.toContain('rendered');
    const drawn = page.next('/events/rendered');
    expect((await page.call('POST', '/report/render', { pageView: 'oneColumn' })).status).toBe(200);
    await drawn;
    expect(page.frame.session.view).toMatchObject({ pageView: 'oneColumn' });
  });

  it('is refused its second half before the first', async () => {
    expect((await new TestPage().call('POST', '/report/render')).body).toMatchObject({ message: 'NotLoaded' });
  });
});

describe('the frame’s own words', () => {
  it('follow the language, numbers and dates the format', async () => {
    const page = await loaded({ settings: { localeSettings: { language: 'de', formatLocale: 'en-GB' } } });
    const { words, formatter } = page.frame.session.report;
    expect(words.filtersOnPage).toBe('Filter auf dieser Seite');
    expect(formatter.blank).toBe('(Leer)');
    expect(formatter.number(1234.5, { decimals: 1 })).toBe('1,234.5');
    const { body } = await page.call('GET', '/report/pages/main/visuals/by-region/smartNarrativeInsights');
    expect((body as { summaryText: string }).summaryText).toContain('South führt Total an');
  });

  it('are English for a language that the frame does not speak', async () => {
    const page = await loaded({ settings: { localeSettings: { language: 'xx' } } });
    expect(page.frame.session.report.words.filters).toBe('Filters');
  });
});
