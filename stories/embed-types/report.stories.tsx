import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, json } from '../support/control';
import { access, content, hooks, permission, reportComponent, start, what } from '../support/fields';
import { hears, insideFrame, isRendered, reaches } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { reportUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const controls = argTypesFor<ReportEmbedConfiguration>()({
  'What is embedded': { ...what, ...content },
  'Who may see it': { ...access, ...permission },
  'How it begins': start,
  Settings: { settings: reportSettings },
  'Paginated reports only': {
    parameterValues: json('Parameters; see the paginated report.'),
    datasetBindings: json('Datasets; see the paginated report.'),
  },
  Hooks: hooks,
  Component: reportComponent,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Report',
  argTypes: { ...controls, ...hiddenArgs },
  args: { embedUrl: reportUrl(), accessToken: 'valid', pageName: 'overview' },
  render: renderPage('report', 'Report'),
};
export default meta;

type Story = StoryObj<PageArgs>;

export const Interactive: Story = { play: isRendered };

export const AnotherPage: Story = {
  args: { pageName: 'hiring', words: 'Change pageName in the controls: the page is shown without a load.' },
  play: isRendered,
};

export const Filtered: Story = {
  args: {
    filters: [
      {
        $schema: 'http://powerbi.com/product/schema#basic',
        filterType: 1,
        target: { table: 'Locations', column: 'Region' },
        operator: 'In',
        values: ['Northeast'],
      },
    ],
    words: 'A filter of the report from the start. Edit the values: the filters are replaced in place.',
  },
  play: isRendered,
};

export const WithASlicersChoice: Story = {
  args: {
    slicers: [
      {
        selector: { $schema: 'http://powerbi.com/product/schema#visualSelector', visualName: 'region-slicer' },
        state: {
          filters: [
            {
              $schema: 'http://powerbi.com/product/schema#basic',
              filterType: 1,
              target: { table: 'Locations', column: 'Region' },
              operator: 'In',
              values: ['Pacific'],
            },
          ],
        },
      },
    ],
    words: 'What a slicer selects from the start; readers can change it.',
  },
  play: isRendered,
};

export const WithABookmark: Story = {
  args: { bookmark: { name: 'west-coast' }, words: 'A bookmark of the report, applied from the start.' },
  play: isRendered,
};

export const DarkTheme: Story = {
  args: {
    theme: {
      themeJson: {
        name: 'Night',
        dataColors: ['#7cc4ff', '#ffb86b', '#9be38f', '#ff8fa3'],
        background: '#15202b',
        foreground: '#f5f8fa',
        tableAccent: '#7cc4ff',
      },
    },
    words: 'A theme from the start. Take it away in the controls: the report’s own theme comes back.',
  },
  play: isRendered,
};

export const HighContrast: Story = {
  args: { contrastMode: 3, words: 'One of the provider’s four schemes for better legibility.' },
  play: isRendered,
};

export const EditMode: Story = {
  args: { viewMode: 1, permissions: 7, words: 'Opened for editing. Switching viewMode is a call, not a load.' },
  play: isRendered,
};

export const Phone: Story = {
  args: {
    settings_layoutType: 2,
    phone: true,
    words: 'The phone layout. Swipe over the report on a touch screen: swipeStart and swipeEnd are raised.',
  },
  play: async (context) => {
    const main = (await insideFrame(context)).getByRole('main');
    const swipe = (type: string, x: number) => {
      const touch = new Touch({ identifier: 1, target: main, clientX: x, clientY: 200 });
      main.dispatchEvent(new TouchEvent(type, { changedTouches: [touch], bubbles: true }));
    };
    swipe('touchstart', 300);
    swipe('touchend', 60);
    await hears(context, 'swipeEnd');
  },
};

export const Prepared: Story = {
  args: { phased: true, words: 'Prepared and not drawn (phased load). Set phased to false: the report is drawn.' },
  play: reaches('loaded'),
};

export const WithoutAToken: Story = {
  args: {
    accessToken: 'none',
    words:
      'Without a token the frame starts (bootstrap) and waits. Choose a valid one: the content is loaded into the same frame.',
  },
  play: reaches('waiting'),
};
