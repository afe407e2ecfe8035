import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DashboardEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, pickOr, withoutControls } from '../support/control';
import { access, component, content, filters, permission, commonFields } from '../support/fields';
import { waitForEvent, insideFrame, waitUntilRendered } from '../support/play';
import { languageSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const controls = argTypesFor<DashboardEmbedConfiguration>()({
  Content: { ...commonFields, ...content },
  Access: { ...access, ...permission },
  'Initial state': {
    pageView: pickOr('fitToWidth', 'How the tiles are arranged and scaled.', 'oneColumn', 'actualSize'),
    filters,
  },
  Settings: { settings: languageSettings },
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Dashboard',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    pageView: 'fitToWidth',
    accessToken: 'valid',
    id: 'staff-dashboard',
    embedUrl: frameUrl('dashboardEmbed', { dashboardId: 'staff-dashboard' }),
  },
  ...typeStory(
    'dashboard',
    'Dashboard',
    'A dashboard shows tiles, which are visuals pinned from reports. A click on a tile emits `tileClicked` with the tile’s report and page.',
  ),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const FitToWidth: Story = {
  name: 'Fit to width',
  args: {
    description: 'Click a tile. The `tileClicked` event contains the tile’s report and page.',
  },
  play: async (context) => {
    const frame = await insideFrame(context);
    (await frame.findByRole('button', { name: /Open positions/ })).click();
    await waitForEvent(context, 'tileClicked');
  },
};
export const OneColumn: Story = {
  name: 'One column',
  args: { pageView: 'oneColumn', phone: true, description: 'All tiles in a single column, for narrow containers.' },
  parameters: withoutControls,
  play: waitUntilRendered,
};
export const ActualSize: Story = {
  name: 'Actual size',
  args: { pageView: 'actualSize', description: 'The tiles keep their size. The frame scrolls if they do not fit.' },
  parameters: withoutControls,
  play: waitUntilRendered,
};
