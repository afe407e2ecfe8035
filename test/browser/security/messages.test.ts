import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  flushWindow,
  postAll,
  collectConsoleErrors,
  waitForFrame,
  receivedBy,
  hostileScript,
  observed,
  openAttackPage,
  replyStatuses,
  flushFrame,
  token,
} from './attack-page';

// All tests share one page, because opening a page takes longer than loading the attack page in it.
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ ignoreHTTPSErrors: true });
});

test.afterAll(() => page.close());

/** Messages that imitate the report's frame. */
const forgedMessages = (uid: string, id: unknown) => [
  { method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: 'a' }, body: {} },
  { method: 'POST', url: `/reports/${uid}/pages/p/visuals/v/events/visualClicked`, headers: { id: 'v' }, body: {} },
  { method: 'POST', url: `/reports/${uid}/eventHooks/newAccessToken`, headers: { id: 'b' }, body: {} },
  { method: 'POST', url: `/ready/${uid}`, headers: { id: 'c' } },
  { statusCode: 200, headers: { id }, body: [{ name: 'forged' }] },
  { statusCode: 200, headers: { id: 'constructor' }, body: null },
  { statusCode: 200, headers: { id: '__proto__' }, body: null },
];

test('a frame that navigates to another origin receives neither the token nor a reply', async ({ servers }) => {
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
  // the browser reports the messages that it has not delivered because they are addressed to the validated origin
  expect(consoleErrors.filter((text) => !text.includes('target origin'))).toEqual([]);
});

