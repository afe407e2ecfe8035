import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { FakeFrame, fakeFrame } from '../support/fake-frames';
import type { Servers } from '../support/servers';

const token = 'token-that-must-not-leak';

/** Opens a page with one report, whose events the page notes, and a hostile frame of another site beside it. */
async function open(page: Page, { host, provider, content }: Servers, path: string) {
  const hostile = content.page(
    `${path}-hostile`,
    `<body><script>
      window.heard = [];
      addEventListener('message', (event) => window.heard.push(event.data));
      window.attack = (message) => parent.postMessage(message, '*');
    </script>`,
  );
  await page.goto(
    host.page(
      path,
      `<body><div id="report" style="height:300px"></div><iframe id="hostile" title="hostile" src="${hostile}"></iframe>
      <script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>
      <script>
        window.noted = [];
        window.addEventListener('error', (event) => window.noted.push('window error: ' + event.message));
        document.body.addEventListener('click', () => window.noted.push('click on the page'));
        const { service } = vitrine;
        window.report = service.embed(document.querySelector('#report'), {
          type: 'report', embedUrl: '${provider.origin}/reportEmbed?reportId=r', accessToken: '${token}', tokenType: 0,
          eventHooks: { accessTokenProvider: () => { window.noted.push('hook'); return '${token}-fresh'; } },
        });
        for (const name of report.allowedEvents) report.on(name, () => window.noted.push(name));
      </script>`,
    ),
  );
  const inner = await (await page.locator('#report iframe').elementHandle())?.contentFrame();
  if (!inner) throw new Error('The report has no frame.');
  await inner.waitForFunction(() => 'fakeFrame' in window);
  const frame = new FakeFrame(inner);
  await expect.poll(() => frame.calls()).toEqual(['POST /report/load']);
  await expect.poll(() => noted(page)).toContain('rendered');
  const hostileFrame = page.frames().find((each) => each.url() === hostile);
  if (!hostileFrame) throw new Error('The hostile frame is missing.');
  const uid = await page.evaluate(
    () => (window as unknown as { report: { config: { uniqueId: string } } }).report.config.uniqueId,
  );
  await page.evaluate(() => ((window as unknown as { noted: string[] }).noted.length = 0));
  return { frame, hostileFrame, uid };
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: string[] }).noted);

/** Lets everything that was posted before arrive: a call to the real frame and back. */
const settled = (page: Page) =>
  page.evaluate(() => (window as unknown as { report: { getZoom(): Promise<number> } }).report.getZoom());

test('a sibling frame can neither raise events nor call hooks nor reply (rules 2 to 4)', async ({ page, servers }) => {
  const { hostileFrame, uid, frame } = await open(page, servers, '/sibling');
  await frame.answer('GET /report/pages', 'silence');
  const pending = page.evaluate(() =>
    (window as unknown as { report: { getPages(options: object): Promise<unknown> } }).report
      .getPages({ timeoutMs: 1500 })
      .then(
        () => 'answered',
        (error: unknown) => (error as { code: string }).code,
      ),
  );
  await expect.poll(() => frame.calls()).toContain('GET /report/pages');
  const call = (await frame.records()).find(({ url }) => url === '/report/pages');
  const id = call?.headers.id;
  for (const message of [
    { method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: 'a' }, body: {} },
    { method: 'POST', url: `/reports/${uid}/eventHooks/newAccessToken`, headers: { id: 'b' }, body: {} },
    { method: 'POST', url: `/ready/${uid}`, headers: { id: 'c' } },
    { statusCode: 200, headers: { id }, body: [{ name: 'forged' }] },
    { statusCode: 200, headers: { id: 'constructor' }, body: null },
    { statusCode: 200, headers: { id: '__proto__' }, body: null },
  ]) {
    await hostileFrame.evaluate((data) => (window as unknown as { attack(data: unknown): void }).attack(data), message);
  }
  expect(await pending).toBe('timeout');
  expect(await noted(page)).toEqual([]);
  expect(await hostileFrame.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
});

test('a frame inside the frame and a popup are nobody (rule 2)', async ({ page, servers }) => {
  const { frame, uid } = await open(page, servers, '/nested');
  await frame.frame.evaluate(
    ([inner]) => {
      const child = document.createElement('iframe');
      child.srcdoc = `<script>top.postMessage(${JSON.stringify(inner)}, '*')</script>`;
      return new Promise((resolve) => {
        child.onload = resolve;
        document.body.append(child);
      });
    },
    [{ method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: 'a' } }] as const,
  );
  await settled(page);
  expect(await noted(page)).toEqual([]);
});

