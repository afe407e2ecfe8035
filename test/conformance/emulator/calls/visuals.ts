import type * as PowerBIClient from 'powerbi-client';
import { expect, test } from '../../../browser/support/fixtures';
import type { RunInPage } from './run-in-page';

/** Adds the tests for the visuals in a report. */
export function testVisuals(run: RunInPage): void {
  test('powerbi-client reads, moves, resizes, sorts, exports and clones visuals', async () => {
    const results = await run(async () => {
      const { models } = window.library.client;
      const report = window.embed as PowerBIClient.Report;
      await report.setPage('overview');
      const page = await report.getActivePage();
      const visuals = await page.getVisuals();
      const chart = await page.getVisualByName('headcount-region');
      const slicers = (await page.getSlicers()) as PowerBIClient.VisualDescriptor[];
      const [slicer] = slicers;
      const lines = async (visual: PowerBIClient.VisualDescriptor, type?: number, rows?: number) =>
        (await visual.exportData(type, rows)).data.split('\r\n').slice(0, -1);
      const results: Record<string, unknown> = {
        visuals: visuals.length,
        layout: chart.layout,
        slicers: slicers.map(({ name }) => name),
        head: (await lines(chart))[0],
        rows: (await lines(chart)).length,
        underlying: (await lines(chart, models.ExportDataType.Underlying, 5)).length,
        narrative: (await chart.getSmartNarrativeInsights()).summaryText,
        pageNarrative: (await page.getSmartNarrativeInsights()).summaryText.split('\n').length,
        layouts: [
          await page.hasLayout(models.LayoutType.Master),
          await page.hasLayout(models.LayoutType.MobilePortrait),
        ],
        missing: await window.outcome(() => page.getVisualByName('nowhere')),
      };
      const headcount = await page.getVisualByName('headcount');
      const unfiltered = (await lines(headcount))[1];
      const region = new models.BasicFilter({ table: 'Locations', column: 'Region' }, 'In', 'Pacific').toJSON();
      await slicer!.setSlicerState({ filters: [region as never] });
      results.state = (await slicer!.getSlicerState()).filters.length;
      // The card's second column is the number of studios.
      const first = (line = '') => Number(line.split(',')[0]);
      results.sliced = first((await lines(headcount))[1]) < first(unfiltered);
      await slicer!.setSlicerState({ filters: [] });
      results.isSlicerCleared = (await lines(headcount))[1] === unfiltered;
      const orderBy = { table: 'Staff', measure: 'Headcount' };
      await chart.sortBy({ orderBy, direction: models.SortDirection.Descending });
      results.first = (await lines(chart))[1];
      const { visualName } = await chart.clone({ layout: { x: 10, y: 20 } });
      results.cloned = (await page.getVisuals()).length - visuals.length;
      const copy = await page.getVisualByName(visualName);
      results.position = [copy.layout.x, copy.layout.y];
      const layoutOf = async (name: string) => (await page.getVisualByName(name)).layout;
      await report.switchLayout(models.LayoutType.Custom);
      await chart.moveVisual(1, 2, 3);
      await chart.resizeVisual(300, 200);
      results.moved = await layoutOf('headcount-region');
      await chart.setVisualDisplayState(models.VisualContainerDisplayMode.Hidden);
      results.hidden = (await layoutOf('headcount-region')).displayState;
      await page.moveVisual('headcount', 5, 6, 7);
      await page.resizeVisual('headcount', 111, 99);
      await page.setVisualDisplayState('headcount', models.VisualContainerDisplayMode.Visible);
      results.byPage = await layoutOf('headcount');
      await report.moveVisual('overview', 'members', 8, 9);
      await report.resizeVisual('overview', 'members', 120, 80);
      await report.setVisualDisplayState('overview', 'members', models.VisualContainerDisplayMode.Hidden);
      const { x, y, width, height, displayState } = await layoutOf('members');
      results.byReport = { x, y, width, height, displayState };
      results.resized = await window.outcome(() =>
        report.resizeActivePage(models.PageSizeType.Custom, 640, 480).then(() => 'done'),
      );
      results.pageResized = await window.outcome(() => page.resizePage(models.PageSizeType.Letter).then(() => 'done'));
      await report.switchLayout(models.LayoutType.Master);
      return results;
    });
    expect(results).toEqual({
      visuals: 10,
      layout: { x: 524, y: 152, z: 0, width: 484, height: 264, displayState: { mode: 0 } },
      slicers: ['region-slicer'],
      head: 'Region,Contract,Headcount',
      rows: 16,
      underlying: 6,
      narrative: expect.stringContaining('has the highest Headcount'),
      pageNarrative: 9,
      layouts: [true, false],
      missing: { rejected: 'PowerBIEntityNotFound' },
      state: 1,
      sliced: true,
      isSlicerCleared: true,
      first: expect.stringMatching(/^South,/),
      cloned: 1,
      position: [10, 20],
      moved: { x: 1, y: 2, z: 3, width: 300, height: 200, displayState: { mode: 0 } },
      hidden: { mode: 1 },
      byPage: { x: 5, y: 6, z: 7, width: 111, height: 99, displayState: { mode: 0 } },
      byReport: { x: 8, y: 9, width: 120, height: 80, displayState: { mode: 1 } },
      resized: 'done',
      pageResized: 'done',
    });
  });
}
