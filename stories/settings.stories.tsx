import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { goodToken, reportUrl, storyService } from './support/site';

interface BeforeAfterArgs {
  words: string;
  before: Settings;
  after: Settings;
  /** Opens both for editing. */
  edit?: boolean;
}

function Half({ name, settings, edit }: { name: string; settings: Settings; edit: boolean }) {
  return (
    <section aria-label={name}>
      <p className="stage-status">
        <b>{name}</b> <code>{JSON.stringify(settings)}</code>
      </p>
      <div className="stage-frame">
        <Report
          embedUrl={reportUrl()}
          accessToken={goodToken}
          service={storyService}
          settings={settings}
          pageName="overview"
          title={`Report, ${name}`}
          {...(edit && { viewMode: 1, permissions: 7 })}
        />
      </div>
    </section>
  );
}

const meta: Meta<BeforeAfterArgs> = {
  title: 'Settings/Before and after',
  tags: ['!autodocs'],
  argTypes: {
    words: { table: { disable: true } },
    edit: { table: { disable: true } },
    before: { control: 'object', description: 'Settings of the upper report' },
    after: { control: 'object', description: 'Settings of the lower report; a change is sent in place' },
  },
  render: ({ words, before, after, edit = false }) => (
    <main className="stage pair" aria-label="Story">
      <p className="stage-words">{words}</p>
      <Half name="Before" settings={before} edit={edit} />
      <Half name="After" settings={after} edit={edit} />
    </main>
  ),
};
export default meta;

type Story = StoryObj<BeforeAfterArgs>;

const pair = (words: string, before: Settings, after: Settings, edit = false): Story => ({
  args: { words, before, after, ...(edit && { edit }) },
});

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
  true,
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
