import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSession, writeSession } from '../../../src/devtools/store/session-file';
import { settle } from '../core/support/fake-frame';
import { recordedReport } from './support';

afterEach(() => document.body.replaceChildren());

const ignoreProgress = () => ({ signal: new AbortController().signal, report: () => undefined });

const read = (text: string) => readSession(new Blob([text]), ignoreProgress());

async function exportSession() {
  const { recorder, session, report, frame } = await recordedReport({ accessToken: 'first-token' });
  await report.setAccessToken('second-token');
  frame.send(`/reports/${report.config.uniqueId}/events/error`, {
    message: 'second-token and first-token have expired',
  });
  await settle();
  const text = await (await writeSession(session, ignoreProgress())).text();
  recorder.dispose();
  return text;
}

describe('an exported session', () => {
  it('exports a session without tokens', async () => {
    const text = await exportSession();
    expect(text).not.toMatch(/(first|second)-token/);
    expect(text).toContain('[redacted] and [redacted] have expired');
    expect(text).toContain('/report/load');
  });

  it('imports an exported session with its embeds and messages', async () => {
    const session = await read(await exportSession());
    expect(session.isLive).toBe(false);
    expect(session.embeds()).toMatchObject([{ name: 'report 1', status: 'loaded', type: 'report' }]);
    const urls: string[] = [];
    for (const { url } of session.exchangesAfter(0)) urls.push(url);
    expect(urls).toContain('/report/token');
    expect(urls).toHaveLength(session.length);
  });

  it.each([
    ['indented', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
    ['with Windows line breaks', (text: string) => text.replaceAll('\n', '\r\n')],
  ])('imports a session file %s', async (_form, reformat) => {
    const text = await exportSession();
    const [session, reformatted] = [await read(text), await read(reformat(text))];
    expect(reformatted.length).toBeGreaterThan(0);
    expect([...reformatted.exchangesAfter(0)]).toEqual([...session.exchangesAfter(0)]);
  });

  it('writes and reads a session in slices that report their progress and can be canceled', async () => {
    const { recorder, session } = await recordedReport();
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 60));
    const fractions: number[] = [];
    const controller = new AbortController();
    const report = (fraction: number) => fractions.push(fraction);
    const text = await (await writeSession(session, { signal: controller.signal, report })).text();
    expect(fractions.length).toBeGreaterThan(1);
    expect(Math.max(...fractions)).toBeLessThanOrEqual(1);
    const reading = readSession(new Blob([text]), { signal: controller.signal, report: () => controller.abort() });
    await expect(reading).rejects.toThrow('abort');
    recorder.dispose();
  });

  it('redacts a session on import, because another tool may have written it', async () => {
    const file = JSON.parse(await exportSession()) as { embeds: { problems: object[] }[]; exchanges: object[] };
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
    const session = await read(JSON.stringify(file));
    const exchanges: unknown[] = [];
    exchanges.push(...session.exchangesAfter(0));
    expect(JSON.stringify([session.embeds(), exchanges])).not.toMatch(/opaque|abcdefghijklmnop123/);
    expect(session.embeds()[0]?.token.kind).toBe('Aad');
  });

  it.each([
    ['problems', [{ timeMs: 1, message: {} }]],
    ['loads', [{ timeMs: 1, steps: { sent: 'x' } }]],
    ['loads', [{ timeMs: 1, steps: {}, changes: ['embedUrl'] }]],
    ['loads', [{ timeMs: 1, steps: {}, changes: [{ name: 'embedUrl', difference: 1 }] }]],
    ['token', { kind: 'Aad', isManaged: false, fetches: [null] }],
    ['layout', { width: '1' }],
    ['failure', 'not an object'],
    ['content', null],
  ])("rejects a session if an embed's field %s is %j", async (name, value) => {
    const file = JSON.parse(await exportSession()) as { embeds: Record<string, unknown>[] };
    Object.assign(file.embeds[0] ?? {}, { [name]: value });
    await expect(read(JSON.stringify(file))).rejects.toThrow('The session is damaged.');
  });

  it.each([
    ['{"format":"vitrine-devtools","version":1,"embeds":[],"exchanges":[\n{"number":"1"}\n]}', /damaged/],
    ['{"format":"vitrine-devtools","version":1,"embeds":[],"exchanges":[\n{"number":\n]}', /not JSON/],
    ['nothing', /not JSON/],
    ['{}', /a different JSON file/],
    ['{"format":"vitrine-devtools","version":2}', /received version 2/],
    ['{"format":"vitrine-devtools","version":1,"embeds":[{}],"exchanges":[]}', /damaged/],
    ['{"format":"vitrine-devtools","version":1,"embeds":[],"exchanges":[{"number":"1"}]}', /damaged/],
  ])('rejects the session file %s', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
