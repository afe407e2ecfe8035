import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  collectConsoleErrors,
  flushFrame,
  flushWindow,
  forgedMessages,
  observed,
  openAttackPage,
  receivedBy,
  replyStatuses,
} from './attack-page';

// All tests share one page, because opening a page takes longer than loading the attack page in it.
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ ignoreHTTPSErrors: true });
});

test.afterAll(() => page.close());

test('ids and event names that match Object.prototype members are ignored', async ({ servers }) => {
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

test('a flood of 10,000 invalid messages gets no replies and does not block valid messages', async ({ servers }) => {
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
