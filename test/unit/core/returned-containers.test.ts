import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BasicFilter } from '../../../src';
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

describe('a container that is added back to the document', () => {
  it('reloads the content of a returned container in the same state, with the same embed and handlers', async () => {
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
    const returned = await attach(page, element);
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

  it('restores page filters before sending queued calls, and before a bookmark that was applied later', async () => {
    const { element, report } = await page.loadedReport();
    const filters = [new BasicFilter({ table: 'Staff', column: 'Region' }, 'In', 'a')];
    await report.page('First').setFilters(filters);
    await detach(element);
    const frame = await attach(page, element);
    const zoom = report.getZoom();
    frame.load();
    await zoom;
    const expectedCalls = ['POST /report/load', 'PUT /report/pages/First/filters', 'GET /report/zoom'];
    expect(frame.calls).toEqual(expectedCalls);
    expect(frame.requests[1]?.body).toMatchObject([{ values: ['a'] }]);
    await report.bookmarksManager.apply('Weekly');
    frame.requests.length = 0;
    frame.load();
    await settle();
    expect(frame.calls).toEqual([
      'POST /report/load',
      'PUT /report/pages/First/filters',
      'POST /report/bookmarks/applyByName',
    ]);
  });

  it('restores a bookmark that was applied after the filters were set, without the filters', async () => {
    const { element, report } = await page.loadedReport();
    await report.setFilters([]);
    await report.bookmarksManager.apply('Weekly');
    await detach(element);
    const frame = await attach(page, element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ bookmark: { name: 'Weekly' } });
    expect(frame.requests[0]?.body).not.toHaveProperty('filters', []);
  });

  it('accepts calls as soon as the container returns, and rejects them if it is removed in the same task', async () => {
    const { element, report } = await page.loadedReport();
    await detach(element);
    document.body.append(element);
    const loaded = expect(report.whenLoaded()).rejects.toMatchObject(detached);
    const zoom = expect(report.getZoom()).rejects.toMatchObject(detached);
    element.remove();
    await Promise.all([loaded, zoom]);
    expect(page.window.listenerCount).toBe(0);
    document.body.append(element);
    const responses = [report.requestPath('GET', '/report/custom'), report.getTheme()];
    const frame = page.frameOf(element);
    frame.load();
    await Promise.all(responses);
    await report.whenLoaded();
    expect(frame.calls).toEqual(['POST /report/load', 'GET /report/custom', 'GET /report/theme']);
    expect(page.service.getNumberOfComponents()).toBe(1);
  });

  it('notifies load subscribers when the container returns', async () => {
    const { element, report } = await page.loadedReport();
    const loads: Promise<void>[] = [];
    report.subscribeToLoads((loaded) => loads.push(loaded));
    await detach(element);
    const frame = await attach(page, element);
    expect(loads).toHaveLength(2);
    frame.load();
    await expect(loads[1]).resolves.toBeUndefined();
  });

  it('loads a configuration that was embedded while the container was detached', async () => {
    const { element, report } = await page.loadedReport();
    await report.setPage('Second');
    await detach(element);
    expect(page.service.embed(element, { ...reportConfig, pageName: 'First' })).toBe(report);
    expect(report.isDetached).toBe(true);
    const frame = await attach(page, element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).toMatchObject({ pageName: 'First' });
  });

  it('loads a configuration embedded just before the container is detached, without the changes made to the previous one', async () => {
    const { element, report } = await page.loadedReport();
    await report.setPage('Second');
    page.service.embed(element, { ...reportConfig, pageName: 'First' });
    await detach(element);
    const frame = await attach(page, element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ pageName: 'First' });
  });

  it('renders a phased report again if it had been rendered', async () => {
    const element = page.container();
    const report = page.service.load(element, reportConfig);
    const previousFrame = page.frameOf(element);
    previousFrame.load();
    await settle();
    previousFrame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    await detach(element);
    const frame = await attach(page, element);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
  });

  it('detects when a container in a shadow root, or its shadow host, is removed and added back', async () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    document.body.append(host);
    const { element, report } = await page.loadedReport();
    root.append(element);
    await flushMutations();
    expect(report.isDetached).toBe(false);
    await detach(element);
    expect(report.isDetached).toBe(true);
    root.append(element);
    await flushMutations();
    expect(report.isDetached).toBe(false);
    host.remove();
    await flushMutations();
    expect(report.isDetached).toBe(true);
    document.body.append(host);
    await flushMutations();
    expect(report.isDetached).toBe(false);
  });

  it('treats a container as moved if it returns in the same task', async () => {
    const { element, report, frame } = await page.loadedReport();
    element.remove();
    document.body.append(element);
    await flushMutations();
    expect(report.isDetached).toBe(false);
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load', 'POST /report/load']);
  });

  it('calls getAccessToken before the load if the token expired while the container was detached', async () => {
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

  it('requests a token again if the container was detached while getAccessToken was pending', async () => {
    let calls = 0;
    const getAccessToken = () => ((calls += 1) === 1 ? new Promise<string>(() => undefined) : 'token-2');
    const element = page.container();
    page.service.embed(element, { type: 'report', embedUrl, getAccessToken });
    await detach(element);
    const frame = await attach(page, element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'token-2' });
  });
});
