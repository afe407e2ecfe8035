import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BasicFilter, Service } from '../../../src';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Lets mutation observers run. */
const changes = () => new Promise((resolve) => setTimeout(resolve));

/** Removes a container and lets the SDK notice it. */
async function detach(element: HTMLElement) {
  element.remove();
  await changes();
}

/** Returns a container to the document, with a new window in its frame as a browser creates it. */
async function attach(element: HTMLElement) {
  document.body.append(element);
  await changes();
  return page.frameOf(element);
}

const detached = { code: 'detached' };

describe('a container that leaves the document', () => {
  it('rejects pending calls at once, and later calls immediately', async () => {
    const { element, report, frame } = await page.loadedReport();
    frame.respond = () => undefined;
    const call = expect(report.getZoom()).rejects.toMatchObject(detached);
    element.remove();
    await call;
    expect(report.isDetached).toBe(true);
    await expect(report.getPages()).rejects.toMatchObject(detached);
    await expect(report.reload()).rejects.toMatchObject(detached);
    await expect(report.setAccessToken('token-2')).rejects.toMatchObject(detached);
    await expect(report.fullscreen()).rejects.toMatchObject(detached);
  });

  it('rejects promises that wait for the content, and those that are created later', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const loaded = expect(report.whenLoaded()).rejects.toMatchObject(detached);
    const rendered = expect(report.whenRendered()).rejects.toMatchObject(detached);
    element.remove();
    await Promise.all([loaded, rendered]);
    await expect(report.whenLoaded()).rejects.toMatchObject(detached);
  });

  it('leaves no timer and no listener of window, document and frame', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const listeners = new Set<string>();
    for (const target of [window, document]) {
      vi.spyOn(target, 'addEventListener').mockImplementation((name) => void listeners.add(name));
      vi.spyOn(target, 'removeEventListener').mockImplementation((name) => void listeners.delete(name));
    }
    const { element, report, frame } = await page.loadedReport({ accessToken: undefined, getAccessToken: () => 't' });
    frame.respond = () => undefined;
    report.getZoom({ timeoutMs: 1_000 }).catch(() => undefined);
    // a load that is delayed, because it follows another one within 100 ms
    page.service.embed(element, { ...reportConfig, getAccessToken: () => 't', pageName: 'two' });
    const load = vi.spyOn(report.iframe, 'removeEventListener');
    expect([...listeners]).toEqual(['visibilitychange', 'online']);
    expect(vi.getTimerCount()).toBeGreaterThan(2);
    element.remove();
    await settle();
    expect(report.isDetached).toBe(true);
    expect([...listeners]).toEqual([]);
    expect(load).toHaveBeenCalledWith('load', expect.any(Function));
    expect(vi.getTimerCount()).toBe(0);
    expect(page.window.listenerCount).toBe(0);
    vi.useRealTimers();
  });

  it('is still found by its element, but does not count and is not found by its unique id', async () => {
    const { element, report } = await page.loadedReport();
    await detach(element);
    expect(page.service.get(element)).toBe(report);
    expect(page.service.has(element)).toBe(true);
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(page.service.find(report.config.uniqueId)).toBeUndefined();
  });

  it('can be reset', async () => {
    const { element, report } = await page.loadedReport();
    await detach(element);
    page.service.reset(element);
    expect(page.service.has(element)).toBe(false);
    expect(element.childNodes).toHaveLength(0);
    await expect(report.getZoom()).rejects.toMatchObject({ code: 'disposed' });
    document.body.append(element);
    await changes();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });
});

