import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { build } from 'esbuild';
import { mergeConfig } from 'vite';
import { esbuildTargetsOf, readBrowsers } from '../scripts/browsers.mjs';

/** Kind of emulated frame for each embed URL path. */
const kinds = {
  reportEmbed: 'report',
  dashboardEmbed: 'dashboard',
  tileEmbed: 'tile',
  qnaEmbed: 'qna',
  quickCreate: 'quickCreate',
};

const { resolve: resolveModule } = createRequire(import.meta.url);

/** Fonts by file name, with URLs that are known before the first paint. */
const fonts = {
  'inter.woff2': resolveModule('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'jetbrains-mono.woff2': resolveModule(
    '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  ),
};

const page = (kind: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine content frame</title>
<script src="content.js"></script>
<script src="frame.js" defer></script>
</head>
<body><div id="frame" data-kind="${kind}"></div></body>
</html>
`;

/** Writes a file unless it already has this content, because a running Storybook serves and watches these files. */
async function writeIfChanged(path: string, content: Uint8Array): Promise<void> {
  const current = await readFile(path).catch(() => undefined);
  if (current?.equals(content)) return;
  await mkdir(dirname(path), { recursive: true });
  // renaming is atomic, so that requests never receive a partially written file
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/**
 * Writes the frame pages, the emulator's frame script, the script that provides their content, and the stories' fonts.
 *
 * The SDK detects paginated reports by a path that ends in 'rdlEmbed'. On a static file server, that path has to be a folder.
 * Some servers redirect to `rdlEmbed/`, and others do not. The page loads its scripts via relative URLs, so the scripts are in both
 * folders.
 */
async function writeFrameFiles(root: string, folder: string): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { frame: 'src/emulator/frame/main.ts', content: 'stories/support/frame-content.ts' },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTargetsOf(readBrowsers()),
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['node:*'],
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
    write: false,
  });
  const scripts = outputFiles.map(({ path, contents }) => [path.slice(folder.length + 1), contents] as const);
  const pages = Object.entries(kinds).map(([name, kind]) => [`${name}.html`, Buffer.from(page(kind))] as const);
  const paginated = [['index.html', Buffer.from(page('paginated'))] as const, ...scripts];
  const fontFiles = await Promise.all(
    Object.entries(fonts).map(async ([name, path]) => [name, await readFile(path)] as const),
  );
  const files = [
    ...fontFiles,
    ...scripts,
    ...pages,
    ...paginated.map(([name, content]) => [`rdlEmbed/${name}`, content] as const),
  ];
  await Promise.all(files.map(([name, content]) => writeIfChanged(join(folder, name), content)));
}

/** Returns the styles of the page before its scripts have loaded: colors, fonts, and a placeholder for the content. */
async function buildFirstStyles(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['.storybook/placeholder.css'],
    bundle: true,
    minify: true,
    target: esbuildTargetsOf(readBrowsers()),
    external: ['./frame/*'],
    logLevel: 'error',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = resolvePath('..');
const frameFolder = resolvePath('../temp/storybook-frame');

/** Generated files, which Vite must not watch, because a change to an HTML file reloads all pages in a running Storybook. */
const generated = ['**/site/**', '**/temp/**', '**/dist/**', '**/coverage/**', '**/storybook-static/**'];

// The frame pages are static files next to the stories, so that the built Storybook can be served from any folder.
await writeFrameFiles(root, frameFolder);

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: false },
  // Without the Interactions panel, the tabs of the other panels fit. The devtools show the events. The tools for measuring are of no use for cross-site frames.
  features: { interactions: false, actions: false, measure: false, outline: false, backgrounds: false },
  previewHead: async (head) => {
    const links = Object.keys(fonts).map(
      (name) => `<link rel="preload" href="./frame/${name}" as="font" type="font/woff2" crossorigin />`,
    );
    return `${head}${links.join('')}<style>${await buildFirstStyles(root)}</style>`;
  },
  staticDirs: [{ from: frameFolder, to: '/frame' }],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        alias: [
          { find: /^@vitrine\/sdk$/, replacement: resolvePath('../src/index.ts') },
          { find: /^@vitrine\/sdk\/react$/, replacement: resolvePath('../react/src/index.ts') },
          { find: /^@vitrine\/sdk\/devtools$/, replacement: resolvePath('../src/devtools/index.ts') },
          { find: /^@vitrine\/sdk\/devtools\/react$/, replacement: resolvePath('../react/src/devtools/index.ts') },
          { find: /^@vitrine\/sdk\/emulator$/, replacement: resolvePath('../src/emulator/index.ts') },
        ],
      },
      server: { watch: { ignored: generated } },
      build: { target: esbuildTargetsOf(readBrowsers()), chunkSizeWarningLimit: 2000 },
    }),
};
export default config;
