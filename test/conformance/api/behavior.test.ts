import type { Create, Embed, Report, service, Visual } from 'powerbi-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { origin, outcomeOf, settle, withBoth, type HostPage } from './support/clients';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Asserts that a script has the same outcome with powerbi-client and with the compat entry point. */
async function expectSame(run: (page: HostPage) => Promise<unknown>): Promise<unknown> {
  const { expected, actual } = await withBoth(run);
  expect(actual).toEqual(expected);
  return expected;
}

describe('call results', () => {
  const calls: [string, (report: Report) => unknown][] = [
    ['load', (report) => report.load()],
    ['save', (report) => report.save()],
    ['saveAs', (report) => report.saveAs({ name: 'copy' })],
    ['refresh', (report) => report.refresh()],
    ['print', (report) => report.print()],
    ['render', (report) => report.render()],
    ['applyTheme', (report) => report.applyTheme({ themeJson: { name: 'dark' } })],
    ['resetTheme', (report) => report.resetTheme()],
    ['setAccessToken', (report) => report.setAccessToken('token-2')],
    ['deletePage', (report) => report.deletePage('p-1')],
    ['renamePage', (report) => report.renamePage('p-1', 'Costs')],
    ['setPage', (report) => report.setPage('p-1')],
    ['switchMode', (report) => report.switchMode('edit')],
    ['setZoom', (report) => report.setZoom(2)],
    ['closeAllOverlays', (report) => report.closeAllOverlays()],
    ['clearSelectedVisuals', (report) => report.clearSelectedVisuals()],
    ['getCorrelationId', (report) => report.getCorrelationId()],
    ['savePersistentFilters', (report) => report.savePersistentFilters()],
    ['resetPersistentFilters', (report) => report.resetPersistentFilters()],
    ['arePersistentFiltersApplied', (report) => report.arePersistentFiltersApplied()],
    ['isSaved', (report) => report.isSaved()],
    ['getTheme', (report) => report.getTheme()],
    ['getFilters', (report) => report.getFilters()],
    ['setFilters', (report) => report.setFilters([])],
    ['removeFilters', (report) => report.removeFilters()],
    ['updateSettings', (report) => report.updateSettings({ zoomLevel: 2 })],
    ['bookmarksManager.capture', (report) => report.bookmarksManager.capture()],
    ['bookmarksManager.apply', (report) => report.bookmarksManager.apply('b-1')],
    ['page.delete', (report) => report.page('p-1').delete()],
    ['page.setDisplayName', (report) => report.page('p-1').setDisplayName('Costs')],
    ['page.setActive', (report) => report.page('p-1').setActive()],
    ['create', (report) => report.create()],
  ];

  const types = ['report', 'visual'];
  const cases = types.flatMap((type) => calls.map(([name, call]) => [type, name, call] as const));
  it.each(cases)('resolves and rejects the call of a %s with the same values: %s', async (type, _name, call) => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded<Report>(type);
      const outcomes = [];
      for (const statusCode of [200, 403]) {
        // A load that repeats the previous load within 100 ms is skipped.
        vi.advanceTimersByTime(200);
        frame.respond = ({ method, url }) => ({ statusCode, body: { text: `${method} ${url}` } });
        outcomes.push(await outcomeOf(() => call(embed)));
      }
      return [frame.calls.at(-1), outcomes];
    });
  });

  const untypedCalls: [string, (report: Report) => unknown][] = [
    ['a page name that is a number', (report) => report.deletePage(5 as never)],
    ['the name of a page object that is a number', (report) => report.page(5 as never).getFilters()],
    ['null as the options of a bookmark', (report) => report.bookmarksManager.capture(null as never)],
  ];
  it.each(untypedCalls)('sends the same request for %s', async (_name, call) => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded<Report>('report');
      const { resolved } = (await outcomeOf(() => call(embed))) as { resolved?: unknown };
      return [frame.last?.url, frame.last?.body, resolved];
    });
  });

  it('resolves Create.create with the response body', async () => {
    await expectSame(async (page) => {
      const { embed } = await page.embedded<Create>('create');
      vi.advanceTimersByTime(200);
      return outcomeOf(() => embed.create());
    });
  });

  it('throws synchronously from visual.getPages and setPage, and rejects render', async () => {
    await expectSame(async (page) => {
      const { embed } = await page.embedded<Visual>('visual');
      return [
        await outcomeOf(() => embed.getPages()),
        await outcomeOf(() => embed.setPage('p-1')),
        await outcomeOf(() => embed.render()),
        await outcomeOf(() => embed.page('p-1').setActive()),
      ];
    });
  });
});

