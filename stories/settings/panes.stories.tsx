import type { Meta } from '@storybook/react-vite';
import type { FlatSettings } from '../support/flat-settings';
import { editing, pair, settingsMeta, wide, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = { title: 'Features/Settings/Panes and bars', tags: ['!autodocs'], ...settingsMeta };
export default meta;

/** Returns the settings of an edited report without the panes that are not compared. */
const onlyPane = (pane: FlatSettings['panes']) => ({
  filters: { visible: false },
  fields: { visible: false },
  visualizations: { visible: false },
  ...pane,
});

export const FilterPane: Story = {
  name: 'Filter pane',
  ...pair(
    '`panes.filters`: shows or hides the filter pane.',
    [
      'The filter pane is open at the right of the report.',
      'The filter pane at the right is gone, which leaves more room for the report.',
    ],
    { panes: { filters: { visible: true, expanded: true } } },
    { panes: { filters: { visible: false } } },
    wide,
  ),
};

export const PageNavigation: Story = {
  name: 'Page navigation',
  ...pair(
    '`panes.pageNavigation`: pages as tabs below the report, or as a list on the left.',
    ['The pages are tabs below the report.', 'The pages are a list on the left of the report.'],
    { panes: { pageNavigation: { visible: true, position: 0 } } },
    { panes: { pageNavigation: { visible: true, position: 1 } } },
    wide,
  ),
};

export const NoPageNavigation: Story = {
  name: 'No page navigation',
  ...pair(
    '`panes.pageNavigation.visible`: hides the page list, for host pages with their own navigation.',
    ['The pages are tabs below the report.', 'The tabs below the report are gone.'],
    {},
    { panes: { pageNavigation: { visible: false } } },
    wide,
  ),
};

export const BookmarksPane: Story = {
  name: 'Bookmarks pane',
  ...pair(
    '`panes.bookmarks`: shows the bookmarks saved in the report.',
    ['The report has no bookmarks pane.', 'The bookmarks pane is open at the right. Select a bookmark to apply it.'],
    { panes: { bookmarks: { visible: false } } },
    { panes: { bookmarks: { visible: true } } },
    wide,
  ),
};

export const EditPanes: Story = {
  name: 'Edit panes',
  ...pair(
    '`panes.fields` and `panes.visualizations`: the panes for adding fields and visuals.',
    [
      'The report is in edit mode, but users cannot add fields or visuals.',
      'The panes at the right of the report have the fields and the types of visuals.',
    ],
    { panes: { filters: { visible: false }, fields: { visible: false }, visualizations: { visible: false } } },
    { panes: { filters: { visible: false }, fields: { visible: true }, visualizations: { visible: true } } },
    { ...editing, ...wide },
  ),
};

export const SelectionPane: Story = {
  name: 'Selection pane',
  ...pair(
    '`panes.selection`: lists the visuals of the page, which users can hide.',
    ['The report is in edit mode, without the selection pane.', 'The selection pane is open at the right.'],
    { panes: onlyPane({}) },
    { panes: onlyPane({ selection: { visible: true } }) },
    { ...editing, ...wide },
  ),
};

export const SyncSlicers: Story = {
  name: 'Sync slicers',
  ...pair(
    '`panes.syncSlicers`: shows which pages share a slicer’s selection.',
    ['The report is in edit mode, without the sync slicers pane.', 'The sync slicers pane is open at the right.'],
    { panes: onlyPane({}) },
    { panes: onlyPane({ syncSlicers: { visible: true } }) },
    { ...editing, ...wide },
  ),
};

export const Bars: Story = {
  name: 'Bars',
  ...pair(
    '`bars`: action bar above and status bar below the report.',
    [
      'The report has no bars.',
      'The action bar is above the report. The status bar with the zoom control is below it.',
    ],
    {},
    { bars: { actionBar: { visible: true }, statusBar: { visible: true } } },
    wide,
  ),
};

export const LegacyNames: Story = {
  name: 'Legacy names',
  ...pair(
    '`filterPaneEnabled`, `navContentPaneEnabled` and `bookmarksPaneEnabled`: legacy settings for the panes. If `panes` is also set, it takes precedence.',
    [
      'The report has page tabs and a filter pane.',
      'The page tabs and the filter pane are gone, and the bookmarks pane is open.',
    ],
    {},
    { filterPaneEnabled: false, navContentPaneEnabled: false, bookmarksPaneEnabled: true },
    wide,
  ),
};
