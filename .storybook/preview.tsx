import type { Preview } from '@storybook/react-vite';
import { StrictMode } from 'react';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../stories/support/colors.css';
import '../stories/support/docs.css';
import '../stories/support/start-page.css';
import '../stories/support/story.css';
import { addDefaults, withoutDefaults } from '../stories/support/defaults';
import { StoryName } from '../stories/support/story-page';
import { SchemedDocsContainer } from './docs-container';
import { initialScheme, type Scheme } from './scheme';

// true for a story's frame on a documentation page, but not for the frame in the canvas
if (window.frameElement?.id.startsWith('iframe--')) document.documentElement.dataset.inDocs = '';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Colors',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: initialScheme() },
  parameters: {
    layout: 'fullscreen',
    // the frames have their own axe tests
    a11y: { test: 'error', config: { rules: [{ id: 'frame-tested', enabled: false }] } },
    // the stories have their own colors
    backgrounds: { disable: true },
    // the devtools show the events
    actions: { disable: true },
    controls: { expanded: true, sort: 'none' },
    docs: {
      container: SchemedDocsContainer,
      story: { inline: false, height: '580px' },
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Concepts',
          'Embed types',
          ['Report', 'Dashboard', 'Tile', 'Visual', 'Q&A', 'Paginated report', 'Create report', 'Quick create'],
          'Features',
          [
            'Settings',
            ['Panes and bars', 'Appearance', 'Menus and links', 'Behavior'],
            'Calls',
            'Events',
            'Failures',
            'Devtools',
          ],
          'React',
        ],
      },
    },
  },
  argsEnhancers: [addDefaults],
  decorators: [
    (Story, context) => {
      document.documentElement.dataset.scheme = context.globals.scheme as Scheme;
      return (
        <StrictMode>
          <StoryName value={context.name}>
            <Story args={withoutDefaults(context)} />
          </StoryName>
        </StrictMode>
      );
    },
  ],
};
export default preview;
