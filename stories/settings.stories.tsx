import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@vitrine/sdk';
import { CreateReport, Report } from '@vitrine/sdk/react';
import type { ComponentProps, ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { frameUrl, goodToken, reportUrl, storyService } from './support/site';

type ReportProps = Partial<ComponentProps<typeof Report>>;

interface BeforeAfterArgs {
  words: string;
  before: Settings;
  after: Settings;
  /** Props of both reports. */
  report?: ReportProps;
}

function Half({ name, settings, children }: { name: string; settings: Settings; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <p className="stage-status">
        <b>{name}</b> <code>{JSON.stringify(settings)}</code>
      </p>
      <div className="stage-frame">{children}</div>
    </section>
  );
}

/** What both reports of every pair have. */
const common = { accessToken: goodToken, service: storyService };

const meta: Meta<BeforeAfterArgs> = {
  title: 'Settings/Before and after',
  tags: ['!autodocs'],
  argTypes: {
    words: { table: { disable: true } },
    report: { table: { disable: true } },
    before: { control: 'object', description: 'Settings of the upper report' },
    after: { control: 'object', description: 'Settings of the lower report; a change is sent in place' },
  },
  render: ({ words, before, after, report }) => (
    <main className="stage pair" aria-label="Story">
      <p className="stage-words">{words}</p>
      {Object.entries({ Before: before, After: after }).map(([name, settings]) => (
        <Half key={name} name={name} settings={settings}>
          <Report
            {...common}
            embedUrl={reportUrl()}
            settings={settings}
            pageName="overview"
            title={`Report, ${name}`}
            {...report}
          />
        </Half>
      ))}
    </main>
  ),
};
export default meta;

type Story = StoryObj<BeforeAfterArgs>;

const pair = (words: string, before: Settings, after: Settings, report?: ReportProps): Story => ({
  args: { words, before, after, ...(report && { report }) },
});

/** Opens both for editing. */
const editing = { viewMode: 1, permissions: 7 } as const;

/** Opens the menu of a visual in the lower report, where its commands are seen. */
const openMenu: Story['play'] = async ({ canvasElement }) => {
  const patience = { timeout: 30_000 };
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy=false]')).toHaveLength(2), patience);
  const body = [...canvasElement.querySelectorAll('iframe')].at(-1)?.contentDocument?.body;
  if (!body) throw new Error('The story has no frame.');
  (await within(body).findByRole('button', { name: /Members by month/ })).click();
  await within(body).findByRole('menu');
};

