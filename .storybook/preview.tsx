import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import '../stories/support/story.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'none' },
    docs: { story: { inline: false, height: '820px' } },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Concepts',
          'Embed types',
          'Settings',
          'Calls',
          'Events',
          'React',
          'Failures',
          'Devtools',
        ],
      },
    },
  },
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
};
export default preview;
