import type { Meta, StoryObj } from '@storybook/react-vite';
import { hears, insideFrame, type PlayContext } from './support/play';
import { reportPage, type ReportArgs } from './support/report-page';

const meta: Meta<ReportArgs> = { title: 'Events/Report', ...reportPage() };
export default meta;

type Story = StoryObj<ReportArgs>;

/** Presses something inside the frame, then waits for an event. */
const pressInside =
  (name: string | RegExp, event: string): Story['play'] =>
  async (context: PlayContext) => {
    const frame = await insideFrame(context);
    (await frame.findAllByRole('button', { name }))[0]?.click();
    await hears(context, event);
  };

export const PageChanged: Story = {
  args: { words: 'Turn to another page: pageChanged. The SDK makes newPage a live Page.' },
  play: pressInside('Hiring', 'pageChanged'),
};

export const DataSelected: Story = {
  args: { words: 'Choose a region in the slicer or a bar in a chart: dataSelected tells which points.' },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findByRole('checkbox', { name: 'Pacific' })).click();
    await hears(context, 'dataSelected');
  },
};

export const CommandTriggered: Story = {
  args: {
    words:
      'A command of the page’s own in the menu of a visual (settings.extensions): choosing it raises commandTriggered.',
    props: {
      settings: {
        extensions: {
          commands: [
            { name: 'ask', title: 'Ask about this', extend: { visualOptionsMenu: { title: 'Ask about this' } } },
          ],
        },
      },
    },
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findByRole('button', { name: /Members by month/ })).click();
    (await frame.findByRole('menuitem', { name: /Ask about this/ })).click();
    await hears(context, 'commandTriggered');
  },
};

export const BookmarkApplied: Story = {
  args: {
    words: 'Choose a bookmark in the pane: bookmarkApplied.',
    props: { settings: { panes: { bookmarks: { visible: true } } } },
  },
  play: pressInside('West coast', 'bookmarkApplied'),
};

export const VisualRendered: Story = {
  args: {
    words: 'With settings.visualRenderedEvents each visual tells that it has been drawn.',
    props: { settings: { visualRenderedEvents: true } },
  },
  play: (context) => hears(context, 'visualRendered'),
};

export const Saved: Story = {
  args: {
    words: 'Saving raises saved, by a call as well as by the frame’s own command.',
    props: { viewMode: 1, permissions: 7 },
    calls: { Save: (report) => report.save() },
  },
  play: async (context) => {
    await insideFrame(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await hears(context, 'saved');
  },
};

export const SaveAsTriggered: Story = {
  args: {
    words:
      'With settings.useCustomSaveAsDialog the frame’s command ‘Save as’ raises saveAsTriggered in place of its own dialogue: the page asks for the name and calls saveAs.',
    props: { viewMode: 1, permissions: 7, settings: { useCustomSaveAsDialog: true } },
  },
  play: pressInside('Save as', 'saveAsTriggered'),
};

export const DataHyperlinkClicked: Story = {
  args: {
    words:
      'A link in the data. With settings.hyperlinkClickBehavior 2 the frame does not follow it, but tells the page: dataHyperlinkClicked.',
    props: { pageName: 'locations', settings: { hyperlinkClickBehavior: 2 } },
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findAllByRole('link'))[0]?.click();
    await hears(context, 'dataHyperlinkClicked');
  },
};
