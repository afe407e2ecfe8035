import { expect, test } from '../support/fixtures';
import {
  flushFrame,
  flushWindow,
  forgedMessages,
  observed,
  openAttackPage,
  postAll,
  receivedBy,
  replyStatuses,
} from './attack-page';

// With its own factory for one of the three objects, a page receives the messages through the SDK's message proxy and router.
const compat = {
  script: 'vitrine.compat.umd.js',
  service: `(({ service, factories }) =>
    new service.Service((...values) => factories.hpmFactory(...values), factories.wpmpFactory, factories.routerFactory)
  )(window['powerbi-client'])`,
};

test("a sibling frame can neither emit events nor call hooks of a compat service with the page's own factory", async ({
  page,
  servers,
}) => {
  const { hostile, uid, frame } = await openAttackPage(page, servers, '/compat-factory', '', compat);
  await postAll(hostile, [
    ...forgedMessages(uid, 'x'),
    { method: 'POST', url: '/reports/%E0%A4%A/events/saved', headers: { id: 'd' }, body: {} },
    { method: 'POST', url: 1, headers: { id: 'e' }, body: {} },
  ]);
  await flushWindow(page, hostile);
  expect(await receivedBy(hostile)).toEqual([]);
  expect(await observed(page)).toEqual([]);

  const before = await replyStatuses(frame);
  await frame.emit('/reports/%E0%A4%A/events/saved');
  await frame.emit('/reports/another-id/events/saved');
  await frame.emit('/reports/{uid}/eventHooks/newAccessToken');
  await flushFrame(page);
  await expect.poll(() => observed(page)).toEqual(['hook']);
  await expect.poll(() => replyStatuses(frame)).toEqual([...before, 200]);
});