describe('a container that returns to the document', () => {
  it('loads again in the same state, with the same object and handlers', async () => {
    const { element, report, frame } = await page.loadedReport({ settings: { hideErrors: true } });
    const onSaved = vi.fn();
    report.on('saved', onSaved);
    await report.setFilters([new BasicFilter({ table: 'Staff', column: 'Region' }, 'In', 'a')]);
    await report.setZoom(2);
    await report.applyTheme({ themeJson: { name: 'Dark' } });
    frame.send(`/reports/${report.config.uniqueId}/events/pageChanged`, { newPage: { name: 'Third' } });
    await settle();
    const { uniqueId } = report.config;
    await detach(element);
    const returned = await attach(element);
    expect(report.isDetached).toBe(false);
    expect(returned.calls).toEqual([]);
    const zoom = report.getZoom();
    returned.load();
    await zoom;
    expect(returned.calls).toEqual(['POST /report/load', 'GET /report/zoom']);
    expect(returned.requests[0]?.body).toMatchObject({
      uniqueId,
      pageName: 'Third',
      filters: [{ values: ['a'] }],
      settings: { hideErrors: true, zoomLevel: 2 },
      theme: { themeJson: { name: 'Dark' } },
    });
    await report.whenLoaded();
    returned.send(`/reports/${uniqueId}/events/saved`);
    await settle();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(page.service.get(element)).toBe(report);
    expect(page.service.find(uniqueId)).toBe(report);
  });

  it('restores filters of pages and visuals before it sends queued calls', async () => {
    const { element, report } = await page.loadedReport();
    const filters = [new BasicFilter({ table: 'Staff', column: 'Region' }, 'In', 'a')];
    await report.page('First').setFilters(filters);
    await detach(element);
    const frame = await attach(element);
    const zoom = report.getZoom();
    frame.load();
    await zoom;
    const restored = ['POST /report/load', 'PUT /report/pages/First/filters', 'GET /report/zoom'];
    expect(frame.calls).toEqual(restored);
    expect(frame.requests[1]?.body).toMatchObject([{ values: ['a'] }]);
    await report.bookmarksManager.apply('Weekly');
    frame.requests.length = 0;
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('restores the bookmark that was applied last', async () => {
    const { element, report } = await page.loadedReport();
    await report.setFilters([]);
    await report.bookmarksManager.apply('Weekly');
    await detach(element);
    const frame = await attach(element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ bookmark: { name: 'Weekly' } });
    expect(frame.requests[0]?.body).not.toHaveProperty('filters', []);
  });

  it('accepts calls in the task in which it returns, and is detached again if it leaves in that task', async () => {
    const { element, report } = await page.loadedReport();
    await detach(element);
    document.body.append(element);
    const loaded = expect(report.whenLoaded()).rejects.toMatchObject(detached);
    const zoom = expect(report.getZoom()).rejects.toMatchObject(detached);
    element.remove();
    await Promise.all([loaded, zoom]);
    expect(page.window.listenerCount).toBe(0);
    document.body.append(element);
    const theme = report.getTheme();
    const frame = page.frameOf(element);
    frame.load();
    await theme;
    await report.whenLoaded();
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/theme']);
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('reports the load to subscribers', async () => {
    const { element, report } = await page.loadedReport();
    const loads: Promise<void>[] = [];
    report.subscribeToLoads((loaded) => loads.push(loaded));
    await detach(element);
    const frame = await attach(element);
    expect(loads).toHaveLength(2);
    frame.load();
    await expect(loads[1]).resolves.toBeUndefined();
  });

  it('loads a configuration that was embedded while it was detached', async () => {
    const { element, report } = await page.loadedReport();
    await report.setPage('Second');
    await detach(element);
    expect(page.service.embed(element, { ...reportConfig, pageName: 'First' })).toBe(report);
    expect(report.isDetached).toBe(true);
    const frame = await attach(element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).toMatchObject({ pageName: 'First' });
  });

  it('loads a configuration that was embedded just before it was detached, without changes of the previous one', async () => {
    const { element, report } = await page.loadedReport();
    await report.setPage('Second');
    page.service.embed(element, { ...reportConfig, pageName: 'First' });
    await detach(element);
    const frame = await attach(element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ pageName: 'First' });
  });

  it('renders a phased report again if it was rendered', async () => {
    const element = page.container();
    const report = page.service.load(element, reportConfig);
    const before = page.frameOf(element);
    before.load();
    await settle();
    before.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    await detach(element);
    const frame = await attach(element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('is noticed in a shadow root, and when the host of its shadow root leaves and returns', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    const { element, report } = await page.loadedReport();
    root.append(element);
    await changes();
    expect(report.isDetached).toBe(false);
    await detach(element);
    expect(report.isDetached).toBe(true);
    root.append(element);
    await changes();
    expect(report.isDetached).toBe(false);
    host.remove();
    await changes();
    expect(report.isDetached).toBe(true);
    document.body.append(host);
    await changes();
    expect(report.isDetached).toBe(false);
  });

  it('counts as moved when it returns in the same task', async () => {
    const { element, report, frame } = await page.loadedReport();
    element.remove();
    document.body.append(element);
    await changes();
    expect(report.isDetached).toBe(false);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
  });

  it('calls getAccessToken before the load if the token has expired meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const in10Minutes = () => new Date(Date.now() + 600_000).toISOString();
    let count = 0;
    const getAccessToken = vi.fn(() => ({ token: `token-${(count += 1)}`, expiration: in10Minutes() }));
    const element = page.container();
    const report = page.service.embed(element, { type: 'report', embedUrl, getAccessToken });
    const first = page.frameOf(element);
    await settle();
    first.load();
    await settle();
    element.remove();
    await settle();
    vi.setSystemTime(Date.now() + 700_000);
    document.body.append(element);
    await settle();
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(getAccessToken).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'load' }));
    expect(frame.requests.map(({ url, body }) => [url, (body as { accessToken: string }).accessToken])).toEqual([
      ['/report/load', 'token-2'],
    ]);
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(getAccessToken).toHaveBeenCalledTimes(2);
    expect(report.config.accessToken).toBe('token-2');
    vi.useRealTimers();
  });

  it('requests a token again if it was detached while getAccessToken was pending', async () => {
    let calls = 0;
    const getAccessToken = () => ((calls += 1) === 1 ? new Promise<string>(() => undefined) : 'token-2');
    const element = page.container();
    page.service.embed(element, { type: 'report', embedUrl, getAccessToken });
    await detach(element);
    const frame = await attach(element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'token-2' });
  });
});

