import type { Preview } from '@storybook/react-vite';
import { EmbedProvider } from '@vitrine/sdk/react';
import { StrictMode } from 'react';
import '../playground/src/view/code-block.css';
import '../playground/src/view/state.css';
import '../stories/support/colors.css';
import '../stories/support/docs.css';
import '../stories/support/start-page.css';
import '../stories/support/story.css';
import { addDefaults, withoutDefaults } from '../stories/support/defaults';
import { skeleton } from '../stories/support/slots';
import { StoryName } from '../stories/support/story-page';
import { MdxCode } from './docs-code';
import { SchemedDocsContainer } from './docs-container';
import { docsRoot, initialScheme, type Scheme } from './scheme';
import { TypePage } from './type-page';

const root = document.documentElement;

if (docsRoot) {
  const updateScheme = () => {
    root.dataset.scheme = initialScheme();
  };
  new MutationObserver(updateScheme).observe(docsRoot, { attributeFilter: ['data-scheme'] });
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    scheme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
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
    controls: { expanded: true, sort: 'none' },
    docs: {
      container: SchemedDocsContainer,
      page: TypePage,
      components: { pre: MdxCode },
      // the browser can zoom, and the sidebar opens stories
      canvas: { withToolbar: false },
      story: { inline: false, height: '580px' },
      // another module marks the current section, so that these classes have no styles
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.panel *',
        title: 'On this page',
        unsafeTocbotOptions: { activeLinkClass: 'toc-top-link', activeListItemClass: 'toc-top-item' },
      },
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
      root.dataset.scheme = docsRoot ? initialScheme() : (context.globals.scheme as Scheme);
      for (const element of document.querySelectorAll<HTMLElement>('.placeholder, #storybook-root'))
        element.dataset.story = context.id;
      return (
        <StrictMode>
          <StoryName value={{ group: context.title.split('/').at(-1) ?? '', name: context.name }}>
            <EmbedProvider defaults={{ loading: skeleton }}>
              <Story args={withoutDefaults(context)} />
            </EmbedProvider>
          </StoryName>
        </StrictMode>
      );
    },
  ],
};
export default preview;
