import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccessTokenRequest } from '../../../src';
import { Channel } from '../../../src/channel/channel';
import { MemoryWindow, type RemoteWindow } from '../../../src/channel/transport';
import { assertObjectList } from '../../../src/report/assert-object-list';
import { bodyOf, type RequestMessage } from '../../../src/protocol/envelope';
import type { TelemetryEntry } from '../../../src/embed/telemetry';
import type { ServiceConfiguration } from '../../../src/service/service';
import { flushMutations } from './support/detached-containers';
import { errorOf } from './support/error-of';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

const trustedOrigin = 'https://content.example';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Creates a page and records its telemetry. */
function observedPage(config: ServiceConfiguration = {}) {
  const entries: TelemetryEntry[] = [];
  return { page: new FakePage({ ...config, onTelemetry: (entry) => entries.push(entry) }), entries };
}

describe('telemetry', () => {
  it.each([
    ['a query string', 'uid', '/reports/uid/eventHooks/newAccessToken?x=1'],
    ['a percent-encoded letter', 'uid', '/reports/uid/eventHooks/newAccess%54oken'],
    ['a space in the unique id', 'my report', '/reports/my report/eventHooks/newAccessToken'],
    ['a number sign in the unique id', 'report #1', '/reports/report #1/eventHooks/newAccessToken'],
  ])('redacts the token that a hook returns even if the request URL has %s', async (_case, uniqueId, path) => {
    const { page, entries } = observedPage();
    const { frame } = await page.loadedReport({
      uniqueId,
      tokenType: 0,
      eventHooks: { accessTokenProvider: () => 'opaque-fresh' },
    });
    frame.send(path, {}, 'hook');
    await settle();
    expect(frame.responses).toEqual([{ statusCode: 200, headers: { id: 'hook' }, body: 'opaque-fresh' }]);
    expect(entries.filter((entry) => entry.kind === 'message' && entry.url === path)).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('opaque-fresh');
  });

  it('redacts every token sent to the frame when a message from the frame contains it', async () => {
    const { page, entries } = observedPage();
    const { frame, report } = await page.loadedReport({
      accessToken: 'opaque-first',
      tokenType: 0,
      eventHooks: { accessTokenProvider: () => 'opaque-from-hook' },
    });
    const path = `/reports/${report.config.uniqueId}`;
    await report.setAccessToken('opaque-second');
    frame.send(`${path}/eventHooks/newAccessToken`, {});
    await settle();
    for (const name of ['first', 'second', 'from-hook'])
      frame.send(`${path}/events/info`, { message: `opaque-${name} has expired` });
    await settle();
    expect(JSON.stringify(entries)).toContain('[redacted] has expired');
    expect(JSON.stringify(entries)).not.toContain('opaque-');
  });

  it('redacts tokens, also percent-encoded ones, wherever a message from the frame repeats them', async () => {
    const token = 'H4sI+opaque/secret==';
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { page, entries } = observedPage({ debug: true });
    const { frame, report } = await page.loadedReport({ accessToken: token });
    const path = `/reports/${report.config.uniqueId}`;
    frame.send(`${path}/events/info?token=${token}`, {}, token);
    frame.send(`${path}/pages/${encodeURIComponent(token)}/events/info`, { link: `/?t=${encodeURIComponent(token)}` });
    await settle();
    const written = JSON.stringify([entries, debug.mock.calls]);
    expect(written).toContain('events/info?token=[redacted]');
    expect(written).not.toContain(token);
    expect(written).not.toContain(encodeURIComponent(token));
  });

  it('settles a call whose response is nested too deeply to be redacted', async () => {
    const { page } = observedPage();
    const { frame, report } = await page.loadedReport();
    const nested = (depth: number): object => (depth === 0 ? {} : { body: nested(depth - 1) });
    frame.respond = () => ({ body: [nested(2_000)] });
    await expect(report.getFilters()).resolves.toHaveLength(1);
  });

  it('calls event handlers, although the payload is nested too deeply to be redacted', async () => {
    const { page, entries } = observedPage();
    const { frame, report } = await page.loadedReport();
    const onInfo = vi.fn();
    report.on('info', onInfo);
    let body = {};
    for (let depth = 0; depth < 2_000; depth += 1) body = { body };
    frame.send(`/reports/${report.config.uniqueId}/events/info`, body);
    await settle();
    expect(onInfo).toHaveBeenCalledOnce();
    expect(JSON.stringify(entries)).toContain('[omitted]');
  });

  it('records the ready timing once, even if the frame sends /ready several times', async () => {
    const { page, entries } = observedPage();
    const { frame, report } = await page.loadedReport();
    for (let attempt = 0; attempt < 20; attempt += 1) frame.send(`/ready/${report.config.uniqueId}`);
    await settle();
    expect(entries.filter((entry) => entry.kind === 'timing' && entry.name === 'ready')).toHaveLength(1);
  });
});

