import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  collectConsoleErrors,
  flushFrame,
  flushWindow,
  forgedMessages,
  hostileScript,
  observed,
  openAttackPage,
  postAll,
  receivedBy,
  replyStatuses,
  token,
  waitForFrame,
} from './attack-page';

// All tests share one page, because opening a page takes longer than loading the attack page in it.
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ ignoreHTTPSErrors: true });
});

test.afterAll(() => page.close());

test('a frame that navigates to a different origin receives neither the token nor a reply', async ({ servers }) => {
  const consoleErrors = collectConsoleErrors(page);
  const { frame, uid } = await openAttackPage(page, servers, '/navigated');
  const otherUrl = servers.content.page(
    '/elsewhere',
    `<body><script>
      window.received = [];
      addEventListener('message', (event) => window.received.push(JSON.stringify(event.data)));
      for (const message of ${JSON.stringify(forgedMessages(uid, 'x'))}) parent.postMessage(message, '*');
    </script>`,
  );
  await frame.frame.evaluate((url) => {
    location.href = url;
  }, otherUrl);
  const foreignFrame = await waitForFrame(page, otherUrl);
  const outcome = await page.evaluate(() =>
    window.targetReport
      .setAccessToken('token-that-must-not-leak-either', { timeoutMs: 300 })
      .catch((error: unknown) => (error as { code: string }).code),
  );
  expect(outcome).toBe('timeout');
  expect(await receivedBy(foreignFrame)).toEqual([]);
  expect(await observed(page)).toEqual([]);
  // the browser logs the messages that it did not deliver because they are addressed to the validated origin
  expect(consoleErrors.filter((text) => !text.includes('target origin'))).toEqual([]);
});

test('a frame that returns from a different origin reloads its content, and the other origin never receives the token', async ({
  servers,
}) => {
  const { frame } = await openAttackPage(page, servers, '/there-and-back');
  const originalUrl = frame.frame.url();
  const otherUrl = servers.content.page('/on-the-way', `<body>${hostileScript}`);
  const navigate = (from: Frame, url: string) => from.evaluate((address) => void (location.href = address), url);
  await navigate(frame.frame, otherUrl);
  const foreignFrame = await waitForFrame(page, otherUrl);
  await flushWindow(page, foreignFrame);
  expect(await receivedBy(foreignFrame)).toEqual([]);
  await Promise.all([
    page.waitForEvent('framenavigated', (each) => each.url() === originalUrl),
    navigate(foreignFrame, originalUrl),
  ]);
  const returned = await waitForFrame(page, originalUrl);
  await returned.waitForFunction(() => (window.fakeFrame as object | undefined) && window.fakeFrame.records.length > 0);
  const [first] = await returned.evaluate(() => window.fakeFrame.records);
  expect(first).toMatchObject({ url: '/report/load', body: { accessToken: token } });
});

