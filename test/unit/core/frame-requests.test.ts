import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorOf } from './support/error-of';
import { FakePage, reportConfig, settle } from './support/fake-frame';

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

describe('event handlers', () => {
  it('keeps a handler that was added again when the function of its first registration is called', async () => {
    const { report, frame } = await page.loadedReport();
    const handler = vi.fn();
    const removeHandler = report.on('dataSelected', handler);
    report.off('dataSelected', handler);
    report.on('dataSelected', handler);
    removeHandler();
    frame.send(`/reports/${report.config.uniqueId}/events/dataSelected`, {});
    await settle();
    expect(handler).toHaveBeenCalledOnce();
  });

  it('does not call handlers for the next embed that were added to an embed after its reset', async () => {
    const { element, report } = await page.loadedReport();
    page.service.reset(element);
    const handler = vi.fn();
    report.on('loaded', handler);
    const next = page.service.embed(element, reportConfig);
    page.frameOf(element).load();
    await next.whenLoaded();
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('requests from the frame', () => {
  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('ignores events and hook requests whose method is %s', async (method) => {
    const accessTokenProvider = vi.fn(() => Promise.resolve('token-2'));
    const { report, frame } = await page.loadedReport({ tokenType: 0, eventHooks: { accessTokenProvider } });
    const handler = vi.fn();
    report.on('dataSelected', handler);
    const { uniqueId } = report.config;
    frame.post({ method, url: `/reports/${uniqueId}/events/dataSelected`, headers: { id: 'e1' }, body: {} });
    frame.post({ method, url: `/reports/${uniqueId}/eventHooks/newAccessToken`, headers: { id: 'h1' } });
    await settle();
    expect(handler).not.toHaveBeenCalled();
    expect(accessTokenProvider).not.toHaveBeenCalled();
    expect(frame.responses).toEqual([]);
  });
});

describe('events from the frame', () => {
  it('calls handlers with the payload and responds once to each event', async () => {
    const { element, report, frame } = await page.loadedReport();
    const handler = vi.fn();
    const removeHandler = report.on('dataSelected', ({ detail }) => {
      handler(detail);
    });
    frame.send(`/reports/${report.config.uniqueId}/events/dataSelected`, { a: 1 }, 'e1');
    frame.send(`/reports/${report.config.uniqueId}/pages/p/visuals/v/events/dataSelected`, { a: 2 }, 'e2');
    await settle();
    expect(handler.mock.calls).toEqual([[{ a: 1 }], [{ a: 2 }]]);
    expect(frame.responses).toEqual([
      { statusCode: 200, headers: { id: 'e1' }, body: null },
      { statusCode: 200, headers: { id: 'e2' }, body: null },
    ]);
    removeHandler();
    frame.send(`/reports/${report.config.uniqueId}/events/dataSelected`, {});
    await settle();
    expect(handler).toHaveBeenCalledTimes(2);
    element.remove();
  });

  it('emits cancelable events that bubble to the window, except error and blur', async () => {
    const { element, report, frame } = await page.loadedReport();
    const received: Event[] = [];
    const listener = (event: Event) => received.push(event);
    for (const name of report.allowedEvents) window.addEventListener(name, listener);
    for (const name of report.allowedEvents) {
      const detail = { a: 1, newPage: { name: 'p' } };
      frame.send(`/reports/${report.config.uniqueId}/events/${name}`, detail);
    }
    await settle();
    for (const name of report.allowedEvents) window.removeEventListener(name, listener);
    const bubbling = report.allowedEvents.filter((name) => name !== 'error' && name !== 'blur');
    expect(received.map(({ type }) => type)).toEqual(bubbling);
    expect(received.every(({ target, cancelable }) => target === element && cancelable)).toBe(true);
    expect((received[0] as CustomEvent).detail).toMatchObject({ a: 1 });
  });

  it("calls an outer embed's handlers only for its own events", async () => {
    const outer = await page.loadedReport();
    const inner = await page.loadedReport();
    outer.element.append(inner.element);
    const handler = vi.fn();
    outer.report.on('dataSelected', ({ detail }) => {
      handler(detail);
    });
    inner.frame.send(`/reports/${inner.report.config.uniqueId}/events/dataSelected`, 'inner');
    outer.frame.send(`/reports/${outer.report.config.uniqueId}/events/dataSelected`, 'outer');
    await settle();
    expect(handler.mock.calls).toEqual([['outer']]);
  });

  it('passes a page with working methods to pageChanged handlers', async () => {
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

  it('emits an error for pageChanged without a page, and responds with 400', async () => {
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

  it("ignores events with another embed's id, a different type or an unknown name, without a response", async () => {
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

  it('rejects an unknown event name in on and off', async () => {
    const { report } = await page.loadedReport();
    // @ts-expect-error -- the event name is unknown
    expect(errorOf(() => report.on('nothing', vi.fn())).code).toBe('unknownEvent');
    // @ts-expect-error -- the event name is unknown
    expect(errorOf(() => report.off('nothing')).message).toMatch(/^eventName must be one of loaded,saved,/);
  });

  it('removes only the passed handler in off, or all handlers if none is passed', async () => {
    const { report, frame } = await page.loadedReport();
    const [first, second] = [vi.fn(), vi.fn()];
    report.on('rendered', first);
    report.on('rendered', second);
    report.off('rendered', vi.fn());
    report.off('rendered', first);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    expect([first, second].map((handler) => handler.mock.calls.length)).toEqual([0, 1]);
    report.off('rendered');
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('event hooks', () => {
  const sendHookRequest = async (eventHooks: object, hook: string) => {
    const { element, report, frame } = await page.loadedReport({ eventHooks, tokenType: 0 });
    const errors: unknown[] = [];
    report.on('error', ({ detail }) => errors.push(detail));
    frame.send(`/reports/${report.config.uniqueId}/eventHooks/${hook}`, { query: 1 }, 'hook');
    await settle();
    return { element, report, response: frame.responses[0], frame, errors };
  };

  it('responds with 404 to a hook request without a handler', async () => {
    expect((await sendHookRequest({}, 'preQuery')).response).toEqual({
      statusCode: 404,
      headers: { id: 'hook' },
      body: null,
    });
  });

  it('responds with 200 and the result from the hook, which receives the body and the embed', async () => {
    const provider = vi.fn(() => Promise.resolve('context'));
    const { report, response } = await sendHookRequest({ applicationContextProvider: provider }, 'preQuery');
    expect(response).toEqual({ statusCode: 200, headers: { id: 'hook' }, body: 'context' });
    expect(provider).toHaveBeenCalledWith({ query: 1, report });
  });

  it('responds with the result even if a library has replaced the global Promise', async () => {
    vi.stubGlobal('Promise', class extends Promise<unknown> {});
    const { response } = await sendHookRequest({ accessTokenProvider: () => 'fresh' }, 'newAccessToken');
    expect(response).toEqual({ statusCode: 200, headers: { id: 'hook' }, body: 'fresh' });
  });

  it('responds with 400 when a hook rejects', async () => {
    const { response } = await sendHookRequest(
      { accessTokenProvider: () => Promise.reject(new Error('down')) },
      'newAccessToken',
    );
    expect(response).toEqual({ statusCode: 400, headers: { id: 'hook' }, body: null });
  });

  it('responds with 400 and emits an error when a hook does not settle within two minutes', async () => {
    const pending = () => new Promise<string>(() => undefined);
    const { frame, errors } = await sendHookRequest({ accessTokenProvider: pending }, 'newAccessToken');
    await vi.advanceTimersByTimeAsync(119_999);
    expect(frame.responses).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(frame.responses).toMatchObject([{ statusCode: 400 }]);
    expect(errors).toMatchObject([{ code: 'hookFailed', cause: { code: 'timeout' } }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not emit the error of a hook that fails after its embed has been reset', async () => {
    let fail!: (error: Error) => void;
    const accessTokenProvider = () => new Promise<string>((_resolve, reject) => (fail = reject));
    const { element } = await sendHookRequest({ accessTokenProvider }, 'newAccessToken');
    page.service.reset(element);
    const onError = vi.fn();
    page.service.embed(element, reportConfig).on('error', onError);
    fail(new Error('canceled'));
    await settle();
    expect(onError).not.toHaveBeenCalled();
  });

  it("responds with 400 and emits an error when a hook's result cannot be cloned", async () => {
    const { response, errors } = await sendHookRequest({ accessTokenProvider: () => Symbol('no') }, 'newAccessToken');
    expect(response?.statusCode).toBe(400);
    expect(errors).toMatchObject([{ code: 'hookFailed', cause: { code: 'notCloneable' } }]);
  });

  it("reports a token provider in the load request's headers", async () => {
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
  ])('rejects a hook that a %s does not support', (type, eventHooks, message) => {
    const config = {
      type,
      embedUrl: 'https://app.powerbi.com/dashboardEmbed?dashboardId=1',
      accessToken: 't',
      eventHooks,
      tokenType: 0,
    };
    expect(errorOf(() => page.service.embed(page.container(), config as never)).message).toMatch(message);
  });

  it('rejects a token provider with an embed token', () => {
    const config = { ...reportConfig, tokenType: 1, eventHooks: { accessTokenProvider: () => 't' } } as const;
    expect(errorOf(() => page.service.embed(page.container(), config)).code).toBe('invalidHook');
  });
});