describe('event handlers', () => {
  it('accepts and rejects the same names in on and off', async () => {
    await expectSame(async (page) => {
      const { embed } = await page.embedded('report');
      return [
        await outcomeOf(() => embed.on('click', () => undefined)),
        await outcomeOf(() => embed.off('click')),
        await outcomeOf(() => embed.off('click', () => undefined)),
        await outcomeOf(() => embed.off('loaded')),
      ];
    });
  });

  it.each(['report', 'visual', 'dashboard', 'tile', 'qna', 'create'])(
    'allows the same events for the type %s',
    async (type) => {
      await expectSame(async (page) => {
        const { embed } = await page.embedded(type);
        return [...new Set(embed.allowedEvents)].sort();
      });
    },
  );

  it('calls handlers for an event name that the program added to allowedEvents', async () => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded('report');
      const { embed: other } = await page.embedded('report');
      const received: unknown[] = [];
      embed.allowedEvents.push('settingsUpdated');
      embed.on('settingsUpdated', ({ detail }) => received.push(detail));
      frame.emit(`/reports/${embed.config.uniqueId}/events/settingsUpdated`, { zoomLevel: 2 });
      await settle();
      return [received, other.allowedEvents.includes('settingsUpdated')];
    });
  });

  it('lists handlers in eventHandlers, and removes them with off and reset', async () => {
    await expectSame(async (page) => {
      const { embed, element } = await page.embedded('report');
      const received: string[] = [];
      const add = (name: string, label: string) => {
        const handler = () => received.push(label);
        embed.on(name, handler);
        return handler;
      };
      const handlers = [add('saved', 'a'), add('saved', 'b'), add('rendered', 'c')];
      const count = () => {
        element.dispatchEvent(new CustomEvent('saved'));
        element.dispatchEvent(new CustomEvent('rendered'));
        return [embed.eventHandlers.length, received.splice(0)];
      };
      const counts = [embed.eventHandlers.map(({ handle }) => handlers.indexOf(handle as never)), count()];
      embed.off('saved', handlers[0]!);
      counts.push(count());
      embed.off('saved');
      counts.push(count());
      page.powerbi.reset(element);
      return [...counts, count()];
    });
  });
});

describe('the service', () => {
  it('lists its embeds, and exposes each embed on its element', async () => {
    await expectSame(async (page) => {
      const { embeds } = page.powerbi as unknown as { embeds: Embed[] };
      const first = await page.embedded('report');
      const second = await page.embedded('dashboard');
      const list = () =>
        (page.powerbi as unknown as { embeds: Embed[] }).embeds.map((embed) =>
          [first, second].findIndex((item) => item.embed === embed),
        );
      const listBefore = list();
      const isExposed = (first.element as service.IPowerBiElement).powerBiEmbed === first.embed;
      page.powerbi.reset(first.element);
      return [embeds.length, listBefore, isExposed, list(), 'powerBiEmbed' in first.element];
    });
  });

  it("returns an element's embed even if a different service created it", async () => {
    await expectSame(async (page) => {
      const { element, embed } = await page.embedded('report');
      const { factories, service } = page.client;
      const otherService = new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
      return [otherService.get(element) === embed, otherService.getNumberOfComponents()];
    });
  });

  it.each(['createReport', 'quickCreate'] as const)('replaces an embedded report with %s', async (method) => {
    await expectSame(async (page) => {
      const { element, embed } = await page.embedded('report');
      const received: unknown[] = [];
      embed.on('saved', ({ detail }) => received.push(detail));
      const config = {
        ...page.configOf('create'),
        locale: 'en',
        mashupDocument: 'm',
        datasetCreateConfig: { locale: 'en', mashupDocument: 'm' },
      };
      const created = page.powerbi[method](element, config as never);
      page.frameOf(element).emit(`/reports/${created.config.uniqueId}/events/saved`, { reportName: 'new' });
      await settle();
      return [created === embed, page.powerbi.get(element) === created, element.childElementCount, received];
    });
  });

  it.each([null, undefined, document])('embeds content in the whole page if init receives %s', async (container) => {
    await expectSame((page) => {
      const element = page.container();
      element.setAttribute('powerbi-type', 'report');
      element.setAttribute('powerbi-embed-url', `${origin}/reportEmbed?reportId=r-1`);
      element.setAttribute('powerbi-access-token', 'token-1');
      return outcomeOf(() => page.powerbi.init(container as never).map((embed) => embed.element === element));
    });
  });

  it('preloads content in the body if the parent is null', async () => {
    await expectSame((page) =>
      outcomeOf(() => page.powerbi.preload(page.configOf('report'), null as never).parentElement === document.body),
    );
  });

  it('keeps the frame and the handlers when the saved report replaces report authoring', async () => {
    await expectSame(async (page) => {
      const { element, embed, frame, config } = await page.embedded('create');
      const iframe = embed.iframe;
      const received: unknown[] = [];
      embed.on('saved', ({ detail }) => received.push(detail));
      const report = page.powerbi.embed(element, page.configOf('report', { uniqueId: config.uniqueId }));
      await settle();
      frame.emit(`/reports/${report.config.uniqueId}/events/saved`, { reportName: 'new' });
      await settle();
      return [report.iframe === iframe, page.powerbi.get(element) === report, received];
    });
  });
});

