import type { Frame, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { FakeFrame } from '../support/fake-frames';
import type { Servers } from '../support/servers';
import { hostileScript } from './hostile-window';

export { forgedMessages, hostileScript } from './hostile-window';

/** A token that only the report's frame may receive. */
export const token = 'token-that-must-not-leak';

/** The global that the script tag defines. */
export type Vitrine = typeof import('../../../src');

declare global {
  interface Window {
    vitrine: Vitrine;
    /** The report under attack. */
    targetReport: InstanceType<Vitrine['Report']>;
    /** Names of events, hook calls and errors that the page has observed. */
    observed: string[];
  }
}

/** A page with a rendered report and a hostile frame from another site. */
export interface AttackPage {
  /** The report's frame. */
  frame: FakeFrame;
  /** Frame that contains the hostile page. */
  hostile: Frame;
  /** The hostile page's URL, to open it in a popup or another frame. */
  hostileUrl: string;
  /** The report's unique id. */
  uid: string;
}

/** The script of the core, and JavaScript source of the service that embeds the report. */
const core = { script: 'vitrine.umd.js', service: 'vitrine.service' };

/**
 * Opens a page and waits until its report is rendered.
 *
 * @param config JavaScript source of additional configuration fields, with a trailing comma
 */
export async function openAttackPage(
  page: Page,
  servers: Servers,
  path: string,
  config = '',
  { script, service } = core,
): Promise<AttackPage> {
  const { host, provider, content } = servers;
  const hostileUrl = content.page(`${path}-hostile`, `<body>${hostileScript}`);
  await page.goto(
    host.page(
      path,
      `<body><div id="report" style="height:300px"></div><iframe id="hostile" title="hostile" src="${hostileUrl}"></iframe>
      <script src="/dist/${script}" data-auto-embed="false"></script>
      <script>
        window.observed = [];
        window.addEventListener('error', (event) => window.observed.push('window error: ' + event.message));
        window.addEventListener('unhandledrejection', (event) => window.observed.push('rejection: ' + event.reason));
        for (const name of ['click', 'submit']) document.addEventListener(name, () => window.observed.push(name + ' on the page'));
        window.targetReport = ${service}.embed(document.querySelector('#report'), {
          type: 'report', embedUrl: '${provider.origin}/reportEmbed?reportId=r', accessToken: '${token}', tokenType: 0,
          eventHooks: { accessTokenProvider: () => { window.observed.push('hook'); return '${token}-fresh'; } },
          ${config}
        });
        for (const name of targetReport.allowedEvents) targetReport.on(name, () => window.observed.push(name));
      </script>`,
    ),
  );
  const contentFrame = await (await page.locator('#report iframe').elementHandle())?.contentFrame();
  if (!contentFrame) throw new Error('The report has no frame.');
  await contentFrame.waitForFunction(() => 'fakeFrame' in window);
  const frame = new FakeFrame(contentFrame);
  await expect.poll(() => observed(page)).toContain('rendered');
  expect(await frame.requests()).toEqual(['POST /report/load']);
  const hostile = await waitForFrame(page, hostileUrl);
  const uid = await page.evaluate(() => window.targetReport.config.uniqueId);
  await page.evaluate(() => (window.observed.length = 0));
  return { frame, hostile, hostileUrl, uid };
}

/** Waits for the frame with the given URL. */
export async function waitForFrame(page: Page, url: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((each) => each.url() === url)).toBe(true);
  const found = page.frames().find((each) => each.url() === url)!;
  await found.waitForLoadState();
  return found;
}

/** Returns the events, hook calls and errors that the page has observed since the report was rendered. */
export const observed = (page: Page) => page.evaluate(() => window.observed);

/** Returns the messages that a hostile window has received. */
export const receivedBy = (hostile: Frame | Page) => hostile.evaluate(() => window.received);

/** Posts messages to the page from a hostile window. */
export const postAll = (window_: Frame | Page, messages: unknown[]) =>
  window_.evaluate((all) => all.forEach((message) => window.postToHost(message)), messages);

/** Waits until the page has received all messages that the report's frame has posted, by sending the frame a request. */
export const flushFrame = (page: Page) => page.evaluate(() => window.targetReport.getZoom());

/**
 * Waits until the page has received all messages that a frame or popup has posted. Messages from one window keep their
 * order.
 */
export async function flushWindow(page: Page, from: Frame | Page): Promise<void> {
  const received = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const onMessage = ({ data }: MessageEvent<unknown>) => {
          if (data !== 'last message') return;
          window.removeEventListener('message', onMessage);
          resolve();
        };
        window.addEventListener('message', onMessage);
        window.observed.push('waiting');
      }),
  );
  await page.waitForFunction(() => window.observed.includes('waiting'));
  await page.evaluate(() => (window.observed = window.observed.filter((name) => name !== 'waiting')));
  await postAll(from, ['last message']);
  await received;
}

/** Returns the status codes of the page's replies to the frame. */
export async function replyStatuses(frame: FakeFrame): Promise<(number | undefined)[]> {
  return (await frame.records()).filter(({ kind }) => kind === 'reply').map(({ statusCode }) => statusCode);
}

/** Collects console warnings, console errors and uncaught errors on a page. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // the host page has no icon
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (['warning', 'error'].includes(message.type()) && !isIcon) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return consoleErrors;
}
