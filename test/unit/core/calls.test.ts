import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbedError } from '../../../src/errors';
import { FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = new FakePage();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('call options', () => {
  it("uses the service's timeout if timeoutMs is undefined", async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => undefined;
    const options = { timeoutMs: undefined } as unknown as { timeoutMs: number };
    const onError = vi.fn();
    report.requestPath('GET', '/report/pages', options).catch(onError);
    report.print(options).catch(onError);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onError).toHaveBeenCalledOnce();
  });
});

describe('setAccessToken', () => {
  it('keeps the token that was passed last if the responses arrive in a different order', async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => undefined;
    const calls = [report.setAccessToken('token-2'), report.setAccessToken('token-3')];
    await settle();
    for (const { headers } of frame.requests.slice(-2).reverse()) {
      frame.post({ statusCode: 200, headers: { id: headers.id }, body: null });
      await settle();
    }
    await Promise.all(calls);
    expect(report.config.accessToken).toBe('token-3');
  });

  it('keeps the token that the frame has accepted if it rejects a later one', async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = ({ body }) => ({ statusCode: body === 'token-3' ? 400 : 200 });
    const calls = [report.setAccessToken('token-2'), report.setAccessToken('token-3')];
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(report.config.accessToken).toBe('token-2');
  });
});

