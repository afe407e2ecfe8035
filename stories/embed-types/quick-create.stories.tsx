import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportCreationMode, type DatasetCreateConfiguration, type QuickCreateConfiguration } from '@vitrine/sdk';
import { argTypesFor, choice, pick, pickOr, text, type ControlsOf } from '../support/control';
import { access, component, hooks, theme, commonFields } from '../support/fields';
import { waitUntilRendered } from '../support/play';
import { samples } from '../support/samples';
import { reportSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const dataset = {
  locale: pick('Data locale.', 'en-US', 'de-DE'),
  tableSchemaList: pick('Tables and their columns.', ...Object.keys(samples.tableSchemaList)),
  data: pick('Rows for each table, as strings.', ...Object.keys(samples.data)),
  mashupDocument: text('Mashup document that fetches the data, as an alternative to rows.'),
  datasourceConnectionConfig: pickOr(
    'none',
    'Connection to the mashup document’s data source. Requires mashupDocument.',
    ...Object.keys(samples.datasourceConnectionConfig),
  ),
} satisfies ControlsOf<DatasetCreateConfiguration>;

const controls = argTypesFor<QuickCreateConfiguration>()({
  Content: commonFields,
  Data: { datasetCreateConfig: dataset },
  Access: access,
  'Initial state': {
    reportCreationMode: choice('Generated report, or data exploration.', ReportCreationMode),
    theme,
  },
  Settings: { settings: reportSettings },
  Hooks: hooks,
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Quick create',
  argTypes: { ...controls, ...hiddenArgs },
  // Controls have the order of the args.
  args: {
    reportCreationMode: ReportCreationMode.Default,
    datasetCreateConfig_locale: 'en-US',
    datasetCreateConfig_tableSchemaList: 'Visits',
    datasetCreateConfig_data: 'All classes',
    accessToken: 'valid',
    embedUrl: frameUrl('quickCreate'),
  },
  ...typeStory(
    'quickCreate',
    'QuickCreate',
    'A report generated from rows that the host page passes, without an existing dataset. Users can edit and save it.',
  ),
};
export default meta;

export const FromRows: StoryObj<TypeArgs> = {
  name: 'From rows',
  args: { description: 'A report that the frame generates from the host page’s rows.' },
  play: waitUntilRendered,
};
