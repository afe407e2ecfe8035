import Alpine from 'alpinejs';
import { observable } from 'mobx';
import { proxy, ref as valtioRef } from 'valtio/vanilla';
import { describe, expect, it, test } from 'vitest';
import { createApp, h, reactive, ref, shallowRef } from 'vue';
import { reportDefinition } from '../../../src/service/definitions';
import { loadBrowserStores, type Store } from './support/browser-stores';
import { callEveryMethod, membersOf } from './support/every-method';
import { FakePage, reportConfig } from './support/fake-frame';

const { svelteStore, solidStore } = await loadBrowserStores();

const stores: Record<string, Store> = {
  "Vue's ref": <T extends object>(value: T) => ref<unknown>(value).value as T,
  "Vue's reactive": (value) => reactive({ nested: [value] }).nested[0] as typeof value,
  "Vue's data()": <T extends object>(value: T) => {
    const state = createApp({ data: () => ({ value }), render: () => h('div') }).mount(document.createElement('div'));
    return (state as unknown as { value: T }).value;
  },
  "Vue's shallowRef": (value) => shallowRef(value).value as typeof value,
  "Alpine's reactive": (value) => Alpine.reactive({ nested: { value } }).nested.value,
  "MobX's observable": (value) => observable({ nested: { value } }).nested.value,
  "Svelte's $state": svelteStore,
  "Solid's createStore": solidStore,
  "Valtio's proxy with ref": (value) => proxy({ nested: { value: valtioRef(value) } }).nested.value,
};

/** Returns one instance of each class in a report's object model. */
async function reportObjects() {
  const fakePage = new FakePage();
  const { element, report, frame } = await fakePage.loadedReport();
  report.iframe.requestFullscreen = () => Promise.resolve();
  frame.respond = ({ method, url }) => {
    if (method !== 'GET') return { body: null };
    if (url === '/report/pages') return { body: [{ name: 'overview', isActive: true }] };
    return { body: url.endsWith('/visuals') ? [{ name: 'headcount', title: 'Headcount', type: 'card' }] : [] };
  };
  const page = await report.getPageByName('overview');
  const visual = await page.getVisualByName('headcount');
  const { bookmarksManager } = report;
  return { fakePage, element, frame, objects: { service: fakePage.service, report, page, visual, bookmarksManager } };
}

describe.each(Object.entries(stores))('in %s', (_name, store) => {
  it('every public method of a service, a report and its object model works', async () => {
    const { fakePage, element, objects } = await reportObjects();
    const { service, report, page, visual, bookmarksManager } = objects;
    const container = () => fakePage.container();
    const name = 'headcount';
    const data = { ...reportConfig, datasetId: 'd', datasetCreateConfig: { locale: 'en', mashupDocument: 'm' } };
    const failures = [
      await callEveryMethod(store(bookmarksManager)),
      await callEveryMethod(store(visual), { setFilters: () => [[]], setSlicerState: () => [{ filters: [] }] }),
      await callEveryMethod(store(page), {
        setFilters: () => [[]],
        getVisualByName: () => [name],
        moveVisual: () => [name],
        resizeVisual: () => [name],
        setVisualDisplayState: () => [name],
      }),
      await callEveryMethod(store(report), {
        request: () => ['GET /report/pages'],
        requestRaw: () => ['GET /report/pages'],
        updateSettings: () => [{}],
        subscribeToLoads: () => [(loaded: Promise<void>) => loaded.catch(() => undefined)],
        wrapObserver: () => [(current: unknown) => current],
        on: () => ['loaded', () => undefined],
        off: () => ['loaded'],
        update: () => [reportConfig],
        validate: () => [reportConfig],
      }),
      await callEveryMethod(store(service), {
        create: () => [reportDefinition, container(), reportConfig],
        embed: () => [container(), reportConfig],
        load: () => [container(), reportConfig],
        bootstrap: () => [container(), { type: 'report' }],
        createReport: () => [container(), data],
        quickCreate: () => [container(), data],
        register: () => ['custom', () => report, ['/custom/:uniqueId/events/:eventName']],
        preload: () => [reportConfig],
        trustOrigin: () => ['https://content.example.com'],
        reset: () => [element],
      }),
    ];
    expect(failures).toEqual([[], [], [], [], []]);
  });

  it('objects are returned unwrapped, regardless of their class', async () => {
    const { fakePage, objects } = await reportObjects();
    const { service } = fakePage;
    const embeds = ['report', 'visual', 'dashboard', 'tile', 'qna', 'create', 'quickCreate'].map((type) =>
      service.bootstrap(fakePage.container(), { type }),
    );
    for (const object of [...embeds, ...Object.values(objects)]) expect(store(object)).toBe(object);
  });
});

test('Vue, Alpine and Valtio wrap ordinary objects with private fields, whose methods then fail', () => {
  class Secret {
    readonly #value = 1;
    read(): number {
      return this.#value;
    }
  }
  expect(() => reactive(new Secret()).read()).toThrow(TypeError);
  expect(() => Alpine.reactive(new Secret()).read()).toThrow(TypeError);
  expect(() => proxy(new Secret()).read()).toThrow(TypeError);
});

test('the marker for Vue and Alpine is neither enumerated nor serialized', async () => {
  const { objects } = await reportObjects();
  for (const object of Object.values(objects)) {
    expect(membersOf(object)).toContain('__v_skip');
    expect(Object.keys(object)).not.toContain('__v_skip');
  }
  expect(JSON.stringify(objects.page)).not.toContain('__v_skip');
});

test('configurations and request bodies in reactive state are sent as plain data', async () => {
  const settings = { bars: { statusBar: { visible: true } } };
  const { report, frame } = await new FakePage().loadedReport(reactive({ settings }));
  const filters = [{ target: { table: 'Staff', column: 'Status' }, values: ['Active'] }];
  await report.setFilters(reactive(filters) as never);
  expect(frame.requests.map(({ body }) => body)).toMatchObject([{ settings }, filters]);
});
