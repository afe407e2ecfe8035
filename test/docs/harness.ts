// Globals for the examples in the Markdown documents. Runs in Chromium.
import { service as core, type Report, type Service } from '@vitrine/sdk';
import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Embed URLs of the emulator's content. */
export interface EmbedUrls {
  embedUrl: string;
  dashboardUrl: string;
  tileUrl: string;
  qnaUrl: string;
  quickCreateUrl: string;
  paginatedUrl: string;
  createUrl: string;
}

declare global {
  /** Empty container for the example, `#app`, 960 by 540 pixels. */
  const element: HTMLElement;
  const embedUrl: string;
  const dashboardUrl: string;
  const tileUrl: string;
  const qnaUrl: string;
  const quickCreateUrl: string;
  const paginatedUrl: string;
  const createUrl: string;
  /** Access token that the emulator accepts. */
  const accessToken: string;
  /** The core's default service. */
  const service: Service;
  /** Rendered report that the examples in a Markdown document share. */
  const report: Report;
  /** Arguments of the example's calls to `console.log`. */
  const logged: unknown[][];
  /** Throws unless the condition is truthy. */
  function check(condition: unknown, message?: string): asserts condition;
  /** Waits until the probe returns a truthy value, for up to 20 s. */
  function eventually<T>(probe: () => T | Promise<T>): Promise<NonNullable<T>>;
  /** Renders a React node into `element`. */
  function render(node: ReactNode): Promise<void>;
}

const scope = globalThis as unknown as Record<string, unknown>;
const sharedContainer = document.createElement('div');
let root: Root | undefined;
let embedUrls: EmbedUrls | undefined;
/** Path of the Markdown document that `report` was rendered for. */
let reportOwner: string | undefined;

/** Creates an empty container with the ids that bundler templates use: `app` in `root`. */
function createContainer(): HTMLElement {
  const root = document.createElement('div');
  const app = document.createElement('div');
  root.id = 'root';
  app.id = 'app';
  root.style.cssText = 'width: 960px; height: 540px';
  app.style.height = '100%';
  root.append(app);
  document.body.append(root);
  return app;
}

/** Prepares the page for all examples. */
export function begin(urls: EmbedUrls): void {
  embedUrls = urls;
  core.trustOrigin(new URL(urls.embedUrl).origin);
  sharedContainer.style.cssText = 'width: 960px; height: 540px';
  document.body.append(sharedContainer);
  Object.assign(scope, urls, { accessToken: 'demo', service: core });
  scope.render = async (node: ReactNode) => {
    root = createRoot(scope.element as HTMLElement);
    root.render(createElement('div', { style: { height: '100%' } }, node));
    await (scope.eventually as typeof eventually)(() => document.querySelector('[role=group]'));
  };
}

/** Prepares the page for one example: creates an empty container and, if the example needs one, renders a report. */
export async function prepare(example: { document: string; needsReport: boolean }): Promise<void> {
  scope.element = createContainer();
  scope.logged = [];
  if (!example.needsReport || !embedUrls || reportOwner === example.document) return;
  reportOwner = example.document;
  core.reset(sharedContainer);
  const report = core.embed(sharedContainer, {
    type: 'report',
    embedUrl: embedUrls.embedUrl,
    accessToken: 'demo',
    permissions: 7,
  });
  await report.whenRendered();
  scope.report = report;
}

/** Removes an example's elements from the page. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.parentElement && frame.parentElement !== sharedContainer) core.reset(frame.parentElement);
  }
  document.querySelector('#root')?.remove();
}
