import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitepress';
import { anchorOf } from '../markdown.mjs';
import { sidebar } from '../pages.mjs';
import { repositoryUrl } from '../repository.mjs';
import { processTerm, searchOptions } from '../search.mjs';

const root = resolve(import.meta.dirname, '../../..');
const { description } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

export default defineConfig({
  title: 'Vitrine',
  description,
  lang: 'en-US',
  // The site can be served from any folder.
  base: './',
  srcDir: resolve(root, 'temp/docs/pages'),
  outDir: resolve(root, process.env.VITRINE_SITE ?? 'site'),
  cacheDir: resolve(root, 'temp/docs/cache'),
  vite: { publicDir: resolve(root, 'temp/docs/public'), build: { chunkSizeWarningLimit: 2000 } },
  markdown: {
    anchor: { slugify: anchorOf },
    config: keepInlineCode,
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  head: [
    ['meta', { name: 'theme-color', content: '#1f4f8b' }],
    // Browsers do not load modules from disk. The pages work without them, but search and menus do not.
    ['script', {}, `if (location.protocol === 'file:') document.documentElement.classList.add('from-disk');`],
  ],
  // `head` is copied to all pages unchanged, but the relative path to the icon differs
  transformHead: ({ page }) => [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${'../'.repeat(page.split('/').length - 1)}logo.svg` }],
  ],
  themeConfig: {
    logo: '/logo.svg',
    nav: [
      { text: 'Guides', link: '/guides/getting-started', activeMatch: '/guides/' },
      { text: 'Examples', link: '/examples/', activeMatch: '/examples/' },
      { text: 'API', link: '/api/index.html', target: '_self' },
      { text: 'Storybook', link: '/storybook/index.html', target: '_self' },
    ],
    sidebar: sidebar(),
    outline: { level: [2, 3], label: 'On this page' },
    search: {
      provider: 'local',
      options: { detailedView: true, miniSearch: { options: { processTerm }, searchOptions } },
    },
    ...(repositoryUrl ? { socialLinks: [{ icon: 'github', link: repositoryUrl }] } : {}),
    footer: {
      message: 'MIT license. Power BI is a trademark of Microsoft, which is not affiliated with this project.',
    },
  },
});

/** Keeps Vue from evaluating `{{ … }}` in inline code. */
function keepInlineCode(markdown) {
  const render = markdown.renderer.rules.code_inline;
  markdown.renderer.rules.code_inline = (tokens, index, ...rest) => {
    tokens[index].attrSet('v-pre', '');
    return render(tokens, index, ...rest);
  };
}
