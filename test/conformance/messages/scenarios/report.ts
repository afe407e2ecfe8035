import type { Scenario } from '../scenario';

const nothing = (): undefined => undefined;

/** Report methods. */
export const reportScenarios: Record<string, Scenario> = {
  'report-saving': async (context) => {
    const report = await context.report();
    await context.outcome('isSaved', () => report.isSaved());
    await context.outcome('save', () => report.save().then(nothing));
    await context.outcome('saveAs', () => report.saveAs({ name: 'Copy' }).then(nothing));
    await context.outcome('print', () => report.print().then(nothing));
    await context.outcome('getCorrelationId', () => report.getCorrelationId());
    await context.outcome('getId', () => report.getId());
  },
  'report-modes': async (context) => {
    const { models } = context;
    const report = await context.report();
    await context.outcome('edit', () => report.switchMode(models.ViewMode.Edit).then(nothing));
    await context.outcome('view', () => report.switchMode(models.ViewMode.View).then(nothing));
    await context.outcome('edit by name', () => report.switchMode('edit').then(nothing));
    await context.outcome('refresh', () => report.refresh().then(nothing));
    await context.outcome('closeAllOverlays', () => report.closeAllOverlays().then(nothing));
    await context.outcome('clearSelectedVisuals', () => report.clearSelectedVisuals().then(nothing));
    await context.outcome('clearSelectedVisuals with pop-outs', () => report.clearSelectedVisuals(true).then(nothing));
  },
  'report-reload': async (context) => {
    const report = await context.report();
    await context.afterRepetitionWindow();
    const rendered = context.event(report, 'rendered');
    await context.outcome('reload', () => report.reload().then(nothing));
    await rendered;
  },
  'report-settings': async (context) => {
    const { models } = context;
    const report = await context.report();
    await report.updateSettings({ filterPaneEnabled: false, navContentPaneEnabled: true });
    await report.updateSettings({
      panes: { bookmarks: { visible: true }, selection: { visible: false }, syncSlicers: { visible: true } },
      bars: { actionBar: { visible: false }, statusBar: { visible: false } },
      printSettings: { browserPrintAdjustmentsMode: models.BrowserPrintAdjustmentsMode.NoAdjustments },
      hyperlinkClickBehavior: models.HyperlinkClickBehavior.RaiseEvent,
      visualRenderedEvents: true,
    });
    await context.outcome('an invalid setting', () => report.updateSettings({ zoomLevel: 9 }).then(nothing));
  },
  'report-theme': async (context) => {
    const report = await context.report();
    await context.outcome('apply', () => report.applyTheme({ themeJson: { name: 'Loud' } }).then(nothing));
    await context.outcome('get', () => report.getTheme());
    await context.outcome('reset', () => report.resetTheme().then(nothing));
  },
  'report-zoom': async (context) => {
    const report = await context.report();
    await context.outcome('get', () => report.getZoom());
    await context.outcome('set', () => report.setZoom(1.25).then(nothing));
  },
  'report-user-state': async (context) => {
    const report = await context.report();
    await context.outcome('applied', () => report.arePersistentFiltersApplied());
    await context.outcome('save', () => report.savePersistentFilters().then(nothing));
    await context.outcome('reset', () => report.resetPersistentFilters().then(nothing));
  },
  'report-bookmarks': async (context) => {
    const { models } = context;
    const { bookmarksManager } = await context.report();
    await context.outcome('get', () => bookmarksManager.getBookmarks());
    await context.outcome('apply', () => bookmarksManager.apply('bookmark-1').then(nothing));
    await context.outcome('play', () => bookmarksManager.play(models.BookmarksPlayMode.Presentation).then(nothing));
    await context.outcome('stop', () => bookmarksManager.play(models.BookmarksPlayMode.Off).then(nothing));
    await context.outcome('capture', () => bookmarksManager.capture());
    await context.outcome('capture, personal', () =>
      bookmarksManager.capture({ personalizeVisuals: true, allPages: true }),
    );
    await context.outcome('apply state', () => bookmarksManager.applyState('state').then(nothing));
  },
  'report-rejections': async (context) => {
    const report = await context.report();
    const body = { message: 'NotNow', detailedMessage: 'Try later', errorCode: '503' };
    context.respond('POST /report/save', { statusCode: 503, body });
    context.respond('GET /report/pages', { statusCode: 500, body });
    context.respond('PUT /report/filters', { statusCode: 400, body: [{ message: 'filters property is invalid' }] });
    await context.outcome('save', () => report.save());
    await context.outcome('getPages', () => report.getPages());
    await context.outcome('setFilters', () => report.setFilters([]));
  },
  'report-frame': async (context) => {
    const report = await context.report();
    report.setComponentTitle('Staff');
    report.setComponentTabIndex(3);
    context.notes.title = report.iframe.getAttribute('title');
    context.notes.tabIndex = report.iframe.getAttribute('tabindex') ?? context.element.getAttribute('tabindex');
    report.removeComponentTabIndex();
    context.notes.removed = report.iframe.getAttribute('tabindex') ?? context.element.getAttribute('tabindex');
    // Browsers reject full screen without a user gesture. The call itself must not throw.
    await context.quietly(() => report.fullscreen());
    await context.quietly(() => report.exitFullscreen());
  },
};
