import type * as PowerBIClient from 'powerbi-client';
import { expect, test } from '../../../browser/support/fixtures';
import type { RunInPage } from './run-in-page';

/** Adds the tests for themes, settings, menus, bookmarks, user state and phased loads. */
export function testAppearance(run: RunInPage): void {
  test('powerbi-client changes and reads themes, settings, zoom, menus, bookmarks and user state', async () => {
    const results = await run(async () => {
      const { models } = window.library.client;
      const report = window.embed as PowerBIClient.Report;
      const { bookmarksManager } = report;
      const results: Record<string, unknown> = {};
      await report.applyTheme({ themeJson: { name: 'Loud', dataColors: ['#ff0000'] } });
      results.theme = await report.getTheme();
      await report.resetTheme();
      results.reset = await report.getTheme();
      await report.setZoom(1.5);
      results.zoom = await report.getZoom();
      await report.setZoom(1);
      await report.updateSettings({ panes: { filters: { visible: false } }, bars: { statusBar: { visible: true } } });
      results.invalid = await window.outcome(() => report.updateSettings({ zoomLevel: 9 }));
      await report.addContextMenuCommand('one', 'One', 'Do one', models.MenuLocation.Top, 'headcount', '');
      await report.addOptionsMenuCommand('two', 'Two');
      await report.removeContextMenuCommand('one', 'Do one');
      await report.removeOptionsMenuCommand('two', 'Two');
      results.unknownCommand = await window.outcome(() => report.removeOptionsMenuCommand('two', 'Two'));
      const bookmarks = await bookmarksManager.getBookmarks();
      results.bookmarks = bookmarks.map(({ name, children }) => children?.map((child) => child.name) ?? name);
      results.applied = await window.nextEvent('bookmarkApplied', () => bookmarksManager.apply('west-coast'));
      const { state } = await bookmarksManager.capture({ personalizeVisuals: true, allPages: true });
      await bookmarksManager.play(models.BookmarksPlayMode.Presentation);
      await bookmarksManager.play(models.BookmarksPlayMode.Off);
      await bookmarksManager.apply('all-regions');
      const slicer = await report.page('overview').getVisualByName('region-slicer');
      const countSelected = async () => (await slicer.getSlicerState()).filters.length;
      results.selected = [await countSelected(), await bookmarksManager.applyState(state!).then(countSelected)];
      await report.savePersistentFilters();
      results.persisted = await report.arePersistentFiltersApplied();
      await report.resetPersistentFilters();
      results.discarded = [await report.arePersistentFiltersApplied(), await countSelected()];
      results.overlays = await window.outcome(() => report.closeAllOverlays().then(() => 'done'));
      results.selection = await window.outcome(() => report.clearSelectedVisuals(true).then(() => 'done'));
      report.setComponentTitle('Staff');
      const { title } = report.iframe;
      report.setComponentTitle(undefined as never);
      results.titles = [title, report.iframe.title];
      report.setComponentTabIndex(0);
      report.removeComponentTabIndex();
      await window.outcome(() => report.fullscreen());
      await window.outcome(() => report.exitFullscreen());
      return results;
    });
    expect(results).toEqual({
      theme: { themeJson: { name: 'Loud', dataColors: ['#ff0000'] } },
      reset: { themeJson: {} },
      zoom: 1.5,
      invalid: { rejected: 'Invalid parameters' },
      unknownCommand: { rejected: 'PowerBIEntityNotFound' },
      bookmarks: ['all-regions', ['west-coast', 'east-coast']],
      applied: { bookmarkName: 'west-coast' },
      selected: [0, 1],
      persisted: true,
      discarded: [false, 0],
      overlays: 'done',
      selection: 'done',
      titles: ['Staff', ''],
    });
  });

  test('a phased load is not rendered until render() is called', async () => {
    const results = await run(async ({ origin, token }) => {
      const create = (element: HTMLElement) =>
        window.powerbi.load(element, {
          type: 'report',
          id: 'staff-overview',
          embedUrl: `${origin}/reportEmbed?reportId=staff-overview`,
          accessToken: token,
          tokenType: 1,
        } as never);
      const report = (await window.embedAndWait(create, 'loaded')) as PowerBIClient.Report;
      const pages = await report.getPages();
      const isRendered = window.receivedEvents.includes('rendered');
      await window.nextEvent('rendered', () => report.render({ pageName: 'people' } as never));
      return { pages: pages.length > 3, isRendered, active: (await report.getActivePage()).name };
    });
    expect(results).toEqual({ pages: true, isRendered: false, active: 'people' });
  });
}
