import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Service } from '../../../src';
import { attach, detach, flushMutations } from './support/detached-containers';
import { embedUrl, FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

const detached = { code: 'detached' };

describe('a container that is removed from the document', () => {
  it('rejects pending and later calls when the container is removed', async () => {
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

  it('rejects whenLoaded and whenRendered when the container is removed', async () => {
    const element = page.container();
    const report = page.service.embed(element, reportConfig);
    const loaded = expect(report.whenLoaded()).rejects.toMatchObject(detached);
    const rendered = expect(report.whenRendered()).rejects.toMatchObject(detached);
    element.remove();
    await Promise.all([loaded, rendered]);
    await expect(report.whenLoaded()).rejects.toMatchObject(detached);
  });

  it('removes all timers, and the listeners on the window, document and frame, when the container is removed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const listeners = new Set<string>();
    for (const target of [window, document]) {
      vi.spyOn(target, 'addEventListener').mockImplementation((name) => void listeners.add(name));
      vi.spyOn(target, 'removeEventListener').mockImplementation((name) => void listeners.delete(name));
    }
    const { element, report, frame } = await page.loadedReport({ accessToken: undefined, getAccessToken: () => 't' });
    frame.respond = () => undefined;
    report.getZoom({ timeoutMs: 1_000 }).catch(() => undefined);
    // This load is delayed because it starts within 100 ms of the previous one.
    page.service.embed(element, { ...reportConfig, getAccessToken: () => 't', pageName: 'two' });
    const removeListener = vi.spyOn(report.iframe, 'removeEventListener');
    expect([...listeners]).toEqual(['visibilitychange', 'online']);
    expect(vi.getTimerCount()).toBeGreaterThan(2);
    element.remove();
    await settle();
    expect(report.isDetached).toBe(true);
    expect([...listeners]).toEqual([]);
    expect(removeListener).toHaveBeenCalledWith('load', expect.any(Function));
    expect(vi.getTimerCount()).toBe(0);
    expect(page.window.listenerCount).toBe(0);
    vi.useRealTimers();
  });

  it('returns a detached embed for its element, but does not count it or find it by its unique id', async () => {
    const { element, report } = await page.loadedReport();
    await detach(element);
    expect(page.service.get(element)).toBe(report);
    expect(page.service.has(element)).toBe(true);
    expect(page.service.getNumberOfComponents()).toBe(0);
    expect(page.service.find(report.config.uniqueId)).toBeUndefined();
  });

  it('resets a detached container', async () => {
    const { element, report } = await page.loadedReport();
    await detach(element);
    page.service.reset(element);
    expect(page.service.has(element)).toBe(false);
    expect(element.childNodes).toHaveLength(0);
    await expect(report.getZoom()).rejects.toMatchObject({ code: 'disposed' });
    document.body.append(element);
    await flushMutations();
    expect(page.service.getNumberOfComponents()).toBe(0);
  });
});

describe('a container whose frame was removed', () => {
  it.each([
    ['the container is cleared', (element: HTMLElement) => element.replaceChildren()],
    ['only the frame is removed', (element: HTMLElement) => element.querySelector('iframe')?.remove()],
  ])('rejects calls when %s, and creates a new frame when the content is embedded again', async (_case, clear) => {
    const { element, report, frame } = await page.loadedReport();
    const onSaved = vi.fn();
    report.on('saved', onSaved);
    frame.respond = () => undefined;
    const call = expect(report.getZoom()).rejects.toMatchObject(detached);
    clear(element);
    await call;
    await expect(report.getPages()).rejects.toMatchObject(detached);
    const previousIframe = report.iframe;
    expect(page.service.embed(element, reportConfig)).toBe(report);
    expect(report.iframe).not.toBe(previousIframe);
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    const newFrame = page.frameOf(element);
    newFrame.load();
    await settle();
    expect(newFrame.calls).toEqual(['POST /report/load']);
    newFrame.send(`/reports/${report.config.uniqueId}/events/saved`);
    await settle();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('creates a new frame when content is embedded again in the same task that cleared the container', async () => {
    const { element, report } = await page.loadedReport();
    const call = expect(report.getZoom()).rejects.toMatchObject(detached);
    element.innerHTML = '';
    page.service.embed(element, reportConfig);
    await call;
    await flushMutations();
    expect(element.querySelectorAll('iframe')).toHaveLength(1);
    expect(report.isDetached).toBe(false);
  });

  it('embeds or bootstraps a different type in a cleared container', async () => {
    const { element, report } = await page.loadedReport();
    element.replaceChildren();
    const dashboard = page.service.embed(element, { type: 'dashboard', embedUrl, accessToken: 't', id: 'd' });
    expect(page.service.get(element)).toBe(dashboard);
    await expect(report.getZoom()).rejects.toMatchObject({ code: 'disposed' });
    element.replaceChildren();
    page.service.bootstrap(element, { type: 'report' });
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('reattaches the embed when its frame is put back into the container', async () => {
    const { element, report } = await page.loadedReport();
    const { iframe } = report;
    iframe.remove();
    await flushMutations();
    element.append(iframe);
    await flushMutations();
    expect(report.isDetached).toBe(false);
  });
});

describe('a container that was never in the document', () => {
  it('queues calls until the container is added to the document', async () => {
    const element = document.createElement('div');
    const report = page.service.embed(element, reportConfig);
    const zoom = report.getZoom();
    await flushMutations();
    const frame = await attach(page, element);
    frame.load();
    await zoom;
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/zoom']);
  });
});

describe("another service's container", () => {
  it("rejects another service's container until that service resets it", async () => {
    const { element } = await page.loadedReport();
    const otherService = new Service({ messageTarget: page.window });
    const embed = () => otherService.embed(element, reportConfig);
    expect(embed).toThrow(expect.objectContaining({ code: 'elementInUse' }));
    await detach(element);
    expect(embed).toThrow(expect.objectContaining({ code: 'elementInUse' }));
    expect(otherService.getNumberOfComponents()).toBe(0);
    otherService.reset(element);
    expect(page.service.has(element)).toBe(true);
    page.service.reset(element);
    expect(embed().element).toBe(element);
    otherService.reset(element);
  });

  it("accepts another service's container if the services share their embeds", async () => {
    const { element, report } = await page.loadedReport();
    const otherService = new Service({ sharedWith: page.service });
    expect(otherService.embed(element, reportConfig)).toBe(report);
  });

  it('rejects a container that a second copy of the SDK uses', async () => {
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
