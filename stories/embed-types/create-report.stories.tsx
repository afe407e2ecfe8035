import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportCreateConfiguration } from '@vitrine/sdk';
import { argTypesFor, text } from '../support/control';
import { access, component, hooks, theme, commonFields } from '../support/fields';
import { waitUntilRendered } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const controls = argTypesFor<ReportCreateConfiguration>()({
  Content: { ...commonFields, datasetId: text('ID of the dataset for the new report.') },
  Access: access,
  'Initial state': { theme },
  Settings: { settings: reportSettings },
  Hooks: hooks,
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Create report',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: frameUrl('reportEmbed', { datasetId: 'staff-data' }),
    datasetId: 'staff-data',
    accessToken: 'valid',
  },
  ...typeStory(
    'create',
    'CreateReport',
    'An empty report on an existing dataset, in edit mode. Saving it emits `saved` with the new report’s id, which the host page can then embed.',
  ),
};
export default meta;

export const FromDataset: StoryObj<TypeArgs> = {
  name: 'From dataset',
  args: {
    description:
      'An empty report on a dataset. Add visuals from the pane, then save. The `saved` event contains the new report’s id, which the host page can then embed.',
  },
  play: waitUntilRendered,
};
