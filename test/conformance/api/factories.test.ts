import type { Embed, Report, service } from 'powerbi-client';
import { describe, expect, it, vi } from 'vitest';
import * as compat from '../../../src/compat';
import { HostPage, origin, outcomeOf, settle, TestFrame, withBoth, type Client } from './support/clients';

/** Asserts that a script has the same outcome with powerbi-client and with the compat entry point. */
async function expectSame(run: (page: HostPage) => Promise<unknown>): Promise<unknown> {
  const { expected, actual } = await withBoth(run);
  expect(actual).toEqual(expected);
  return expected;
}

type Handler = (request: object, response: object) => void | Promise<void>;

/** Creates a host-page `hpm` that records its calls. */
function createHpm() {
  const send = () => vi.fn((..._args: unknown[]): Promise<unknown> => Promise.resolve({ statusCode: 202, body: [] }));
  return { get: send(), post: send(), put: send(), patch: send(), delete: send() };
}

/** Creates a host-page router that stores its route handlers. */
function createRouter() {
  const handlers = new Map<string, Handler>();
  return { handlers, post: (route: string, handler: Handler) => void handlers.set(route, handler) };
}

/** Embeds a report on a page that passes custom factories. */
function embedWithFactories(page: HostPage) {
  const { client } = page;
  const hpm = createHpm();
  const router = createRouter();
  const wpmpFactory = () => ({ addHandler: () => undefined }) as never;
  const powerbi = new client.service.Service(
    () => hpm as never,
    wpmpFactory,
    () => router as never,
  );
  const element = page.container();
  const report = powerbi.embed(element, page.configOf('report')) as Report;
  const frame = page.frameOf(element);
  return { powerbi, hpm, router, element, report, frame };
}

/** Returns the arguments of the last call, with placeholders for values that differ between runs. */
const lastCall = (spy: ReturnType<typeof vi.fn>, { config, iframe }: Embed) =>
  spy.mock.lastCall?.map((argument: unknown) => {
    if (argument === iframe.contentWindow) return 'frame window';
    return JSON.parse(JSON.stringify(argument ?? null).replaceAll(config.uniqueId!, 'uid')) as unknown;
  });

describe("the page's factories", () => {
  it("passes each call's method, path, body, headers and window to the page's hpm immediately", async () => {
    await expectSame(async (page) => {
      const { hpm, report, frame } = embedWithFactories(page);
      const calls: unknown[] = [];
      const record = (spy: ReturnType<typeof vi.fn>) => calls.push(lastCall(spy, report));
      void report.getFilters();
      record(hpm.get);
      void report.updateFilters(2, []);
      record(hpm.post);
      void report.setPage('p-1');
      record(hpm.put);
      void report.updateSettings({ panes: {} });
      record(hpm.patch);
      void report.deletePage('p-1');
      record(hpm.delete);
      await settle();
      return [calls, frame.calls];
    });
  });

  it("sends the load request with the page's hpm when the frame has loaded", async () => {
    await expectSame(async (page) => {
      const { hpm, report, frame } = embedWithFactories(page);
      const callsBefore = hpm.post.mock.calls.length;
      frame.load();
      await settle();
      const [path, body, , target] = hpm.post.mock.lastCall ?? [];
      return [callsBefore, path, (body as { id: string }).id, target === report.iframe.contentWindow];
    });
  });

  it("settles calls with the responses from the page's hpm", async () => {
    await expectSame(async (page) => {
      const { hpm, report } = embedWithFactories(page);
      hpm.get.mockResolvedValueOnce({ body: [{ name: 'p-1' }] });
      const pages = await report.getPages();
      hpm.get.mockRejectedValueOnce({ body: { message: 'failed' } });
      const rejected = await outcomeOf(() => report.getFilters());
      return [pages.map(({ name }) => name), rejected];
    });
  });

  it("passes events from the page's router to handlers", async () => {
    await expectSame(async (page) => {
      const { router, report } = embedWithFactories(page);
      const received: unknown[] = [];
      report.on('pageChanged', ({ detail }) => received.push((detail as { newPage: { name: string } }).newPage.name));
      const send = (uniqueId: string) =>
        router.handlers.get('/reports/:uniqueId/events/:eventName')?.(
          { params: { uniqueId, eventName: 'pageChanged' }, body: { newPage: { name: 'p-2' } } },
          { send: () => undefined },
        );
      await send(report.config.uniqueId!);
      await send('other');
      return received;
    });
  });

  it("adds the routes of custom components to the page's router", async () => {
    await expectSame((page) => {
      const { router, powerbi } = embedWithFactories(page);
      powerbi.register('gauge', () => undefined as never, ['/gauges/:uniqueId/events/:eventName']);
      return Promise.resolve(router.handlers.has('/gauges/:uniqueId/events/:eventName'));
    });
  });

  it('ignores events that frames post to the window, because the page receives them itself', async () => {
    await expectSame(async (page) => {
      const { element, report, frame } = embedWithFactories(page);
      const received: Event[] = [];
      element.addEventListener('saved', (event) => received.push(event));
      frame.emit(`/reports/${report.config.uniqueId}/events/saved`);
      await settle();
      return received.length;
    });
  });
});

