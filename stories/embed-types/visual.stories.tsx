import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VisualEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, pick } from '../support/control';
import { access, component, content, hooks, permission, size, start, what } from '../support/fields';
import { isRendered } from '../support/play';
import { reportSettings } from '../support/setting-fields';
import { reportUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const controls = argTypesFor<VisualEmbedConfiguration>()({
  'What is embedded': {
    ...what,
    ...content,
    visualName: pick(
      'The visual’s name on its page.',
      'members-trend',
      'headcount-region',
      'headcount-team',
      'top-locations',
      'headcount',
    ),
  },
  'Who may see it': { ...access, ...permission },
  'How it begins': { ...start, ...size },
  Settings: { settings: reportSettings },
  Hooks: hooks,
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Visual',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: reportUrl(),
    id: 'staff-overview',
    accessToken: 'valid',
    pageName: 'overview',
    visualName: 'members-trend',
  },
  render: renderPage('visual', 'Visual'),
};
export default meta;

type Story = StoryObj<PageArgs>;

export const Chart: Story = {
  args: { words: 'One visual of a report, without the panes around it. Choose another visualName.' },
  play: isRendered,
};
export const Filtered: Story = {
  args: {
    visualName: 'headcount-team',
    filters: [
      {
        $schema: 'http://powerbi.com/product/schema#basic',
        filterType: 1,
        target: { table: 'Locations', column: 'Region' },
        operator: 'In',
        values: ['Mountain'],
      },
    ],
  },
  play: isRendered,
};