describe('a container whose frame was removed', () => {
  it.each([
    ['its content was cleared', (element: HTMLElement) => element.replaceChildren()],
    ['the frame alone was removed', (element: HTMLElement) => element.querySelector('iframe')?.remove()],
  ])('rejects calls when %s, and gets a new frame when it is embedded again', async (_case, clear) => {
    const { element, report, frame } = await page.loadedReport();
    const onSaved = vi.fn();
    report.on('saved', onSaved);
    frame.respond = () => undefined;
    const call = expect(report.getZoom()).rejects.toMatchObject(detached);
    clear(element);
    await call;
    await expect(report.getPages()).rejects.toMatchObject(detached);
    const before = report.iframe;
    expect(page.service.embed(element, reportConfig)).toBe(report);
    expect(report.iframe).not.toBe(before);
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    const next = page.frameOf(element);
    next.load();
    await settle();
    expect(next.calls).toEqual(['POST /report/load']);
    next.send(`/reports/${report.config.uniqueId}/events/saved`);
    await settle();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('gets a new frame in the task that cleared it', async () => {
    const { element, report } = await page.loadedReport();
    const call = expect(report.getZoom()).rejects.toMatchObject(detached);
    element.innerHTML = '';
    page.service.embed(element, reportConfig);
    await call;
    await changes();
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    expect(report.isDetached).toBe(false);
  });

  it('can be embedded or bootstrapped with another type', async () => {
    const { element, report } = await page.loadedReport();
    element.replaceChildren();
    const dashboard = page.service.embed(element, { type: 'dashboard', embedUrl, accessToken: 't', id: 'd' });
    expect(page.service.get(element)).toBe(dashboard);
    await expect(report.getZoom()).rejects.toMatchObject({ code: 'disposed' });
    element.replaceChildren();
    page.service.bootstrap(element, { type: 'report' });
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('loads again when the page puts the frame back', async () => {
    const { element, report } = await page.loadedReport();
    const { iframe } = report;
    iframe.remove();
    await changes();
    element.append(iframe);
    await changes();
    expect(report.isDetached).toBe(false);
  });
});

describe('a container that was never in the document', () => {
  it('queues calls until it is added', async () => {
    const element = document.createElement('div');
    const report = page.service.embed(element, reportConfig);
    const zoom = report.getZoom();
    await changes();
    const frame = await attach(element);
    frame.load();
    await zoom;
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/zoom']);
  });
});

describe('a container of another service', () => {
  it('is rejected until that service resets it', async () => {
    const { element } = await page.loadedReport();
    const other = new Service({ messageTarget: page.window });
    const embed = () => other.embed(element, reportConfig);
    expect(embed).toThrow(expect.objectContaining({ code: 'elementInUse' }));
    await detach(element);
    expect(embed).toThrow(expect.objectContaining({ code: 'elementInUse' }));
    expect(other.getNumberOfComponents()).toBe(0);
    other.reset(element);
    expect(page.service.has(element)).toBe(true);
    page.service.reset(element);
    expect(embed().element).toBe(element);
    other.reset(element);
  });

  it('is shared by services that share their embeds', async () => {
    const { element, report } = await page.loadedReport();
    const other = new Service({ sharedWith: page.service });
    expect(other.embed(element, reportConfig)).toBe(report);
  });

  it('is rejected across copies of the SDK', async () => {
    const element = page.container();
    vi.resetModules();
    const copy = await import('../../../src');
    expect(copy.Service).not.toBe(Service);
    const service = new copy.Service({ messageTarget: page.window });
    service.embed(element, reportConfig);
    expect(() => page.service.embed(element, reportConfig)).toThrow(expect.objectContaining({ code: 'elementInUse' }));
    service.reset(element);
    expect(page.service.embed(element, reportConfig).element).toBe(element);
  });
});
