import type { Settings } from '@vitrine/sdk';

const boolean = (category: string, name = '') => ({
  control: 'boolean' as const,
  table: { category },
  ...(name && { name }),
});
const select = (category: string, labels: Record<number, string>) => ({
  control: { type: 'select' as const, labels },
  options: Object.keys(labels).map(Number),
  table: { category },
});

/** The settings that a control can show, flat: one control each. */
export const settingControls = {
  filterPaneVisible: boolean('settings.panes', 'panes.filters.visible'),
  filterPaneExpanded: boolean('settings.panes', 'panes.filters.expanded'),
  pageNavigationVisible: boolean('settings.panes', 'panes.pageNavigation.visible'),
  pageNavigationPosition: {
    ...select('settings.panes', { 0: 'bottom', 1: 'left' }),
    name: 'panes.pageNavigation.position',
  },
  bookmarksVisible: boolean('settings.panes', 'panes.bookmarks.visible'),
  actionBarVisible: boolean('settings.bars', 'bars.actionBar.visible'),
  statusBarVisible: boolean('settings.bars', 'bars.statusBar.visible'),
  background: select('settings', { 0: 'default', 1: 'transparent' }),
  zoomLevel: { control: { type: 'range' as const, min: 0.25, max: 4, step: 0.05 }, table: { category: 'settings' } },
  hideErrors: boolean('settings'),
  visualRenderedEvents: boolean('settings'),
  visualHeadersVisible: boolean('settings', 'visualSettings.visualHeaders'),
};

/** The values of the setting controls. */
export interface SettingArgs {
  filterPaneVisible?: boolean;
  filterPaneExpanded?: boolean;
  pageNavigationVisible?: boolean;
  pageNavigationPosition?: 0 | 1;
  bookmarksVisible?: boolean;
  actionBarVisible?: boolean;
  statusBarVisible?: boolean;
  background?: 0 | 1;
  zoomLevel?: number;
  hideErrors?: boolean;
  visualRenderedEvents?: boolean;
  visualHeadersVisible?: boolean;
}

/** The settings that the controls stand for, and the other args as they are. */
export function withSettings(args: SettingArgs & Record<string, unknown>): Record<string, unknown> {
  const {
    filterPaneVisible,
    filterPaneExpanded,
    pageNavigationVisible,
    pageNavigationPosition,
    bookmarksVisible,
    actionBarVisible,
    statusBarVisible,
    background,
    zoomLevel,
    hideErrors,
    visualRenderedEvents,
    visualHeadersVisible,
    ...others
  } = args;
  const panes = {
    ...((filterPaneVisible ?? filterPaneExpanded) !== undefined && {
      filters: { visible: filterPaneVisible, expanded: filterPaneExpanded },
    }),
    ...((pageNavigationVisible ?? pageNavigationPosition) !== undefined && {
      pageNavigation: { visible: pageNavigationVisible ?? true, position: pageNavigationPosition },
    }),
    ...(bookmarksVisible !== undefined && { bookmarks: { visible: bookmarksVisible } }),
  };
  const bars = {
    ...(actionBarVisible !== undefined && { actionBar: { visible: actionBarVisible } }),
    ...(statusBarVisible !== undefined && { statusBar: { visible: statusBarVisible } }),
  };
  const settings: Settings = {
    ...(Object.keys(panes).length > 0 && { panes }),
    ...(Object.keys(bars).length > 0 && { bars }),
    ...(background !== undefined && { background }),
    ...(zoomLevel !== undefined && { zoomLevel }),
    ...(hideErrors !== undefined && { hideErrors }),
    ...(visualRenderedEvents !== undefined && { visualRenderedEvents }),
    ...(visualHeadersVisible !== undefined && {
      visualSettings: { visualHeaders: [{ settings: { visible: visualHeadersVisible } }] },
    }),
  };
  // undefined stays out of the message
  return {
    ...others,
    ...(Object.keys(settings).length > 0 && { settings: JSON.parse(JSON.stringify(settings)) as Settings }),
  };
}
