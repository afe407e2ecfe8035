import type { Meta, StoryObj } from '@storybook/react-vite';
import { QnaMode, type QnaEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, choice, pick, text, onlyControls } from '../support/control';
import { access, component, commonFields } from '../support/fields';
import { waitForEvent, waitUntilRendered } from '../support/play';
import { samples } from '../support/samples';
import { qnaSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const controls = argTypesFor<QnaEmbedConfiguration>()({
  Content: {
    ...commonFields,
    datasetIds: pick('Dataset to query. Power BI supports one.', ...Object.keys(samples.datasetIds)),
  },
  Access: access,
  'Initial state': {
    question: text('Question. A new question is sent without reloading.'),
    viewMode: choice('Interactive, with a question box, or result only.', QnaMode),
  },
  Settings: { settings: qnaSettings },
  Component: component,
});

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Q&A',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    question: 'headcount by region',
    accessToken: 'valid',
    datasetIds: 'Staff',
    embedUrl: frameUrl('qnaEmbed'),
  },
  ...typeStory(
    'qna',
    'Qna',
    'Q&A answers questions about a dataset with a visual. Users type a question, or the host page passes one and shows only the answer.',
  ),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const Interactive: Story = {
  args: { description: 'Type a question, or change it in the controls. The frame answers with a visual.' },
  play: async (context) => {
    await waitUntilRendered(context);
    await waitForEvent(context, 'visualRendered');
  },
};
export const WithFilterPane: Story = {
  name: 'With filter pane',
  args: {
    question: 'headcount by team in the pacific',
    settings_panes_filters_visible: true,
    settings_panes_filters_expanded: true,
    description: 'The question’s conditions appear in the filter pane, where users can change them.',
  },
  parameters: onlyControls('question', 'panes.filters.visible', 'panes.filters.expanded'),
  play: waitUntilRendered,
};
export const ResultOnly: Story = {
  name: 'Result only',
  args: { viewMode: 1, question: 'revenue by month', description: 'The result only, without a question box.' },
  parameters: onlyControls('question', 'viewMode'),
  play: waitUntilRendered,
};
