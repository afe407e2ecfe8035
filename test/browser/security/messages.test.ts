import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  arrived,
  attack,
  complaintsOf,
  frameAt,
  heard,
  hostileScript,
  noted,
  openScene,
  replies,
  settled,
  token,
} from './stage';

// One page for all tests: each opens a scene of its own in it, and a page costs more than a scene.
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ ignoreHTTPSErrors: true });
});

test.afterAll(() => page.close());

/** Everything that somebody could say in order to pass for the report's frame. */
const forgeries = (uid: string, id: unknown) => [
  { method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: 'a' }, body: {} },
  { method: 'POST', url: `/reports/${uid}/pages/p/visuals/v/events/visualClicked`, headers: { id: 'v' }, body: {} },
  { method: 'POST', url: `/reports/${uid}/eventHooks/newAccessToken`, headers: { id: 'b' }, body: {} },
  { method: 'POST', url: `/ready/${uid}`, headers: { id: 'c' } },
  { statusCode: 200, headers: { id }, body: [{ name: 'forged' }] },
  { statusCode: 200, headers: { id: 'constructor' }, body: null },
  { statusCode: 200, headers: { id: '__proto__' }, body: null },
];

test('rule 1: a frame that navigates to another origin gets neither the token nor an answer', async ({ servers }) => {
  const complaints = complaintsOf(page);
  const { frame, uid } = await openScene(page, servers, '/navigated');
  const elsewhere = servers.content.page(
    '/elsewhere',
    `<body><script>
      window.overheard = [];
      addEventListener('message', (event) => window.overheard.push(JSON.stringify(event.data)));
      for (const message of ${JSON.stringify(forgeries(uid, 'x'))}) parent.postMessage(message, '*');
    </script>`,
  );
  await frame.frame.evaluate((url) => {
    location.href = url;
  }, elsewhere);
  const stranger = await frameAt(page, elsewhere);
  const outcome = await page.evaluate(() =>
    window.attacked
      .setAccessToken('token-that-must-not-leak-either', { timeoutMs: 300 })
      .catch((error: unknown) => (error as { code: string }).code),
  );
  expect(outcome).toBe('timeout');
  expect(await heard(stranger)).toEqual([]);
  expect(await noted(page)).toEqual([]);
  // the browser itself says that it has not delivered what was for the pinned origin
  expect(complaints.filter((text) => !text.includes('target origin'))).toEqual([]);
});

test('rule 1: a frame that comes back from another origin gets the token again, the other origin never', async ({
  servers,
}) => {
  const { frame } = await openScene(page, servers, '/there-and-back');
  const home = frame.frame.url();
  const elsewhere = servers.content.page('/on-the-way', `<body>${hostileScript}`);
  const go = (from: Frame, url: string) => from.evaluate((address) => void (location.href = address), url);
  await go(frame.frame, elsewhere);
  const stranger = await frameAt(page, elsewhere);
  await arrived(page, stranger);
  expect(await heard(stranger)).toEqual([]);
  await Promise.all([page.waitForEvent('framenavigated', (each) => each.url() === home), go(stranger, home)]);
  const returned = await frameAt(page, home);
  await returned.waitForFunction(() => (window.fakeFrame as object | undefined) && window.fakeFrame.records.length > 0);
  const [first] = await returned.evaluate(() => window.fakeFrame.records);
  expect(first).toMatchObject({ url: '/report/load', body: { accessToken: token } });
});

