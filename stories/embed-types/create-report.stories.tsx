import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportCreateConfiguration } from '@vitrine/sdk';
import { argTypesFor, json, text } from '../support/control';
import { access, component, hooks, what } from '../support/fields';
import { isRendered } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const controls = argTypesFor<ReportCreateConfiguration>()({
  'What is embedded': { ...what, datasetId: text('The dataset to make a report from.') },
  'Who may see it': access,
  'How it begins': { theme: json('A theme: { themeJson }.') },
  Settings: { settings: reportSettings },
  Hooks: hooks,
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Create report',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: frameUrl('reportEmbed', { datasetId: 'staff-data' }),
    datasetId: 'staff-data',
    accessToken: 'valid',
  },
  render: renderPage('create', 'CreateReport'),
};
export default meta;

export const FromADataset: StoryObj<PageArgs> = {
  args: {
    words:
      'An empty canvas on a dataset. Add visuals from the pane, then save: saved gives the id, and the host embeds the report.',
  },
  play: isRendered,
};
