import type { Meta, StoryObj } from '@storybook/react-vite';
import { models } from '@vitrine/sdk';
import { press } from './support/play';
import { reportPage, type ReportArgs } from './support/report-page';

const meta: Meta<ReportArgs> = { title: 'Calls/Report', ...reportPage() };
export default meta;

type Story = StoryObj<ReportArgs>;

let captured: string | undefined;

export const Bookmarks: Story = {
  args: {
    words: 'Captures the present state, restores it, lists and plays what the report was saved with.',
    calls: {
      Capture: async (report) => {
        captured = (await report.bookmarksManager.capture()).state;
        return 'captured';
      },
      Restore: async (report) => {
        if (captured === undefined) return 'capture first';
        await report.bookmarksManager.applyState(captured);
        return 'restored';
      },
      List: async (report) => (await report.bookmarksManager.getBookmarks()).map(({ displayName }) => displayName),
      'Show the pane': (report) => report.updateSettings({ panes: { bookmarks: { visible: true } } }),
      'Play as slides': (report) => report.bookmarksManager.play(1),
      'End the slides': (report) => report.bookmarksManager.play(0),
    },
  },
  play: press('List', /^List: \[/),
};

export const MenuCommands: Story = {
  args: {
    words: 'Adds a command to the menus of the visuals. Choosing it raises commandTriggered; see the events.',
    calls: {
      'Add to the options menu': (report) => report.addOptionsMenuCommand('ask', 'Ask about this'),
      'Add to the context menu': (report) => report.addContextMenuCommand('copy', 'Copy this'),
      'Remove from the options menu': (report) => report.removeOptionsMenuCommand('ask', 'Ask about this'),
    },
  },
  play: press('Add to the options menu', /^Add to the options menu: done/),
};

export const Layout: Story = {
  args: {
    words: 'The host page arranges the visuals.',
    calls: {
      'Hide a visual': (report) => report.setVisualDisplayState('overview', 'headcount', 1),
      'Show it': (report) => report.setVisualDisplayState('overview', 'headcount', 0),
      'Move it': (report) => report.moveVisual('overview', 'headcount', 40, 400, 1000),
      'Resize the page': (report) => report.resizeActivePage(4, 1600, 900),
    },
  },
  play: press('Hide a visual', /^Hide a visual: done/),
};

export const Data: Story = {
  args: {
    words: 'Reads what the report shows.',
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
    words: 'Filters of the report, set and taken away without a load. The pane of filters shows them.',
    props: { settings: { panes: { filters: { visible: true, expanded: true } } } },
    calls: {
      'Only the Pacific region': (report) =>
        report.setFilters([new models.BasicFilter({ table: 'Locations', column: 'Region' }, 'In', ['Pacific'])]),
      'Which are set?': async (report) => (await report.getFilters()).length,
      'Take them away': (report) => report.removeFilters(),
    },
  },
  play: press('Only the Pacific region', /^Only the Pacific region: done/),
};

export const ZoomAndTheme: Story = {
  args: {
    words: 'Changes that need no load.',
    calls: {
      'Zoom to 50 %': (report) => report.setZoom(0.5),
      'Zoom to 100 %': (report) => report.setZoom(1),
      'Apply a theme': (report) =>
        report.applyTheme({ themeJson: { name: 'Plum', dataColors: ['#6b2d5c', '#b8336a', '#c490d1', '#acacde'] } }),
      'Reset the theme': (report) => report.resetTheme(),
    },
  },
  play: press('Apply a theme', /^Apply a theme: done/),
};

export const EditAndSave: Story = {
  args: {
    words: 'Edit mode, pages and saving. What is saved lasts until the frame is made anew.',
    props: { viewMode: 1, permissions: 7 },
    calls: {
      'Add a page': async (report) => (await report.addPage('New page')).name,
      'Is it saved?': (report) => report.isSaved(),
      Save: (report) => report.save(),
      'To view mode': (report) => report.switchMode('view'),
    },
  },
  play: press('Is it saved?', /^Is it saved\?: true/),
};