describe('observers', () => {
  it('settles a call although the observer throws', async () => {
    const posted: RequestMessage[] = [];
    const channel = new Channel({
      target: new MemoryWindow({ origin: 'https://host.example' }),
      remoteWindow: () => ({ postMessage: (message: RequestMessage) => posted.push(message) }) as RemoteWindow,
      origin: trustedOrigin,
      onRequest: () => undefined,
      onRejection: () => undefined,
      observed: {
        observer: {
          message: ({ direction }) => {
            if (direction === 'in') throw new Error('The observer failed.');
          },
        },
      },
    });
    channel.release();
    const result = channel.send('GET', '/report/pages', { read: bodyOf, headers: {}, timeoutMs: 1_000 });
    const data = { statusCode: 200, headers: posted[0]!.headers, body: [] };
    expect(() => {
      channel.receive({ data, origin: trustedOrigin, source: null });
    }).toThrow('The observer failed.');
    await expect(result).resolves.toEqual([]);
  });
});

describe('getAccessToken', () => {
  const slowToken = () =>
    vi.fn(
      ({ signal }: AccessTokenRequest) =>
        new Promise<string>((resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
          setTimeout(resolve, 100, 'token');
        }),
    );

  it.each([
    ['a reset', (page: FakePage, element: HTMLElement) => page.service.reset(element)],
    ['a new configuration', () => undefined],
  ])('calls getAccessToken again after %s has aborted the token request', async (_event, interrupt) => {
    vi.useFakeTimers();
    const page = new FakePage();
    const element = page.container();
    const config = { type: 'report', embedUrl, getAccessToken: slowToken() } as const;
    page.service.embed(element, config);
    await settle();
    interrupt(page, element);
    const report = page.service.embed(element, { ...config, pageName: 'other' });
    const errors: unknown[] = [];
    report.on('error', ({ detail }) => errors.push(detail));
    await vi.advanceTimersByTimeAsync(101);
    expect(errors).toEqual([]);
    expect(report.config.accessToken).toBe('token');
  });

  it('does not call getAccessToken in a loop when the local clock is ahead and every token seems expired', async () => {
    vi.useFakeTimers({ now: 7_200_000 });
    const page = new FakePage();
    const expiration = new Date(3_600_000).toISOString();
    const getAccessToken = vi.fn(() => ({ token: 'opaque', expiration }));
    const element = page.container();
    page.service.embed(element, { type: 'report', embedUrl, getAccessToken });
    page.frameOf(element).load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getAccessToken).toHaveBeenCalledOnce();
  });

  it('calls getAccessToken at most once every ten seconds when the frame reports every token as expired', async () => {
    vi.useFakeTimers();
    const page = new FakePage();
    const getAccessToken = vi.fn(() => 'opaque');
    const { frame, report } = await page.loadedReport({ getAccessToken });
    const reportExpiry = async () => {
      frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'TokenExpired' });
      await settle();
    };
    for (let attempt = 0; attempt < 20; attempt += 1) await reportExpiry();
    expect(getAccessToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });

  it('refreshes a token returned by a hook before it expires', async () => {
    vi.useFakeTimers({ now: 0 });
    const page = new FakePage();
    const reasons: string[] = [];
    const { frame, report } = await page.loadedReport({
      tokenType: 0,
      getAccessToken: ({ reason }: AccessTokenRequest) => {
        reasons.push(reason);
        return { token: 'opaque', expiration: new Date(Date.now() + 100_000).toISOString() };
      },
    });
    frame.send(`/reports/${report.config.uniqueId}/eventHooks/newAccessToken`, {});
    await settle();
    await vi.advanceTimersByTimeAsync(81_000);
    expect(reasons).toEqual(['expired', 'expiring']);
  });
});

