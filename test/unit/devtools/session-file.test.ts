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
    session.forEachAfter(0, ({ url }) => urls.push(url));
    expect(urls).toContain('/report/token');
    expect(urls).toHaveLength(session.length);
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
