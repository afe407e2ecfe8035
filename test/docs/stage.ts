// What examples find in their page without declaring it. Runs in Chromium.
import { service as core, type Report, type Service } from '@vitrine/sdk';
import { createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Addresses of the emulator's content. */
export interface Addresses {
  embedUrl: string;
  dashboardUrl: string;
  tileUrl: string;
  qnaUrl: string;
  quickCreateUrl: string;
  paginatedUrl: string;
  createUrl: string;
}

declare global {
  /** The container of this example, `#app`: empty, 960 by 540 pixels. */
  const element: HTMLElement;
  const embedUrl: string;
  const dashboardUrl: string;
  const tileUrl: string;
  const qnaUrl: string;
  const quickCreateUrl: string;
  const paginatedUrl: string;
  const createUrl: string;
  /** A token that the emulator takes. */
  const accessToken: string;
  /** The core's service, where an example does not import it. */
  const service: Service;
  /** A report that has been drawn; one for the examples of a document. */
  const report: Report;
  /** What the example has given to `console.log`. */
  const logged: unknown[][];
  /** Fails the example unless the condition holds. */
  function check(condition: unknown, what?: string): asserts condition;
  /** Waits until a probe gives something, 20 s at most. */
  function eventually<T>(probe: () => T | Promise<T>): Promise<NonNullable<T>>;
  /** Renders into `element`. */
  function render(node: ReactNode): Promise<void>;
}

const scope = globalThis as unknown as Record<string, unknown>;
const shared = document.createElement('div');
let root: Root | undefined;
let addresses: Addresses | undefined;
/** The document that `report` was drawn for. */
let reportOwner: string | undefined;

/** An empty container under the ids that the templates of bundlers have: `root` around `app`. */
function container(): HTMLElement {
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

/** Begins a page. */
export function begin(given: Addresses): void {
  addresses = given;
  core.trustOrigin(new URL(given.embedUrl).origin);
  shared.style.cssText = 'width: 960px; height: 540px';
  document.body.append(shared);
  Object.assign(scope, given, { accessToken: 'demo', service: core });
  scope.render = async (node: ReactNode) => {
    root = createRoot(scope.element as HTMLElement);
    root.render(createElement('div', { style: { height: '100%' } }, node));
    await (scope.eventually as typeof eventually)(() => document.querySelector('[role=group]'));
  };
}

/** Makes the stage for one example: an empty container and, if the example needs it, the drawn report. */
export async function prepare(example: { document: string; needsReport: boolean }): Promise<void> {
  scope.element = container();
  scope.logged = [];
  if (!example.needsReport || !addresses || reportOwner === example.document) return;
  reportOwner = example.document;
  core.reset(shared);
  const report = core.embed(shared, {
    type: 'report',
    embedUrl: addresses.embedUrl,
    accessToken: 'demo',
    permissions: 7,
  });
  await report.whenRendered();
  scope.report = report;
}

/** Clears the stage after an example. */
export function clear(): void {
  root?.unmount();
  root = undefined;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.parentElement && frame.parentElement !== shared) core.reset(frame.parentElement);
  }
  document.querySelector('#root')?.remove();
}