describe('access tokens', () => {
  it('keeps the token of a newer configuration when the response for an earlier token arrives late', async () => {
    const page = new FakePage();
    const { element, frame, report } = await page.loadedReport();
    const { respond } = frame;
    let accept = (): void => undefined;
    frame.respond = (request) => {
      if (request.url !== '/report/token') return respond(request);
      accept = () => {
        frame.post({ statusCode: 200, headers: { id: request.headers.id }, body: null });
      };
      return undefined;
    };
    const tokenUpdate = report.setAccessToken('first-token');
    await settle();
    page.service.embed(element, { ...reportConfig, id: 'second', accessToken: 'second-token' });
    accept();
    await tokenUpdate;
    expect(report.config.accessToken).toBe('second-token');
  });

  it('omits the token from the JSON of event payloads', async () => {
    const page = new FakePage();
    page.service.accessToken = 'secret-service-token';
    const { frame, report } = await page.loadedReport({ accessToken: 'secret-embed-token' });
    let json = '';
    report.on('pageChanged', ({ detail }) => (json = JSON.stringify(detail)));
    frame.send(`/reports/${report.config.uniqueId}/events/pageChanged`, { newPage: { name: 'page-2' } });
    await settle();
    expect(json).toContain('page-2');
    expect(json).not.toContain('secret');
  });
});

