import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessTokenRequest, AccessTokenResult } from '../../../src';
import { expirationOf } from '../../../src/embed/token-manager';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;
let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  hidden = false;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  page = new FakePage();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Returns a JWT that expires at `exp`, in seconds since 1970. */
const jwt = (exp: number, name = 'a') => `${btoa('{}')}.${btoa(JSON.stringify({ exp, name }))}.signature`;

/** Embeds a report with `getAccessToken`, loads its frame and processes all messages. */
async function embed(
  getAccessToken: (request: AccessTokenRequest) => AccessTokenResult | Promise<AccessTokenResult>,
  config = {},
) {
  const element = page.container();
  const report = page.service.embed(element, { type: 'report', embedUrl, getAccessToken, ...config });
  const errors: unknown[] = [];
  report.on('error', ({ detail }) => {
    errors.push(detail.code);
  });
  const frame = page.frameOf(element);
  frame.load();
  await settle();
  return { element, report, frame, errors };
}

const emitVisibilityChange = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

describe('getAccessToken', () => {
  it('loads the content with the first token from getAccessToken', async () => {
    const getAccessToken = vi.fn(() => Promise.resolve('first'));
    const { frame } = await embed(getAccessToken);
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'first' });
    expect(frame.requests[0]?.body).not.toHaveProperty('getAccessToken');
    expect(getAccessToken).toHaveBeenCalledExactlyOnceWith({
      reason: 'load',
      signal: expect.any(AbortSignal) as AbortSignal,
    });
  });

  it('calls getAccessToken again if it does not settle within two minutes', async () => {
    const signals: AbortSignal[] = [];
    const { frame, errors } = await embed(({ signal }) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => undefined) : 'second';
    });
    await vi.advanceTimersByTimeAsync(119_000);
    expect(signals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(errors).toEqual(['timeout', 'tokenFailed']);
    expect(frame.requests.at(-1)?.body).toMatchObject({ accessToken: 'second' });
  });

  it('does not call getAccessToken for the first token if the configuration has one', async () => {
    const getAccessToken = vi.fn(() => 'second');
    const { frame } = await embed(getAccessToken, { accessToken: 'first' });
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'first' });
    expect(getAccessToken).not.toHaveBeenCalled();
  });

  it('refreshes a JWT five minutes before its expiry via a token request instead of a load', async () => {
    let calls = 0;
    const { frame, report } = await embed(({ reason }) => jwt(3600 * ++calls, reason));
    await vi.advanceTimersByTimeAsync(3_299_000);
    expect(frame.calls).toEqual(['POST /report/load']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/token']);
    expect(frame.requests[1]?.body).toBe(jwt(7200, 'expiring'));
    expect(report.config.accessToken).toBe(jwt(7200, 'expiring'));
  });

  it('refreshes a short-lived opaque token after 80% of its lifetime', async () => {
    const { frame } = await embed(() => ({
      token: 'opaque',
      expiration: new Date(Date.now() + 100_000).toISOString(),
    }));
    await vi.advanceTimersByTimeAsync(79_000);
    expect(frame.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/token']);
  });

  it('refreshes the token when a hidden page becomes visible', async () => {
    const reasons: string[] = [];
    const { frame } = await embed(({ reason }) => {
      reasons.push(reason);
      return jwt(Date.now() / 1000 + 1000);
    });
    hidden = true;
    await vi.advanceTimersByTimeAsync(2_000_000);
    expect(frame.calls).toHaveLength(1);
    hidden = false;
    await emitVisibilityChange();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/token']);
    await emitVisibilityChange();
    expect(reasons).toEqual(['load', 'visible']);
  });

  it('calls getAccessToken when the frame reports an expired token', async () => {
    const reasons: string[] = [];
    const { frame, report } = await embed(({ reason }) => {
      reasons.push(reason);
      return 'opaque';
    });
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'TokenExpired' });
    await settle();
    expect(reasons).toEqual(['load', 'expired']);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/token']);
  });

  it('calls getAccessToken when the frame rejects a call because the token has expired', async () => {
    const reasons: string[] = [];
    const { frame, report } = await embed(({ reason }) => {
      reasons.push(reason);
      return 'opaque';
    });
    const { respond } = frame;
    const body = { message: 'TokenExpired', errorCode: '403' };
    frame.respond = (request) => (request.url === '/report/refresh' ? { statusCode: 403, body } : respond(request));
    await expect(report.refresh()).rejects.toEqual(body);
    await settle();
    expect(reasons).toEqual(['load', 'expired']);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/refresh', 'POST /report/token']);
  });

  it('loads the content with a new token when the frame rejects the first one as expired', async () => {
    const reasons: string[] = [];
    const element = page.container();
    const report = page.service.embed(element, {
      ...reportConfig,
      accessToken: 'old',
      getAccessToken: ({ reason }) => {
        reasons.push(reason);
        return 'new';
      },
    });
    const onError = vi.fn();
    report.on('error', onError);
    const pages = report.getPages();
    const frame = page.frameOf(element);
    frame.respond = ({ url, body }) =>
      url === '/report/load' && (body as { accessToken: string }).accessToken === 'old'
        ? { statusCode: 403, body: { message: 'TokenExpired' } }
        : { body: [] };
    frame.load();
    await vi.advanceTimersByTimeAsync(101);
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    await expect(pages).resolves.toEqual([]);
    expect(reasons).toEqual(['expired']);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load', 'GET /report/pages']);
    expect(onError).not.toHaveBeenCalled();
  });

  it("reloads the content when an event reports that the load's token has expired", async () => {
    const element = page.container();
    const report = page.service.load(element, { ...reportConfig, accessToken: 'old', getAccessToken: () => 'new' });
    const frame = page.frameOf(element);
    frame.loads = false;
    frame.load();
    await settle();
    frame.loads = true;
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'TokenExpired' });
    await vi.advanceTimersByTimeAsync(101);
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    expect(frame.calls).toEqual(['POST /report/prepare', 'POST /report/prepare']);
    expect(frame.requests[1]?.body).toMatchObject({ accessToken: 'new' });
  });

  it('sends the token in the load request if getAccessToken returns it before the iframe has loaded', async () => {
    const element = page.container();
    page.service.embed(element, { ...reportConfig, accessToken: jwt(-60), getAccessToken: () => 'new' });
    await vi.advanceTimersByTimeAsync(1);
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'new' });
  });

  it('calls getAccessToken with exponential backoff until the frame accepts a token', async () => {
    let token = 'old';
    const getAccessToken = vi.fn(() => token);
    const element = page.container();
    const report = page.service.embed(element, { ...reportConfig, accessToken: 'old', getAccessToken });
    const errors: unknown[] = [];
    report.on('error', ({ detail }) => errors.push(detail.code));
    const frame = page.frameOf(element);
    frame.respond = ({ body }) =>
      (body as { accessToken: string }).accessToken === 'old'
        ? { statusCode: 403, body: { message: 'TokenExpired' } }
        : { body: null };
    frame.load();
    await vi.advanceTimersByTimeAsync(900);
    expect(getAccessToken).toHaveBeenCalledTimes(1);
    expect(errors).toEqual(['tokenFailed']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
    token = 'new';
    await vi.advanceTimersByTimeAsync(1_200);
    expect(getAccessToken).toHaveBeenCalledTimes(3);
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    expect(errors).toEqual(['tokenFailed']);
  });

  it('restores the content when the token had expired before the frame reloaded', async () => {
    const { frame, report } = await embed(() => 'new', { accessToken: 'old' });
    await report.setPage('Second');
    frame.respond = ({ body }) =>
      (body as { accessToken?: string }).accessToken === 'old'
        ? { statusCode: 403, body: { message: 'TokenExpired' } }
        : { body: null };
    frame.load();
    await vi.advanceTimersByTimeAsync(101);
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    expect(frame.requests.at(-1)?.body).toMatchObject({ accessToken: 'new', pageName: 'Second' });
  });

  it("responds to the frame's token hook with the token from getAccessToken", async () => {
    const { frame, report } = await embed(() => 'fresh', { accessToken: 'first', tokenType: 0 });
    frame.send(`/reports/${report.config.uniqueId}/eventHooks/newAccessToken`, {}, 'hook');
    await settle();
    expect(frame.responses).toEqual([{ statusCode: 200, headers: { id: 'hook' }, body: 'fresh' }]);
  });

  it('answers repeated requests of the token hook with the same token for ten seconds', async () => {
    let calls = 0;
    const { frame, report } = await embed(() => `token-${(calls += 1)}`, { accessToken: 'first', tokenType: 0 });
    const requestToken = async () => {
      frame.send(`/reports/${report.config.uniqueId}/eventHooks/newAccessToken`, {}, 'hook');
      await settle();
      return frame.responses.at(-1)?.body;
    };
    expect(await requestToken()).toBe('token-1');
    vi.advanceTimersByTime(9_900);
    expect(await requestToken()).toBe('token-1');
    vi.advanceTimersByTime(200);
    expect(await requestToken()).toBe('token-2');
  });

  it.each([null, undefined, 5, { token: 5 }, {}])(
    'reports once that getAccessToken returned %j instead of a token, and retries with exponential backoff',
    async (result) => {
      const getAccessToken = vi.fn(() => result as never as string);
      const { errors, frame, report } = await embed(getAccessToken);
      const error = vi.fn();
      report.on('error', error);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(getAccessToken.mock.calls.length).toBeLessThanOrEqual(6);
      expect(errors).toEqual(['tokenFailed']);
      expect(frame.calls).toEqual([]);
    },
  );

  it('refreshes tokens although an element of the page overrides document.hidden', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(document.createElement('img') as never);
    const getAccessToken = vi.fn(() => ({ token: 'opaque', expiration: new Date(Date.now() + 60_000).toISOString() }));
    await embed(getAccessToken);
    await vi.advanceTimersByTimeAsync(48_100);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });

  it('reports a token failure once and retries with exponential backoff, or immediately when the browser is back online', async () => {
    let isReachable = false;
    const getAccessToken = vi.fn(() => (isReachable ? Promise.resolve('token') : Promise.reject(new Error('down'))));
    const { errors, frame } = await embed(getAccessToken);
    expect(errors).toEqual(['tokenFailed']);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(getAccessToken).toHaveBeenCalledTimes(3);
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(errors).toEqual(['tokenFailed']);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('calls getAccessToken once for embeds that share it', async () => {
    const getAccessToken = vi.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 100, 'shared')));
    const [first, second] = await Promise.all([embed(getAccessToken), embed(getAccessToken)]);
    await vi.advanceTimersByTimeAsync(101);
    expect(getAccessToken).toHaveBeenCalledOnce();
    expect([first, second].map(({ frame }) => frame.calls)).toEqual([['POST /report/load'], ['POST /report/load']]);
  });

  it('aborts getAccessToken when the embed is reset, and leaves no timers or listeners', async () => {
    let signal: AbortSignal | undefined;
    const { element, frame } = await embed((request) => {
      ({ signal } = request);
      return new Promise<string>(() => undefined);
    });
    page.service.reset(element);
    expect(signal?.aborted).toBe(true);
    await emitVisibilityChange();
    expect(frame.calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('aborts a shared getAccessToken call when the last embed that waits for it is reset, and calls it again for a later embed', async () => {
    const signals: AbortSignal[] = [];
    const getAccessToken = vi.fn(({ signal }: AccessTokenRequest) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    });
    const [first, second] = await Promise.all([embed(getAccessToken), embed(getAccessToken)]);
    page.service.reset(first.element);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    page.service.reset(second.element);
    const third = await embed(getAccessToken);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    page.service.reset(third.element);
    await settle();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loads a dashboard with the token from getAccessToken', async () => {
    const element = page.container();
    const embedUrl = 'https://app.powerbi.com/dashboardEmbed?dashboardId=d';
    page.service.embed(element, { type: 'dashboard', embedUrl, getAccessToken: () => 'd-token' });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.requests[0]).toMatchObject({ url: '/dashboard/load', body: { accessToken: 'd-token' } });
  });

  it('requires an access token for embeds without getAccessToken', async () => {
    const { report } = await page.loadedReport();
    expect(report.config).not.toHaveProperty('getAccessToken');
    expect(() => page.service.embed(page.container(), { ...reportConfig, accessToken: undefined })).toThrow(
      /^Access token is required/,
    );
  });
});

describe('token expiry', () => {
  it.each<[string, AccessTokenResult, number | undefined]>([
    ['a JWT', jwt(100), 100_000],
    ['an expiration', { token: 'x', expiration: '1970-01-01T00:01:00Z' }, 60_000],
    ['an opaque token', 'opaque', undefined],
    ['an invalid JWT', 'a.%%%.c', undefined],
    ['a JWT without exp', `a.${btoa('{}')}.c`, undefined],
    ['an invalid expiration', { token: 'x', expiration: 'soon' }, undefined],
    ['a JWT with an invalid expiration', { token: jwt(5), expiration: 'soon' }, 5000],
    ['a JWT with the expiration null', { token: jwt(5), expiration: null as unknown as string }, 5000],
  ])('reads the expiry of %s', (_name, token, expiry) => {
    expect(expirationOf(token)).toBe(expiry);
  });
});
