import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DashboardEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, json, pick } from '../support/control';
import { access, component, content, permission, what } from '../support/fields';
import { hears, insideFrame, isRendered } from '../support/play';
import { languageSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const controls = argTypesFor<DashboardEmbedConfiguration>()({
  'What is embedded': { ...what, ...content },
  'Who may see it': { ...access, ...permission },
  'How it begins': {
    pageView: pick('How tiles are arranged.', 'fitToWidth', 'oneColumn', 'actualSize'),
    filters: json('Filters from the start.'),
  },
  Settings: { settings: languageSettings },
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Dashboard',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: frameUrl('dashboardEmbed', { dashboardId: 'staff-dashboard' }),
    id: 'staff-dashboard',
    accessToken: 'valid',
    pageView: 'fitToWidth',
  },
  render: renderPage('dashboard', 'Dashboard'),
};
export default meta;

type Story = StoryObj<PageArgs>;

export const FitToWidth: Story = {
  args: { words: 'Press a tile: tileClicked says where it leads.' },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findByRole('button', { name: /Open positions/ })).click();
    await hears(context, 'tileClicked');
  },
};
export const OneColumn: Story = { args: { pageView: 'oneColumn', phone: true }, play: isRendered };
export const ActualSize: Story = { args: { pageView: 'actualSize' }, play: isRendered };
