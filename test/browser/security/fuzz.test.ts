import { bundle } from '../support/bundle';
import { expect, test } from '../support/fixtures';
import { flushWindow, collectConsoleErrors, receivedBy, openAttackPage, flushFrame } from './attack-page';

declare global {
  interface Window {
    /** The message generator, bundled for frames. */
    fuzzer: typeof import('../../fuzz/messages');
  }
}

const messageCount = 4000;

test('random and malformed messages cause no errors, and an unrelated frame receives no replies', async ({
  page,
  servers,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const { frame, hostile, uid } = await openAttackPage(page, servers, '/fuzz');
  const content = await bundle('test/fuzz/messages.ts', 'fuzzer');
  await Promise.all([frame.frame, hostile].map((each) => each.addScriptTag({ content })));
  const send = async ([id, count]: readonly [string, number]): Promise<void> => {
    const random = new window.fuzzer.Random(5);
    for (let index = 0; index < count; index += 1) {
      parent.postMessage(window.fuzzer.fuzzMessage(random, { uids: [id], pending: [] }), '*');
      if (index % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await Promise.all([frame.frame, hostile].map((each) => each.evaluate(send, [uid, messageCount] as const)));
  await flushWindow(page, hostile);
  await flushFrame(page);
  expect(await receivedBy(hostile)).toEqual([]);
  const replyIds = (await frame.records()).filter(({ kind }) => kind === 'reply').map(({ headers }) => headers.id);
  expect(replyIds.length).toBeGreaterThan(messageCount / 20);
  expect(replyIds.length).toBeLessThan(messageCount);
  // the generator numbers its ids, so a repeated id is a second reply to the same message
  const numberedIds = replyIds.filter((id) => /^fuzz-\d+$/.test(String(id)));
  expect(new Set(numberedIds).size).toBe(numberedIds.length);
  expect(consoleErrors).toEqual([]);
  expect(
    await page.evaluate(() => window.observed.filter((name) => /error: |rejection: |on the page/.test(name))),
  ).toEqual([]);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});