describe('a replaced method of service.hpm', () => {
  it('receives calls from embeds', async () => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded<Report>('report');
      const get = vi.spyOn(page.powerbi.hpm, 'get').mockResolvedValue({ body: ['filter'] } as never);
      const filters = await embed.getFilters();
      return [filters, lastCall(get as never, embed), frame.calls.includes('GET /report/filters')];
    });
  });

  it('can call the original method', async () => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded<Report>('report');
      const { hpm } = page.powerbi;
      const log: unknown[] = [];
      const original = hpm.get.bind(hpm);
      hpm.get = ((url: string, ...args: [object, Window]) => {
        log.push(url);
        return original(url, ...args);
      }) as never;
      frame.respond = ({ url }) => ({ body: [url] });
      return [await embed.getFilters(), log, frame.calls.filter((call) => call === 'GET /report/filters').length];
    });
  });
});

describe('factories', () => {
  it('creates an hpm that sends requests through the message proxy', async () => {
    await expectSame(async ({ client }) => {
      const postMessage = vi.fn((..._args: unknown[]) => Promise.resolve({ statusCode: 200, body: 'ok' }));
      const hpm = client.factories.hpmFactory({ postMessage } as never, window, '1.0', 'test', '2.0');
      const { body } = await hpm.put('/report/x', { a: 1 }, { uid: 'u' });
      const [target, message] = postMessage.mock.lastCall ?? [];
      return [body, target === window, message];
    });
  });

  it('creates a router that responds to requests from the message proxy', async () => {
    await expectSame(async ({ client }) => {
      const handlers: { test: (message: object) => boolean; handle: (message: object) => Promise<object> }[] = [];
      const router = client.factories.routerFactory({
        addHandler: (handler: (typeof handlers)[number]) => void handlers.push(handler),
      } as never);
      router.post('/things/:id/parts/:part', (request, response) => {
        response.send(201, request.params);
      });
      const message = { method: 'POST', url: '/things/a%20b/parts/c?x=1', headers: { id: 'm' } };
      const [handler] = handlers;
      const isHandled = [message, { ...message, method: 'GET' }, { ...message, url: '/things/a' }].map(
        (candidate) => handler?.test(candidate) === true,
      );
      const response = (await handler?.handle(message)) as { statusCode: number; body: object };
      return [isHandled, response.statusCode, { ...response.body }];
    });
  });

  it('creates a message proxy that sends requests and handles messages from the frame', async () => {
    await expectSame(async (page) => {
      const { frame, embed } = await page.embedded('report');
      const proxy: service.Service['wpmp'] = page.client.factories.wpmpFactory('test');
      const target = embed.iframe.contentWindow!;
      frame.respond = ({ url }) => (url === '/fails' ? { statusCode: 400, body: 'no' } : { body: 'yes' });
      const request = (url: string) => outcomeOf(() => proxy.postMessage(target, { method: 'GET', url, headers: {} }));
      const outcomes = [await request('/works'), await request('/fails')];
      const path = `/for/${embed.config.uniqueId}`;
      proxy.addHandler({
        test: (message: { url?: string }) => message.url === path,
        handle: () => Promise.resolve({ statusCode: 201, body: 'handled' }),
      });
      frame.emit(path);
      frame.emit('/for/another');
      await settle();
      proxy.stop();
      return [outcomes, frame.received.filter(({ body }) => body === 'handled').map(({ statusCode }) => statusCode)];
    });
  });

  it('creates a message proxy that works on insecure origins, which have no crypto.randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expectSame(async (page) => {
      const { frame, embed } = await page.embedded('report');
      const proxy = page.client.factories.wpmpFactory('test') as service.Service['wpmp'];
      frame.respond = () => ({ body: 'yes' });
      const target = embed.iframe.contentWindow!;
      return outcomeOf(() => proxy.postMessage(target, { method: 'GET', url: '/works', headers: {} }));
    });
    vi.unstubAllGlobals();
  });

  it('creates a message proxy that posts only to frames on this page', async () => {
    const proxy = compat.factories.wpmpFactory();
    await expect(proxy.postMessage(window, { method: 'GET', url: '/x' })).rejects.toMatchObject({
      code: 'notEmbedded',
    });
  });

  it('creates a message proxy that ignores requests from frames that do not belong to an embed', async () => {
    const page = new HostPage(compat as unknown as Client);
    const { embed } = await page.embedded('report');
    const proxy = compat.factories.wpmpFactory();
    const handle = vi.fn();
    proxy.addHandler({ test: () => true, handle });
    const iframe = document.body.appendChild(document.createElement('iframe'));
    iframe.src = embed.iframe.src;
    const other = new TestFrame(iframe);
    other.emit(`/reports/${embed.config.uniqueId}/events/saved`);
    await settle();
    expect(handle).not.toHaveBeenCalled();
    // It still receives responses from such frames.
    const response = await proxy.postMessage(iframe.contentWindow, { method: 'GET', url: '/x' });
    expect(response.body).toBe('GET /x');
    proxy.stop();
  });

  it("creates a message proxy that handles requests from the page's own frame if its window is passed", async () => {
    await expectSame(async ({ client, container }) => {
      const iframe = container().appendChild(document.createElement('iframe'));
      iframe.src = origin;
      const frame = new TestFrame(iframe);
      const proxy = client.factories.wpmpFactory('test', false, iframe.contentWindow!) as service.Service['wpmp'];
      client.factories.routerFactory(proxy).post('/things/:id', (_request, response) => {
        response.send(202, 'handled');
      });
      frame.emit('/things/a');
      await settle();
      proxy.stop();
      return frame.received.map(({ statusCode, body }) => [statusCode, body]);
    });
  });

  it('creates a router that ignores requests with the unique id of a different embed', async () => {
    const page = new HostPage(compat as unknown as Client);
    const [own, other] = [await page.embedded('report'), await page.embedded('report')];
    const paths: unknown[] = [];
    const record = ({ url }: { url?: string }) => void paths.push(url);
    page.powerbi.router.post('/reports/:uniqueId/events/:eventName', record as never);
    page.powerbi.router.post('/reports/:uniqueId/pages/:pageName/events/:eventName', record as never);
    const [uniqueId, otherId] = [own.embed.config.uniqueId!, other.embed.config.uniqueId!];
    own.frame.emit(`/reports/${otherId}/events/saved`);
    own.frame.emit(`/reports/${otherId}/pages/${uniqueId}/events/saved`);
    own.frame.emit(`/reports/${uniqueId}/pages/${otherId}/events/saved`);
    await settle();
    page.powerbi.wpmp.stop();
    expect(paths).toEqual([`/reports/${uniqueId}/pages/${otherId}/events/saved`]);
  });

  it('creates a router that ignores malformed paths', async () => {
    const page = new HostPage(compat as unknown as Client);
    const { frame } = await page.embedded('report');
    const handler = vi.fn();
    const onRejection = vi.fn();
    process.on('unhandledRejection', onRejection);
    page.powerbi.router.post('/things/:name', handler);
    frame.emit('/things/%E0%A4%A');
    frame.emit(1 as never);
    await settle();
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onRejection);
    page.powerbi.wpmp.stop();
    expect([handler.mock.calls, onRejection.mock.calls]).toEqual([[], []]);
  });

  it('creates a message proxy that can be stopped', async () => {
    const page = new HostPage(compat as unknown as Client);
    const { frame } = await page.embedded('report');
    const proxy = compat.factories.wpmpFactory();
    const handle = vi.fn();
    proxy.addHandler({ test: () => true, handle });
    frame.emit('/x');
    await settle();
    proxy.stop();
    frame.emit('/x');
    await settle();
    expect(handle).toHaveBeenCalledOnce();
  });
});

describe('service.hpm for a detached embed', () => {
  it('rejects with the code detached', async () => {
    const page = new HostPage(compat as unknown as Client);
    const { embed, element } = await page.embedded('report');
    element.remove();
    await vi.waitFor(() => expect(page.powerbi.getNumberOfComponents()).toBe(0), { timeout: 20_000 });
    const call = page.powerbi.hpm.get('/report/x', { uid: embed.config.uniqueId }, undefined);
    await expect(call).rejects.toMatchObject({ body: { code: 'detached' } });
  });
});
