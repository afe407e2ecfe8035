import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { writeFrameFiles } from './frame-files';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const frameFolder = at('../temp/storybook-frame');

// The content frames are static files beside the stories, so that the built Storybook works from any folder.
await writeFrameFiles(at('..'), frameFolder);

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  staticDirs: [{ from: frameFolder, to: '/frame' }],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        alias: [
          { find: /^@vitrine\/sdk$/, replacement: at('../src/index.ts') },
          { find: /^@vitrine\/sdk\/react$/, replacement: at('../react/src/index.ts') },
          { find: /^@vitrine\/sdk\/emulator$/, replacement: at('../src/emulator/index.ts') },
        ],
      },
      build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
    }),
};
export default config;
