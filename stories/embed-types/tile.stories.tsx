import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TileEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, json, pick, text } from '../support/control';
import { access, component, content, permission, size, what } from '../support/fields';
import { isRendered } from '../support/play';
import { languageSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const controls = argTypesFor<TileEmbedConfiguration>()({
  'What is embedded': { ...what, ...content, dashboardId: text('The dashboard’s id.') },
  'Who may see it': { ...access, ...permission },
  'How it begins': {
    ...size,
    pageView: pick('How it is arranged.', 'fitToWidth', 'oneColumn', 'actualSize'),
    filters: json('Filters from the start.'),
  },
  Settings: { settings: languageSettings },
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Tile',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: frameUrl('tileEmbed', { dashboardId: 'staff-dashboard', tileId: 'members-trend' }),
    id: 'members-trend',
    dashboardId: 'staff-dashboard',
    accessToken: 'valid',
  },
  render: renderPage('tile', 'Tile'),
};
export default meta;

type Story = StoryObj<PageArgs>;

export const Chart: Story = { play: isRendered };
export const Figure: Story = {
  args: {
    embedUrl: frameUrl('tileEmbed', { dashboardId: 'staff-dashboard', tileId: 'headcount' }),
    id: 'headcount',
    width: 320,
    height: 160,
    words: 'With width and height in pixels, which go to the frame as well.',
  },
  play: isRendered,
};
