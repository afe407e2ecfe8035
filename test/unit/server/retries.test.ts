import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedTokenSource, RequestLogEntry } from '../../../src/server';
import { systemClock } from '../../../src/server/clock';
import { FakeProvider, json, workspaceId } from './support/fake-provider';
import { minutes } from './support/test-clock';

let provider: FakeProvider;
let tokens: EmbedTokenSource;

beforeEach(() => {
  provider = new FakeProvider();
  tokens = provider.source();
});

const report = { workspaceId, reportId: 'r-1' };
const countReads = (): number => provider.routes('GET').length;
const neverSettles = (): Promise<Response> => new Promise(() => {});

describe('retries', () => {
  it.each(['3', () => new Date(provider.clock.now() + 3000).toUTCString()])(
    'waits for the time in Retry-After: %s',
    async (retryAfter) => {
      const value = typeof retryAfter === 'string' ? retryAfter : retryAfter();
      provider.respond('GET', json(429, {}, { 'retry-after': value }), 1);
      const result = tokens.getItem(report);
      await provider.clock.advance(2999);
      expect(countReads()).toBe(1);
      await provider.clock.advance(1);
      expect(countReads()).toBe(2);
      expect((await result).id).toBe('r-1');
    },
  );

  it("compares a date in Retry-After with the server's clock", async () => {
    const serverTime = provider.clock.now() + minutes(60);
    const [date, retryAfter] = [serverTime, serverTime + 3000].map((time) => new Date(time).toUTCString());
    provider.respond('GET', json(429, {}, { date: date!, 'retry-after': retryAfter! }), 1);
    const result = tokens.getItem(report);
    await provider.clock.advance(2999);
    expect(countReads()).toBe(1);
    await provider.clock.advance(1);
    expect((await result).id).toBe('r-1');
  });

  it('retries with exponential backoff if there is no Retry-After header', async () => {
    provider.respond('GET', json(500, {}));
    const failure = expect(tokens.getItem(report)).rejects.toMatchObject({ code: 'unavailable', status: 500 });
    // Half of each delay is random.
    await provider.clock.advance(249);
    expect(countReads()).toBe(1);
    await provider.clock.advance(251);
    expect(countReads()).toBe(2);
    await provider.clock.advance(1000);
    expect(countReads()).toBe(3);
    await provider.clock.advance(2000);
    expect(countReads()).toBe(4);
    await failure;
  });

  it('retries after a network error', async () => {
    provider.respond('GET', () => Promise.reject(new TypeError('fetch failed')), 1);
    const result = tokens.getItem(report);
    await provider.clock.advance(500);
    expect((await result).id).toBe('r-1');
  });

  it('aborts and retries requests that receive no response within `requestTimeoutMs`', async () => {
    tokens = provider.source({ requestTimeoutMs: 2000 });
    provider.respond('GET', neverSettles, 1);
    const result = tokens.getItem(report);
    await provider.clock.advance(2000);
    expect(provider.requests[1]?.init.signal?.aborted).toBe(true);
    await provider.clock.advance(500);
    expect((await result).id).toBe('r-1');
  });

  it('does not retry if Retry-After is longer than `timeoutMs`', async () => {
    provider.respond('GenerateToken', json(429, { error: { code: 'TooManyRequests' } }, { 'retry-after': '60' }));
    await expect(tokens.getEmbed(report)).rejects.toMatchObject({
      code: 'throttled',
      status: 429,
      errorCode: 'TooManyRequests',
      retryAfterMs: 60_000,
    });
    expect(provider.routes('GenerateToken')).toHaveLength(1);
  });

  it('does not wait for Retry-After beyond `timeoutMs`', async () => {
    tokens = provider.source({ timeoutMs: 3000 });
    provider.respond('GET', json(429, {}, { 'retry-after': '2' }));
    const failure = expect(tokens.getItem(report)).rejects.toMatchObject({ code: 'throttled', retryAfterMs: 2000 });
    await provider.clock.advance(2000);
    await failure;
    expect(countReads()).toBe(2);
  });

  it.each([400, 403, 404])('does not retry after status %d', async (status) => {
    provider.respond('GET', json(status, {}));
    await expect(tokens.getItem(report)).rejects.toMatchObject({ status });
    expect(countReads()).toBe(1);
  });

  it('does not retry if retries are disabled', async () => {
    tokens = provider.source({ retries: 0 });
    provider.respond('GET', json(503, {}));
    await expect(tokens.getItem(report)).rejects.toMatchObject({ code: 'unavailable' });
    expect(countReads()).toBe(1);
  });
});