test('the frame may raise only the events of its type, and none of them reaches the page around (rules 2 and 6)', async ({
  page,
  servers,
}) => {
  const { frame } = await open(page, servers, '/closed-set');
  for (const name of ['click', 'submit', 'constructor', '__proto__', 'tileClicked'])
    await frame.raise(`/reports/{uid}/events/${name}`);
  await frame.raise('/reports/{uid}/events/error', { message: 'of the frame' });
  await settled(page);
  expect(await noted(page)).toEqual(['error']);
  const replies = (await frame.records()).filter(({ kind }) => kind === 'reply');
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBe(replies.length);
});

test('a frame that navigates to another origin gets neither the token nor an answer (rules 1 and 9)', async ({
  page,
  servers,
}) => {
  const { frame, uid } = await open(page, servers, '/navigated');
  const elsewhere = servers.content.page(
    '/elsewhere',
    `<body><script>
      window.heard = [];
      addEventListener('message', (event) => window.heard.push(JSON.stringify(event.data)));
      parent.postMessage({ method: 'POST', url: '/reports/${uid}/eventHooks/newAccessToken', headers: { id: 'h' }, body: {} }, '*');
      parent.postMessage({ method: 'POST', url: '/ready/${uid}', headers: { id: 'r' } }, '*');
    </script>`,
  );
  await frame.frame.evaluate((url) => {
    location.href = url;
  }, elsewhere);
  const stranger = page.frameLocator('#report iframe');
  await stranger.locator('body').waitFor({ state: 'attached' });
  await expect.poll(() => page.frames().some((each) => each.url() === elsewhere)).toBe(true);
  const outcome = await page.evaluate(() => {
    const { report } = window as unknown as {
      report: { reload(): Promise<void>; setAccessToken(token: string, options: object): Promise<void> };
    };
    return report
      .setAccessToken('token-that-must-not-leak-either', { timeoutMs: 300 })
      .catch((error: unknown) => (error as { code: string }).code);
  });
  expect(outcome).toBe('timeout');
  const heard = await page
    .frames()
    .find((each) => each.url() === elsewhere)!
    .evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toEqual([]);
  expect(await noted(page)).not.toContain('hook');
});

test('the hook answers the embed’s own frame, once (rules 3 and 5)', async ({ page, servers }) => {
  const { frame } = await open(page, servers, '/hook');
  await frame.raise('/reports/{uid}/eventHooks/newAccessToken');
  await expect
    .poll(
      async () =>
        (await frame.records()).filter(({ kind, body }) => kind === 'reply' && body === `${token}-fresh`).length,
    )
    .toBe(1);
  expect(await noted(page)).toEqual(['hook']);
});

test('two services on one page give one reply to each message (rule 5)', async ({ page, servers }) => {
  const { frame } = await open(page, servers, '/two-services');
  await page.evaluate(() => {
    const { vitrine } = window as unknown as { vitrine: typeof import('../../../src') };
    const element = document.body.appendChild(document.createElement('div'));
    const { embedUrl } = vitrine.service.get(document.querySelector<HTMLElement>('#report')!).config;
    new vitrine.Service().embed(element, { type: 'report', embedUrl, accessToken: 't' });
  });
  const before = (await frame.records()).filter(({ kind }) => kind === 'reply').length;
  await frame.raise('/reports/{uid}/events/rendered');
  await expect.poll(async () => (await frame.records()).filter(({ kind }) => kind === 'reply').length).toBe(before + 1);
  await settled(page);
  expect((await frame.records()).filter(({ kind }) => kind === 'reply').length).toBe(before + 1);
});

test('no token is written into the document (rule 7)', async ({ page, servers }) => {
  await open(page, servers, '/no-token-in-dom');
  expect(await page.evaluate(() => document.querySelector('#report')!.outerHTML)).not.toContain(token);
});

test('works under a strict content security policy and Trusted Types (rule 14)', async ({
  page,
  servers: { host, provider },
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  host.serve(
    '/strict.js',
    `vitrine.service.embed(document.querySelector('#report'), { type: 'report', embedUrl: '${provider.origin}/reportEmbed?reportId=r', accessToken: 't' });
     vitrine.service.preload({ embedUrl: '${provider.origin}/reportEmbed?reportId=r' });`,
  );
  await page.goto(
    host.page(
      '/strict',
      '<body><div id="report"></div><script src="/dist/vitrine.umd.min.js"></script><script src="/strict.js"></script>',
      {
        'content-security-policy': `default-src 'none'; script-src 'self'; frame-src ${provider.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    ),
  );
  const frame = await fakeFrame(page);
  await expect.poll(() => frame.calls()).toEqual(['POST /report/load']);
  expect(complaints).toEqual([]);
});
