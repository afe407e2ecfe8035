import { bundle } from '../support/bundle';
import { expect, test } from '../support/fixtures';
import { arrived, complaintsOf, heard, openScene, settled } from './stage';

declare global {
  interface Window {
    /** The fuzzer's messages, bundled for frames. */
    fuzzer: typeof import('../../fuzz/messages');
  }
}

const messages = 4000;

test('random and damaged messages of a frame and of a stranger end in no fault and no reply to the stranger', async ({
  page,
  servers,
}) => {
  const complaints = complaintsOf(page);
  const { frame, hostile, uid } = await openScene(page, servers, '/fuzz');
  const content = await bundle('test/fuzz/messages.ts', 'fuzzer');
  await Promise.all([frame.frame, hostile].map((each) => each.addScriptTag({ content })));
  const send = async ([id, count]: readonly [string, number]): Promise<void> => {
    const random = new window.fuzzer.Random(5);
    for (let index = 0; index < count; index += 1) {
      parent.postMessage(window.fuzzer.fuzzMessage(random, { uids: [id], pending: [] }), '*');
      if (index % 500 === 499) await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await Promise.all([frame.frame, hostile].map((each) => each.evaluate(send, [uid, messages] as const)));
  await arrived(page, hostile);
  await settled(page);
  expect(await heard(hostile)).toEqual([]);
  const answers = (await frame.records()).filter(({ kind }) => kind === 'reply').map(({ headers }) => headers.id);
  expect(answers.length).toBeGreaterThan(messages / 20);
  expect(answers.length).toBeLessThan(messages);
  // the script's ids are serial: each was answered once at most
  const serial = answers.filter((id) => /^fuzz-\d+$/.test(String(id)));
  expect(new Set(serial).size).toBe(serial.length);
  expect(complaints).toEqual([]);
  expect(
    await page.evaluate(() => window.noted.filter((name) => /error: |rejection: |on the page/.test(name))),
  ).toEqual([]);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});
