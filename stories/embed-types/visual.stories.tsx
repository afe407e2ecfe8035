import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VisualEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, pick, onlyControls } from '../support/control';
import { access, component, content, hooks, permission, size, start, commonFields } from '../support/fields';
import { waitUntilRendered } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { reportUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const controls = argTypesFor<VisualEmbedConfiguration>()({
  Content: {
    ...commonFields,
    ...content,
    visualName: pick(
      'The visual to show, by its name on the page.',
      'members-trend',
      'headcount-region',
      'headcount-team',
      'top-locations',
      'headcount',
    ),
  },
  Access: { ...access, ...permission },
  'Initial state': { ...start, ...size },
  Settings: { settings: reportSettings },
  Hooks: hooks,
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Visual',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    visualName: 'members-trend',
    pageName: 'overview',
    accessToken: 'valid',
    id: 'staff-overview',
    embedUrl: reportUrl(),
  },
  ...typeStory(
    'visual',
    'Visual',
    'A single visual from a report, without the page around it. `pageName` and `visualName` identify the visual. Filters, events and data export work as in a report.',
  ),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const Chart: Story = {
  args: { description: 'A single visual from a report. Select a different `visualName` in the controls.' },
  play: waitUntilRendered,
};
export const Filtered: Story = {
  args: {
    visualName: 'headcount-team',
    filters: 'Mountain',
    description: 'A visual with an initial filter. Select a different region in the controls.',
  },
  parameters: onlyControls('visualName', 'filters'),
  play: waitUntilRendered,
};
