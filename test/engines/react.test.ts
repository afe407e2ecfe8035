import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppHandle, AppOptions, start } from '../browser/react/app';
import { bundleApp } from '../browser/react/support';
import type { Page } from './support/browser';
import { describeInEngines } from './support/engines';
import { observeErrors } from './support/host-page';
import { startSites, type Sites } from './support/sites';

declare global {
  interface Window {
    reactApp: { start: typeof start };
    app: AppHandle;
  }
}

let sites: Sites;
beforeAll(async () => {
  sites = await startSites();
  sites.host.serve('/react-app.js', await bundleApp('19'));
});
afterAll(() => sites.close());

/** Opens a part of the test app, which is rendered in StrictMode. */
async function openApp(page: Page, part: Parameters<typeof start>[0]): Promise<void> {
  const { host, emulator } = sites;
  const options: AppOptions = {
    embedUrl: emulator.embedUrl('staff-overview'),
    accessToken: await emulator.createToken(),
  };
  await page.goto(
    host.page('/react', `<body><script>${observeErrors}</script><script src="/react-app.js"></script></body>`),
  );
  await page.evaluate(
    (name: Parameters<typeof start>[0], appOptions: AppOptions) => {
      window.createToken = async () => ((await (await fetch('/token')).json()) as { token: string }).token;
      window.app = window.reactApp.start(name, appOptions);
    },
    part,
    options,
  );
}

const status = (expected: string) => document.querySelector('[aria-label=status]')?.textContent === expected;

describeInEngines((page) => {
  it('a report renders in StrictMode, follows its props and events, and is disposed on unmount', async () => {
    await openApp(page(), 'single');
    await page().waitFor(status, 'rendered');
    await page().click('button', 'Hiring');
    const frame = page().frame('iframe');
    await frame.waitForText('Open positions');
    await frame.click('[role=tab], nav button', 'People');
    await page().waitFor(() => document.querySelector('[aria-label=page]')?.textContent === 'people');
    expect(await page().evaluate(() => [document.querySelectorAll('iframe').length, window.app.embeds()])).toEqual([
      1, 1,
    ]);
    // uses a script, because Chromium may still route mouse events to the frame that was clicked last
    await page().evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'show')?.click();
    });
    await page().waitFor(() => window.app.embeds() === 0);
    expect(await page().evaluate(() => document.querySelectorAll('iframe').length)).toBe(0);
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });

  it('a keep-alive report is shown on each of its routes, without reloading if the browser can move frames', async () => {
    await openApp(page(), 'routes');
    await page().click('button', 'sales');
    await page().waitFor(status, 'rendered');
    await page()
      .frame('iframe')
      .evaluate(() => void (document.body.dataset.marker = 'the same document'));
    await page().click('button', 'home');
    await page().click('button', 'wide');
    await page().waitFor(status, 'rendered');
    const frame = page().frame('main iframe');
    await frame.waitForText('Headcount');
    const canMove = await page().evaluate(() => 'moveBefore' in Element.prototype);
    expect(await frame.evaluate(() => document.body.dataset.marker === 'the same document')).toBe(canMove);
    expect(await page().evaluate(() => document.querySelector('main iframe')?.getBoundingClientRect().height)).toBe(
      400,
    );
    expect(await page().evaluate(() => window.observed)).toEqual([]);
  });
});
