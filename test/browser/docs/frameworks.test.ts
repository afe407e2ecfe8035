import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { compile as compileSvelte } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { examplesOf, type Example } from '../../docs/examples';
import { readDocuments } from '../../docs/documents';
import { expect, test } from '../support/fixtures';
import type { Servers } from '../support/servers';

/** The emulator's origin in the documents. */
const documentedOrigin = 'http://127.0.0.1:4300';

/** Returns a guide's files, by path. */
function filesOf(guide: string): Map<string, Example> {
  const document = readDocuments().find(({ path }) => path === guide);
  if (!document) throw new Error(`Expected the guide ${guide} to exist.`);
  return new Map(examplesOf(document).flatMap((example) => (example.file ? [[example.file, example]] : [])));
}

/** Compiles a Svelte component to JavaScript, or a Vue component to TypeScript without its styles. */
function compileComponent({ language, code }: Example, path: string): string {
  if (language === 'svelte') {
    return compileSvelte(code, { filename: path, generate: 'client', dev: true, css: 'injected' }).js.code;
  }
  const { descriptor } = parse(code, { filename: path });
  return compileScript(descriptor, { id: path, inlineTemplate: true }).content;
}

/** Resolves imports between the files in a guide, and compiles the files. */
const guideFiles = (files: Map<string, Example>): Plugin => ({
  name: 'guide',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(\.|\$lib\/)/ }, ({ path, importer, namespace }) => {
      if (namespace !== 'guide' && namespace !== '') return undefined;
      const requestedPath = path.startsWith('$lib/') ? `src/lib/${path.slice(5)}` : join(dirname(importer), path);
      const found = [requestedPath, `${requestedPath}.ts`].find((name) => files.has(name));
      return found ? { path: found, namespace: 'guide' } : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'guide' }, ({ path }) => {
      const example = files.get(path)!;
      const isModule = example.language === 'ts';
      return {
        contents: isModule ? example.code : compileComponent(example, path),
        loader: example.language === 'svelte' ? 'js' : 'ts',
        resolveDir: process.cwd(),
      };
    });
  },
});

/** Opens a page with a guide's app. `start` is the source of a module that mounts it. */
async function openApp(page: Page, servers: Servers, guide: string, start: string, origin: string): Promise<string[]> {
  const consoleErrors: string[] = [];
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  const { outputFiles } = await build({
    stdin: { contents: start, resolveDir: process.cwd() },
    plugins: [guideFiles(filesOf(guide))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['browser', 'development'],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    write: false,
    logLevel: 'error',
  });
  const script = outputFiles[0]!.text.replaceAll(documentedOrigin, origin);
  servers.host.serve('/favicon.ico', '');
  servers.host.serve('/framework-app.js', script);
  servers.host.serve('/api/embed-token', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":"demo"}');
  });
  const style = '<style>.report { height: 540px }</style>';
  const body = `<body>${style}<div id="app"></div><script type="module" src="/framework-app.js"></script>`;
  await page.goto(servers.host.page('/framework-app', body));
  return consoleErrors;
}

const guides = [
  {
    guide: 'docs/frameworks/vue.md',
    start: `
      import { createApp } from 'vue';
      import App from './src/App.vue';
      const app = createApp(App);
      app.mount('#app');
      window.unmount = () => app.unmount();`,
  },
  {
    guide: 'docs/frameworks/svelte.md',
    start: `
      import { mount, unmount } from 'svelte';
      import App from './src/routes/+page.svelte';
      const app = mount(App, { target: document.querySelector('#app') });
      window.unmount = () => unmount(app);`,
  },
];

for (const { guide, start } of guides) {
  test(
    `the app from ${guide} shows the report, changes its page and disposes it`,
    { tag: '@full' },
    async ({ page, servers }) => {
      const { startEmulator } = (await import(
        `${process.cwd()}/dist/emulator/index.mjs`
      )) as typeof import('../../../src/emulator');
      const emulator = await startEmulator({ lenient: true, strict: true });
      const consoleErrors = await openApp(page, servers, guide, start, emulator.origin);
      const frame = page.frameLocator('iframe[title="Staff overview"]');
      await expect(frame.getByText('Headcount').first()).toBeVisible();
      await page.getByRole('button', { name: 'Hiring' }).click();
      await expect(frame.getByText('Open positions').first()).toBeVisible();
      await frame.getByRole('button', { name: 'People' }).click();
      await expect(page.getByText('Page: people')).toBeVisible();
      await page.evaluate(() => (window as unknown as { unmount(): void }).unmount());
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(consoleErrors).toEqual([]);
      await emulator.close();
    },
  );
}
