import type { Settings } from '../../models';

/** Settings after a patch: objects are merged field by field, lists and plain values replaced. */
export function mergeSettings(present: Settings, patch: Settings): Settings {
  return merge(present, patch) as Settings;
}

function merge(present: unknown, patch: unknown): unknown {
  if (!isPlain(present) || !isPlain(patch)) return patch === undefined ? present : structuredClone(patch);
  const names = new Set([...Object.keys(present), ...Object.keys(patch)]);
  return Object.fromEntries([...names].map((name) => [name, merge(present[name], patch[name])]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A pane's state after the old switches and the new settings have been read. */
export interface PaneState {
  visible: boolean;
  expanded: boolean;
}

/** What of the frame's own parts is seen. */
export function chromeOf(settings: Settings, editing: boolean) {
  const { panes = {}, bars = {} } = settings;
  const pane = (
    wanted: { visible?: boolean; expanded?: boolean } | undefined,
    visible: boolean,
    expanded = false,
  ): PaneState => ({ visible: wanted?.visible ?? visible, expanded: wanted?.expanded ?? expanded });
  return {
    filters: pane(panes.filters, settings.filterPaneEnabled ?? true),
    pages: {
      visible: panes.pageNavigation?.visible ?? settings.navContentPaneEnabled ?? true,
      left: panes.pageNavigation?.position === 1,
    },
    bookmarks: pane(panes.bookmarks, settings.bookmarksPaneEnabled ?? false),
    fields: pane(panes.fields, editing, true),
    visualizations: pane(panes.visualizations, editing, true),
    selection: pane(panes.selection, false),
    actionBar: bars.actionBar?.visible ?? editing,
    statusBar: bars.statusBar?.visible ?? false,
  };
}