test('rule 2: a sibling frame can neither raise events nor call hooks nor reply', async ({ servers }) => {
  const { hostile, uid, frame } = await openScene(page, servers, '/sibling');
  await frame.answer('GET /report/pages', 'silence');
  const pending = page.evaluate(() =>
    window.attacked.getPages({ timeoutMs: 1500 }).then(
      () => 'answered',
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  await expect.poll(() => frame.calls()).toContain('GET /report/pages');
  const call = (await frame.records()).find(({ url }) => url === '/report/pages');
  await attack(hostile, forgeries(uid, call?.headers.id));
  expect(await pending).toBe('timeout');
  expect(await noted(page)).toEqual([]);
  expect(await heard(hostile)).toEqual([]);
});

test('rule 2: a frame inside our frame is nobody', async ({ servers }) => {
  const { frame, uid, hostileUrl } = await openScene(page, servers, '/nested');
  await frame.frame.evaluate((url) => {
    const inner = document.body.appendChild(document.createElement('iframe'));
    inner.src = url;
  }, `${hostileUrl}?inner`);
  const inner = await frameAt(page, `${hostileUrl}?inner`);
  // its parent is our frame, so it reaches for the page at the top
  await inner.evaluate((all) => all.forEach((message) => top!.postMessage(message, '*')), forgeries(uid, 'x'));
  await inner.evaluate(() => top!.postMessage({ statusCode: 200, headers: { id: 'last' } }, '*'));
  await settled(page);
  expect(await noted(page)).toEqual([]);
  expect(await heard(inner)).toEqual([]);
});

test('rule 2: a popup is nobody, even at the frame’s own origin', async ({ servers }) => {
  const { uid, hostileUrl, frame } = await openScene(page, servers, '/popup');
  const popup = (url: string) =>
    Promise.all([page.waitForEvent('popup'), page.evaluate((address) => void window.open(address), url)]);
  const [hostile] = await popup(hostileUrl);
  await hostile.waitForLoadState();
  await attack(hostile, forgeries(uid, 'x'));
  await arrived(page, hostile);
  expect(await heard(hostile)).toEqual([]);
  // the right origin and the right id from the wrong window
  const [twin] = await popup(frame.frame.url());
  await twin.waitForFunction(() => 'fakeFrame' in window);
  await twin.evaluate(
    (all) => all.forEach((message) => (window.opener as Window).postMessage(message, '*')),
    forgeries(uid, 'x'),
  );
  await settled(page);
  expect(await twin.evaluate(() => window.fakeFrame.records)).toEqual([]);
  expect(await noted(page)).toEqual([]);
  await Promise.all([hostile.close(), twin.close()]);
});

test('rule 2: the frame may raise only the events of its type, under its own id', async ({ servers }) => {
  const { frame, uid } = await openScene(page, servers, '/closed-set');
  const before = await replies(frame);
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
  for (const path of paths) await frame.raise(path);
  await settled(page);
  expect(await noted(page)).toEqual([]);
  expect(await replies(frame)).toEqual(before);
  // a dashboard has neither the hooks nor the events of a report
  const dashboardUrl = await page.evaluate(async (embedUrl) => {
    const element = document.body.appendChild(document.createElement('div'));
    const dashboard = window.vitrine.service.embed(element, { type: 'dashboard', embedUrl, accessToken: 'd' });
    for (const name of ['dataSelected', 'pageChanged']) element.addEventListener(name, () => window.noted.push(name));
    await dashboard.whenRendered();
    const { contentWindow } = dashboard.iframe;
    for (const path of ['eventHooks/newAccessToken', 'eventHooks/preQuery', 'events/dataSelected'])
      contentWindow?.postMessage({ fake: 'raise', id: path, url: `/reports/{uid}/${path}`, body: {} }, '*');
    contentWindow?.postMessage(
      { fake: 'raise', id: 'page', url: '/dashboards/{uid}/events/pageChanged', body: { newPage: { name: 'p' } } },
      '*',
    );
    await dashboard.getCorrelationId();
    return dashboard.iframe.src;
  }, `${servers.provider.origin}/dashboardEmbed?dashboardId=d`);
  const dashboard = await frameAt(page, dashboardUrl);
  const answered = await dashboard.evaluate(() =>
    window.fakeFrame.records.map(({ kind, headers }) => [kind, headers.id]),
  );
  expect(answered.filter(([kind]) => kind === 'reply')).toHaveLength(2);
  expect(await noted(page)).toEqual([]);
});

test('rule 3: hooks and /ready of one embed are not answered to the frame of another', async ({ servers }) => {
  const { frame, uid } = await openScene(page, servers, '/neighbour');
  const neighbourUrl = `${servers.provider.origin}/reportEmbed?reportId=neighbour&uid=neighbour`;
  await page.evaluate(
    (embedUrl) => {
      const element = document.body.appendChild(document.createElement('div'));
      window.vitrine.service.embed(element, { type: 'report', embedUrl, accessToken: 'n', uniqueId: 'neighbour' });
    },
    neighbourUrl.replace('&uid=neighbour', ''),
  );
  const neighbour = await frameAt(page, neighbourUrl);
  await expect
    .poll(() =>
      neighbour.evaluate(() => ((window.fakeFrame as object | undefined) ? window.fakeFrame.records.length : 0)),
    )
    .toBeGreaterThan(0);
  const heardBefore = await neighbour.evaluate(() => window.fakeFrame.records.length);
  await neighbour.evaluate((id) => {
    for (const path of ['ready/{}', 'reports/{}/eventHooks/newAccessToken', 'reports/{}/eventHooks/preQuery'])
      window.fakeFrame.raise(`/${path.replace('{}', id)}`, {});
  }, uid);
  await neighbour.evaluate(() => window.fakeFrame.raise('/reports/{uid}/events/rendered', {}));
  // the one reply is to the neighbour's own event
  await expect.poll(() => neighbour.evaluate(() => window.fakeFrame.records.length)).toBeGreaterThan(heardBefore);
  const records = await neighbour.evaluate(() => window.fakeFrame.records);
  expect(JSON.stringify(records)).not.toContain(token);
  expect(records.filter(({ url }) => url === '/frontload/config')).toEqual([]);
  expect(await noted(page)).toEqual([]);
  expect(await frame.calls()).toEqual(['POST /report/load']);
});

test('rule 4: ids and names that every object has do nothing', async ({ servers }) => {
  const complaints = complaintsOf(page);
  const { frame, uid } = await openScene(page, servers, '/prototype-names');
  const before = await replies(frame);
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];
  for (const name of names) {
    await frame.post({ statusCode: 200, headers: { id: name }, body: null });
    await frame.post({ statusCode: 500, headers: { id: name }, body: null });
    await frame.post({ headers: { id: name } });
    await frame.raise(`/reports/${uid}/events/${name}`);
    await frame.raise(`/reports/${name}/events/loaded`);
    await frame.raise(`/reports/${uid}/eventHooks/${name}`);
    await frame.raise(`/ready/${name}`);
    await frame.post({ method: name, url: `/reports/${uid}/events/loaded`, headers: { id: name } });
  }
  await settled(page);
  expect(await noted(page)).toEqual([]);
  expect(await replies(frame)).toEqual(before);
  expect(complaints).toEqual([]);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

test('rule 4: an embed whose id is a name of every object works like any other', async ({ servers }) => {
  const { frame } = await openScene(page, servers, '/prototype-uid', `uniqueId: '__proto__',`);
  await frame.raise('/reports/__proto__/events/rendered');
  await settled(page);
  expect(await noted(page)).toEqual(['rendered']);
});

test('rule 4: ids of calls are 128 bits that do not repeat', async ({ servers }) => {
  const { frame } = await openScene(page, servers, '/ids');
  await page.evaluate(() => Promise.all(Array.from({ length: 200 }, () => window.attacked.getZoom())));
  const ids = (await frame.records()).filter(({ kind }) => kind === 'request').map(({ headers }) => headers.id);
  expect(new Set(ids).size).toBe(201);
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(String(id)))).toEqual([]);
});

test('rule 5: two services on one page give one reply to each message', async ({ servers }) => {
  const { frame } = await openScene(page, servers, '/two-services');
  await page.evaluate(() => {
    const element = document.body.appendChild(document.createElement('div'));
    const { embedUrl } = window.attacked.config;
    new window.vitrine.Service().embed(element, { type: 'report', embedUrl, accessToken: 't' });
  });
  const before = await replies(frame);
  await frame.raise('/reports/{uid}/events/rendered');
  await frame.raise('/reports/{uid}/eventHooks/newAccessToken');
  await settled(page);
  expect(await replies(frame)).toEqual([...before, 200, 200]);
  expect(await noted(page)).toEqual(['rendered', 'hook']);
});

test('rule 5: an answer that comes twice counts once', async ({ servers }) => {
  const { frame } = await openScene(page, servers, '/twice');
  await frame.answer('GET /report/filters', 'silence');
  const filters = page.evaluate(() => window.attacked.getFilters());
  await expect.poll(() => frame.calls()).toContain('GET /report/filters');
  const { headers } = (await frame.records()).find(({ url }) => url === '/report/filters')!;
  const before = await replies(frame);
  await frame.post({ statusCode: 200, headers: { id: headers.id }, body: [] });
  await frame.post({ statusCode: 400, headers: { id: headers.id }, body: { message: 'second' } });
  expect(await filters).toEqual([]);
  await settled(page);
  expect(await noted(page)).toEqual([]);
  expect(await replies(frame)).toEqual(before);
});

test('rule 6: events stay in the container, and none is one of the browser’s own', async ({ servers }) => {
  const { frame } = await openScene(page, servers, '/no-bubbling');
  for (const name of ['click', 'submit', 'error', 'blur']) {
    await frame.raise(`/reports/{uid}/events/${name}`, { message: 'of the frame' });
  }
  await settled(page);
  // `error` and `blur` are events of reports: they reach the report's handlers, and neither the window nor the document
  expect(await noted(page)).toEqual(['error', 'blur']);
  // nor are the browser's own events upon the container the frame's
  await page.evaluate(() => {
    const { element } = window.attacked;
    window.attacked.setComponentTabIndex();
    element.focus();
    element.blur();
    element.dispatchEvent(new Event('error'));
  });
  expect(await noted(page)).toEqual(['error', 'blur']);
});

test('rules 2 and 5: a flood of 10,000 messages gets no reply and hides nothing', async ({ servers }) => {
  const complaints = complaintsOf(page);
  const { hostile, frame, uid } = await openScene(page, servers, '/flood');
  const before = await replies(frame);
  await hostile.evaluate(
    (all) => {
      for (let round = 0; round < 10_000; round += 1) window.attack(all[round % all.length]);
    },
    forgeries(uid, 'x'),
  );
  await arrived(page, hostile);
  await frame.frame.evaluate((id) => {
    for (let round = 0; round < 10_000; round += 1) {
      const url = round % 2 ? `/reports/${id}/events/unknown-${round}` : `/reports/${round}/events/loaded`;
      window.fakeFrame.post({ method: 'POST', url, headers: { id: `flood-${round}` }, body: {} });
    }
  }, uid);
  await settled(page);
  expect(await heard(hostile)).toEqual([]);
  expect(await replies(frame)).toEqual(before);
  expect(await noted(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await frame.raise('/reports/{uid}/events/rendered');
  // each sign of life has its reply, but makes no call
  await frame.frame.evaluate(() => {
    for (let round = 0; round < 100; round += 1) window.fakeFrame.raise('/ready/{uid}', {});
  });
  await settled(page);
  expect(await noted(page)).toEqual(['rendered']);
  expect(await replies(frame)).toHaveLength(before.length + 101);
  expect((await frame.calls()).filter((call) => call.includes('frontload'))).toHaveLength(1);
});
