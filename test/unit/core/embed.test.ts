import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Report } from '../../../src/report/report';
import { errorOf } from './support/error-of';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = new FakePage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('embedding again', () => {
  it.each([undefined, '', null])('keeps the unique id if the new one is %j', async (uniqueId) => {
    const { element, report } = await page.loadedReport();
    const before = report.config.uniqueId;
    page.service.embed(element, { ...reportConfig, uniqueId: uniqueId! });
    expect(report.config.uniqueId).toBe(before);
  });
});

describe('embedding a report', () => {
  it("replaces the container's children with one full-size frame that has a title and the unique id", () => {
    const element = page.container();
    element.textContent = 'loading';
    const report = page.service.embed(element, reportConfig);
    const [iframe, ...others] = [...element.childNodes] as HTMLIFrameElement[];
    expect(others).toEqual([]);
    expect(new URL(iframe!.src).searchParams.get('uid')).toBe(report.config.uniqueId);
    expect(iframe!.title).toBe('Embedded report');
    expect([iframe!.style.width, iframe!.style.height]).toEqual(['100%', '100%']);
    expect(iframe!.getAttribute('scrolling')).toBe('no');
    expect(iframe!.getAttribute('allowfullscreen')).toBe('true');
    expectTypeOf(report).toEqualTypeOf<Report>();
  });

  it('sends the load request with the protocol headers when the iframe has loaded', async () => {
    const { frame, report } = await page.loadedReport({ tokenType: 1 });
    expect(frame.calls).toEqual(['POST /report/load']);
    const [load] = frame.requests;
    expect(load?.body).toEqual({
      type: 'report',
      embedUrl,
      accessToken: 'token-1',
      tokenType: 1,
      settings: {},
      groupId: 'group-1',
      uniqueId: report.config.uniqueId,
      id: 'report-1',
    });
    expect(load?.headers).toMatchObject({
      'x-sdk-type': 'js',
      'x-sdk-version': '2.23.1',
      uid: report.config.uniqueId,
      sdkVersion: '2.23.1',
      sdkSessionId: page.service.getSdkSessionId(),
    });
    expect(load?.headers.sdkSessionId).toMatch(/^[\da-f]{20}$/);
    expect(load?.headers).not.toHaveProperty('tokenProviderSupplied');
  });

  it("adds the parameters to the frame's URL in protocol order", () => {
    const element = page.container();
    page.service.embed(element, {
      ...reportConfig,
      settings: { layoutType: 2, localeSettings: { language: 'en&autoAuth=true', formatLocale: 'de-DE' } },
      eventHooks: { applicationContextProvider: () => '' },
    });
    const url = new URL(element.querySelector('iframe')!.src);
    expect([...url.searchParams.keys()]).toEqual([
      'reportId',
      'groupId',
      'language',
      'formatLocale',
      'registerQueryCallback',
      'isMobile',
      'uid',
    ]);
    expect(url.searchParams.get('language')).toBe('en&autoAuth=true');
  });

  it('treats an empty attribute as missing', () => {
    page.service.accessToken = 'service-token';
    const element = page.container({
      'data-embed-url': embedUrl,
      'data-report-id': '',
      'data-access-token': '',
      'data-title': '',
    });
    const embed = page.service.embed(element, { type: 'report' });
    expect(embed.config).toMatchObject({ id: 'report-1', accessToken: 'service-token' });
    expect(element.querySelector('iframe')!.title).not.toBe('');
  });

  it('checks event hooks against the token type in the attribute', () => {
    const element = page.container({ 'data-token-type': 'aad' });
    const eventHooks = { accessTokenProvider: () => 'token-2' };
    expect(page.service.embed(element, { ...reportConfig, eventHooks }).config).toMatchObject({ tokenType: 0 });
  });

  it('reads values from attributes, and ids from the embed URL', async () => {
    const element = page.container({
      'data-embed-url': embedUrl,
      'data-access-token': 'attribute-token',
      'data-type': 'report',
      'data-name': 'my-report',
      'data-title': 'Sales',
      'data-page-name': 'overview',
      'data-settings-filter-pane-enabled': 'false',
      'data-settings-nav-content-pane-enabled': 'true',
    });
    const [embed] = page.service.init();
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(page.service.find('my-report')).toBe(embed);
    expect(element.querySelector('iframe')!.title).toBe('Sales');
    expect(frame.requests[0]?.body).toMatchObject({
      accessToken: 'attribute-token',
      uniqueId: 'my-report',
      pageName: 'overview',
      id: 'report-1',
      settings: { filterPaneEnabled: false, navContentPaneEnabled: true },
    });
  });

  it("accepts a frozen configuration and never changes the host page's object", async () => {
    const config = Object.freeze({ ...reportConfig, settings: Object.freeze({ filterPaneEnabled: true }) });
    const before = JSON.stringify(config);
    await page.loadedReport(config);
    expect(JSON.stringify(config)).toBe(before);
  });

  it('sends a phased load to the prepare path and renders the content on request', async () => {
    const element = page.container();
    const report = page.service.load(element, reportConfig);
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    await report.render({ pageName: 'two' });
    expect(frame.calls).toEqual(['POST /report/prepare', 'POST /report/render']);
    expect(frame.requests[1]?.body).toEqual({ pageName: 'two' });
  });

  it('sends a phased load only if the latest load call requested one', async () => {
    const { element, frame, report } = await page.loadedReport();
    vi.advanceTimersByTime(101);
    page.service.load(element, { ...reportConfig, pageName: 'two' });
    await settle();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/prepare']);
    vi.advanceTimersByTime(101);
    await report.load(true);
    // Both calls are within 100 ms of the previous load, so only the last one is sent.
    void report.load(true);
    void report.load(false);
    await vi.advanceTimersByTimeAsync(101);
    await report.reload();
    expect(frame.calls.slice(2)).toEqual(['POST /report/prepare', 'POST /report/load']);
  });

  it.each([
    ['visual', { pageName: 'one', visualName: 'v' }, '/report/load'],
    ['dashboard', {}, '/dashboard/load'],
    ['qna', { datasetIds: ['d'] }, '/qna/load'],
  ])('loads a %s immediately, because only reports support phased loads', async (type, config, path) => {
    const element = page.container();
    page.service.load(element, { ...reportConfig, id: 'a', ...config, type });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual([`POST ${path}`]);
  });

  it('sets aria-busy while the content is loading', async () => {
    const element = page.container();
    page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    const { iframe } = page.service.get(element);
    expect(iframe.getAttribute('aria-busy')).toBe('true');
    frame.load();
    await settle();
    expect(iframe.hasAttribute('aria-busy')).toBe(false);
  });

  it('notifies load listeners of the current load, a frame reload and a failed load', async () => {
    const { report, frame } = await page.loadedReport();
    const notifications: string[] = [];
    const unsubscribe = report.subscribeToLoads((loaded) => {
      notifications.push('started');
      loaded.then(
        () => notifications.push('loaded'),
        () => notifications.push('failed'),
      );
    });
    await settle();
    expect(notifications.splice(0)).toEqual(['started', 'loaded']);
    frame.load();
    await settle();
    expect(notifications.splice(0)).toEqual(['started', 'loaded']);
    frame.respond = () => ({ statusCode: 400, body: { message: 'wrong' } });
    frame.load();
    await settle();
    expect(notifications.splice(0)).toEqual(['started', 'failed']);
    unsubscribe();
    frame.load();
    await settle();
    expect(notifications).toEqual([]);
  });

  it('loads the content, although a load listener throws, and reports the exception as uncaught', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { element, report: embed, frame } = await page.loadedReport();
    const error = new Error('listener');
    embed.subscribeToLoads(() => {
      throw error;
    });
    const listener = vi.fn();
    embed.subscribeToLoads(listener);
    page.service.embed(element, { ...reportConfig, pageName: 'next' });
    await vi.advanceTimersByTimeAsync(101);
    await embed.whenLoaded();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(report.mock.calls).toEqual([[error], [error]]);
  });

  it('does not cause unhandled rejections when a load listener ignores a failed load', async () => {
    const onUnhandled = vi.fn();
    process.on('unhandledRejection', onUnhandled);
    const { element, report } = await page.loadedReport();
    report.subscribeToLoads(() => undefined);
    page.service.embed(element, { ...reportConfig, pageName: 'next' });
    page.service.reset(element);
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onUnhandled);
    expect(onUnhandled).not.toHaveBeenCalled();
  });

  it('treats empty values as missing, except for a token', () => {
    const element = page.container({ 'data-report-id': 'from-attribute', 'data-embed-url': embedUrl });
    const report = page.service.embed(element, {
      ...reportConfig,
      embedUrl: '',
      id: '',
      uniqueId: '',
      groupId: null as never,
      settings: { localeSettings: { language: '' } },
    });
    expect(report.config).toMatchObject({ id: 'from-attribute', embedUrl, groupId: 'group-1' });
    expect(report.config.uniqueId).toMatch(/./);
    expect(new URL(report.iframe.src).searchParams.has('language')).toBe(false);
    expect(() => page.service.embed(page.container(), { ...reportConfig, accessToken: '' })).toThrow(
      'Access token cannot be empty',
    );
    const bootstrapped = page.service.bootstrap(page.container(), { type: 'report', hostname: '' });
    expect(bootstrapped.config.embedUrl).toBe('https://app.powerbi.com/reportEmbed');
  });

  it('front-loads the configuration when the frame is ready, but only while there are at most two embeds', async () => {
    const elements = [page.container(), page.container(), page.container()];
    const frames = elements.map((element) => {
      const report = page.service.embed(element, reportConfig);
      return Object.assign(page.frameOf(element), { uid: report.config.uniqueId });
    });
    frames[0]!.send(`/ready/${frames[0]!.uid}`);
    await settle();
    expect(frames[0]!.calls).toEqual([]);
    page.service.reset(elements[2]!);
    frames[0]!.send(`/ready/${frames[0]!.uid}`);
    await settle();
    expect(frames[0]!.calls).toEqual(['POST /frontload/config']);
    expect(frames[0]!.requests[0]?.body).toMatchObject({ accessToken: 'token-1' });
  });

  it('bootstraps without a token, and loads the content once a token is passed', async () => {
    const element = page.container();
    const embed = page.service.bootstrap(element, {
      type: 'report',
      hostname: ' HTTPS://App.PowerBI.com ',
      pageName: 'one',
    });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual([]);
    expect(page.service.embed(element, { ...reportConfig, embedUrl })).toBe(embed);
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.headers.bootstrapped).toBe(true);
    expect(frame.requests[0]?.body).toMatchObject({ pageName: 'one', accessToken: 'token-1' });
  });

  it.each([
    ['a report on a different host', { type: 'report', embedUrl: 'https://msit.powerbi.com/reportEmbed?reportId=r' }],
    ['Q&A', { type: 'qna', embedUrl: 'https://app.powerbi.com/qnaEmbed', datasetIds: ['1'] }],
  ])('keeps the values passed to bootstrap when %s is embedded in a new frame', (_title, config) => {
    const element = page.container();
    const held = { groupId: 'g', settings: { filterPaneEnabled: false } };
    const { iframe } = page.service.bootstrap(element, { type: config.type, ...held } as never);
    const embed = page.service.embed(element, { ...config, accessToken: 't' } as never);
    expect(embed.iframe).not.toBe(iframe);
    expect(embed.config).toMatchObject({ ...held, bootstrapped: true, accessToken: 't' });
  });

  it('keeps the title and getAccessToken passed to bootstrap, and requests the token when the content is embedded', async () => {
    const element = page.container();
    const getAccessToken = vi.fn(() => 'token-2');
    page.service.bootstrap(element, { type: 'report', title: 'Sales', getAccessToken });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(frame.calls).toEqual([]);
    page.service.embed(element, { type: 'report', id: 'r', embedUrl });
    await settle();
    expect(frame.requests.map(({ body }) => body)).toMatchObject([{ id: 'r', accessToken: 'token-2' }]);
    expect(element.querySelector('iframe')?.title).toBe('Sales');
  });

  it('keeps the event hooks passed to bootstrap when a report on a different host is embedded', () => {
    const element = page.container();
    const eventHooks = { applicationContextProvider: () => 'context' };
    page.service.bootstrap(element, { type: 'report', eventHooks });
    const report = page.service.embed(element, {
      ...reportConfig,
      embedUrl: 'https://msit.powerbi.com/reportEmbed?reportId=r',
    });
    expect(report.eventHooks).toEqual(eventHooks);
  });
});

describe('reset', () => {
  it('rejects loads after a reset without starting a timer', async () => {
    const { element, report } = await page.loadedReport();
    page.service.reset(element);
    vi.advanceTimersByTime(200);
    const timers = vi.getTimerCount();
    await expect(report.reload()).rejects.toMatchObject({ code: 'disposed' });
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('removes the handlers, the registration and the frame on reset, even if reset is called twice', async () => {
    const { element, report, frame } = await page.loadedReport();
    const handler = vi.fn();
    report.on('rendered', handler);
    page.service.reset(element);
    page.service.reset(element);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    element.dispatchEvent(new CustomEvent('rendered'));
    await settle();
    expect(handler).not.toHaveBeenCalled();
    expect(element.childNodes).toHaveLength(0);
    expect(errorOf(() => page.service.get(element)).code).toBe('notEmbedded');
    expect(page.service.find(report.config.uniqueId)).toBeUndefined();
    expect([page.window.listenerCount, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
