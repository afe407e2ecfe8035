import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@vitrine/sdk';
import { CreateReport, Report } from '@vitrine/sdk/react';
import { useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { BeforeAfter } from './support/before-after';
import { argsOf, argTypesFor, nest, type Args } from './support/control';
import { reportSettings } from './support/setting-fields';
import { frameUrl, goodToken, reportUrl, storyService } from './support/site';
import { skeleton } from './support/slots';

type ReportProps = Partial<ComponentProps<typeof Report>>;

/** Args of these stories: one per control, by its path, and the args of the story itself. */
type BeforeAfterArgs = Args & {
  description: string;
  /** Props of both reports. */
  report?: ReportProps;
};

/** Props of all reports. */
const common = { accessToken: goodToken, service: storyService };

const controls = argTypesFor<{ before: Settings; after: Settings }>()({
  Before: { before: reportSettings },
  After: { after: reportSettings },
});

const meta: Meta<BeforeAfterArgs> = {
  title: 'Features/Settings',
  tags: ['!autodocs'],
  argTypes: {
    ...controls,
    description: { table: { disable: true } },
    report: { table: { disable: true } },
  },
  render: ({ description, report, ...args }) => (
    <BeforeAfter description={description} {...settingsOf(args)}>
      {(settings, name) => (
        <div className="story-frame">
          <Report
            {...common}
            theme="page"
            embedUrl={reportUrl()}
            settings={settings}
            pageName="overview"
            title={`Report, ${name}`}
            loading={skeleton}
            {...report}
          />
        </div>
      )}
    </BeforeAfter>
  ),
};
export default meta;

type Story = StoryObj<BeforeAfterArgs>;

/** Returns the settings of both reports. */
function settingsOf(args: Args) {
  const { before = {}, after = {} } = nest(args) as { before?: Settings; after?: Settings };
  return { before, after };
}

/** Returns a story with the controls of the settings that it compares. */
function pair(description: string, before: Settings, after: Settings, report?: ReportProps): Story {
  const args = argsOf({ before, after }, controls);
  const include = Object.keys(args).map((key) => controls[key]?.name);
  return { args: { description, ...args, ...(report && { report }) }, parameters: { controls: { include } } };
}

/** Opens both reports in edit mode. */
const editing = { viewMode: 1, permissions: 7 } as const;

/** Opens the menu of a visual in the second report, to show its commands. */
const openMenu: Story['play'] = async ({ canvasElement }) => {
  const patience = { timeout: 30_000 };
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy=false]')).toHaveLength(2), patience);
  const body = [...canvasElement.querySelectorAll('iframe')].at(-1)?.contentDocument?.body;
  if (!body) throw new Error('The story has no frame.');
  (await within(body).findByRole('button', { name: 'Options for Members by month' })).click();
  await within(body).findByRole('menu');
};

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
    'panes.bookmarks: shows the bookmarks saved with the report.',
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
export const Bars: Story = {
  name: 'Bars',
  ...pair(
    'bars: action bar above and status bar below the report.',
    {},
    { bars: { actionBar: { visible: true }, statusBar: { visible: true } } },
  ),
};
export const Zoom: Story = {
  name: 'Zoom',
  ...pair('zoomLevel: 1 is the original size. The range is 0.25 to 4.', { zoomLevel: 1 }, { zoomLevel: 0.5 }),
};
export const Background: Story = {
  name: 'Background',
  ...pair(
    'background: that of the report, or transparent, so that the host page shows through.',
    { background: 0 },
    { background: 1 },
  ),
};
export const VisualHeaders: Story = {
  name: 'Visual headers',
  ...pair(
    'visualSettings.visualHeaders: hover over a visual. After, it has no header menu.',
    {},
    { visualSettings: { visualHeaders: [{ settings: { visible: false } }] } },
  ),
};
export const MobileLayout: Story = {
  name: 'Mobile layout',
  ...pair('layoutType: the original layout, or the mobile layout.', {}, { layoutType: 2 }),
};
export const CustomLayout: Story = {
  name: 'Custom layout',
  ...pair(
    'customLayout: the host page positions and sizes the visuals.',
    {},
    {
      layoutType: 1,
      customLayout: {
        pageSize: { type: 4, width: 1000, height: 500 },
        displayOption: 0,
        pagesLayout: {
          overview: {
            defaultLayout: { displayState: { mode: 1 } },
            visualsLayout: {
              'members-trend': { x: 20, y: 20, z: 0, width: 620, height: 460, displayState: { mode: 0 } },
              'headcount-team': { x: 660, y: 20, z: 0, width: 320, height: 460, displayState: { mode: 0 } },
            },
          },
        },
      },
    },
  ),
};
export const Language: Story = {
  name: 'Language',
  ...pair(
    'localeSettings: language of the user interface, and format of numbers and dates.',
    {},
    { localeSettings: { language: 'de', formatLocale: 'de-DE' } },
  ),
};
export const PersonalBookmarks: Story = {
  name: 'Personal bookmarks',
  ...pair(
    'personalBookmarksEnabled: users can save personal bookmarks in addition to those of the report.',
    { panes: { bookmarks: { visible: true } } },
    { panes: { bookmarks: { visible: true } }, personalBookmarksEnabled: true },
  ),
};
export const PersistentFilters: Story = {
  name: 'Persistent filters',
  ...pair(
    'persistentFiltersEnabled: restores the filters of a user on the next visit. Select a region in the report “After”, then reload the page.',
    {},
    { persistentFiltersEnabled: true },
  ),
};
export const SyncSlicers: Story = {
  name: 'Sync slicers',
  ...pair(
    'panes.syncSlicers: shows which pages share the selection of a slicer.',
    {},
    { panes: { syncSlicers: { visible: true } } },
    editing,
  ),
};
export const Commands: Story = {
  name: 'Commands',
  ...pair(
    'commands: availability of built-in menu commands. After, exporting is hidden and “Show as a table” is disabled.',
    {},
    { commands: [{ exportData: { displayOption: 2 }, seeData: { displayOption: 1 } }] },
  ),
  play: openMenu,
};
export const Extensions: Story = {
  name: 'Extensions',
  ...pair(
    'extensions: custom commands of the host page in the menus. Choosing one emits commandTriggered.',
    {},
    {
      extensions: {
        commands: [
          { name: 'ask', title: 'Ask about this', extend: { visualOptionsMenu: { title: 'Ask about this' } } },
        ],
      },
    },
  ),
  play: openMenu,
};
export const Hyperlinks: Story = {
  name: 'Hyperlinks',
  ...pair(
    'hyperlinkClickBehavior: a link in the data opens, or only emits dataHyperlinkClicked.',
    { hyperlinkClickBehavior: 0 },
    { hyperlinkClickBehavior: 2 },
    { pageName: 'locations' },
  ),
};
export const AuthoringHints: Story = {
  name: 'Authoring hints',
  ...pair(
    'authoringHintsEnabled: shows a hint on an empty page.',
    { authoringHintsEnabled: false },
    { authoringHintsEnabled: true },
  ),
  render: ({ description, ...args }) => (
    <BeforeAfter description={description} {...settingsOf(args)}>
      {(settings, name) => (
        <div className="story-frame">
          <CreateReport
            {...common}
            embedUrl={frameUrl('reportEmbed', { datasetId: 'staff-data' })}
            datasetId="staff-data"
            settings={settings}
            title={`New report, ${name}`}
          />
        </div>
      )}
    </BeforeAfter>
  ),
};
export const HiddenErrors: Story = {
  name: 'Hidden errors',
  ...pair(
    'hideErrors: hides the error message of the frame, for host pages that show their own. The event error is emitted in both cases.',
    {},
    { hideErrors: true },
    // With an onError handler, the component does not log the failure.
    { embedUrl: reportUrl({ reportId: 'nowhere' }), onError: () => undefined },
  ),
};
export const CustomSaveAsDialog: Story = {
  name: 'Custom save as dialog',
  ...pair(
    'useCustomSaveAsDialog: “Save as” opens the dialog of the frame, or emits saveAsTriggered so that the host page can show its own.',
    {},
    { useCustomSaveAsDialog: true },
    editing,
  ),
};
export const Print: Story = {
  name: 'Print',
  ...pair(
    'printSettings.browserPrintAdjustmentsMode: print both reports and compare. Before, the browser may omit background colors.',
    {},
    { printSettings: { browserPrintAdjustmentsMode: 1 } },
  ),
};
/** A report with the number of visuals that have emitted `visualRendered`. */
function CountingReport({ settings, title }: { settings: Settings; title: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <p className="story-status">
        <code>visualRendered</code> events: <output>{count}</output>
      </p>
      <div className="story-frame">
        <Report
          {...common}
          theme="page"
          embedUrl={reportUrl()}
          settings={settings}
          title={title}
          onVisualRendered={() => setCount((previous) => previous + 1)}
        />
      </div>
    </>
  );
}

export const VisualRenderedEvents: Story = {
  name: 'Visual rendered events',
  ...pair(
    'visualRenderedEvents: emits visualRendered for each visual, for host pages that measure or wait.',
    {},
    { visualRenderedEvents: true },
  ),
  render: ({ description, ...args }) => (
    <BeforeAfter description={description} {...settingsOf(args)}>
      {(settings, name) => <CountingReport settings={settings} title={`Report, ${name}`} />}
    </BeforeAfter>
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