describe('calls to the frame', () => {
  it('queues calls until the content has loaded and then sends them in order', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const pages = report.getPages();
    const zoom = report.getZoom();
    const frame = page.frameOf(element);
    frame.respond = ({ url }) => ({ body: url.endsWith('pages') ? [{ name: 'p', displayName: 'P' }] : 1 });
    frame.loads = false;
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    expect(await pages).toHaveLength(1);
    expect(await zoom).toBe(1);
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/pages', 'GET /report/zoom']);
  });

  it('sends token and correlation id calls once the iframe has loaded, even if the content has not', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const earlyCalls = [report.getCorrelationId(), report.setAccessToken('token-2')];
    const zoom = report.getZoom();
    const frame = page.frameOf(element);
    frame.loads = false;
    await settle();
    expect(frame.calls).toEqual([]);
    frame.load();
    await Promise.all(earlyCalls);
    await report.getCorrelationId();
    expect(frame.calls).toEqual([
      'POST /report/load',
      'GET /getCorrelationId',
      'POST /report/token',
      'GET /getCorrelationId',
    ]);
    expect(report.config.accessToken).toBe('token-2');
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    await zoom;
    expect(frame.calls).toHaveLength(5);
  });

  it('does not send an early call that timed out or was aborted', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const timedOut = expect(report.getCorrelationId({ timeoutMs: 100 })).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('was not sent') as string,
    });
    const controller = new AbortController();
    const aborted = expect(report.setAccessToken('t', { signal: controller.signal })).rejects.toMatchObject({
      code: 'aborted',
    });
    controller.abort();
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all([timedOut, aborted]);
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('sends queued calls once the load has failed', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const zoom = report.getZoom();
    const frame = page.frameOf(element);
    frame.respond = () => ({ statusCode: 400, body: { message: 'bad' } });
    frame.load();
    await expect(zoom).rejects.toEqual({ message: 'bad' });
  });

  it('sends a token call when the content reports an error instead of loading', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.loads = false;
    frame.load();
    const refreshed = report.setAccessToken('token-2');
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'TokenExpired' });
    await refreshed;
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/token']);
  });

  it('queues calls during a second load in the same frame', async () => {
    const { report, frame } = await page.loadedReport();
    vi.advanceTimersByTime(200);
    frame.loads = false;
    void report.reload();
    const zoom = report.getZoom();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    await zoom;
    expect(frame.calls.at(-1)).toBe('GET /report/zoom');
  });

  it("rejects a call with the error response's body, or with the code refused if there is no body", async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => ({ statusCode: 403, body: { message: 'no' } });
    await expect(report.getPages()).rejects.toEqual({ message: 'no' });
    frame.respond = () => ({ statusCode: 500 });
    await expect(report.getPages()).rejects.toMatchObject({ code: 'refused' });
  });

  it('resolves requestRaw with the converted response, and rejects if the conversion throws', async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => ({ statusCode: 206, body: 1.5 });
    const percent = await report.requestRaw('GET /report/zoom', {}, ({ body, statusCode }) => [body * 100, statusCode]);
    expect(percent).toEqual([150, 206]);
    const failure = new Error('unreadable');
    const failed = report.requestRaw('GET /report/zoom', {}, () => {
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    await expect(report.getZoom()).resolves.toBe(1.5);
  });

  it('rejects calls on timeout, abort and reset, and leaves no timers running', async () => {
    const { element, report, frame } = await page.loadedReport();
    frame.respond = () => undefined;
    const controller = new AbortController();
    const outcomes = Promise.allSettled([
      report.getPages({ timeoutMs: 50 }),
      report.getPages({ signal: controller.signal }),
      report.getPages(),
    ]);
    await vi.advanceTimersByTimeAsync(51);
    controller.abort();
    page.service.reset(element);
    const codes = (await outcomes).map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as EmbedError).code : '',
    );
    expect(codes).toEqual(['timeout', 'aborted', 'disposed']);
    expect(vi.getTimerCount()).toBe(0);
    expect(page.window.listenerCount).toBe(0);
  });

  it('emits one error with all items when the frame rejects a load with a list of errors', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const emitted: unknown[] = [];
    report.on('error', ({ detail }) => emitted.push(detail));
    const frame = page.frameOf(element);
    const errors = [{ message: 'pageName must be a string' }, { message: 'id is required' }];
    frame.respond = () => ({ statusCode: 400, body: errors });
    frame.load();
    await settle();
    expect(emitted).toHaveLength(1);
    expect(emitted[0]).toMatchObject({ message: 'pageName must be a string', code: 'refused', errors });
  });

  it('states in the timeout error that a queued call was not sent', async () => {
    const report = page.service.embed(page.container(), reportConfig);
    const rejection = expect(report.getPages({ timeoutMs: 50 })).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('was not sent: the content did not load within 50 ms') as string,
    });
    await vi.advanceTimersByTimeAsync(51);
    await rejection;
  });

  it('rejects calls after a reset with a message that states the reason', async () => {
    const { element, report } = await page.loadedReport();
    page.service.reset(element);
    await expect(report.getPages()).rejects.toThrow('The embed was reset. Embed the content again to continue.');
  });

  it('treats a response without a numeric status as success', async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => ({ statusCode: null as never, body: [] });
    await expect(report.getPages()).resolves.toEqual([]);
  });

  it.each([null, 'RESPONSE', 'GET'])('accepts a response with the method %s by its id', async (method) => {
    const { report, frame } = await page.loadedReport();
    frame.respond = ({ headers }) => {
      frame.post({ method, url: '/x', statusCode: 200, headers: { id: headers.id }, body: 'correlation-id' });
      return undefined;
    };
    expect(await report.getCorrelationId()).toBe('correlation-id');
  });

  it("never times out when the timeout exceeds setTimeout's maximum", async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => undefined;
    const onRejected = vi.fn();
    report.getZoom({ timeoutMs: 1e12 }).catch(onRejected);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onRejected).not.toHaveBeenCalled();
  });

  it.each([
    ['a/b?c#d%2F', 'a%2Fb%3Fc%23d%252F'],
    [`Übersicht "A" & 'B' + c=d; e:f@g`, `Übersicht "A" & 'B' + c=d; e:f@g`],
    ['\ud800', '\ud800'],
  ])('sends the page name %j as %j in request paths', async (name, segment) => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => ({ body: [] });
    await report.page(name).getFilters();
    expect(frame.calls[1]).toBe(`GET /report/pages/${segment}/filters`);
  });

  it('ignores a second response to the same call', async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = ({ headers }) => {
      frame.post({ statusCode: 200, headers: { id: headers.id }, body: [{ name: 'first', displayName: '' }] });
      return { body: [{ name: 'second', displayName: '' }] };
    };
    expect((await report.getPages())[0]?.name).toBe('first');
  });
});
