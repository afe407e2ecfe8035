import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Settings } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { goodToken, reportUrl, storyService } from './support/site';

interface BeforeAfterArgs {
  before: Settings;
  after: Settings;
}

const Half = ({ name, settings }: { name: string; settings: Settings }) => (
  <section aria-label={name}>
    <p className="stage-status">
      <span>{name}</span> <code>{JSON.stringify(settings)}</code>
    </p>
    <div className="stage-frame">
      <Report
        embedUrl={reportUrl()}
        accessToken={goodToken}
        service={storyService}
        settings={settings}
        pageName="overview"
        title={`Report, ${name}`}
      />
    </div>
  </section>
);

const meta: Meta<BeforeAfterArgs> = {
  title: 'Settings/Before and after',
  render: ({ before, after }) => (
    <main className="stage" aria-label="Story">
      <Half name="Before" settings={before} />
      <Half name="After" settings={after} />
    </main>
  ),
};
export default meta;

type Story = StoryObj<BeforeAfterArgs>;

export const FilterPane: Story = {
  args: {
    before: { panes: { filters: { visible: true, expanded: true } } },
    after: { panes: { filters: { visible: false } } },
  },
};
export const PageNavigation: Story = {
  args: {
    before: { panes: { pageNavigation: { visible: true, position: 0 } } },
    after: { panes: { pageNavigation: { visible: true, position: 1 } } },
  },
};
export const NoPageNavigation: Story = {
  args: { before: {}, after: { panes: { pageNavigation: { visible: false } } } },
};
export const BookmarksPane: Story = {
  args: {
    before: { panes: { bookmarks: { visible: false } } },
    after: { panes: { bookmarks: { visible: true } } },
  },
};
export const Bars: Story = {
  args: { before: {}, after: { bars: { actionBar: { visible: true }, statusBar: { visible: false } } } },
};
export const Zoom: Story = { args: { before: { zoomLevel: 1 }, after: { zoomLevel: 0.5 } } };
export const VisualHeaders: Story = {
  args: { before: {}, after: { visualSettings: { visualHeaders: [{ settings: { visible: false } }] } } },
};
export const PhoneLayout: Story = { args: { before: {}, after: { layoutType: 2 } } };
export const Language: Story = {
  args: { before: {}, after: { localeSettings: { language: 'de', formatLocale: 'de-DE' } } },
};
