import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QnaEmbedConfiguration } from '../../../src/models';
import { errorOf } from './support/error-of';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = new FakePage();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Embeds a report whose frame does not respond to the first load request. */
async function pendingLoad() {
  const element = page.container();
  const report = page.service.embed(element, reportConfig);
  const frame = page.frameOf(element);
  const { respond } = frame;
  frame.respond = () => undefined;
  frame.load();
  await settle();
  const respondToFirst = (response: object) => {
    frame.respond = respond;
    frame.post({ ...response, headers: { id: frame.requests[0]?.headers.id } });
  };
  return { element, report, frame, respondToFirst };
}

describe('loads within 100 ms', () => {
  it('does not send an identical load request again within 100 ms', async () => {
    const { report, frame } = await page.loadedReport();
    await report.reload();
    expect(frame.calls).toEqual(['POST /report/load']);
    vi.advanceTimersByTime(101);
    await report.reload();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
  });

  it('sends a different configuration once after 100 ms, with the latest values', async () => {
    const { element, frame } = await page.loadedReport();
    page.service.embed(element, { ...reportConfig, pageName: 'two' });
    page.service.embed(element, { ...reportConfig, pageName: 'three' });
    await settle();
    expect(frame.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(101);
    expect(frame.calls).toHaveLength(2);
    expect(frame.requests[1]?.body).toMatchObject({ pageName: 'three' });
  });

  it('resolves a repeated load immediately when the content has already loaded', async () => {
    const { element, report, frame } = await page.loadedReport();
    expect(page.service.embed(element, { ...reportConfig })).toBe(report);
    await report.whenLoaded();
    await vi.advanceTimersByTimeAsync(120_000);
    await report.getZoom();
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/zoom']);
  });

  it('loads the first configuration again if it replaces a delayed second one and the timer fires early', async () => {
    const { element, report, frame } = await page.loadedReport();
    // Browsers truncate the delay, so the 100 ms may not have passed when the timer fires.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    page.service.embed(element, { ...reportConfig, pageName: 'two' });
    page.service.embed(element, reportConfig);
    await vi.advanceTimersByTimeAsync(100);
    await report.whenLoaded();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
  });

  it('ignores the rejection of a load that is replaced by a delayed one', async () => {
    const { element, report, frame, respondToFirst } = await pendingLoad();
    page.service.embed(element, { ...reportConfig, pageName: 'two' });
    const loaded = report.whenLoaded();
    respondToFirst({ statusCode: 400, body: [{ message: 'invalid' }] });
    await vi.advanceTimersByTimeAsync(101);
    await loaded;
    expect(frame.calls).toHaveLength(2);
  });

  it('ignores a response to a replaced load if the type has no loaded event', async () => {
    const config = (locale: string) => ({
      type: 'quickCreate' as const,
      embedUrl: 'https://app.powerbi.com/quickCreate',
      accessToken: 'token-1',
      datasetCreateConfig: { locale, mashupDocument: 'section Section1;' },
    });
    const element = page.container();
    const quickCreate = page.service.quickCreate(element, config('en-US'));
    const frame = page.frameOf(element);
    frame.respond = () => undefined;
    frame.load();
    await settle();
    vi.advanceTimersByTime(101);
    page.service.quickCreate(element, config('de-DE'));
    await settle();
    const onLoaded = vi.fn();
    void quickCreate.whenLoaded().then(onLoaded);
    const [first, second] = frame.requests.map(({ headers }) => headers.id);
    frame.post({ statusCode: 202, headers: { id: first }, body: null });
    await settle();
    expect(onLoaded).not.toHaveBeenCalled();
    frame.post({ statusCode: 202, headers: { id: second }, body: null });
    await settle();
    expect(onLoaded).toHaveBeenCalledOnce();
  });

  it('accepts values that have no JSON in a configuration that is embedded again', async () => {
    const themeJson: Record<string, unknown> = { name: 'Theme', value: 1n };
    themeJson.self = themeJson;
    const theme = { themeJson: themeJson as { name: string } };
    const { element, frame } = await page.loadedReport({ theme });
    page.service.embed(element, { ...reportConfig, theme });
    await vi.advanceTimersByTimeAsync(101);
    expect(frame.calls).toHaveLength(2);
  });

  it('ignores events from a load that is replaced by a delayed one', async () => {
    const { element, report, frame } = await page.loadedReport();
    const emit = (name: string) => frame.send(`/reports/${report.config.uniqueId}/events/${name}`);
    page.service.embed(element, { ...reportConfig, pageName: 'two' });
    const reached: string[] = [];
    void report.whenLoaded().then(() => reached.push('loaded'));
    void report.whenRendered().then(() => reached.push('rendered'));
    emit('loaded');
    emit('rendered');
    frame.loads = false;
    await vi.advanceTimersByTimeAsync(101);
    emit('rendered');
    await settle();
    expect(reached).toEqual([]);
    emit('loaded');
    emit('rendered');
    await settle();
    expect(reached).toEqual(['loaded', 'rendered']);
  });
});

describe('embedding into the same element again', () => {
  it('ignores events of the previous content until the first token of the new one has been sent', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.loads = false;
    frame.load();
    await settle();
    let resolveToken: (token: string) => void = () => {};
    const getAccessToken = () => new Promise<string>((resolve) => (resolveToken = resolve));
    page.service.embed(element, { ...reportConfig, accessToken: undefined, getAccessToken, pageName: 'two' });
    const loaded = vi.fn();
    report.whenLoaded().then(loaded, loaded);
    const emit = (name: string) => frame.send(`/reports/${report.config.uniqueId}/events/${name}`);
    emit('error');
    emit('loaded');
    await settle();
    expect(loaded).not.toHaveBeenCalled();
    resolveToken('token-2');
    await vi.advanceTimersByTimeAsync(101);
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
    expect(frame.requests[1]?.body).toMatchObject({ pageName: 'two', accessToken: 'token-2' });
    emit('loaded');
    await settle();
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('does not restore changes of the previous content if the frame reloads while the first token is pending', async () => {
    const { element, report, frame } = await page.loadedReport();
    await report.setPage('old');
    let resolveToken: (token: string) => void = () => {};
    const getAccessToken = () => new Promise<string>((resolve) => (resolveToken = resolve));
    page.service.embed(element, { ...reportConfig, accessToken: undefined, getAccessToken, pageName: undefined });
    frame.requests.length = 0;
    frame.load();
    await settle();
    resolveToken('token-2');
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).not.toHaveProperty('pageName', 'old');
  });

  it('calls getAccessToken and load listeners once when content is embedded in a cleared container', async () => {
    const { element, report } = await page.loadedReport();
    element.replaceChildren();
    await settle();
    const onLoad = vi.fn((loaded: Promise<void>) => {
      loaded.catch(() => undefined);
    });
    report.subscribeToLoads(onLoad);
    onLoad.mockClear();
    const getAccessToken = vi.fn(() => 'token-2');
    page.service.embed(element, { ...reportConfig, accessToken: undefined, getAccessToken });
    await settle();
    expect(getAccessToken).toHaveBeenCalledOnce();
    expect(onLoad).toHaveBeenCalledOnce();
  });

  it('emits no error and starts no timer if a load listener resets the element', async () => {
    const { element, report, frame } = await page.loadedReport();
    const onError = vi.fn();
    element.addEventListener('error', onError);
    let isFirst = true;
    report.subscribeToLoads((loaded) => {
      loaded.catch(() => undefined);
      if (!isFirst) page.service.reset(element);
      isFirst = false;
    });
    frame.load();
    await settle();
    expect(onError).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loads a new configuration of the same type into the same frame', async () => {
    const { element, report, frame } = await page.loadedReport();
    vi.advanceTimersByTime(200);
    const iframe = element.querySelector('iframe');
    expect(page.service.embed(element, { ...reportConfig, accessToken: 'token-2' })).toBe(report);
    await settle();
    expect(element.querySelector('iframe')).toBe(iframe);
    expect(frame.requests[1]?.body).toMatchObject({ accessToken: 'token-2', uniqueId: report.config.uniqueId });
  });

  it('keeps the embed, frame and handlers when the embed URL changes to a different path on the same origin', async () => {
    const { element, report, frame } = await page.loadedReport();
    vi.advanceTimersByTime(200);
    const onSaved = vi.fn();
    report.on('saved', onSaved);
    const { src } = report.iframe;
    const paginatedUrl = 'https://app.powerbi.com/rdlEmbed?reportId=report-2';
    expect(page.service.embed(element, { ...reportConfig, embedUrl: paginatedUrl })).toBe(report);
    await settle();
    expect(report.iframe.src).toBe(src);
    expect(frame.requests[1]).toMatchObject({
      url: '/report/load',
      body: { id: 'report-2', embedUrl: expect.stringContaining('/rdlEmbed?') as string },
    });
    expect(report.isPaginated).toBe(true);
    frame.send(`/reports/${report.config.uniqueId}/events/saved`);
    await settle();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it.each([
    [{ type: 'tile', id: 'tile-1', dashboardId: 'd', embedUrl: 'https://app.powerbi.com/embed?tileId=tile-1' }, 'tile'],
    [{ type: 'report', embedUrl: 'https://app.powerbi.com/rdlEmbed?reportId=r' }, 'report'],
  ])('loads %o into the frame that bootstrap created', async (config, type) => {
    const element = page.container();
    const embed = page.service.bootstrap(element, { type });
    const frame = page.frameOf(element);
    frame.load();
    const { iframe } = embed;
    expect(page.service.embed(element, { ...config, accessToken: 't' })).toBe(embed);
    await settle();
    expect(element.querySelector('iframe')).toBe(iframe);
    expect(frame.calls).toEqual([`POST /${type}/load`]);
  });

  it('creates a new frame for a different origin, so that no token is sent to the previous origin', async () => {
    const { element, report, frame } = await page.loadedReport();
    const replacement = page.service.embed(element, {
      ...reportConfig,
      embedUrl: 'https://app.powerbi.cn/reportEmbed?reportId=2',
    });
    await settle();
    expect(replacement).not.toBe(report);
    expect(frame.calls).toEqual(['POST /report/load']);
    await expect(report.getPages()).rejects.toMatchObject({ code: 'disposed' });
  });

  it('creates a new frame when a Q&A box is embedded again', () => {
    const element = page.container();
    const config: QnaEmbedConfiguration & { type: 'qna' } = {
      type: 'qna',
      embedUrl: 'https://app.powerbi.com/qnaEmbed',
      accessToken: 't',
      datasetIds: ['a'],
    };
    const first = page.service.embed(element, config);
    expect(page.service.embed(element, config)).not.toBe(first);
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it("creates a new frame when a Q&A box is embedded again, regardless of its type's case", () => {
    const element = page.container();
    const config = {
      type: 'QnA',
      embedUrl: 'https://app.powerbi.com/qnaEmbed',
      accessToken: 't',
      datasetIds: ['a'],
    };
    const first = page.service.embed(element, config);
    expect(page.service.embed(element, config)).not.toBe(first);
  });

  it('turns a create embed into a report in the same frame, even before the frame has loaded', async () => {
    const element = page.container();
    page.service.createReport(element, { embedUrl, accessToken: 't', datasetId: 'd' });
    const frame = page.frameOf(element);
    const iframe = element.querySelector('iframe');
    const report = page.service.embed(element, reportConfig);
    expect(report.iframe).toBe(iframe);
    expect(report.iframeLoaded).toBe(false);
    frame.load();
    await report.whenLoaded();
    expect(element.querySelector('iframe')).toBe(iframe);
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('creates a new frame for a report if the container of a create embed was cleared', async () => {
    const element = page.container();
    page.service.createReport(element, { embedUrl, accessToken: 't', datasetId: 'd' });
    element.replaceChildren();
    await settle();
    const report = page.service.embed(element, reportConfig);
    expect(element.querySelector('iframe')).toBe(report.iframe);
  });

  it('turns a loaded create embed into a report in the same frame', async () => {
    const element = page.container();
    page.service.createReport(element, { embedUrl, accessToken: 't', datasetId: 'd' });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.requests[0]).toMatchObject({
      url: '/report/create',
      body: { accessToken: 't', datasetId: 'd', groupId: 'group-1' },
    });
    const iframe = element.querySelector('iframe');
    page.service.embed(element, reportConfig);
    await settle();
    expect(element.querySelector('iframe')).toBe(iframe);
    expect(frame.calls).toEqual(['POST /report/create', 'POST /report/load']);
  });

  it('rejects a change from a report to a dashboard and keeps the existing embed', async () => {
    const { element, report } = await page.loadedReport();
    const error = errorOf(() =>
      page.service.embed(element, { type: 'dashboard', embedUrl, accessToken: 'secret-token', id: '1' }),
    );
    expect(error.code).toBe('typeMismatch');
    expect(error.message).not.toContain('secret-token');
    expect(page.service.get(element)).toBe(report);
  });
});

describe('failed loads', () => {
  it('emits one error event and rejects whenLoaded when the frame rejects a load', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const onError = vi.fn();
    report.on('error', ({ detail }) => {
      onError(detail);
    });
    const loaded = report.whenLoaded();
    loaded.catch(() => undefined);
    const frame = page.frameOf(element);
    frame.respond = () => ({ statusCode: 400, body: { message: 'bad' } });
    frame.load();
    await settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith({ message: 'bad' });
    await expect(loaded).rejects.toEqual({ message: 'bad' });
  });

  it('emits one timeout error when the iframe never loads', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const onError = vi.fn();
    report.on('error', ({ detail }) => {
      onError(detail.code);
    });
    page.frameOf(element).respond = () => undefined;
    await vi.advanceTimersByTimeAsync(200_000);
    expect(onError.mock.calls).toEqual([['timeout']]);
  });

  it('starts and resolves a second load when the content loads after the timeout', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const loads: Promise<void>[] = [];
    report.subscribeToLoads((loaded) => {
      loaded.catch(() => undefined);
      loads.push(loaded);
    });
    const frame = page.frameOf(element);
    frame.loads = false;
    frame.load();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(report.whenLoaded()).rejects.toMatchObject({ code: 'timeout' });
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    await settle();
    await expect(loads[1]).resolves.toBeUndefined();
    const rendered = report.whenRendered();
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await rendered;
  });

  it('resolves whenLoaded and whenRendered on the loaded and rendered events', async () => {
    const { report, frame } = await page.loadedReport();
    const loadedAndRendered = Promise.all([report.whenLoaded(), report.whenRendered()]);
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await loadedAndRendered;
    await report.whenLoaded();
  });
});

describe('a silent frame', () => {
  /** Embeds a report whose frame does not respond to requests. */
  function silentReport(config = {}) {
    page = new FakePage(config);
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.respond = () => undefined;
    const errors: (string | undefined)[] = [];
    report.on('error', ({ detail }) => errors.push(detail.code));
    return { report, frame, errors };
  }

  it('reports a silent frame once, 15 s after its load event', async () => {
    const { report, frame, errors } = silentReport();
    await vi.advanceTimersByTimeAsync(20_000);
    frame.load();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(errors).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(errors).toEqual(['frameSilent']);
    await expect(report.whenLoaded()).rejects.toMatchObject({ code: 'frameSilent' });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(errors).toEqual(['frameSilent']);
    await expect(report.whenLoaded()).rejects.toMatchObject({ code: 'timeout' });
  });

  it('completes the load and sends the queued calls when a silent frame responds late', async () => {
    const { report, frame, errors } = silentReport();
    frame.load();
    await vi.advanceTimersByTimeAsync(15_000);
    const zoom = report.getZoom();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    frame.respond = () => ({ statusCode: 200, body: 1 });
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    await expect(zoom).resolves.toBe(1);
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(errors).toEqual(['frameSilent']);
  });

  it('emits a second error when a silent frame rejects the load later', async () => {
    const { report, frame } = silentReport();
    const errors: unknown[] = [];
    report.on('error', ({ detail }) => errors.push(detail));
    frame.load();
    await vi.advanceTimersByTimeAsync(15_000);
    const headers = { id: frame.requests[0]?.headers.id };
    frame.post({ statusCode: 403, headers, body: { message: 'Forbidden' } });
    await settle();
    expect(errors).toEqual([expect.objectContaining({ code: 'frameSilent' }), { message: 'Forbidden' }]);
  });

  it.each([
    ['posts /ready before its load event', '/ready/{uid}', true],
    ['emits an event', '/reports/{uid}/events/info', false],
  ])('does not report a frame that %s', async (_case, url, isEarly) => {
    const { report, frame, errors } = silentReport();
    const send = () => frame.send(url.replace('{uid}', report.config.uniqueId));
    if (isEarly) send();
    await settle();
    frame.load();
    if (!isEarly) send();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(errors).toEqual([]);
  });

  it('reports a frame that stays silent after a reload', async () => {
    const { report, frame } = await page.loadedReport();
    const onError = vi.fn();
    report.on('error', onError);
    frame.respond = () => undefined;
    frame.load();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('does not report a frame that has not received a load request', async () => {
    const element = page.container();
    const embed = page.service.bootstrap(element, { type: 'report' });
    const onError = vi.fn();
    embed.on('error', onError);
    page.frameOf(element).load();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([
    [1_000, 1_000, ['frameSilent']],
    [Infinity, 59_000, []],
  ])('applies a silentTimeoutMs of %d to silent frames', async (silentTimeoutMs, ms, expected) => {
    const { frame, errors } = silentReport({ silentTimeoutMs });
    frame.load();
    await vi.advanceTimersByTimeAsync(ms);
    expect(errors).toEqual(expected);
  });
});
