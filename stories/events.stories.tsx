import type { Meta, StoryObj } from '@storybook/react-vite';
import { clickAndLeave, waitForEvent, insideFrame, type PlayContext } from './support/play';
import { withoutControls } from './support/control';
import { summaryStory, type ReportArgs } from './support/report-story';

const meta: Meta<ReportArgs> = {
  title: 'Features/Events',
  tags: ['!autodocs'],
  ...summaryStory(),
  parameters: withoutControls,
};
export default meta;

type Story = StoryObj<ReportArgs>;

/** Clicks a button inside the frame and waits for an event. */
const clickInside =
  (name: string | RegExp, event: string): Story['play'] =>
  async (context: PlayContext) => {
    const frame = await insideFrame(context);
    (await frame.findAllByRole('button', { name }))[0]?.click();
    await waitForEvent(context, event);
  };

export const PageChanged: Story = {
  name: 'Page changed',
  args: { description: 'Switch to another page to emit `pageChanged`. Its `newPage` is a live Page object.' },
  play: clickInside('Hiring', 'pageChanged'),
};

export const DataSelected: Story = {
  name: 'Data selected',
  args: {
    description:
      'Select a region in the slicer or a bar in a chart to emit `dataSelected` with the selected data points.',
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findByRole('checkbox', { name: 'Pacific' })).click();
    await waitForEvent(context, 'dataSelected');
  },
};

export const CommandTriggered: Story = {
  name: 'Command triggered',
  args: {
    description: 'A custom command in a visual’s menu (`settings.extensions`). Select it to emit `commandTriggered`.',
    settings_extensions_title: 'Ask about this',
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findByRole('button', { name: 'Options for Members by month' })).click();
    (await frame.findByRole('menuitem', { name: /Ask about this/ })).click();
    await waitForEvent(context, 'commandTriggered');
  },
};

export const BookmarkApplied: Story = {
  name: 'Bookmark applied',
  args: {
    description: 'Select a bookmark in the pane to emit `bookmarkApplied`.',
    settings_panes_bookmarks_visible: true,
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    // narrow frames show the pane on demand
    frame.queryByRole('button', { name: 'Bookmarks' })?.click();
    await clickInside('West coast', 'bookmarkApplied')?.(context);
  },
};

export const VisualRendered: Story = {
  name: 'Visual rendered',
  args: {
    description:
      'With `settings.visualRenderedEvents`, the report emits `visualRendered` whenever a visual is rendered.',
    settings_visualRenderedEvents: true,
  },
  play: (context) => waitForEvent(context, 'visualRendered'),
};

export const Saved: Story = {
  args: {
    description: 'Saving emits `saved`, whether the host page or the user saves the report.',
    viewMode: 1,
    permissions: 7,
    settings_panes_filters_visible: false,
    calls: { Save: (report) => report.save() },
  },
  play: async (context) => {
    await insideFrame(context);
    await clickAndLeave(context.userEvent, context.canvas.getByRole('button', { name: 'Save' }));
    await waitForEvent(context, 'saved');
  },
};

export const SaveAsTriggered: Story = {
  name: 'Save as triggered',
  args: {
    description:
      'With `settings.useCustomSaveAsDialog`, “Save as” emits `saveAsTriggered` instead of opening the frame’s dialog. The host page asks for a name and calls `saveAs`.',
    viewMode: 1,
    permissions: 7,
    settings_panes_filters_visible: false,
    settings_useCustomSaveAsDialog: true,
  },
  play: clickInside('Save as', 'saveAsTriggered'),
};

export const DataHyperlinkClicked: Story = {
  name: 'Data hyperlink clicked',
  args: {
    description:
      'Click a link in the table. With `settings.hyperlinkClickBehavior` set to `RaiseEvent`, the frame emits `dataHyperlinkClicked` instead of opening the link.',
    pageName: 'locations',
    settings_hyperlinkClickBehavior: 2,
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findAllByRole('link'))[0]?.click();
    await waitForEvent(context, 'dataHyperlinkClicked');
  },
};