export const FilterPane = pair(
  'panes.filters: the pane of filters, open or away.',
  { panes: { filters: { visible: true, expanded: true } } },
  { panes: { filters: { visible: false } } },
);
export const PageNavigation = pair(
  'panes.pageNavigation: the pages as tabs below or as a list on the left.',
  { panes: { pageNavigation: { visible: true, position: 0 } } },
  { panes: { pageNavigation: { visible: true, position: 1 } } },
);
export const NoPageNavigation = pair(
  'panes.pageNavigation.visible: the host page has tabs of its own.',
  {},
  { panes: { pageNavigation: { visible: false } } },
);
export const BookmarksPane = pair(
  'panes.bookmarks: the bookmarks that the report was saved with.',
  { panes: { bookmarks: { visible: false } } },
  { panes: { bookmarks: { visible: true } } },
);
export const EditPanes = pair(
  'panes.fields, visualizations and selection: what an author has at hand.',
  { panes: { fields: { visible: false }, visualizations: { visible: false } } },
  { panes: { fields: { visible: true }, visualizations: { visible: true }, selection: { visible: true } } },
  editing,
);
export const Bars = pair(
  'bars: actions above the report, status below it.',
  {},
  { bars: { actionBar: { visible: true }, statusBar: { visible: true } } },
);
export const Zoom = pair('zoomLevel: 0.25 to 4.', { zoomLevel: 1 }, { zoomLevel: 0.5 });
export const Background = pair(
  'background: the provider’s grey, or the host page shows through.',
  { background: 0 },
  { background: 1 },
);
export const VisualHeaders = pair(
  'visualSettings.visualHeaders: point at a visual; below it has no menu.',
  {},
  { visualSettings: { visualHeaders: [{ settings: { visible: false } }] } },
);
export const PhoneLayout = pair('layoutType: as the author made it, or for a phone.', {}, { layoutType: 2 });
export const CustomLayout = pair(
  'customLayout: the host page arranges the visuals.',
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
);
export const Language = pair(
  'localeSettings: the frame’s own words, and how numbers and dates are written.',
  {},
  { localeSettings: { language: 'de', formatLocale: 'de-DE' } },
);
export const PersonalBookmarks = pair(
  'personalBookmarksEnabled: readers keep bookmarks of their own beside those of the report.',
  { panes: { bookmarks: { visible: true } } },
  { panes: { bookmarks: { visible: true } }, personalBookmarksEnabled: true },
);
export const PersistentFilters = pair(
  'persistentFiltersEnabled: what a reader chooses is there again at the next visit. Choose a region below, then reload.',
  {},
  { persistentFiltersEnabled: true },
);
export const SyncSlicers = pair(
  'panes.syncSlicers: for each slicer of the page, the pages that choose with it.',
  {},
  { panes: { syncSlicers: { visible: true } } },
  editing,
);
export const Commands: Story = {
  ...pair(
    'commands: which of the provider’s commands are in the menus. Below, exporting is gone and the table cannot be chosen.',
    {},
    { commands: [{ exportData: { displayOption: 2 }, seeData: { displayOption: 1 } }] },
  ),
  play: openMenu,
};
export const Extensions: Story = {
  ...pair(
    'extensions: commands of the host page’s own in the menus. Choosing one raises commandTriggered.',
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
export const Links = pair(
  'hyperlinkClickBehavior: a link in the data opens, or only tells the page (dataHyperlinkClicked).',
  { hyperlinkClickBehavior: 0 },
  { hyperlinkClickBehavior: 2 },
  { pageName: 'locations' },
);
export const AuthoringHints: Story = {
  args: {
    words: 'authoringHintsEnabled: on an empty page, how to begin.',
    before: {},
    after: { authoringHintsEnabled: true },
  },
  render: ({ words, before, after }) => (
    <main className="stage pair" aria-label="Story">
      <p className="stage-words">{words}</p>
      {Object.entries({ Before: before, After: after }).map(([name, settings]) => (
        <Half key={name} name={name} settings={settings}>
          <CreateReport
            {...common}
            embedUrl={frameUrl('reportEmbed', { datasetId: 'staff-data' })}
            datasetId="staff-data"
            settings={settings}
            title={`New report, ${name}`}
          />
        </Half>
      ))}
    </main>
  ),
};
export const HiddenErrors = pair(
  'hideErrors: the frame’s own message, or the host page tells in its own words. The error event is raised all the same.',
  {},
  { hideErrors: true },
  // somebody hears of the failure, so the console does not tell it besides
  { embedUrl: reportUrl({ reportId: 'nowhere' }), onError: () => undefined },
);
export const OwnSaveAsDialog = pair(
  'useCustomSaveAsDialog: ‘Save as’ opens the frame’s dialogue, or raises saveAsTriggered for one of the page’s own.',
  {},
  { useCustomSaveAsDialog: true },
  editing,
);
export const Print = pair(
  'printSettings.browserPrintAdjustmentsMode: print, and compare. Above, the browser may leave coloured grounds out.',
  {},
  { printSettings: { browserPrintAdjustmentsMode: 1 } },
);
export const OlderNames = pair(
  'filterPaneEnabled, navContentPaneEnabled, bookmarksPaneEnabled: older forms of panes, which come first where both are given.',
  {},
  { filterPaneEnabled: false, navContentPaneEnabled: false, bookmarksPaneEnabled: true },
);
