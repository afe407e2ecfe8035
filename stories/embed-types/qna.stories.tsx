import type { Meta, StoryObj } from '@storybook/react-vite';
import { QnaMode, type QnaEmbedConfiguration } from '@vitrine/sdk';
import { argTypesFor, choice, json, text } from '../support/control';
import { access, component, what } from '../support/fields';
import { hears, isRendered } from '../support/play';
import { qnaSettings } from '../support/setting-fields';
import { frameUrl } from '../support/site';
import { hiddenArgs, renderPage, type PageArgs } from '../support/type-page';

const controls = argTypesFor<QnaEmbedConfiguration>()({
  'What is embedded': { ...what, datasetIds: json('The dataset that is asked.') },
  'Who may see it': access,
  'How it begins': {
    question: text('A question. Another one is asked without a load.'),
    viewMode: choice('With or without a box to type in.', QnaMode),
  },
  Settings: { settings: qnaSettings },
  Component: component,
});

const meta: Meta<PageArgs> = {
  title: 'Embed types/Q&A',
  argTypes: { ...controls, ...hiddenArgs },
  args: {
    embedUrl: frameUrl('qnaEmbed'),
    datasetIds: ['staff-data'],
    question: 'headcount by region',
    accessToken: 'valid',
  },
  render: renderPage('qna', 'Qna'),
};
export default meta;

type Story = StoryObj<PageArgs>;

export const Interactive: Story = {
  play: async (context) => {
    await isRendered(context);
    await hears(context, 'visualRendered');
  },
};
export const WithItsFilters: Story = {
  args: {
    question: 'headcount by team in the pacific',
    settings_panes_filters_visible: true,
    settings_panes_filters_expanded: true,
    words: 'What the question narrows down stands in the pane of filters, where readers change it.',
  },
  play: isRendered,
};
export const ResultOnly: Story = {
  args: { viewMode: 1, question: 'revenue by month', words: 'The answer alone, without a box to type in.' },
  play: isRendered,
};
