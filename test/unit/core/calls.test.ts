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

describe('calls', () => {
  it('wait for the content, in order, and are not lost', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const pages = report.getPages();
    const zoom = report.getZoom();
    const frame = page.frameOf(element);
    frame.answer = ({ url }) => ({ body: url.endsWith('pages') ? [{ name: 'p', displayName: 'P' }] : 1 });
    frame.loads = false;
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    expect(await pages).toHaveLength(1);
    expect(await zoom).toBe(1);
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/pages', 'GET /report/zoom']);
  });

  it('wait no longer when the load has failed: the frame says what it thinks of them', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const zoom = report.getZoom();
    const frame = page.frameOf(element);
    frame.answer = () => ({ statusCode: 400, body: { message: 'bad' } });
    frame.load();
    await expect(zoom).rejects.toEqual({ message: 'bad' });
  });

  it('wait no longer when the content reports an error: a new token comes through', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.loads = false;
    frame.load();
    const renewed = report.setAccessToken('token-2');
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'TokenExpired' });
    await renewed;
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/token']);
  });

  it('wait for the content of another load in the same frame', async () => {
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

  it('reject with the body of the frame when it refuses', async () => {
    const { report, frame } = await page.loadedReport();
    frame.answer = () => ({ statusCode: 403, body: { message: 'no' } });
    await expect(report.getPages()).rejects.toEqual({ message: 'no' });
    frame.answer = () => ({ statusCode: 500 });
    await expect(report.getPages()).rejects.toMatchObject({ code: 'refused' });
  });

  it('end by timeout, by signal and by reset, and leave no timer', async () => {
    const { element, report, frame } = await page.loadedReport();
    frame.answer = () => undefined;
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

  it('a load that is refused with a list is told as an error with that list (wire protocol, 3.3)', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const heard: unknown[] = [];
    report.on('error', ({ detail }) => heard.push(detail));
    const frame = page.frameOf(element);
    const errors = [{ message: 'pageName must be a string' }, { message: 'id is required' }];
    frame.answer = () => ({ statusCode: 400, body: errors });
    frame.load();
    await settle();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ message: 'pageName must be a string', code: 'refused', errors });
  });

  it('that end while they wait for the content say so', async () => {
    const report = page.service.embed(page.container(), reportConfig);
    const ended = expect(report.getPages({ timeoutMs: 50 })).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('was not sent: the content did not load within 50 ms') as string,
    });
    await vi.advanceTimersByTimeAsync(51);
    await ended;
  });

  it('after a reset say that the embed was reset', async () => {
    const { element, report } = await page.loadedReport();
    page.service.reset(element);
    await expect(report.getPages()).rejects.toThrow('The embed was reset. Embed the content again to continue.');
  });

  it('get an answer whose status is no number as a success (wire protocol, 1)', async () => {
    const { report, frame } = await page.loadedReport();
    frame.answer = () => ({ statusCode: null as never, body: [] });
    await expect(report.getPages()).resolves.toEqual([]);
  });

  it('wait on with a timeout that is longer than a timer takes', async () => {
    const { report, frame } = await page.loadedReport();
    frame.answer = () => undefined;
    const ended = vi.fn();
    report.getZoom({ timeoutMs: 1e12 }).catch(ended);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
  });

  it('encode the names in their paths', async () => {
    const { report, frame } = await page.loadedReport();
    frame.answer = () => ({ body: [] });
    await report.page('a/b?c').getFilters();
    expect(frame.calls[1]).toBe('GET /report/pages/a%2Fb%3Fc/filters');
  });

  it('count a reply once and ignore a second one', async () => {
    const { report, frame } = await page.loadedReport();
    frame.answer = ({ headers }) => {
      frame.post({ statusCode: 200, headers: { id: headers.id }, body: [{ name: 'first', displayName: '' }] });
      return { body: [{ name: 'second', displayName: '' }] };
    };
    expect((await report.getPages())[0]?.name).toBe('first');
  });
});
