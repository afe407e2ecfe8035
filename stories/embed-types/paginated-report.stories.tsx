import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, json, toggle, type ControlTree } from '../support/control';
import { access, component, content, hooks, permission, start, what } from '../support/fields';
import { isRendered } from '../support/play';
import { frameUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const settings: ControlTree = {
  commands: {
    parameterPanel: {
      enabled: toggle('Whether there is a panel of parameters.'),
      expanded: toggle('Whether the panel is open.'),
    },
  },
};

const controls = argTypesFor<ReportEmbedConfiguration>()({
  'What is embedded': { ...what, ...content },
  'Who may see it': { ...access, ...permission },
  'Parameters and data': {
    parameterValues: json('Values of the parameters: { name, value }.'),
    datasetBindings: json('Datasets to use in place of others: { sourceDatasetId, targetDatasetId }.'),
  },
  Settings: { settings },
  'Interactive reports only': start,
  Hooks: hooks,
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Paginated report',
  argTypes: { ...controls, ...hiddenArgs },
  args: { embedUrl: frameUrl('rdlEmbed', { reportId: 'staff-overview' }), id: 'staff-overview', accessToken: 'valid' },
  render: renderPage('report', 'PaginatedReport'),
};
export default meta;

type Story = StoryObj<PageArgs>;

export const Printable: Story = { play: isRendered };

export const WithParameters: Story = {
  args: {
    parameterValues: [{ name: 'Region', value: 'Pacific' }],
    settings_commands_parameterPanel_enabled: true,
    settings_commands_parameterPanel_expanded: true,
    words: 'Parameters from the start, and the panel where readers change them.',
  },
  play: isRendered,
};
