import type * as Peer from 'powerbi-client';
import { expect, test } from '../../support/fixtures';
import type { Play } from './play';

/** Themes, settings, menus, bookmarks, user state and phases. */
export function lookCalls(play: Play): void {
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
}
