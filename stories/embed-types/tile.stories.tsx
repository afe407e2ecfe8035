import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TileEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, pickOr, text, onlyControls } from '../support/control';
import { access, component, content, filters, permission, size, commonFields } from '../support/fields';
import { waitUntilRendered } from '../support/play';
import { languageSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const controls = argTypesFor<TileEmbedConfiguration>()({
  Content: { ...commonFields, ...content, dashboardId: text('The dashboard that contains the tile.') },
  Access: { ...access, ...permission },
  'Initial state': {
    ...size,
    pageView: pickOr('fitToWidth', 'How the tile is scaled.', 'oneColumn', 'actualSize'),
    filters,
  },
  Settings: { settings: languageSettings },
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Tile',
  argTypes: { ...controls, ...hiddenArgs },
  // Controls have the order of the args.
  args: {
    pageView: 'fitToWidth',
    accessToken: 'valid',
    id: 'headcount-region',
    dashboardId: 'staff-dashboard',
    embedUrl: frameUrl('tileEmbed', { dashboardId: 'staff-dashboard', tileId: 'headcount-region' }),
  },
  ...typeStory(
    'tile',
    'Tile',
    'A single tile from a dashboard. `id` and `dashboardId` identify the tile. A click emits `tileClicked`.',
  ),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const Chart: Story = {
  args: { description: 'Click the tile. The `tileClicked` event contains the tile’s report and page.' },
  play: waitUntilRendered,
};
export const FixedSize: Story = {
  name: 'Fixed size',
  args: {
    embedUrl: frameUrl('tileEmbed', { dashboardId: 'staff-dashboard', tileId: 'headcount' }),
    id: 'headcount',
    width: 320,
    height: 160,
    description: 'A numeric width and height, in pixels, are also sent to the frame.',
  },
  parameters: onlyControls('width', 'height'),
  play: waitUntilRendered,
};
