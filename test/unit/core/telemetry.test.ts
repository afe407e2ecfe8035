import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageTelemetry, TelemetryEntry } from '../../../src';
import { redact } from '../../../src/embed/redaction';
import { embedUrl, FakePage, settle } from './support/fake-frame';

const webToken = 'eyJhbGciOiJub25lIn0.eyJleHAiOjF9.';

// Test files share one page, and other files also measure loads.
beforeEach(() => {
  performance.clearMeasures();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Loads a report and records its page's telemetry. */
async function observedReport(config: object = {}) {
  const entries: TelemetryEntry[] = [];
  const page = new FakePage({ onTelemetry: (entry) => entries.push(entry), ...config });
  const loaded = await page.loadedReport();
  const messages = () => entries.filter((entry): entry is MessageTelemetry => entry.kind === 'message');
  return { ...loaded, entries, messages };
}

describe('onTelemetry', () => {
  it('reports requests and their responses with the same correlation id', async () => {
    const { report, messages } = await observedReport();
    await report.getZoom();
    const [request, response] = messages().slice(-2);
    expect(request).toMatchObject({ direction: 'out', method: 'GET', url: '/report/zoom', embedType: 'report' });
    expect(response).toMatchObject({ direction: 'in', method: 'GET', url: '/report/zoom', statusCode: 200 });
    expect(response?.correlationId).toBe(request?.correlationId);
    expect(response?.uniqueId).toBe(report.config.uniqueId);
    expect(response?.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('reports events and their responses', async () => {
    const { report, frame, messages } = await observedReport();
    frame.send(`/reports/${report.config.uniqueId}/events/info`, { text: 'hello' });
    await settle();
    expect(messages().slice(-2)).toMatchObject([
      { direction: 'in', method: 'POST', body: { text: 'hello' } },
      { direction: 'out', method: 'POST', statusCode: 200 },
    ]);
  });

  it('reports and measures each step of a load once', async () => {
    const { report, frame, entries } = await observedReport();
    for (const name of ['loaded', 'rendered', 'rendered']) {
      frame.send(`/reports/${report.config.uniqueId}/events/${name}`);
    }
    frame.send(`/ready/${report.config.uniqueId}`);
    await settle();
    const steps = entries.flatMap((entry) => (entry.kind === 'timing' ? [entry.name] : []));
    expect(steps).toEqual(['frameLoad', 'loaded', 'rendered', 'ready']);
    expect(performance.getEntriesByType('measure').map(({ name }) => name)).toEqual(
      steps.map((step) => `vitrine:report:${step}`),
    );
  });

  it('redacts tokens in load requests, token calls and errors', async () => {
    const { report, frame, entries } = await observedReport();
    await report.setAccessToken('token-2');
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'token-2 has expired' });
    await settle();
    const json = JSON.stringify(entries);
    expect(json).not.toMatch(/token-[12]/);
    expect(json).toContain('[redacted] has expired');
  });

  it('redacts the token that a hook returns', async () => {
    const entries: TelemetryEntry[] = [];
    const page = new FakePage({ onTelemetry: (entry) => entries.push(entry) });
    const { frame, report } = await page.loadedReport({
      tokenType: 0,
      eventHooks: { accessTokenProvider: () => Promise.resolve('hook-secret') },
    });
    frame.send(`/reports/${report.config.uniqueId}/eventHooks/newAccessToken`, {});
    await settle();
    expect(frame.responses.at(-1)?.body).toBe('hook-secret');
    expect(JSON.stringify(entries)).not.toContain('hook-secret');
  });

  it('reports an exception thrown by onTelemetry and still sends the message', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const { report } = await observedReport({
      onTelemetry: () => {
        throw new Error('observer');
      },
    });
    await expect(report.getZoom()).resolves.toBeNull();
    expect(reportError).toHaveBeenCalled();
  });

  it('reports the steps of a load in hosts without performance.measure, such as jsdom', async () => {
    vi.stubGlobal('performance', { now: () => 0 });
    const { entries } = await observedReport();
    expect(entries.flatMap((entry) => (entry.kind === 'timing' ? [entry.name] : []))).toEqual(['frameLoad', 'loaded']);
  });

  it('does not measure anything without onTelemetry or debug', async () => {
    const page = new FakePage();
    const { report } = await page.loadedReport();
    await report.getZoom();
    expect(performance.getEntriesByType('measure')).toEqual([]);
  });
});

describe('debug', () => {
  it('logs one readable line per message and step in debug mode, without tokens', async () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const page = new FakePage({ debug: true });
    const { report } = await page.loadedReport({ uniqueId: 'one' });
    await report.getZoom();
    const lines = debug.mock.calls.map(([line]) => String(line).replace(/\d+ ms/, 'n ms'));
    expect(lines).toEqual([
      '[vitrine] report one frameLoad (n ms)',
      '[vitrine] report one →  POST /report/load',
      '[vitrine] report one ← 200 POST /report/load (n ms)',
      '[vitrine] report one ←  POST /reports/one/events/loaded',
      '[vitrine] report one loaded (n ms)',
      '[vitrine] report one → 200 POST /reports/one/events/loaded (n ms)',
      '[vitrine] report one →  GET /report/zoom',
      '[vitrine] report one ← 200 GET /report/zoom (n ms)',
    ]);
    expect(JSON.stringify(debug.mock.calls)).not.toContain('token-1');
    expect(JSON.stringify(debug.mock.calls)).toContain(new URL(embedUrl).host);
  });
});

describe('redaction', () => {
  it.each([
    [
      { accessToken: 'a', tokenType: 1 },
      { accessToken: '[redacted]', tokenType: 1 },
    ],
    [
      { credentials: { credentialDetails: { user: 'u' } } },
      { credentials: { credentialDetails: { user: '[redacted]' } } },
    ],
    [`Bearer ${webToken} is wrong`, 'Bearer [redacted] is wrong'],
    [
      [1, null, undefined, true],
      [1, null, undefined, true],
    ],
  ])('redacts %j to %j', (value, expected) => {
    expect(redact(value, [], false)).toEqual(expected);
  });

  it('redacts cyclic values without changing the original', () => {
    const value: { self?: unknown; tokens?: unknown; password: string } = { password: 'p' };
    value.self = value;
    value.tokens = { owner: value };
    expect(redact(value, [], false)).toEqual({
      password: '[redacted]',
      self: '[cyclic]',
      tokens: { owner: { password: '[redacted]', self: '[cyclic]', tokens: '[cyclic]' } },
    });
    expect(value.password).toBe('p');
  });

  it('omits binary data, whose bytes would be copied one by one', () => {
    expect(redact({ image: new Uint8Array(8), name: 'logo' }, [], false)).toEqual({ image: '[omitted]', name: 'logo' });
  });

  it('copies an object that occurs several times, and redacts only the copy inside a secret', () => {
    const target = { table: 'Sales' };
    expect(redact({ first: { target }, second: { target }, token: { target } }, [], false)).toEqual({
      first: { target },
      second: { target },
      token: { target: { table: '[redacted]' } },
    });
  });

  it('redacts the passed secrets in strings and field names', () => {
    expect(redact({ abc: 'x abc y' }, ['abc'], false)).toEqual({
      '[redacted]': 'x [redacted] y',
    });
  });
});