test('a frame that returns from another origin is loaded again, and the other origin never receives the token', async ({
  servers,
}) => {
  const { frame } = await openAttackPage(page, servers, '/there-and-back');
  const home = frame.frame.url();
  const otherUrl = servers.content.page('/on-the-way', `<body>${hostileScript}`);
  const navigate = (from: Frame, url: string) => from.evaluate((address) => void (location.href = address), url);
  await navigate(frame.frame, otherUrl);
  const foreignFrame = await waitForFrame(page, otherUrl);
  await flushWindow(page, foreignFrame);
  expect(await receivedBy(foreignFrame)).toEqual([]);
  await Promise.all([page.waitForEvent('framenavigated', (each) => each.url() === home), navigate(foreignFrame, home)]);
  const returned = await waitForFrame(page, home);
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

test('messages from a popup are ignored, even from the origin of the frame', async ({ servers }) => {
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

test('a frame can emit only the events of its embed type under its own uid', async ({ servers }) => {
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
  // a dashboard has neither the hooks nor the events of a report
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

test('hooks and /ready of an embed do not respond to the frame of another embed', async ({ servers }) => {
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

test('ids and event names of Object.prototype members are ignored', async ({ servers }) => {
  const consoleErrors = collectConsoleErrors(page);
  const { frame, uid } = await openAttackPage(page, servers, '/prototype-names');
  const before = await replyStatuses(frame);
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
  for (const name of names) {
    await frame.post({ statusCode: 200, headers: { id: name }, body: null });
    await frame.post({ statusCode: 500, headers: { id: name }, body: null });
    await frame.post({ headers: { id: name } });
    await frame.emit(`/reports/${uid}/events/${name}`);
    await frame.emit(`/reports/${name}/events/loaded`);
    await frame.emit(`/reports/${uid}/eventHooks/${name}`);
    await frame.emit(`/ready/${name}`);
    await frame.post({ method: name, url: `/reports/${uid}/events/loaded`, headers: { id: name } });
  }
  await flushFrame(page);
  expect(await observed(page)).toEqual([]);
  expect(await replyStatuses(frame)).toEqual(before);
  expect(consoleErrors).toEqual([]);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

test('an embed with the uid __proto__ receives its events', async ({ servers }) => {
  const { frame } = await openAttackPage(page, servers, '/prototype-uid', `uniqueId: '__proto__',`);
  await frame.emit('/reports/__proto__/events/rendered');
  await flushFrame(page);
  expect(await observed(page)).toEqual(['rendered']);
});

test('request ids have 128 bits and do not repeat', async ({ servers }) => {
  const { frame } = await openAttackPage(page, servers, '/ids');
  await page.evaluate(() => Promise.all(Array.from({ length: 200 }, () => window.targetReport.getZoom())));
  const ids = (await frame.records()).filter(({ kind }) => kind === 'request').map(({ headers }) => headers.id);
  expect(new Set(ids).size).toBe(201);
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(String(id)))).toEqual([]);
});

test('two services on one page send a single reply to each message', async ({ servers }) => {
  const { frame } = await openAttackPage(page, servers, '/two-services');
  await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement('div'));
    const { embedUrl } = window.targetReport.config;
    new window.vitrine.Service().embed(element, { type: 'report', embedUrl, accessToken: 't' });
  });
  const before = await replyStatuses(frame);
  await frame.emit('/reports/{uid}/events/rendered');
  await frame.emit('/reports/{uid}/eventHooks/newAccessToken');
  await flushFrame(page);
  expect(await replyStatuses(frame)).toEqual([...before, 200, 200]);
  expect(await observed(page)).toEqual(['rendered', 'hook']);
});

test('a second response to a request is ignored', async ({ servers }) => {
  const { frame } = await openAttackPage(page, servers, '/twice');
  await frame.respond('GET /report/filters', 'none');
  const filters = page.evaluate(() => window.targetReport.getFilters());
  await expect.poll(() => frame.requests()).toContain('GET /report/filters');
  const { headers } = (await frame.records()).find(({ url }) => url === '/report/filters')!;
  const before = await replyStatuses(frame);
  await frame.post({ statusCode: 200, headers: { id: headers.id }, body: [] });
  await frame.post({ statusCode: 400, headers: { id: headers.id }, body: { message: 'second' } });
  expect(await filters).toEqual([]);
  await flushFrame(page);
  expect(await observed(page)).toEqual([]);
  expect(await replyStatuses(frame)).toEqual(before);
});

test('frame events stay in the container, and native events are not mistaken for them', async ({ servers }) => {
  const { frame } = await openAttackPage(page, servers, '/no-bubbling');
  for (const name of ['click', 'submit', 'error', 'blur']) {
    await frame.emit(`/reports/{uid}/events/${name}`, { message: 'from the frame' });
  }
  await flushFrame(page);
  // `error` and `blur` are report events: the report's listeners receive them, the window and the document do not
  expect(await observed(page)).toEqual(['error', 'blur']);
  // native events of the container are not passed to the report's listeners
  await page.evaluate(() => {
    const { element } = window.targetReport;
    window.targetReport.setComponentTabIndex();
    element.focus();
    element.blur();
    element.dispatchEvent(new Event('error'));
  });
  expect(await observed(page)).toEqual(['error', 'blur']);
});

test('a flood of 10,000 invalid messages gets no reply and does not hide valid messages', async ({ servers }) => {
  const consoleErrors = collectConsoleErrors(page);
  const { hostile, frame, uid } = await openAttackPage(page, servers, '/flood');
  const before = await replyStatuses(frame);
  await hostile.evaluate(
    (all) => {
      for (let round = 0; round < 10_000; round += 1) window.postToHost(all[round % all.length]);
    },
    forgedMessages(uid, 'x'),
  );
  await flushWindow(page, hostile);
  await frame.frame.evaluate((id) => {
    for (let round = 0; round < 10_000; round += 1) {
      const url = round % 2 ? `/reports/${id}/events/unknown-${round}` : `/reports/${round}/events/loaded`;
      window.fakeFrame.post({ method: 'POST', url, headers: { id: `flood-${round}` }, body: {} });
    }
  }, uid);
  await flushFrame(page);
  expect(await receivedBy(hostile)).toEqual([]);
  expect(await replyStatuses(frame)).toEqual(before);
  expect(await observed(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await frame.emit('/reports/{uid}/events/rendered');
  // each /ready message gets a reply but does not trigger another request
  await frame.frame.evaluate(() => {
    for (let round = 0; round < 100; round += 1) window.fakeFrame.emit('/ready/{uid}', {});
  });
  await flushFrame(page);
  expect(await observed(page)).toEqual(['rendered']);
  expect(await replyStatuses(frame)).toHaveLength(before.length + 101);
  expect((await frame.requests()).filter((call) => call.includes('frontload'))).toHaveLength(1);
});
