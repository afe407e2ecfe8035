import type { Meta, StoryObj } from '@storybook/react-vite';
import { models } from '@vitrine/sdk';
import { phoneWidth } from './support/panels';
import { press } from './support/play';
import { withoutControls } from './support/control';
import { reportStory, type ReportArgs } from './support/report-story';

const meta: Meta<ReportArgs> = {
  title: 'Features/Calls',
  tags: ['!autodocs'],
  ...reportStory(),
  parameters: withoutControls,
};
export default meta;

type Story = StoryObj<ReportArgs>;

let captured: string | undefined;

export const Bookmarks: Story = {
  args: {
    description: 'Capture the current state and restore it, or list and play the bookmarks saved in the report.',
    calls: {
      Capture: async (report) => {
        captured = (await report.bookmarksManager.capture()).state;
        return 'state captured';
      },
      Restore: async (report) => {
        if (captured === undefined) return 'capture a state first';
        await report.bookmarksManager.applyState(captured);
        return 'state restored';
      },
      List: async (report) => (await report.bookmarksManager.getBookmarks()).map(({ displayName }) => displayName),
      'Show the pane': (report) => report.updateSettings({ panes: { bookmarks: { visible: true } } }),
      'Start the slide show': (report) => report.bookmarksManager.play(models.BookmarksPlayMode.Presentation),
      'Stop the slide show': (report) => report.bookmarksManager.play(models.BookmarksPlayMode.Off),
    },
  },
  play: press('List', /^List: \[/),
};

export const MenuCommands: Story = {
  name: 'Menu commands',
  args: {
    description: 'Add a command to the visuals’ menus. Selecting it emits `commandTriggered`, which the devtools show.',
    calls: {
      'Add to the options menu': (report) => report.addOptionsMenuCommand('ask', 'Ask about this'),
      'Add to the context menu': (report) => report.addContextMenuCommand('copy', 'Copy this'),
      'Remove from the options menu': (report) => report.removeOptionsMenuCommand('ask', 'Ask about this'),
    },
  },
  play: press('Add to the options menu', /^Add to the options menu: done/),
};

/** On phones, the text on a page that fits the width would be too small. */
const displayOption = innerWidth < phoneWidth ? models.DisplayOption.ActualSize : models.DisplayOption.FitToWidth;

export const Layout: Story = {
  args: {
    description: 'Hide and move visuals, and resize the page, from the host page.',
    props: { settings: { layoutType: 1, customLayout: { displayOption } } },
    calls: {
      'Hide a visual': (report) =>
        report.setVisualDisplayState('overview', 'headcount', models.VisualContainerDisplayMode.Hidden),
      'Show the visual': (report) =>
        report.setVisualDisplayState('overview', 'headcount', models.VisualContainerDisplayMode.Visible),
      'Move a visual': (report) => report.moveVisual('overview', 'headcount', 40, 400, 1000),
      'Resize the page': (report) => report.resizeActivePage(models.PageSizeType.Custom, 1600, 900),
    },
  },
  play: press('Hide a visual', /^Hide a visual: done/),
};

export const Data: Story = {
  args: {
    description:
      'Read pages, visuals and data from the report. The last call is rejected, because the page does not exist.',
    calls: {
      Pages: async (report) => (await report.getPages()).map(({ displayName }) => displayName),
      Visuals: async (report) => (await (await report.getActivePage()).getVisuals()).map(({ title }) => title),
      'Export the first chart': async (report) => {
        const page = await report.getActivePage();
        return (await (await page.getVisualByName('members-trend')).exportData()).data;
      },
      'Unknown page': (report) => report.setPage('nowhere'),
    },
  },
  play: press('Pages', /Overview/),
};

export const Filters: Story = {
  args: {
    description: 'Set and remove filters on all pages without reloading. The filter pane shows them.',
    settings_panes_filters_visible: true,
    settings_panes_filters_expanded: true,
    calls: {
      'Filter by the Pacific region': (report) =>
        report.setFilters([new models.BasicFilter({ table: 'Locations', column: 'Region' }, 'In', ['Pacific'])]),
      'Count filters': async (report) => (await report.getFilters()).length,
      'Remove filters': (report) => report.removeFilters(),
    },
  },
  play: press('Filter by the Pacific region', /^Filter by the Pacific region: done/),
};

export const ZoomAndTheme: Story = {
  name: 'Zoom and theme',
  args: {
    description: 'Change the zoom level and the theme without reloading.',
    calls: {
      'Zoom to 50%': (report) => report.setZoom(0.5),
      'Zoom to 100%': (report) => report.setZoom(1),
      'Apply a theme': (report) =>
        report.applyTheme({ themeJson: { name: 'Plum', dataColors: ['#6b2d5c', '#b8336a', '#c490d1', '#acacde'] } }),
      'Reset the theme': (report) => report.resetTheme(),
    },
  },
  play: press('Apply a theme', /^Apply a theme: done/),
};

export const EditAndSave: Story = {
  name: 'Edit and save',
  args: {
    description:
      'Add pages and save the report in edit mode. The emulator keeps saved changes until the frame is recreated.',
    viewMode: 1,
    permissions: 7,
    settings_panes_filters_visible: false,
    calls: {
      'Add a page': async (report) => (await report.addPage('New page')).name,
      'Is it saved?': (report) => report.isSaved(),
      Save: (report) => report.save(),
      'Switch to view mode': (report) => report.switchMode('view'),
    },
  },
  play: press('Is it saved?', /^Is it saved\?: true/),
};
