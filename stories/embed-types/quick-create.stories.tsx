import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReportCreationMode, type DatasetCreateConfiguration, type QuickCreateConfiguration } from '@vitrine/sdk';
import { argTypesFor, choice, json, pick, text, type ControlsOf } from '../support/control';
import { access, component, hooks, what } from '../support/fields';
import { isRendered } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const dataset = {
  locale: pick('Locale of the texts in the data.', 'en-US', 'de-DE'),
  tableSchemaList: json('The tables.'),
  data: json('Their rows, as texts.'),
  mashupDocument: text('A document that fetches the data, in place of rows.'),
  datasourceConnectionConfig: json('How the document’s source is read; needs mashupDocument.'),
} satisfies ControlsOf<DatasetCreateConfiguration>;

const controls = argTypesFor<QuickCreateConfiguration>()({
  'What is embedded': what,
  'The data': { datasetCreateConfig: dataset },
  'Who may see it': access,
  'How it begins': {
    reportCreationMode: choice('With a generated report, or with an exploration.', ReportCreationMode),
    theme: json('A theme: { themeJson }.'),
  },
  Settings: { settings: reportSettings },
  Hooks: hooks,
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Quick create',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: frameUrl('quickCreate'),
    accessToken: 'valid',
    datasetCreateConfig_locale: 'en-US',
    datasetCreateConfig_tableSchemaList: [
      {
        name: 'Visits',
        columns: [
          { name: 'Day', dataType: 'Text' },
          { name: 'Visitors', dataType: 'Number' },
        ],
      },
    ],
    datasetCreateConfig_data: [
      {
        name: 'Visits',
        rows: [
          ['Monday', '120'],
          ['Tuesday', '98'],
          ['Wednesday', '143'],
          ['Thursday', '110'],
          ['Friday', '87'],
        ],
      },
    ],
  },
  render: renderPage('quickCreate', 'QuickCreate'),
};
export default meta;

export const FromRows: StoryObj<PageArgs> = {
  args: { words: 'A report that the frame makes from rows which the page brings.' },
  play: isRendered,
};
