import type { Meta } from '@storybook/react-vite';
import { editing, pair, settingsMeta, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = { title: 'Features/Settings/Panes and bars', tags: ['!autodocs'], ...settingsMeta };
export default meta;

export const FilterPane: Story = {
  name: 'Filter pane',
  ...pair(
    'panes.filters: shows or hides the filter pane.',
    { panes: { filters: { visible: true, expanded: true } } },
    { panes: { filters: { visible: false } } },
  ),
};

export const PageNavigation: Story = {
  name: 'Page navigation',
  ...pair(
    'panes.pageNavigation: pages as tabs below the report, or as a list on the left.',
    { panes: { pageNavigation: { visible: true, position: 0 } } },
    { panes: { pageNavigation: { visible: true, position: 1 } } },
  ),
};

export const NoPageNavigation: Story = {
  name: 'No page navigation',
  ...pair(
    'panes.pageNavigation.visible: hides the page list, for host pages with their own navigation.',
    {},
    { panes: { pageNavigation: { visible: false } } },
  ),
};

export const BookmarksPane: Story = {
  name: 'Bookmarks pane',
  ...pair(
    'panes.bookmarks: shows the bookmarks saved in the report.',
    { panes: { bookmarks: { visible: false } } },
    { panes: { bookmarks: { visible: true } } },
  ),
};

export const EditPanes: Story = {
  name: 'Edit panes',
  ...pair(
    'panes.fields, panes.visualizations and panes.selection: the authoring panes.',
    { panes: { fields: { visible: false }, visualizations: { visible: false } } },
    { panes: { fields: { visible: true }, visualizations: { visible: true }, selection: { visible: true } } },
    editing,
  ),
};

export const SyncSlicers: Story = {
  name: 'Sync slicers',
  ...pair(
    'panes.syncSlicers: shows which pages share a slicer’s selection.',
    {},
    { panes: { syncSlicers: { visible: true } } },
    editing,
  ),
};

export const Bars: Story = {
  name: 'Bars',
  ...pair(
    'bars: action bar above and status bar below the report.',
    {},
    { bars: { actionBar: { visible: true }, statusBar: { visible: true } } },
  ),
};

export const LegacyNames: Story = {
  name: 'Legacy names',
  ...pair(
    'filterPaneEnabled, navContentPaneEnabled and bookmarksPaneEnabled: legacy settings, which take precedence over panes.',
    {},
    { filterPaneEnabled: false, navContentPaneEnabled: false, bookmarksPaneEnabled: true },
  ),
};