describe('classes', () => {
  it('derives classes from each other in the same way', async () => {
    await expectSame(async (page) => {
      const { Embed, Report, Visual, Tile } = page.client;
      const { embed } = await page.embedded('visual');
      const marks = Report.prototype as unknown as { mark?: () => string };
      marks.mark = () => 'added';
      const marked = (embed as unknown as typeof marks).mark?.();
      delete marks.mark;
      return [
        [embed instanceof Visual, embed instanceof Report, embed instanceof Embed, embed instanceof Tile],
        [Object.getPrototypeOf(Visual) === Report, Object.getPrototypeOf(Report) === Embed],
        [embed.constructor === Visual, marked],
      ];
    });
  });

  it('supports an Embed subclass that was compiled to ES5', async () => {
    await expectSame(async (page) => {
      const { powerbi, client } = page;
      // TypeScript compiles a class to ES5 in this form.
      type Constructor = (this: unknown, ...args: unknown[]) => Embed;
      function Gauge(this: object, service: unknown, element: unknown, config: unknown): Embed {
        const gauge = (client.Embed as unknown as Constructor).call(this, service, element, config) || this;
        gauge.loadPath = '/gauge/load';
        gauge.allowedEvents.push('needleMoved');
        return gauge;
      }
      Object.setPrototypeOf(Gauge, client.Embed);
      Gauge.prototype = Object.create(client.Embed.prototype as object, { constructor: { value: Gauge } }) as object;
      Object.assign(Gauge.prototype as object, {
        getId: () => 'gauge-1',
        validate: () => undefined,
        getDefaultEmbedUrlEndpoint: () => 'gaugeEmbed',
        configChanged(this: Embed) {
          Object.assign(this.config, { color: 'red' });
        },
      });
      const Class = Gauge as unknown as new (...args: unknown[]) => Embed;
      powerbi.register('gauge', (...args) => new Class(...args), ['/gauge/:uniqueId/events/:eventName']);
      const { embed, frame } = await page.embedded('gauge');
      const received: unknown[] = [];
      embed.on('needleMoved', ({ detail }) => received.push(detail));
      frame.emit(`/gauge/${embed.config.uniqueId}/events/needleMoved`, { value: 7 });
      await embed.setAccessToken('token-2');
      const { color } = frame.received.find(({ url }) => url === '/gauge/load')!.body as { color: string };
      return [
        embed instanceof Class,
        embed instanceof client.Embed,
        embed.getId(),
        embed.embedtype,
        color,
        frame.calls,
        received,
      ];
    });
  });
});

describe("a single visual's load request", () => {
  it.each([{}, { displayOption: 2 }, { pageSize: { type: 5, width: 10, height: 10 } }, { pagesLayout: {} }])(
    "contains the configuration's custom layout: %j",
    async (customLayout) => {
      await expectSame(async (page) => {
        const { frame } = await page.embedded('visual', { settings: { customLayout } });
        return (frame.received.find(({ url }) => url === '/report/load')!.body as { settings: unknown }).settings;
      });
    },
  );
});

describe('create.createConfig', () => {
  it('sends the assigned createConfig, and returns its dataset id from getId', async () => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded<Create>('create');
      const initial = embed.createConfig.datasetId;
      embed.createConfig = { ...embed.createConfig, datasetId: 's-2' };
      vi.advanceTimersByTime(200);
      await embed.create();
      const { body } = frame.received.filter(({ url }) => url === '/report/create').at(-1)!;
      const id = embed.getId();
      return [initial, embed.createConfig.datasetId, (body as { datasetId: string }).datasetId, id];
    });
  });

  it('validates createConfig when create is called', async () => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded<Create>('create');
      embed.createConfig = {} as never;
      vi.advanceTimersByTime(200);
      return [await outcomeOf(() => embed.create()), frame.calls.length];
    });
  });
});