describe('URLs, hooks and timeouts', () => {
  it.each([`blob:${trustedOrigin}/1?reportId=r`, `filesystem:${trustedOrigin}/temporary/1?reportId=r`])(
    'rejects %s even though it contains a trusted origin',
    (url) => {
      const page = new FakePage({ trustedOrigins: [trustedOrigin] });
      const attempt = () => page.service.embed(page.container(), { ...reportConfig, embedUrl: url });
      expect(errorOf(attempt).code).toBe('invalidEmbedUrl');
    },
  );

  it("navigates a create embed's frame to the origin of the report that replaces it", async () => {
    const page = new FakePage({ trustedOrigins: [trustedOrigin] });
    const element = page.container();
    page.service.createReport(element, { embedUrl, accessToken: 'creation', datasetId: 'd' });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    const report = page.service.embed(element, {
      ...reportConfig,
      embedUrl: `${trustedOrigin}/reportEmbed?reportId=r`,
    });
    expect(report.iframe.src).toMatch(/^https:\/\/content\.example\/reportEmbed/);
    expect(frame.calls).toEqual(['POST /report/create']);
  });

  it('calls only validated hooks, even if the host page adds others later', async () => {
    const page = new FakePage();
    const eventHooks: Record<string, () => string> = { applicationContextProvider: () => 'context' };
    const { frame, report } = await page.loadedReport({ tokenType: 1, eventHooks });
    eventHooks.accessTokenProvider = () => 'unchecked';
    frame.send(`/reports/${report.config.uniqueId}/eventHooks/newAccessToken`, {});
    await settle();
    expect(frame.responses.map(({ statusCode }) => statusCode)).toEqual([404]);
  });

  it('immediately rejects a call whose timeout is NaN, but no other call', async () => {
    vi.useFakeTimers();
    const page = new FakePage();
    const { frame, report } = await page.loadedReport();
    frame.respond = () => undefined;
    const rejections: unknown[] = [];
    for (const timeoutMs of [5_000, NaN]) {
      report
        .getFilters({ timeoutMs })
        .catch((error: unknown) => rejections.push([timeoutMs, (error as Error).message]));
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(rejections).toEqual([[NaN, expect.stringContaining('did not respond')]]);
  });
});

describe('invalid responses from the frame', () => {
  it.each([null, 5, 'text', {}, [null], [5]])(
    'rejects with the code invalidMessage when the frame responds with %j',
    async (body) => {
      const page = new FakePage();
      const { frame, report } = await page.loadedReport();
      frame.respond = () => ({ statusCode: 200, body });
      for (const call of [
        () => report.getPages(),
        () => report.getPageByName('page'),
        () => report.getActivePage(),
        () => report.page('page').getVisuals(),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'invalidMessage' });
    },
  );

  it('rejects a sparse list without visiting its empty slots', () => {
    const pages: object[] = [];
    pages.length = 4_000_000_000;
    expect(errorOf(() => assertObjectList(pages)).code).toBe('invalidMessage');
  });

  it('reloads content after the frame has reported a page name that cannot be serialized', async () => {
    const page = new FakePage();
    const { element, frame, report } = await page.loadedReport();
    const name: { self?: unknown } = {};
    name.self = name;
    frame.send(`/reports/${report.config.uniqueId}/events/pageChanged`, { newPage: { name } });
    await settle();
    frame.load();
    await settle();
    expect(page.service.embed(element, { ...reportConfig, pageName: 'page' })).toBe(report);
  });
});

describe('changed array methods', () => {
  it('handles events on a page on which Prototype.js has replaced Array.prototype.entries', async () => {
    const entries = Object.getOwnPropertyDescriptor(Array.prototype, 'entries')!;
    Object.defineProperty(Array.prototype, 'entries', { ...entries, value: (): unknown[] => [] });
    try {
      const { frame, report } = await new FakePage().loadedReport();
      const onInfo = vi.fn();
      report.on('info', onInfo);
      frame.send(`/reports/${report.config.uniqueId}/events/info`, { message: 'done' });
      await settle();
      expect(onInfo).toHaveBeenCalledOnce();
    } finally {
      Object.defineProperty(Array.prototype, 'entries', entries);
    }
  });
});

describe('replaced timers', () => {
  it('calls the frame although timers are objects without unref', async () => {
    const { report } = await new FakePage().loadedReport();
    vi.spyOn(globalThis, 'setTimeout').mockReturnValue({ id: 1 } as never);
    await expect(report.getPages({ timeoutMs: 5 })).rejects.toMatchObject({ code: 'invalidMessage' });
  });
});

describe('document.open', () => {
  it('loads the content of later embeds, although document.open has removed the listeners of the window', async () => {
    const page = new FakePage();
    const addListener = vi.spyOn(page.window, 'addEventListener');
    await page.loadedReport();
    page.window.removeEventListener(...addListener.mock.calls[0]!);
    const { report } = await page.loadedReport();
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    expect(page.window.listenerCount).toBe(1);
  });
});

describe('containers in a shadow tree', () => {
  const createShadowRoot = () =>
    document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });

  it('detaches a container that is removed from its shadow tree', async () => {
    const page = new FakePage();
    const element = createShadowRoot().appendChild(document.createElement('div'));
    page.service.embed(element, reportConfig);
    element.remove();
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });

  it('detaches an embed whose frame other code has moved to a shadow tree and then removed', async () => {
    const page = new FakePage();
    const { report } = await page.loadedReport();
    createShadowRoot().append(report.iframe);
    await flushMutations();
    report.iframe.remove();
    await flushMutations();
    expect(report.isDetached).toBe(true);
  });

  it('exits full screen, although the full-screen element of the document is the shadow host', async () => {
    const page = new FakePage();
    const shadowRoot = createShadowRoot();
    const element = shadowRoot.appendChild(document.createElement('div'));
    const report = page.service.embed(element, reportConfig);
    Object.defineProperty(shadowRoot, 'fullscreenElement', { value: report.iframe });
    const exitFullscreen = vi.fn();
    Object.defineProperty(document, 'exitFullscreen', { value: exitFullscreen, configurable: true });
    await report.exitFullscreen();
    Reflect.deleteProperty(document, 'exitFullscreen');
    expect(exitFullscreen).toHaveBeenCalledOnce();
  });
});
