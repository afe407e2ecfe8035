import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, json } from '../support/control';
import { access, content, hooks, permission, reportComponent, start, what } from '../support/fields';
import { receives, insideFrame, isRendered, hasStatus } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { reportUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const controls = argTypesFor<ReportEmbedConfiguration>()({
  Content: { ...what, ...content },
  Access: { ...access, ...permission },
  'Initial state': start,
  Settings: { settings: reportSettings },
  'Paginated reports only': {
    parameterValues: json('Parameter values; see Paginated report.'),
    datasetBindings: json('Replacement datasets; see Paginated report.'),
  },
  Hooks: hooks,
  Component: reportComponent,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Report',
  argTypes: { ...controls, ...hiddenArgs },
  args: { embedUrl: reportUrl(), accessToken: 'valid', pageName: 'overview' },
  ...typeStory('report', 'Report'),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const Interactive: Story = { play: isRendered };

export const AnotherPage: Story = {
  name: 'Another page',
  args: {
    pageName: 'hiring',
    description: 'Change pageName in the controls. The report switches to the page without a reload.',
  },
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
    description: 'An initial filter. Edit its values in the controls: the filters are replaced without a reload.',
  },
  play: isRendered,
};

export const SlicerState: Story = {
  name: 'Slicer state',
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
    description: 'An initial slicer selection, which users can change.',
  },
  play: isRendered,
};

export const Bookmark: Story = {
  args: { bookmark: { name: 'west-coast' }, description: 'A bookmark of the report, applied during the load.' },
  play: isRendered,
};

export const DarkTheme: Story = {
  name: 'Dark theme',
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
    description: 'An initial theme. Clear it in the controls to restore the theme of the report.',
  },
  play: isRendered,
};

export const HighContrast: Story = {
  name: 'High contrast',
  args: { contrastMode: 3, description: 'One of the four high-contrast color schemes.' },
  play: isRendered,
};

export const EditMode: Story = {
  name: 'Edit mode',
  args: {
    viewMode: 1,
    permissions: 7,
    description: 'The report in edit mode. A changed viewMode is applied without a reload.',
  },
  play: isRendered,
};

export const MobileLayout: Story = {
  name: 'Mobile layout',
  args: {
    settings_layoutType: 2,
    phone: true,
    description: 'The mobile layout. Swipe across the report on a touch screen to emit swipeStart and swipeEnd.',
  },
  play: async (context) => {
    const main = (await insideFrame(context)).getByRole('main');
    const swipe = (type: string, x: number) => {
      const touch = new Touch({ identifier: 1, target: main, clientX: x, clientY: 200 });
      main.dispatchEvent(new TouchEvent(type, { changedTouches: [touch], bubbles: true }));
    };
    swipe('touchstart', 300);
    swipe('touchend', 60);
    await receives(context, 'swipeEnd');
  },
};

export const PhasedLoad: Story = {
  name: 'Phased load',
  args: {
    phased: true,
    description: 'Loaded but not rendered (phased load). Set phased to false to render the report.',
  },
  play: hasStatus('loaded'),
};

export const Bootstrap: Story = {
  args: {
    accessToken: 'none',
    description:
      'Without a token, the frame starts and waits (bootstrap). Choose a valid token to load the content in the same frame.',
  },
  play: hasStatus('waiting'),
};
