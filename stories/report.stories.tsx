import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { settingControls, withSettings, type SettingArgs } from './support/controls';
import { reportUrl } from './support/site';
import { Stage } from './support/stage';

interface ReportArgs extends SettingArgs {
  embedUrl: string;
  pageName?: string;
  viewMode?: 0 | 1;
  permissions?: 0 | 1 | 7;
  title?: string;
  phased?: boolean;
  filters?: unknown[];
  theme?: unknown;
  bookmark?: unknown;
  words?: ReactNode;
}

const meta: Meta<ReportArgs> = {
  title: 'Embed types/Report',
  args: { embedUrl: reportUrl(), pageName: 'overview' },
  argTypes: {
    words: { table: { disable: true } },
    embedUrl: { control: 'text', table: { category: 'what' } },
    title: { control: 'text', table: { category: 'what' } },
    pageName: {
      control: 'select',
      options: ['overview', 'locations', 'hiring', 'people'],
      table: { category: 'what' },
    },
    viewMode: {
      control: { type: 'select', labels: { 0: 'view', 1: 'edit' } },
      options: [0, 1],
      table: { category: 'what' },
    },
    permissions: {
      control: { type: 'select', labels: { 0: 'read', 1: 'read and write', 7: 'all' } },
      options: [0, 1, 7],
      table: { category: 'what' },
    },
    phased: { control: 'boolean', table: { category: 'loading' } },
    filters: { control: 'object', table: { category: 'at load or in place' } },
    theme: { control: 'object', table: { category: 'at load or in place' } },
    bookmark: { control: 'object', table: { category: 'at load or in place' } },
    ...settingControls,
  },
  render: ({ words, ...args }) => (
    <Stage type="report" component="Report" args={withSettings({ ...args })}>
      {words && <p>{words}</p>}
    </Stage>
  ),
};
export default meta;

type Story = StoryObj<ReportArgs>;

const isRendered: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('output')?.textContent).toBe('rendered'), { timeout: 8000 });
};

export const Interactive: Story = { play: isRendered };

export const AnotherPage: Story = {
  args: { pageName: 'hiring', words: 'Change pageName in the controls: the page is shown without a reload.' },
  play: isRendered,
};

export const FilteredByRegion: Story = {
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
    words: 'A report filter from the start. Edit the values: the filters are replaced in place.',
  },
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

export const EditMode: Story = {
  args: { viewMode: 1, permissions: 7, words: 'Opened for editing. Switching viewMode is a call, not a load.' },
  play: isRendered,
};

export const Prepared: Story = {
  args: { phased: true, words: 'Prepared and not drawn (phased load). Set phased to false: the report is drawn.' },
};
