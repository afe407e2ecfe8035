import type { Scenario } from '../scenario';

/** Calls to paginated reports, most of which are rejected without sending a request. */
export const paginatedScenarios: Record<string, Scenario> = {
  'paginated-rejections': async (context) => {
    const { models } = context;
    const report = await context.report({ embedUrl: context.url('rdlEmbed?reportId=report-1') });
    const page = report.page('page-1');
    await context.outcome('getFilters', () => report.getFilters());
    await context.outcome('setFilters', () => report.setFilters([]));
    await context.outcome('removeFilters', () => report.removeFilters());
    await context.outcome('updateFilters', () => report.updateFilters(models.FiltersOperations.Add, []));
    await context.outcome('getPages', () => report.getPages());
    await context.outcome('getActivePage', () => report.getActivePage());
    await context.outcome('getPageByName', () => report.getPageByName('page-1'));
    await context.outcome('print', () => report.print());
    await context.outcome('setPage', () => report.setPage('page-1'));
    await context.outcome('refresh', () => report.refresh());
    await context.outcome('isSaved', () => report.isSaved());
    await context.outcome('applyTheme', () => report.applyTheme({ themeJson: { name: 'x' } }));
    await context.outcome('resetTheme', () => report.resetTheme());
    await context.outcome('getTheme', () => report.getTheme());
    await context.outcome('closeAllOverlays', () => report.closeAllOverlays());
    await context.outcome('clearSelectedVisuals', () => report.clearSelectedVisuals());
    await context.outcome('addContextMenuCommand', () =>
      report.addContextMenuCommand('a', 'A', 'A', models.MenuLocation.Top, 'visual-1', ''),
    );
    await context.outcome('removeContextMenuCommand', () => report.removeContextMenuCommand('a', 'A'));
    await context.outcome('addOptionsMenuCommand', () => report.addOptionsMenuCommand('a', 'A'));
    await context.outcome('removeOptionsMenuCommand', () => report.removeOptionsMenuCommand('a', 'A'));
    await context.outcome('bookmarks', () => report.bookmarksManager.getBookmarks());
    await context.outcome('apply a bookmark', () => report.bookmarksManager.apply('b'));
    await context.outcome('play bookmarks', () => report.bookmarksManager.play(models.BookmarksPlayMode.Off));
    await context.outcome('capture a bookmark', () => report.bookmarksManager.capture());
    await context.outcome('apply a state', () => report.bookmarksManager.applyState('s'));
    await context.outcome('getVisuals', () => page.getVisuals());
    await context.outcome('getVisualByName', () => page.getVisualByName('visual-1'));
    await context.outcome('getSlicers', () => page.getSlicers());
    await context.outcome('hasLayout', () => page.hasLayout(models.LayoutType.Master));
    await context.outcome('getSmartNarrativeInsights', () => page.getSmartNarrativeInsights());
    await context.outcome('settings with a layout', () => report.updateSettings({ customLayout: {} }));
  },
  'paginated-calls': async (context) => {
    const report = await context.report({ embedUrl: context.url('rdlEmbed?reportId=report-1') });
    await context.outcome('token', () => report.setAccessToken('token-2').then(() => undefined));
    await context.outcome('settings', () =>
      report.updateSettings({ commands: { parameterPanel: { expanded: true } } }).then(() => undefined),
    );
    await context.outcome('correlation', () => report.getCorrelationId());
  },
};