describe('time limits', () => {
  it('rejects a call after `timeoutMs`, including its retries, and aborts its request', async () => {
    provider.respond('GET', neverSettles);
    const failure = expect(tokens.getItem(report)).rejects.toMatchObject({
      code: 'timeout',
      message: 'Expected a result within 30000 ms, received none. Raise timeoutMs, or retry the call later.',
    });
    await provider.clock.advance(29_999);
    await provider.clock.advance(1);
    await failure;
    expect(provider.requests.at(-1)?.init.signal?.aborted).toBe(true);
    expect(provider.clock.pending).toBe(0);
  });

  it.each(['timeoutMs', 'requestTimeoutMs'])(
    'does not time out early if %s exceeds the maximum of timers',
    async (name) => {
      tokens = provider.source({ [name]: 2 ** 31, clock: systemClock, retries: 0 });
      provider.respond('GET', async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return json(200, { id: 'r-1', embedUrl: 'https://app.example/embed' });
      });
      expect((await tokens.getItem(report)).id).toBe('r-1');
    },
  );

  it('leaves no timers running after a call', async () => {
    await tokens.getEmbed(report);
    expect(provider.clock.pending).toBe(0);
  });
});

describe('onRequest', () => {
  it('reports each attempt to onRequest with its status, duration and request id, but without secrets or tokens', async () => {
    const log: RequestLogEntry[] = [];
    tokens = provider.source({ onRequest: (entry) => log.push(entry) });
    provider.respond('GET', json(503, {}, { 'retry-after': '2', requestid: 'id-1' }), 1);
    provider.respond('GET', () => Promise.reject(new TypeError('fetch failed')), 1);
    const result = tokens.getItem(report);
    await provider.clock.advance(5000);
    await result;
    const url = 'https://api.powerbi.com/v1.0/myorg/groups/w-1/reports/r-1';
    expect(log).toEqual([
      {
        method: 'POST',
        url: 'https://login.microsoftonline.com/tenant/oauth2/v2.0/token',
        attempt: 1,
        durationMs: 0,
        status: 200,
      },
      { method: 'GET', url, attempt: 1, durationMs: 0, status: 503, requestId: 'id-1' },
      { method: 'GET', url, attempt: 2, durationMs: 0 },
      { method: 'GET', url, attempt: 3, durationMs: 0, status: 200 },
    ]);
  });

  it('reports the request that was pending when the call timed out', async () => {
    const log: RequestLogEntry[] = [];
    tokens = provider.source({ timeoutMs: 5000, onRequest: (entry) => log.push(entry) });
    provider.respond('GET', neverSettles);
    const failure = expect(tokens.getItem(report)).rejects.toMatchObject({ code: 'timeout' });
    await provider.clock.advance(5000);
    await failure;
    expect(log.at(-1)).toMatchObject({ method: 'GET', durationMs: 5000 });
  });

  it('logs an error in onRequest to the console, and completes the call', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('the log is full');
    tokens = provider.source({
      onRequest: () => {
        throw error;
      },
    });
    expect((await tokens.getItem(report)).id).toBe('r-1');
    expect(logged.mock.calls).toEqual([[error], [error]]);
  });
});