describe('service.hpm', () => {
  const paths = ['/report/pages/My page/visuals', '/report/pages/:name/visuals?top=1&q=a b', '/report/é/%2F#x'];

  it.each(paths)('sends the path %s unchanged, with all headers', async (path) => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded('report');
      const { hpm } = page.powerbi;
      const headers = { uid: embed.config.uniqueId, 'x-report-authoring-sdk-version': '3.0.0' };
      const target = embed.iframe.contentWindow!;
      const sent = [];
      for (const send of [
        () => hpm.get(path, headers, target),
        () => hpm.post(path, { a: 1 }, headers, target),
        () => hpm.put(path, { a: 1 }, headers, target),
        () => hpm.patch(path, { a: 1 }, headers, target),
        () => hpm.delete(path, undefined, headers, target),
      ]) {
        const outcome = await outcomeOf(send);
        const { method, url, headers: received, body } = frame.last!;
        const { id: _id, uid: _uid, 'x-sdk-version': _version, ...others } = received;
        sent.push([method, url, others, body, outcome]);
      }
      return sent;
    });
  });

  it('rejects with the status code, the headers and the body', async () => {
    await expectSame(async (page) => {
      const { embed, frame } = await page.embedded('report');
      frame.respond = () => ({ statusCode: 403, headers: { 'x-reason': 'policy' }, body: { message: 'no' } });
      const call = () => page.powerbi.hpm.get('/report/x', { uid: embed.config.uniqueId }, embed.iframe.contentWindow!);
      return outcomeOf(call);
    });
  });

  it("sends to the target window's frame, regardless of the uid", async () => {
    await expectSame(async (page) => {
      const first = await page.embedded('report');
      const second = await page.embedded('report');
      await page.powerbi.hpm.get('/report/x', { uid: first.embed.config.uniqueId }, second.embed.iframe.contentWindow!);
      return [first.frame.calls.includes('GET /report/x'), second.frame.calls.includes('GET /report/x')];
    });
  });

  it('returns the default headers that setSdkInfo sets', async () => {
    await expectSame((page) => {
      page.powerbi.setSdkInfo('wrapper', '1.2.3');
      const { 'x-sdk-version': _version, ...headers } = page.powerbi.hpm.defaultHeaders as Record<string, string>;
      return Promise.resolve(headers);
    });
  });
});

describe('object and frame identity', () => {
  it.each(['report', 'dashboard', 'tile'])(
    'keeps the object, frame and handlers when a %s is embedded again with a different path on the same host',
    async (type) => {
      await expectSame(async (page) => {
        const { element, embed, frame, config } = await page.embedded(type);
        const { iframe } = embed;
        const received: unknown[] = [];
        embed.on('saved', ({ detail }) => received.push(detail));
        vi.advanceTimersByTime(200);
        const embedUrl = `${origin}/groups/g-1/${type}Embed?x=2`;
        const reembedded = page.powerbi.embed(element, { ...config, embedUrl });
        await settle();
        element.dispatchEvent(new CustomEvent('saved', { detail: 'payload' }));
        return [
          reembedded === embed,
          reembedded.iframe === iframe,
          element.firstChild === iframe,
          frame.calls.at(-1),
          received,
        ];
      });
    },
  );

  it.each([
    ['tile', 'tileEmbed'],
    ['report', 'rdlEmbed'],
    ['dashboard', 'dashboardEmbed'],
  ])('keeps the object, frame and handlers when a %s is bootstrapped and then embedded', async (type, path) => {
    await expectSame(async (page) => {
      const element = page.container();
      const config = page.configOf(type);
      const embed = page.powerbi.bootstrap(element, { type, hostname: 'app.powerbi.com' });
      const { iframe } = embed;
      const frame = page.frameOf(element);
      const received: unknown[] = [];
      embed.on('error', ({ detail }) => received.push(detail));
      frame.load();
      await settle();
      const { uniqueId: _uniqueId, ...rest } = config;
      const reembedded = page.powerbi.embed(element, { ...rest, embedUrl: `${origin}/${path}?x=1` });
      await settle();
      element.dispatchEvent(new CustomEvent('error', { detail: 'payload' }));
      return [reembedded === embed, reembedded.iframe === iframe, element.firstChild === iframe, frame.calls, received];
    });
  });

  it('reports a missing element in get, and ignores it in reset', async () => {
    const { actual } = await withBoth(async (page) => [
      await outcomeOf(() => page.powerbi.get(null as never)),
      await outcomeOf(() => page.powerbi.reset(null as never)),
    ]);
    const threw = 'The element does not hold an embed of this service. Embed content in it first.';
    expect(actual).toEqual([{ threw }, { returned: undefined }]);
  });

  it('replaces an embed of another service after resetting its element', async () => {
    await expectSame(async (page) => {
      const { element, embed, config } = await page.embedded('report');
      const other = page.createService();
      const received: unknown[] = [];
      embed.on('saved', ({ detail }) => received.push(detail));
      other.reset(element);
      element.dispatchEvent(new CustomEvent('saved', { detail: 'payload' }));
      const frameCount = element.childElementCount;
      const replacement = other.embed(element, config);
      await page.load(replacement, page.frameOf(element));
      const isFound = other.get(element) === replacement;
      return [received, frameCount, replacement === embed, isFound, element.childElementCount];
    });
  });
});
