import { describe, expect, it } from 'vitest';
import type { VisualInfo } from '../../../src/models';
import { editing, loadReport, region } from './session-page';

describe('slicers and selections', () => {
  it('filters the other visuals on the page with a slicer', async () => {
    const page = await loadReport();
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
    const { status, body } = await (await loadReport()).request('GET', '/report/pages/main/visuals/total/slicer');
    expect([status, body]).toMatchObject([
      400,
      { detailedMessage: "Visual 'total' has the type 'card', not 'slicer'." },
    ]);
  });

  it('keeps the data for layouts while a data point is selected in a different visual', async () => {
    const { report, actions } = (await loadReport()).frame.session;
    const main = report.page('main');
    const total = report.visual('main', 'total');
    const { rows } = report.result(main, total);
    actions.select(main, report.visual('main', 'by-region'), [['South']]);
    expect(report.result(main, total).rows).not.toEqual(rows);
    expect(report.unselectedResult(main, total).rows).toEqual(rows);
  });

  it('filters the other visuals by a selected data point and emits its values', async () => {
    const page = await loadReport();
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

  it('does not filter a visual by a selection that the page excludes, until the visual is deleted', async () => {
    const { report, actions } = (await loadReport()).frame.session;
    const main = report.page('main');
    const [chart, total] = [report.visual('main', 'by-region'), report.visual('main', 'total')];
    main.visualInteractions = [{ source: chart.name, target: total.name, type: 'NoFilter' }];
    actions.select(main, chart, [['South']]);
    expect(report.result(main, total).rows).toEqual([[280]]);
    expect(report.snapshot().pages[0]!.visualInteractions).toHaveLength(1);
    main.visuals = main.visuals.filter((visual) => visual !== total);
    expect(report.snapshot().pages[0]!.visualInteractions).toEqual([]);
  });

  it('shows all points of a chart with the selected categories, and highlights the selected ones', async () => {
    const { report, actions } = (await loadReport()).frame.session;
    const main = report.page('main');
    const chart = report.visual('main', 'by-region');
    const other = { ...chart, name: 'other' };
    const filtered = { ...other, query: { ...chart.query, categories: [{ table: 'Stores', column: 'Store' }] } };
    actions.select(main, chart, [['South']]);
    for (const each of [chart, other]) {
      const { result, selected } = report.rendered(main, each);
      expect([result.rows.length, selected]).toEqual([3, [['South']]]);
    }
    for (const each of [filtered, { ...other, type: 'tableEx' as const }]) {
      const { result, selected } = report.rendered(main, each);
      expect([result.rows.length, selected]).toEqual([1, []]);
    }
    // Events and exports contain the filtered data.
    expect(report.result(main, other).rows).toHaveLength(1);
  });
});

describe('visuals', () => {
  it('returns visuals with the position and display state from a custom layout', async () => {
    const pagesLayout = {
      main: {
        defaultLayout: { displayState: { mode: 1 } },
        visualsLayout: { total: { x: 1, y: 2, z: 3, width: 50, height: 40, displayState: { mode: 0 } } },
      },
    };
    const page = await loadReport();
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
    const page = await loadReport({ settings });
    const renderedVisuals = () =>
      page.messages.filter(({ url }) => url.endsWith('/visualRendered')).map(({ body }) => body);
    expect(renderedVisuals()).toEqual([{ name: 'total', page: 'main' }]);
    const rendered = page.next('/events/rendered');
    page.frame.session.actions.popOut({ kind: 'focus', pageName: 'main', visualName: 'total' });
    await rendered;
    expect(renderedVisuals()).toHaveLength(2);
  });

  it('emits visualRendered for each visual on the page, or only for the visual in focus', async () => {
    const page = await loadReport({ settings: { visualRenderedEvents: true } });
    const renderedVisuals = () =>
      page.messages.filter(({ url }) => url.endsWith('/visualRendered')).map(({ url }) => url);
    expect(renderedVisuals()).toHaveLength(3);
    const rendered = page.next('/events/rendered');
    page.frame.session.actions.popOut({ kind: 'focus', pageName: 'main', visualName: 'regions' });
    await rendered;
    expect(renderedVisuals().slice(3)).toEqual(['/reports/u1/pages/main/visuals/regions/events/visualRendered']);
  });

  it("exports up to the requested number of a visual's underlying rows", async () => {
    const page = await loadReport({ filters: [region(['South'])] });
    const { body } = await page.request('POST', '/report/pages/main/visuals/by-region/exportData', {
      exportDataType: 1,
      rows: 1,
    });
    expect(body).toEqual({ data: 'Store id,Day,Amount,Gift,Note\r\n3,2025-12-31,50,false,red\r\n' });
  });

  it('clones a visual and sorts the clone', async () => {
    const page = await loadReport(editing);
    const { body } = await page.request('POST', '/report/pages/main/visuals/by-region/clone', { layout: { x: 7 } });
    const { visualName, visual } = body as { visualName: string; visual: VisualInfo };
    expect(visual).toMatchObject({ name: visualName, title: 'By region', layout: { x: 7, y: 24 } });
    await page.request('PUT', `/report/pages/main/visuals/${visualName}/sortBy`, {
      orderBy: { table: 'Sales', measure: 'Total' },
      direction: 2,
    });
    expect(await page.rows(visualName)).toEqual(['South,110', 'North,100', ',70']);
  });

  it("returns a description of a visual's data", async () => {
    const { body } = await (
      await loadReport()
    ).request('GET', '/report/pages/main/visuals/by-region/smartNarrativeInsights');
    expect(body).toEqual({
      summaryText: 'By region: South has the highest Total at 110, 39.3% of the total. (Blank) has the lowest at 70.',
    });
  });
});
