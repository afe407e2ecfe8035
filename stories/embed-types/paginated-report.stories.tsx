import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReportEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, toggle, type ControlTree, onlyControls } from '../support/control';
import { access, component, content, hooks, paginatedData, permission, start, commonFields } from '../support/fields';
import { waitUntilRendered } from '../support/play';
import { frameUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const settings: ControlTree = {
  commands: {
    parameterPanel: {
      enabled: toggle('Shows the parameter panel.', true),
      expanded: toggle('Expands the parameter panel.', false),
    },
  },
};

const controls = argTypesFor<ReportEmbedConfiguration>()({
  Content: { ...commonFields, ...content },
  Access: { ...access, ...permission },
  'Parameters and data': paginatedData,
  Settings: { settings },
  'Interactive reports only': start,
  Hooks: hooks,
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Paginated report',
  argTypes: { ...controls, ...hiddenArgs },
  args: { embedUrl: frameUrl('rdlEmbed', { reportId: 'staff-overview' }), id: 'staff-overview', accessToken: 'valid' },
  ...typeStory(
    'report',
    'PaginatedReport',
    'A paginated report is designed for printing and export. It has parameters instead of filters, and the bar above its pages has export and zoom controls.',
  ),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const Pages: Story = {
  args: { description: 'Pages with a fixed size. The bar above them has page, zoom and export controls.' },
  play: waitUntilRendered,
};

export const WithParameters: Story = {
  name: 'With parameters',
  args: {
    parameterValues: 'Pacific',
    settings_commands_parameterPanel_enabled: true,
    settings_commands_parameterPanel_expanded: true,
    description: 'Initial parameter values, and the panel in which users change them.',
  },
  parameters: onlyControls('parameterValues', 'commands.parameterPanel.enabled', 'commands.parameterPanel.expanded'),
  play: waitUntilRendered,
};