test('a sibling frame cannot emit events, call hooks or reply to requests', async ({ servers }) => {
  const { hostile, uid, frame } = await openAttackPage(page, servers, '/sibling');
  await frame.respond('GET /report/pages', 'none');
  const pending = page.evaluate(() =>
    window.targetReport.getPages({ timeoutMs: 1500 }).then(
      () => 'resolved',
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  await expect.poll(() => frame.requests()).toContain('GET /report/pages');
  const request = (await frame.records()).find(({ url }) => url === '/report/pages');
  await postAll(hostile, forgedMessages(uid, request?.headers.id));
  expect(await pending).toBe('timeout');
  expect(await observed(page)).toEqual([]);
  expect(await receivedBy(hostile)).toEqual([]);
});

test('messages from a frame nested in the content frame are ignored', async ({ servers }) => {
  const { frame, uid, hostileUrl } = await openAttackPage(page, servers, '/nested');
  await frame.frame.evaluate((url) => {
    const inner = document.body.appendChild(document.createElement('iframe'));
    inner.src = url;
  }, `${hostileUrl}?inner`);
  const inner = await waitForFrame(page, `${hostileUrl}?inner`);
  // its parent is the content frame, so it posts to the top window
  await inner.evaluate((all) => all.forEach((message) => top!.postMessage(message, '*')), forgedMessages(uid, 'x'));
  await inner.evaluate(() => top!.postMessage({ statusCode: 200, headers: { id: 'last' } }, '*'));
  await flushFrame(page);
  expect(await observed(page)).toEqual([]);
  expect(await receivedBy(inner)).toEqual([]);
});

test("messages from a popup are ignored, even from the frame's origin", async ({ servers }) => {
  const { uid, hostileUrl, frame } = await openAttackPage(page, servers, '/popup');
  const popup = (url: string) =>
    Promise.all([page.waitForEvent('popup'), page.evaluate((address) => void window.open(address), url)]);
  const [hostile] = await popup(hostileUrl);
  await hostile.waitForLoadState();
  await postAll(hostile, forgedMessages(uid, 'x'));
  await flushWindow(page, hostile);
  expect(await receivedBy(hostile)).toEqual([]);
  // correct origin and uid, wrong window
  const [twin] = await popup(frame.frame.url());
  await twin.waitForFunction(() => 'fakeFrame' in window);
  await twin.evaluate(
    (all) => all.forEach((message) => (window.opener as Window).postMessage(message, '*')),
    forgedMessages(uid, 'x'),
  );
  await flushFrame(page);
  expect(await twin.evaluate(() => window.fakeFrame.records)).toEqual([]);
  expect(await observed(page)).toEqual([]);
  await Promise.all([hostile.close(), twin.close()]);
});

test('a frame can emit only its embed type’s events under its own uid', async ({ servers }) => {
  const { frame, uid } = await openAttackPage(page, servers, '/closed-set');
  const before = await replyStatuses(frame);
  const paths = [
    ...['click', 'submit', 'tileClicked', 'tileLoaded', 'LOADED', ''].map((name) => `/reports/{uid}/events/${name}`),
    '/dashboards/{uid}/events/loaded',
    '/tile/{uid}/events/loaded',
    '/qna/{uid}/events/loaded',
    '/reports/another-id/events/loaded',
    `/reports/${uid}x/events/loaded`,
    '/reports/{uid}/events/loaded/',
    '//reports/{uid}/events/loaded',
    '/reports/{uid}/eventHooks/somethingElse',
    '/ready/another-id',
    '/reports/%E0%A4%A/events/loaded',
  ];
  for (const path of paths) await frame.emit(path);
  await flushFrame(page);
  expect(await observed(page)).toEqual([]);
  expect(await replyStatuses(frame)).toEqual(before);
  // a dashboard has neither a report's hooks nor its events
  const dashboardUrl = await page.evaluate(async (embedUrl) => {
    const element = document.body.appendChild(document.createElement('div'));
    const dashboard = window.vitrine.service.embed(element, { type: 'dashboard', embedUrl, accessToken: 'd' });
    for (const name of ['dataSelected', 'pageChanged'])
      element.addEventListener(name, () => window.observed.push(name));
    await dashboard.whenRendered();
    const { contentWindow } = dashboard.iframe;
    for (const path of ['eventHooks/newAccessToken', 'eventHooks/preQuery', 'events/dataSelected'])
      contentWindow?.postMessage({ fake: 'emit', id: path, url: `/reports/{uid}/${path}`, body: {} }, '*');
    contentWindow?.postMessage(
      { fake: 'emit', id: 'page', url: '/dashboards/{uid}/events/pageChanged', body: { newPage: { name: 'p' } } },
      '*',
    );
    await dashboard.getCorrelationId();
    return dashboard.iframe.src;
  }, `${servers.provider.origin}/dashboardEmbed?dashboardId=d`);
  const dashboard = await waitForFrame(page, dashboardUrl);
  const messages = await dashboard.evaluate(() =>
    window.fakeFrame.records.map(({ kind, headers }) => [kind, headers.id]),
  );
  expect(messages.filter(([kind]) => kind === 'reply')).toHaveLength(2);
  expect(await observed(page)).toEqual([]);
});

test("hook requests and ready messages from another embed's frame are ignored", async ({ servers }) => {
  const { frame, uid } = await openAttackPage(page, servers, '/neighbor');
  const neighborUrl = `${servers.provider.origin}/reportEmbed?reportId=neighbor&uid=neighbor`;
  await page.evaluate(
    (embedUrl) => {
      const element = document.body.appendChild(document.createElement('div'));
      window.vitrine.service.embed(element, { type: 'report', embedUrl, accessToken: 'n', uniqueId: 'neighbor' });
    },
    neighborUrl.replace('&uid=neighbor', ''),
  );
  const neighbor = await waitForFrame(page, neighborUrl);
  await expect
    .poll(() =>
      neighbor.evaluate(() => ((window.fakeFrame as object | undefined) ? window.fakeFrame.records.length : 0)),
    )
    .toBeGreaterThan(0);
  const countBefore = await neighbor.evaluate(() => window.fakeFrame.records.length);
  await neighbor.evaluate((id) => {
    for (const path of ['ready/{}', 'reports/{}/eventHooks/newAccessToken', 'reports/{}/eventHooks/preQuery'])
      window.fakeFrame.emit(`/${path.replace('{}', id)}`, {});
  }, uid);
  await neighbor.evaluate(() => window.fakeFrame.emit('/reports/{uid}/events/rendered', {}));
  // the only reply is to the neighbor's own event
  await expect.poll(() => neighbor.evaluate(() => window.fakeFrame.records.length)).toBeGreaterThan(countBefore);
  const records = await neighbor.evaluate(() => window.fakeFrame.records);
  expect(JSON.stringify(records)).not.toContain(token);
  expect(records.filter(({ url }) => url === '/frontload/config')).toEqual([]);
  expect(await observed(page)).toEqual([]);
  expect(await frame.requests()).toEqual(['POST /report/load']);
});

test('frame events bubble except error and blur, and native events are not mistaken for them', async ({ servers }) => {
  const { frame } = await openAttackPage(page, servers, '/bubbling');
  await page.evaluate(() => {
    for (const name of ['blur', 'info']) {
      document.addEventListener(name, () => window.observed.push(`${name} on the page`));
    }
  });
  for (const name of ['click', 'submit', 'info', 'error', 'blur']) {
    await frame.emit(`/reports/{uid}/events/${name}`, { message: 'from the frame' });
  }
  await flushFrame(page);
  // only the report's listeners receive `error` and `blur`, and nothing receives `click` and `submit`
  expect(await observed(page)).toEqual(['info', 'info on the page', 'error', 'blur']);
  // the container's native events are not passed to the report's listeners
  await page.evaluate(() => {
    const { element } = window.targetReport;
    window.targetReport.setComponentTabIndex();
    element.focus();
    element.blur();
    element.dispatchEvent(new Event('error'));
  });
  expect(await observed(page)).toEqual(['info', 'info on the page', 'error', 'blur']);
});
