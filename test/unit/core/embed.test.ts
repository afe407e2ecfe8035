import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { EmbedError } from '../../../src/errors';
import type { QnaEmbedConfiguration } from '../../../src/models';
import type { Report } from '../../../src/report/report';
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

const errorOf = (run: () => unknown): EmbedError => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EmbedError);
    return error as EmbedError;
  }
  throw new Error('Nothing was thrown.');
};

describe('embedding a report (wire protocol, 2 and 3)', () => {
  it('puts one full-size frame with a title and the unique id into the emptied container', () => {
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

  it('sends the load call when the frame has loaded, with the headers of the protocol', async () => {
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

  it('adds the frame parameters in the order of the protocol', () => {
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

  it('takes values from attributes, and ids from the embed URL', async () => {
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

  it('never changes the configuration of the page and takes a frozen one', async () => {
    const config = Object.freeze({ ...reportConfig, settings: Object.freeze({ filterPaneEnabled: true }) });
    const before = JSON.stringify(config);
    await page.loadedReport(config);
    expect(JSON.stringify(config)).toBe(before);
  });

  it('sends a phased load to the prepare path and renders later', async () => {
    const element = page.container();
    const report = page.service.load(element, reportConfig);
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    await report.render({ pageName: 'two' });
    expect(frame.calls).toEqual(['POST /report/prepare', 'POST /report/render']);
    expect(frame.requests[1]?.body).toEqual({ pageName: 'two' });
  });

  it('sends the configuration ahead when the frame is ready, to at most two embeds', async () => {
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

  it('bootstraps without a token and loads when the token comes', async () => {
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
});

describe('loads within 100 ms (embedding toolkit, 9)', () => {
  it('does not send the same load again', async () => {
    const { report, frame } = await page.loadedReport();
    await report.reload();
    expect(frame.calls).toEqual(['POST /report/load']);
    vi.advanceTimersByTime(101);
    await report.reload();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
  });

  it('sends another configuration once, the latest, as the interval ends', async () => {
    const { element, frame } = await page.loadedReport();
    page.service.embed(element, { ...reportConfig, pageName: 'two' });
    page.service.embed(element, { ...reportConfig, pageName: 'three' });
    await settle();
    expect(frame.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(101);
    expect(frame.calls).toHaveLength(2);
    expect(frame.requests[1]?.body).toMatchObject({ pageName: 'three' });
  });

  it('a repeat does not wait for content that is there already', async () => {
    const { element, report, frame } = await page.loadedReport();
    expect(page.service.embed(element, { ...reportConfig })).toBe(report);
    await report.whenLoaded();
    await vi.advanceTimersByTimeAsync(120_000);
    await report.getZoom();
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/zoom']);
  });

  it('what the replaced load still raises is not taken for the new one', async () => {
    const { element, report, frame } = await page.loadedReport();
    const raise = (name: string) => frame.send(`/reports/${report.config.uniqueId}/events/${name}`);
    page.service.embed(element, { ...reportConfig, pageName: 'two' });
    const reached: string[] = [];
    void report.whenLoaded().then(() => reached.push('loaded'));
    void report.whenRendered().then(() => reached.push('rendered'));
    raise('loaded');
    raise('rendered');
    frame.loads = false;
    await vi.advanceTimersByTimeAsync(101);
    raise('rendered');
    await settle();
    expect(reached).toEqual([]);
    raise('loaded');
    raise('rendered');
    await settle();
    expect(reached).toEqual(['loaded', 'rendered']);
  });
});

describe('embedding again on an element (wire protocol, 3.6)', () => {
  it('loads a new configuration of the same type into the same frame', async () => {
    const { element, report, frame } = await page.loadedReport();
    vi.advanceTimersByTime(200);
    const iframe = element.querySelector('iframe');
    expect(page.service.embed(element, { ...reportConfig, accessToken: 'token-2' })).toBe(report);
    await settle();
    expect(element.querySelector('iframe')).toBe(iframe);
    expect(frame.requests[1]?.body).toMatchObject({ accessToken: 'token-2', uniqueId: report.config.uniqueId });
  });

  it('makes a new frame for another origin, so that no token goes to the old one', async () => {
    const { element, report, frame } = await page.loadedReport();
    const other = page.service.embed(element, {
      ...reportConfig,
      embedUrl: 'https://app.powerbi.cn/reportEmbed?reportId=2',
    });
    await settle();
    expect(other).not.toBe(report);
    expect(frame.calls).toEqual(['POST /report/load']);
    await expect(report.getPages()).rejects.toMatchObject({ code: 'disposed' });
  });

  it('embeds a question-and-answer box anew', () => {
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

  it('turns a creation into a report in the same frame', async () => {
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

  it('refuses any other change of type and keeps what is there', async () => {
    const { element, report } = await page.loadedReport();
    const error = errorOf(() =>
      page.service.embed(element, { type: 'dashboard', embedUrl, accessToken: 'secret-token', id: '1' }),
    );
    expect(error.code).toBe('typeMismatch');
    expect(error.message).not.toContain('secret-token');
    expect(page.service.get(element)).toBe(report);
  });
});

describe('bad input', () => {
  it.each([
    ['no embed URL', { embedUrl: undefined }, 'missingEmbedUrl', /Embed URL is required/],
    ['a wrong host', { embedUrl: 'https://evil.example/x' }, 'invalidEmbedUrl', /^Invalid embed URL detected\./],
    ['a wrong scheme', { embedUrl: 'http://app.powerbi.com/x' }, 'invalidEmbedUrl', /^Invalid embed URL detected\./],
    ['no id', { embedUrl: 'https://app.powerbi.com/reportEmbed' }, 'missingId', /^Report id is required/],
    ['no token', { accessToken: undefined }, 'missingToken', /^Access token is required/],
    ['an empty token', { accessToken: '' }, 'missingToken', /^Access token cannot be empty$/],
    ['an unknown type', { type: 'chart' }, 'unknownType', /'chart'/],
    ['no type', { type: undefined }, 'missingType', /type is required/],
    [
      'a hook that is no function',
      { eventHooks: { accessTokenProvider: 'x' } },
      'invalidHook',
      /^accessTokenProvider must be a function$/,
    ],
    [
      'settings of a wrong kind',
      { settings: { filterPaneEnabled: 'no' } },
      'invalidConfig',
      /filterPaneEnabled must be a boolean/,
    ],
    [
      'a value that cannot be sent',
      { settings: { panes: { filters: () => 1 } } },
      'notCloneable',
      /'settings\.panes\.filters'/,
    ],
  ])('%s gives an error with a code and leaves nothing behind', (_name, change, code, message) => {
    const element = page.container();
    const error = errorOf(() => page.service.embed(element, { ...reportConfig, ...change } as never));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('token-1');
    expect(element.childNodes).toHaveLength(0);
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(page.window.listenerCount).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a container that is no element is refused', () => {
    expect(errorOf(() => page.service.embed(document as never, reportConfig)).code).toBe('invalidElement');
    expect(errorOf(() => page.service.embed(null as never, reportConfig)).code).toBe('invalidElement');
  });

  it('one bad container does not stop the scan of the others', () => {
    const onError = vi.fn();
    const tolerant = new FakePage({ onError });
    page.container({ 'data-embed-url': 'https://evil.example', 'data-type': 'report', 'data-access-token': 't' });
    page.container({ 'data-embed-url': embedUrl, 'data-type': 'report', 'data-access-token': 't' });
    expect(tolerant.service.init()).toHaveLength(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalidEmbedUrl' }));
  });
});

describe('tokens (security rules, 8)', () => {
  it('uses the service-wide token for a host of the provider only', async () => {
    const shared = new FakePage({ trustedOrigins: ['http://127.0.0.1:4300'] });
    shared.service.accessToken = 'shared';
    const element = shared.container();
    shared.service.embed(element, { type: 'report', embedUrl });
    const frame = shared.frameOf(element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'shared' });
    const elsewhere = { type: 'report', embedUrl: 'http://127.0.0.1:4300/reportEmbed?reportId=1' } as const;
    expect(errorOf(() => shared.service.embed(shared.container(), elsewhere)).code).toBe('missingToken');
  });

  it('sets a token by a call, keeps it for the next load and gives it to no other embed', async () => {
    const { report, frame } = await page.loadedReport();
    await report.setAccessToken('token-2');
    expect(frame.requests[1]).toMatchObject({ method: 'POST', url: '/report/token', body: 'token-2' });
    vi.advanceTimersByTime(200);
    await report.reload();
    expect(frame.requests[2]?.body).toMatchObject({ accessToken: 'token-2' });
    expect(page.service.accessToken).toBeUndefined();
    await expect(report.setAccessToken('')).rejects.toMatchObject({ message: 'Access token cannot be empty' });
  });
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

describe('events', () => {
  it('reach the handlers with their payload, get one reply each and do not bubble', async () => {
    const { element, report, frame } = await page.loadedReport();
    const handler = vi.fn();
    const onBody = vi.fn();
    document.body.addEventListener('dataSelected', onBody);
    const undo = report.on('dataSelected', ({ detail }) => {
      handler(detail);
    });
    frame.send(`/reports/${report.config.uniqueId}/events/dataSelected`, { a: 1 }, 'e1');
    frame.send(`/reports/${report.config.uniqueId}/pages/p/visuals/v/events/dataSelected`, { a: 2 }, 'e2');
    await settle();
    expect(handler.mock.calls).toEqual([[{ a: 1 }], [{ a: 2 }]]);
    expect(onBody).not.toHaveBeenCalled();
    expect(frame.responses).toEqual([
      { statusCode: 200, headers: { id: 'e1' }, body: null },
      { statusCode: 200, headers: { id: 'e2' }, body: null },
    ]);
    undo();
    frame.send(`/reports/${report.config.uniqueId}/events/dataSelected`, {});
    await settle();
    expect(handler).toHaveBeenCalledTimes(2);
    element.remove();
  });

  it('pageChanged gives a page that can be called upon', async () => {
    const { report, frame } = await page.loadedReport();
    const changed = new Promise<unknown>((resolve) => {
      report.on('pageChanged', ({ detail }) => {
        resolve(detail.newPage.setActive());
      });
    });
    frame.send(`/reports/${report.config.uniqueId}/events/pageChanged`, {
      newPage: { name: 'two', displayName: 'Two' },
    });
    await changed;
    expect(frame.requests[1]).toMatchObject({
      method: 'PUT',
      url: '/report/pages/active',
      body: { name: 'two', displayName: null, isActive: true },
    });
  });

  it('pageChanged without a page is reported, and the frame is told so', async () => {
    const { report, frame } = await page.loadedReport();
    const onError = vi.fn();
    report.on('error', ({ detail }) => {
      onError(detail.message);
    });
    frame.send(`/reports/${report.config.uniqueId}/events/pageChanged`, {});
    await settle();
    expect(onError).toHaveBeenCalledWith("Page model not found at 'event.value.newPage'.");
    expect(frame.responses[0]?.statusCode).toBe(400);
  });

  it('of another embed, another type or an unknown name are ignored without a reply', async () => {
    const { report, frame } = await page.loadedReport();
    const uid = report.config.uniqueId;
    frame.send('/reports/other/events/loaded');
    frame.send(`/dashboards/${uid}/events/loaded`);
    frame.send(`/reports/${uid}/events/click`);
    frame.send(`/reports/${uid}/events/constructor`);
    frame.send(`/reports/${uid}/eventHooks/__proto__`);
    frame.send('/reports/%E0%A4%A/events/loaded');
    frame.post({ statusCode: 200, headers: { id: 'constructor' } });
    frame.post('noise');
    await settle();
    expect(frame.responses).toEqual([]);
  });

  it('an unknown event name is refused by on and off', async () => {
    const { report } = await page.loadedReport();
    // @ts-expect-error: the name is not in the table
    expect(errorOf(() => report.on('nothing', vi.fn())).code).toBe('unknownEvent');
    // @ts-expect-error: the name is not in the table
    expect(errorOf(() => report.off('nothing')).message).toMatch(/^eventName must be one of loaded, /);
  });

  it('off removes one handler, or all, and never somebody else’s', async () => {
    const { report, frame } = await page.loadedReport();
    const [one, two] = [vi.fn(), vi.fn()];
    report.on('rendered', one);
    report.on('rendered', two);
    report.off('rendered', vi.fn());
    report.off('rendered', one);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    expect([one, two].map((handler) => handler.mock.calls.length)).toEqual([0, 1]);
    report.off('rendered');
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    expect(two).toHaveBeenCalledTimes(1);
  });
});

describe('event hooks (embedding toolkit, 2)', () => {
  const ask = async (eventHooks: object, hook: string) => {
    const { report, frame } = await page.loadedReport({ eventHooks, tokenType: 0 });
    frame.send(`/reports/${report.config.uniqueId}/eventHooks/${hook}`, { query: 1 }, 'hook');
    await settle();
    return { report, reply: frame.responses[0], frame };
  };

  it('answers 404 without a handler', async () => {
    expect((await ask({}, 'preQuery')).reply).toEqual({ statusCode: 404, headers: { id: 'hook' }, body: null });
  });

  it('answers 200 with the result, and gives the handler the body and the embed', async () => {
    const provider = vi.fn(() => Promise.resolve('context'));
    const { report, reply } = await ask({ applicationContextProvider: provider }, 'preQuery');
    expect(reply).toEqual({ statusCode: 200, headers: { id: 'hook' }, body: 'context' });
    expect(provider).toHaveBeenCalledWith({ query: 1, report });
  });

  it('answers 400 when the handler fails, and reports it', async () => {
    const { reply } = await ask({ accessTokenProvider: () => Promise.reject(new Error('down')) }, 'newAccessToken');
    expect(reply).toEqual({ statusCode: 400, headers: { id: 'hook' }, body: null });
  });

  it('answers 400 when the result cannot be sent', async () => {
    const { reply } = await ask({ accessTokenProvider: () => Symbol('no') }, 'newAccessToken');
    expect(reply?.statusCode).toBe(400);
  });

  it('announces a token provider with the load call', async () => {
    const { frame } = await page.loadedReport({ tokenType: 0, eventHooks: { accessTokenProvider: () => 't' } });
    expect(frame.requests[0]?.headers.tokenProviderSupplied).toBe(true);
    expect(frame.requests[0]?.body).not.toHaveProperty('eventHooks');
  });

  it.each([
    [
      'dashboard',
      { applicationContextProvider: () => '' },
      /applicationContextProvider is only supported in report embed/,
    ],
    ['dashboard', { accessTokenProvider: () => '' }, /accessTokenProvider is only supported/],
  ])('refuses a hook that a %s does not have', (type, eventHooks, message) => {
    const config = {
      type,
      embedUrl: 'https://app.powerbi.com/dashboardEmbed?dashboardId=1',
      accessToken: 't',
      eventHooks,
      tokenType: 0,
    };
    expect(errorOf(() => page.service.embed(page.container(), config as never)).message).toMatch(message);
  });

  it('refuses a token provider with an embed token', () => {
    const config = { ...reportConfig, tokenType: 1, eventHooks: { accessTokenProvider: () => 't' } } as const;
    expect(errorOf(() => page.service.embed(page.container(), config)).code).toBe('invalidHook');
  });
});

describe('a load that fails', () => {
  it('is reported once by an event when the frame refuses it, and waits reject', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const onError = vi.fn();
    report.on('error', ({ detail }) => {
      onError(detail);
    });
    const loaded = report.whenLoaded();
    loaded.catch(() => undefined);
    const frame = page.frameOf(element);
    frame.answer = () => ({ statusCode: 400, body: { message: 'bad' } });
    frame.load();
    await settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onError).toHaveBeenCalledExactlyOnceWith({ message: 'bad' });
    await expect(loaded).rejects.toEqual({ message: 'bad' });
  });

  it('is reported with a code when the frame never answers', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const onError = vi.fn();
    report.on('error', ({ detail }) => {
      onError(detail.code);
    });
    page.frameOf(element).answer = () => undefined;
    await vi.advanceTimersByTimeAsync(200_000);
    expect(onError.mock.calls).toEqual([['timeout']]);
  });

  it('whenLoaded and whenRendered resolve with the events', async () => {
    const { report, frame } = await page.loadedReport();
    const both = Promise.all([report.whenLoaded(), report.whenRendered()]);
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await both;
    await report.whenLoaded();
  });
});

describe('reset', () => {
  it('leaves an embed that loads nothing and starts no timer', async () => {
    const { element, report } = await page.loadedReport();
    page.service.reset(element);
    vi.advanceTimersByTime(200);
    const timers = vi.getTimerCount();
    await expect(report.reload()).rejects.toMatchObject({ code: 'disposed' });
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('removes handlers, registration and frame, once or twice', async () => {
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
