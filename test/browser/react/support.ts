import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Emulator } from '../../../src/emulator';
import { loadEmulator } from '../support/emulator-module';
import type { Site } from '../support/site';
import type { AppHandle, AppOptions, start } from './app';

declare global {
  interface Window {
    reactApp: { start: typeof start };
    app: AppHandle;
  }
}

/** Starts an emulator from the built entry point, with the sample content. */
export async function startSampleEmulator(): Promise<{ emulator: Emulator; embedUrl: string }> {
  const { sampleReportId, startEmulator } = await loadEmulator();
  const emulator = await startEmulator();
  return { emulator, embedUrl: emulator.embedUrl(sampleReportId) };
}

/** Bundles the test app with the built entry points. React 18 is installed in `test/react-18`. */
export async function bundleApp(react: '18' | '19', mode: 'development' | 'production' = 'development') {
  const folder = react === '18' ? 'test/react-18/node_modules' : 'node_modules';
  const { outputFiles } = await build({
    entryPoints: [resolve('test/browser/react/app.tsx')],
    alias: {
      '@vitrine/sdk/react': resolve('dist/react.mjs'),
      '@vitrine/sdk': resolve('dist/index.mjs'),
      react: resolve(folder, 'react'),
      'react-dom': resolve(folder, 'react-dom'),
    },
    bundle: true,
    format: 'iife',
    globalName: 'reactApp',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Opens a page with part of the app. Returns the page's console warnings and errors, including later ones. */
export async function openApp(
  page: Page,
  host: Site,
  script: string,
  part: Parameters<typeof start>[0],
  options: AppOptions,
): Promise<string[]> {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  page.on('pageerror', ({ message }) => consoleErrors.push(message));
  host.serve('/react-app.js', script);
  host.serve('/favicon.ico', '');
  await page.goto(host.page('/react', '<script src="/react-app.js"></script>'));
  await page.evaluate(
    ([name, appOptions]) => {
      window.app = window.reactApp.start(name, appOptions);
    },
    [part, options] as const,
  );
  return consoleErrors;
}
