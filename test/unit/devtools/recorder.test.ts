import { Embedder, embedReport, service, telemetry } from '@vitrine/sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Recorder } from '../../../src/devtools/store/recorder';
import { embedUrl, FakePage, reportConfig, settle } from '../core/support/fake-frame';
import { record, recordedReport, webToken } from './support';

let recorders: Recorder[] = [];

const disposeAfterTest = <Recording extends { recorder: Recorder }>(recording: Recording): Recording => {
  recorders.push(recording.recorder);
  return recording;
};

afterEach(() => {
  for (const recorder of recorders) recorder.dispose();
  recorders = [];
  document.body.replaceChildren();
});

describe('Recorder', () => {
  it('pairs calls from the page with their responses', async () => {
    const { report, exchanges } = disposeAfterTest(await recordedReport());
    await report.getZoom();
    const { kind, isOutgoing, method, url, statusCode, durationMs } = exchanges().at(-1)!;
    expect({ kind, isOutgoing, method, url, statusCode }).toEqual({
      kind: 'request',
      isOutgoing: true,
      method: 'GET',
      url: '/report/zoom',
      statusCode: 200,
    });
    expect(durationMs).toBeGreaterThanOrEqual(0);
  });

  it("pairs events and hooks from the frame with the page's responses", async () => {
    const hooks = { applicationContextProvider: () => ({ region: 'north' }) };
    const { report, frame, exchanges } = disposeAfterTest(await recordedReport({ eventHooks: hooks }));
    const { uniqueId } = report.config;
    frame.send(`/reports/${uniqueId}/events/info`, { text: 'hello' });
    frame.send(`/reports/${uniqueId}/eventHooks/preQuery`, {});
    await settle();
    expect(exchanges().slice(-2)).toMatchObject([
      { kind: 'event', requestBody: { text: 'hello' }, statusCode: 200 },
      { kind: 'hook', responseBody: { region: 'north' }, statusCode: 200 },
    ]);
  });

  it('records embeds from every service, and from functions such as embedReport', async () => {
    const { session } = disposeAfterTest(record());
    const [first, second] = [new FakePage(), new FakePage()];
    await first.loadedReport();
    await second.loadedReport();
    const embedder = new Embedder({ messageTarget: second.window });
    embedReport(second.container({ id: 'third' }), reportConfig, { embedder });
    expect(session.embeds().map(({ name, isComplete }) => [name, isComplete])).toEqual([
      ['report 1', true],
      ['report 2', true],
      ['report 3', true],
    ]);
    expect(session.embeds()[2]?.container).toBe('#third');
  });

  it("does not disable the page's telemetry", async () => {
    disposeAfterTest(record());
    const names: string[] = [];
    const page = new FakePage({ onTelemetry: (entry) => names.push(entry.kind) });
    await page.loadedReport();
    expect(names).toContain('message');
    const onEmbedTelemetry = vi.fn();
    const element = page.container();
    embedReport(element, reportConfig, {
      embedder: page.service,
      features: [telemetry({ onTelemetry: onEmbedTelemetry })],
    });
    page.frameOf(element).load();
    expect(onEmbedTelemetry).toHaveBeenCalled();
  });

  it('records load steps', async () => {
    const { report, frame, session } = disposeAfterTest(await recordedReport());
    frame.send(`/ready/${report.config.uniqueId}`);
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    const [embed] = session.embeds();
    expect(Object.keys(embed?.loads[0]?.steps ?? {}).sort()).toEqual(
      ['accepted', 'frameLoaded', 'loaded', 'ready', 'rendered', 'sent'].sort(),
    );
    expect(embed?.status).toBe('rendered');
  });

  it('records the error from a failed load', async () => {
    const { session } = disposeAfterTest(record());
    const page = new FakePage();
    const element = page.container();
    page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.respond = () => ({ statusCode: 403, body: { message: 'TokenExpired', detailedMessage: 'Access denied' } });
    frame.load();
    await settle();
    const [embed] = session.embeds();
    expect(embed).toMatchObject({ status: 'failed', problems: [{ message: 'TokenExpired: Access denied' }] });
    expect(embed?.loads[0]?.error).toBe('TokenExpired: Access denied');
  });

  it('counts requests without a response as failed when the load fails', async () => {
    const { session, exchanges } = disposeAfterTest(record());
    const page = new FakePage({ loadTimeoutMs: 20 });
    const element = page.container();
    page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.respond = () => undefined;
    frame.load();
    await settle();
    const load = () => exchanges().find(({ url }) => url === '/report/load');
    expect(load()).toMatchObject({ statusCode: undefined });
    await vi.waitFor(() => expect(session.embeds()[0]?.status).toBe('failed'));
    expect(load()).toMatchObject({ statusCode: 0 });
    expect(load()?.durationMs).toBeUndefined();
  });

  it('counts a load as failed when the frame reports an expired token', async () => {
    const { session } = disposeAfterTest(record());
    const page = new FakePage();
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const frame = page.frameOf(element);
    frame.respond = () => undefined;
    frame.load();
    await settle();
    frame.send(`/reports/${report.config.uniqueId}/events/error`, { message: 'TokenExpired' });
    await settle();
    expect(session.embeds()[0]?.status).toBe('failed');
  });

  it('measures the handling time of events only while a panel is open', async () => {
    const { report, frame, recorder, exchanges } = disposeAfterTest(await recordedReport());
    const send = async () => {
      frame.send(`/reports/${report.config.uniqueId}/events/info`, {});
      await settle();
      return exchanges().at(-1);
    };
    expect(await send()).toMatchObject({ statusCode: 200, durationMs: undefined });
    recorder.openPanels = 1;
    expect((await send())?.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('pairs a hook request with its response even if an event arrives in between', async () => {
    let resolve: (context: object) => void = () => undefined;
    const hooks = { applicationContextProvider: () => new Promise<object>((done) => (resolve = done)) };
    const { report, frame, exchanges } = disposeAfterTest(await recordedReport({ eventHooks: hooks }));
    const { uniqueId } = report.config;
    frame.send(`/reports/${uniqueId}/eventHooks/preQuery`, {});
    frame.send(`/reports/${uniqueId}/events/info`, {});
    await settle();
    resolve({ region: 'north' });
    await settle();
    const [hook, event] = exchanges().slice(-2);
    expect(hook).toMatchObject({ kind: 'hook', statusCode: 200, responseBody: { region: 'north' } });
    expect(hook?.durationMs).toBeGreaterThanOrEqual(0);
    expect(event).toMatchObject({ kind: 'event', statusCode: 200 });
  });

  it('records an embed that could not be created, and throws the same error', () => {
    const { session } = disposeAfterTest(record());
    const page = new FakePage();
    const element = page.container({ id: 'wrong' });
    const config = { ...reportConfig, embedUrl: 'https://reports.example.com/reportEmbed?reportId=1' };
    expect(() => page.service.embed(element, config)).toThrow(/Invalid embed URL/);
    expect(session.embeds()).toMatchObject([
      { container: '#wrong', status: 'failed', failure: { code: 'invalidEmbedUrl' } },
    ]);
    element.remove();
    expect(session.embeds()).toEqual([]);
  });

  it.each([
    [
      { pageName: 'first', query: '&render=1&access_token=opaque-1' },
      { pageName: 'second', query: '&render=2&access_token=opaque-2' },
      [
        {
          name: 'embedUrl',
          difference:
            '…&groupId=group-1&render=1&access_token=[redacted] → …&groupId=group-1&render=2&access_token=[redacted]',
        },
        { name: 'pageName', difference: 'first → second' },
      ],
    ],
    [{ query: '&access_token=opaque-1' }, { query: '&access_token=opaque-2' }, [{ name: 'embedUrl' }]],
    [{}, { pageName: 'first' }, [{ name: 'pageName', difference: 'none → first' }]],
  ])('records the fields that change from %j to %j, without secrets', async (before, after, expected) => {
    const configOf = ({ query = '', ...rest }: { query?: string; pageName?: string }) => ({
      embedUrl: `${reportConfig.embedUrl}${query}`,
      ...rest,
    });
    const { page, element, session } = disposeAfterTest(await recordedReport(configOf(before)));
    page.service.embed(element, { ...reportConfig, ...configOf(after), accessToken: 'token-3' });
    expect(session.embeds()[0]?.loads.map(({ changes }) => changes)).toEqual([undefined, expected]);
  });

  it('reports requests without a response until the frame sends a message or loads a new document', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { report, frame, session } = disposeAfterTest(await recordedReport());
      const unanswered = () => session.embeds()[0]?.unanswered;
      const send = async () => {
        vi.setSystemTime(Date.now() + 1000);
        report.getZoom().catch(() => undefined);
        await settle();
      };
      frame.respond = () => undefined;
      await send();
      const sinceMs = Date.now();
      await send();
      expect(unanswered()).toEqual({ count: 2, sinceMs });
      vi.setSystemTime(Date.now() + 1000);
      frame.send(`/reports/${report.config.uniqueId}/events/info`, {});
      await settle();
      expect(unanswered()).toBeUndefined();
      await send();
      expect(unanswered()?.count).toBe(1);
      vi.setSystemTime(Date.now() + 1000);
      frame.load();
      await settle();
      expect(unanswered()?.count).toBe(1);
      expect(unanswered()?.sinceMs).toBe(Date.now());
    } finally {
      vi.useRealTimers();
    }
  });

  it('derives the page, mode, filters, settings and theme from the configuration and the messages', async () => {
    const config = { pageName: 'first', filters: [], settings: { zoomLevel: 1 } };
    const { report, frame, session } = disposeAfterTest(await recordedReport(config));
    await report.setPage('second');
    await report.switchMode('edit');
    await report.updateSettings({ background: 1 });
    frame.send(`/reports/${report.config.uniqueId}/events/pageChanged`, { newPage: { name: 'third' } });
    await settle();
    expect(session.embeds()[0]?.content).toEqual({
      page: 'third',
      mode: 'edit',
      filters: [],
      settings: { zoomLevel: 1, background: 1 },
    });
  });

  it('restores the embedder when the recorder is disposed', async () => {
    const original = Reflect.get(Embedder.prototype, 'create') as unknown;
    const { recorder, report, exchanges } = await recordedReport();
    expect(Reflect.get(Embedder.prototype, 'create')).not.toBe(original);
    recorder.dispose();
    expect(Reflect.get(Embedder.prototype, 'create')).toBe(original);
    await report.getZoom();
    expect(exchanges()).toEqual([]);
    expect(service.getNumberOfComponents()).toBe(0);
  });

  it('records later messages from embeds that were created before the recorder', async () => {
    const names: string[] = [];
    const page = new FakePage({ onTelemetry: (entry) => names.push(entry.kind) });
    const { report, frame } = await page.loadedReport();
    const { recorder, session, exchanges } = disposeAfterTest(record());
    recorder.watch(page.service);
    await settle();
    expect(session.embeds()).toMatchObject([{ status: 'loaded', isComplete: false, token: { canRefresh: undefined } }]);
    await report.setPage('sales');
    frame.send(`/reports/${report.config.uniqueId}/events/info`, { text: 'token-1' });
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    expect(exchanges()).toMatchObject([
      { url: '/report/pages/active', statusCode: 200 },
      { kind: 'event', requestBody: { text: '[redacted]' }, statusCode: 200 },
      { kind: 'event' },
    ]);
    expect(session.embeds()).toMatchObject([{ status: 'rendered', content: { page: 'sales' } }]);
    const countBefore = names.length;
    await report.getZoom();
    expect(names.length).toBe(countBefore + 2);
  });

  it('shows the status of embeds that were created before the recorder', async () => {
    const page = new FakePage();
    const { report, frame } = await page.loadedReport();
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    const waiting = page.container();
    page.service.bootstrap(waiting, { type: 'report', embedUrl });
    const failing = page.container();
    page.service.embed(failing, reportConfig);
    const failingFrame = page.frameOf(failing);
    failingFrame.respond = () => ({ statusCode: 400, body: { message: 'LoadReportFailed' } });
    failingFrame.load();
    await settle();
    const { recorder, session } = disposeAfterTest(record());
    recorder.watch(page.service);
    await settle();
    expect(session.embeds().map(({ status }) => status)).toEqual(['rendered', 'waiting', 'failed']);
    expect(session.embeds()[2]?.loads).toMatchObject([{ isPartial: true, error: 'LoadReportFailed' }]);
  });

  it('records each message once after the devtools are closed and reopened', async () => {
    const first = await recordedReport();
    first.recorder.dispose();
    const { recorder, exchanges } = disposeAfterTest(record());
    recorder.watch(first.page.service);
    await first.report.getZoom();
    expect(exchanges().map(({ url }) => url)).toEqual(['/report/zoom']);
    expect(first.exchanges()).toEqual([]);
  });

  it('records a container once when a second service embeds into it', async () => {
    const { session } = disposeAfterTest(record());
    const [first, second] = [new FakePage(), new FakePage()];
    const { element } = await first.loadedReport();
    first.service.reset(element);
    second.service.embed(element, reportConfig);
    expect(session.embeds()).toHaveLength(1);
  });

  it("keeps a request's body when the page changes the object afterward", async () => {
    const { report, exchanges } = disposeAfterTest(await recordedReport());
    const filters: object[] = [{ target: 'first' }];
    await report.requestPath('PUT', '/report/filters', { body: filters });
    filters.push({ target: 'second' });
    expect(exchanges().at(-1)?.requestBody).toEqual([{ target: 'first' }]);
  });

  it('keeps the active page after the messages have been cleared', async () => {
    const { report, session, recorder } = disposeAfterTest(await recordedReport({ pageName: 'first' }));
    await report.setPage('second');
    recorder.log.clear();
    expect(session.embeds()[0]?.content.page).toBe('second');
  });

  it('records at most 10,000 exchanges', async () => {
    const { report, frame, session, recorder, exchanges } = disposeAfterTest(await recordedReport());
    const url = `/reports/${report.config.uniqueId}/events/info`;
    for (let number = 0; number < 10_050; number += 1) frame.send(url, number, `event-${number}`);
    await settle();
    await vi.waitFor(() => expect(exchanges().at(-1)?.requestBody).toBe(10_049), { timeout: 20_000 });
    expect(session.length).toBe(10_000);
    expect(session.firstNumber).toBe(session.lastNumber - 9999);
    recorder.log.clear();
    expect(exchanges()).toEqual([]);
  });

  it('keeps the order and times of events and calls', async () => {
    const { report, frame, exchanges } = disposeAfterTest(await recordedReport());
    const url = `/reports/${report.config.uniqueId}/events/info`;
    const startMs = Date.now();
    frame.send(url, 'first', 'event-1');
    await settle();
    await report.getZoom();
    frame.send(url, 'second', 'event-2');
    await settle();
    const [event, call, last] = exchanges().slice(-3);
    expect([event, call, last].map((exchange) => exchange?.requestBody)).toEqual(['first', undefined, 'second']);
    expect([event?.statusCode, last?.statusCode]).toEqual([200, 200]);
    const times = [startMs, event?.timeMs, call?.timeMs, last?.timeMs];
    expect(times).toEqual([...times].sort((a, b) => Number(a) - Number(b)));
  });

  it('discards only the events that arrive while recording is paused', async () => {
    const { report, frame, recorder, exchanges } = disposeAfterTest(await recordedReport());
    const send = async (body: string) => {
      frame.send(`/reports/${report.config.uniqueId}/events/info`, body, `event-${body}`);
      await settle();
    };
    await send('before');
    recorder.isPaused = true;
    await send('while paused');
    recorder.isPaused = false;
    await send('after');
    expect(
      exchanges()
        .slice(-2)
        .map(({ requestBody }) => requestBody),
    ).toEqual(['before', 'after']);
  });

  it('drops the oldest exchanges when the total size of the bodies exceeds the limit', async () => {
    const { report, frame, exchanges } = disposeAfterTest(await recordedReport());
    frame.respond = () => ({ statusCode: 200, body: { data: 'x'.repeat(12_000_000) } });
    for (let call = 0; call < 4; call += 1) await report.requestRaw('GET /report/zoom');
    expect(exchanges().map(({ url }) => url)).toEqual(['/report/zoom', '/report/zoom']);
  });
});

describe('tokens', () => {
  it('records each call to getAccessToken with its reason, duration and expiry', async () => {
    const expiration = new Date(Date.now() + 3_600_000).toISOString();
    const getAccessToken = () => Promise.resolve({ token: 'managed-token', expiration });
    const { session } = disposeAfterTest(await recordedReport({ accessToken: undefined, getAccessToken }));
    await settle();
    const token = session.embeds()[0]?.token;
    expect(token).toMatchObject({ canRefresh: true, isManaged: true, fetches: [{ reason: 'load' }] });
    expect(token?.expiresAtMs).toBe(Date.parse(expiration));
    expect(token?.fetches[0]?.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('shares one token request between embeds with the same getAccessToken function', async () => {
    const getAccessToken = vi.fn(() => Promise.resolve('shared-token'));
    disposeAfterTest(record());
    const page = new FakePage();
    const config = { ...reportConfig, accessToken: undefined, getAccessToken };
    page.service.embed(page.container(), config as never);
    page.service.embed(page.container(), config as never);
    await settle();
    expect(getAccessToken).toHaveBeenCalledTimes(1);
  });

  it('records a failed getAccessToken call without the token in its message', async () => {
    const getAccessToken = () => Promise.reject(new Error('refused eyJhbGciOiJub25lIn0.eyJleHAiOjF9.'));
    const { session } = disposeAfterTest(await recordedReport({ accessToken: undefined, getAccessToken }));
    await settle();
    expect(session.embeds()[0]?.token.fetches[0]?.error).toBe('refused [redacted]');
  });

  it('redacts tokens from a getAccessToken function that an earlier recorder has observed', async () => {
    let number = 0;
    const getAccessToken = () => Promise.resolve(`opaque-${(number += 1)}`);
    const first = await recordedReport({ accessToken: undefined, getAccessToken });
    await settle();
    first.recorder.dispose();
    const { recorder } = disposeAfterTest(record());
    await first.page.loadedReport({ accessToken: undefined, getAccessToken });
    await settle();
    expect(recorder.secrets.redactText('opaque-2 was rejected')).toBe('[redacted] was rejected');
  });

  it('passes invalid getAccessToken results to the SDK, which reports them', async () => {
    const getAccessToken = () => Promise.resolve(null as unknown as string);
    const errors: unknown[] = [];
    const { recorder, page } = { ...disposeAfterTest(record()), page: new FakePage() };
    const element = page.container();
    element.addEventListener('error', (event: Event) => errors.push((event as CustomEvent).detail));
    page.service.embed(element, { type: 'report', embedUrl, getAccessToken });
    await settle();
    expect(errors).toMatchObject([{ code: 'tokenFailed' }]);
    recorder.dispose();
    const otherContainer = page.container();
    otherContainer.addEventListener('error', (event: Event) => errors.push((event as CustomEvent).detail));
    page.service.embed(otherContainer, { type: 'report', embedUrl, getAccessToken: () => getAccessToken() });
    await settle();
    expect((errors[0] as Error).message).toBe((errors[1] as Error).message);
  });

  it('reads the issue time and the expiry from a JWT', async () => {
    const { session } = disposeAfterTest(await recordedReport({ accessToken: webToken({ iat: 1000, exp: 2000 }) }));
    expect(session.embeds()[0]?.token).toMatchObject({ issuedAtMs: 1_000_000, expiresAtMs: 2_000_000, kind: 'Aad' });
  });
});
