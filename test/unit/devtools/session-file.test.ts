import { afterEach, describe, expect, it } from 'vitest';
import { readSession, writeSession } from '../../../src/devtools/store/session-file';
import { settle } from '../core/support/fake-frame';
import { recordedReport } from './support';

afterEach(() => document.body.replaceChildren());

async function exported() {
  const { recorder, session, report, frame } = await recordedReport({ accessToken: 'first-token' });
  await report.setAccessToken('second-token');
  frame.send(`/reports/${report.config.uniqueId}/events/error`, {
    message: 'second-token and first-token have expired',
  });
  await settle();
  const text = writeSession(session);
  recorder.dispose();
  return text;
}

describe('an exported session', () => {
  it('contains no token', async () => {
    const text = await exported();
    expect(text).not.toMatch(/(first|second)-token/);
    expect(text).toContain('[redacted] and [redacted] have expired');
    expect(text).toContain('/report/load');
  });

  it('can be imported with its embeds and messages', async () => {
    const session = readSession(await exported());
    expect(session.isLive).toBe(false);
    expect(session.embeds()).toMatchObject([{ name: 'report 1', status: 'loaded', type: 'report' }]);
    const urls: string[] = [];
    for (const { url } of session.exchangesAfter(0)) urls.push(url);
    expect(urls).toContain('/report/token');
    expect(urls).toHaveLength(session.length);
  });

  it('is redacted when it is imported, because another tool may have written it', async () => {
    const file = JSON.parse(await exported()) as { embeds: { problems: object[] }[]; exchanges: object[] };
    file.embeds[0]?.problems.push({ timeMs: 1, message: 'Bearer abcdefghijklmnop123' });
    const line = { timeMs: 1, size: 1, embedKey: '1', embedName: 'report 1', kind: 'request', isOutgoing: true };
    file.exchanges.push({ ...line, number: 100, method: 'POST', url: '/report/token', requestBody: 'opaque' });
    file.exchanges.push({
      ...line,
      number: 101,
      method: 'GET',
      url: '/x?token=opaque',
      responseBody: { secret: 'opaque' },
    });
    const session = readSession(JSON.stringify(file));
    const exchanges: unknown[] = [];
    exchanges.push(...session.exchangesAfter(0));
    expect(JSON.stringify([session.embeds(), exchanges])).not.toMatch(/opaque|abcdefghijklmnop123/);
    expect(session.embeds()[0]?.token.kind).toBe('Aad');
  });

  it.each([
    ['problems', [{ timeMs: 1, message: {} }]],
    ['loads', [{ timeMs: 1, steps: { sent: 'x' } }]],
    ['loads', [{ timeMs: 1, steps: {}, changes: [1] }]],
    ['token', { kind: 'Aad', isManaged: false, fetches: [null] }],
    ['layout', { width: '1' }],
    ['failure', 'no object'],
    ['content', null],
  ])('is rejected if the field %s of an embed is %j', async (name, value) => {
    const file = JSON.parse(await exported()) as { embeds: Record<string, unknown>[] };
    Object.assign(file.embeds[0] ?? {}, { [name]: value });
    expect(() => readSession(JSON.stringify(file))).toThrow('The session is damaged.');
  });

  it.each([
    ['nothing', /not JSON/],
    ['{}', /another JSON file/],
    ['{"format":"vitrine-devtools","version":2}', /received version 2/],
    ['{"format":"vitrine-devtools","version":1,"embeds":[{}],"exchanges":[]}', /damaged/],
    ['{"format":"vitrine-devtools","version":1,"embeds":[],"exchanges":[{"number":"1"}]}', /damaged/],
  ])('is rejected if the file is %s', (text, message) => {
    expect(() => readSession(text)).toThrow(message);
  });
});
