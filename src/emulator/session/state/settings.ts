import { PageNavigationPosition, type Settings } from '../../../models';
import { clone } from '../../clone';

/** Merges a patch into settings. Objects are merged recursively. Arrays and other values are replaced. */
export function mergeSettings(current: Settings, patch: Settings): Settings {
  return merge(current, patch) as Settings;
}

function merge(current: unknown, patch: unknown): unknown {
  if (!isPlainObject(current) || !isPlainObject(patch)) return patch === undefined ? current : clone(patch);
  const names = new Set([...Object.keys(current), ...Object.keys(patch)]);
  return Object.fromEntries([...names].map((name) => [name, merge(current[name], patch[name])]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Pane visibility. */
export interface PaneState {
  visible: boolean;
  expanded: boolean;
}

/**
 * Returns which panes and bars are visible. Settings in `panes` override the older `…PaneEnabled` settings.
 */
export function chromeOf(settings: Settings, editing: boolean) {
  const { panes = {}, bars = {} } = settings;
  const pane = (
    setting: { visible?: boolean; expanded?: boolean } | undefined,
    visible: boolean,
    expanded = false,
  ): PaneState => ({ visible: setting?.visible ?? visible, expanded: setting?.expanded ?? expanded });
  return {
    filters: pane(panes.filters, settings.filterPaneEnabled ?? true),
    pages: {
      visible: panes.pageNavigation?.visible ?? settings.navContentPaneEnabled ?? true,
      left: panes.pageNavigation?.position === PageNavigationPosition.Left,
    },
    bookmarks: pane(panes.bookmarks, settings.bookmarksPaneEnabled ?? false),
    fields: pane(panes.fields, editing, true),
    visualizations: pane(panes.visualizations, editing, true),
    selection: pane(panes.selection, false),
    actionBar: bars.actionBar?.visible ?? editing,
    statusBar: bars.statusBar?.visible ?? editing,
  };
}
