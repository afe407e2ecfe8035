import type { Frame, Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { FakeFrame } from '../support/fake-frames';
import type { Servers } from '../support/servers';

/** A token that must be found nowhere but in the frame. */
export const token = 'token-that-must-not-leak';

/** The part of the SDK that these tests call in the page; the report of a page is `window.attacked`. */
export type Vitrine = typeof import('../../../src');

declare global {
  interface Window {
    /** The script tag's global. */
    vitrine: Vitrine;
    /** The report under attack. */
    attacked: InstanceType<Vitrine['Report']>;
    /** What the page has noticed: names of events, hooks, faults. */
    noted: string[];
    /** In a hostile window: what it has heard. */
    overheard: unknown[];
    /** In a hostile window: posts to the page. */
    attack(message: unknown): void;
  }
}

/** The script of a hostile window: it notes all that it hears, and posts what it is told to its opener or parent. */
export const hostileScript = `<script>
  window.overheard = [];
  addEventListener('message', (event) => window.overheard.push(event.data));
  window.attack = (message) => (window.opener ?? parent).postMessage(message, '*');
</script>`;

/** A page with one loaded report, and a hostile frame of another site beside it. */
export interface Scene {
  /** The report's frame. */
  frame: FakeFrame;
  /** The hostile frame. */
  hostile: Frame;
  /** Address of a hostile page, for a popup or another frame. */
  hostileUrl: string;
  /** The report's unique id. */
  uid: string;
}

/** Opens the page of a test; `config` is JavaScript for more fields of the report's configuration. */
export async function openScene(page: Page, servers: Servers, path: string, config = ''): Promise<Scene> {
  const { host, provider, content } = servers;
  const hostileUrl = content.page(`${path}-hostile`, `<body>${hostileScript}`);
  await page.goto(
    host.page(
      path,
      `<body><div id="report" style="height:300px"></div><iframe id="hostile" title="hostile" src="${hostileUrl}"></iframe>
      <script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>
      <script>
        window.noted = [];
        window.addEventListener('error', (event) => window.noted.push('window error: ' + event.message));
        window.addEventListener('unhandledrejection', (event) => window.noted.push('rejection: ' + event.reason));
        for (const name of ['click', 'submit']) document.addEventListener(name, () => window.noted.push(name + ' on the page'));
        window.attacked = vitrine.service.embed(document.querySelector('#report'), {
          type: 'report', embedUrl: '${provider.origin}/reportEmbed?reportId=r', accessToken: '${token}', tokenType: 0,
          eventHooks: { accessTokenProvider: () => { window.noted.push('hook'); return '${token}-fresh'; } },
          ${config}
        });
        for (const name of attacked.allowedEvents) attacked.on(name, () => window.noted.push(name));
      </script>`,
    ),
  );
  const inner = await (await page.locator('#report iframe').elementHandle())?.contentFrame();
  if (!inner) throw new Error('The report has no frame.');
  await inner.waitForFunction(() => 'fakeFrame' in window);
  const frame = new FakeFrame(inner);
  await expect.poll(() => noted(page)).toContain('rendered');
  expect(await frame.calls()).toEqual(['POST /report/load']);
  const hostile = await frameAt(page, hostileUrl);
  const uid = await page.evaluate(() => window.attacked.config.uniqueId);
  await page.evaluate(() => (window.noted.length = 0));
  return { frame, hostile, hostileUrl, uid };
}

/** The frame of a page at an address; waits for it. */
export async function frameAt(page: Page, url: string): Promise<Frame> {
  await expect.poll(() => page.frames().some((each) => each.url() === url)).toBe(true);
  const found = page.frames().find((each) => each.url() === url)!;
  await found.waitForLoadState();
  return found;
}

/** What the page has noticed since the report was drawn. */
export const noted = (page: Page) => page.evaluate(() => window.noted);

/** What a hostile window has heard. */
export const heard = (window_: Frame | Page) => window_.evaluate(() => window.overheard);

/** Posts messages from a hostile window to the page, in order. */
export const attack = (window_: Frame | Page, messages: unknown[]) =>
  window_.evaluate((all) => all.forEach((message) => window.attack(message)), messages);

/** Lets everything that the report's frame has posted arrive: a call to it and back. */
export const settled = (page: Page) => page.evaluate(() => window.attacked.getZoom());

/** Lets everything that a hostile frame or popup has posted arrive: messages of one window keep their order. */
export async function arrived(page: Page, from: Frame | Page): Promise<void> {
  const seen = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const onMessage = ({ data }: MessageEvent<unknown>) => {
          if (data !== 'the last one') return;
          window.removeEventListener('message', onMessage);
          resolve();
        };
        window.addEventListener('message', onMessage);
        window.noted.push('waiting');
      }),
  );
  await page.waitForFunction(() => window.noted.includes('waiting'));
  await page.evaluate(() => (window.noted = window.noted.filter((name) => name !== 'waiting')));
  await attack(from, ['the last one']);
  await seen;
}

/** How many replies the host has given to the frame, by status. */
export async function replies(frame: FakeFrame): Promise<(number | undefined)[]> {
  return (await frame.records()).filter(({ kind }) => kind === 'reply').map(({ statusCode }) => statusCode);
}

/** Collects what a page says on the console at the levels of warnings and errors, and its uncaught faults. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // a page without an icon is no matter of the SDK's
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (['warning', 'error'].includes(message.type()) && !isIcon) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
