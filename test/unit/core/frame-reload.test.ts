import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BasicFilter, FiltersOperations, ViewMode, type Report } from '../../../src';
import { FakePage, reportConfig, settle } from './support/fake-frame';

let page: FakePage;
beforeEach(() => {
  page = new FakePage();
});
afterEach(() => {
  document.body.replaceChildren();
});

const filter = (value: string, column = 'Region') => new BasicFilter({ table: 'Staff', column }, 'In', value);

/** Returns the last load request's body. */
const lastLoad = (frame: Awaited<ReturnType<FakePage['loadedReport']>>['frame']) =>
  frame.requests.filter(({ url }) => url === '/report/load').at(-1)?.body as Record<string, unknown>;

const reloadFrame = async (frame: Awaited<ReturnType<FakePage['loadedReport']>>['frame']) => {
  frame.requests.length = 0;
  frame.load();
  await settle();
};

describe('state that a reload restores', () => {
  it('restores the values that were sent, even if the caller changes its objects later', async () => {
    const { report, frame } = await page.loadedReport();
    const filters = [filter('sent')];
    const pageFilters = [filter('sent')];
    const settings = { panes: { filters: { visible: false } } };
    await report.setFilters(filters);
    const sent = report.page('p').setFilters(pageFilters);
    pageFilters[0]!.values = ['changed'];
    await sent;
    await report.updateSettings(settings);
    filters[0]!.values = ['changed'];
    settings.panes.filters.visible = true;
    await reloadFrame(frame);
    expect(lastLoad(frame)).toMatchObject({
      filters: [{ values: ['sent'] }],
      settings: { panes: { filters: { visible: false } } },
    });
    expect(frame.requests[1]?.body).toMatchObject([{ values: ['sent'] }]);
  });

  it('does not restore a change that was sent before other content was embedded', async () => {
    const { element, report, frame } = await page.loadedReport();
    const { respond } = frame;
    frame.respond = (request) => (request.url === '/report/pages/active' ? undefined : respond(request));
    const call = report.setPage('old');
    await settle();
    page.service.embed(element, { ...reportConfig, pageName: 'new' });
    await report.whenLoaded();
    const setPage = frame.requests.find(({ url }) => url === '/report/pages/active');
    frame.post({ statusCode: 200, headers: { id: setPage?.headers.id }, body: null });
    await call;
    await reloadFrame(frame);
    expect(lastLoad(frame)).toMatchObject({ pageName: 'new' });
  });

  it('restores a change that was made while other content was loading', async () => {
    const { element, report, frame } = await page.loadedReport();
    page.service.embed(element, { ...reportConfig, pageName: 'new' });
    await report.setPage('newer');
    await reloadFrame(frame);
    expect(lastLoad(frame)).toMatchObject({ pageName: 'newer' });
  });

  it('does not restore a deleted page or its filters', async () => {
    const { report, frame } = await page.loadedReport({ pageName: 'p' });
    await report.page('p').setFilters([filter('a')]);
    await report.page('q').setFilters([filter('b')]);
    await report.deletePage('p');
    await reloadFrame(frame);
    expect(frame.calls).toEqual(['POST /report/load', 'PUT /report/pages/q/filters']);
    expect(lastLoad(frame).pageName).toBeUndefined();
  });

  it('restores settings whose prototype is not Object.prototype', async () => {
    const { report, frame } = await page.loadedReport({ settings: { panes: { bookmarks: { visible: true } } } });
    const settings = Object.assign(Object.create(null) as object, { panes: { filters: { visible: false } } });
    await report.updateSettings(settings);
    await reloadFrame(frame);
    expect(lastLoad(frame)).toMatchObject({
      settings: { panes: { bookmarks: { visible: true }, filters: { visible: false } } },
    });
  });

  it('renders a report if render was called before the frame reloaded', async () => {
    const element = page.container();
    const report = page.service.load(element, reportConfig);
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    await (report as Report).render();
    await reloadFrame(frame);
    expect(frame.calls).toEqual(['POST /report/load']);
  });
});

describe('reload initiated by the frame', () => {
  it('resends the load request exactly once, with the current token, when the frame reloads', async () => {
    const { report, frame } = await page.loadedReport();
    await report.setAccessToken('token-2');
    frame.requests.length = 0;
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(lastLoad(frame)).toMatchObject({ accessToken: 'token-2' });
  });

  it('restores the page, filters, theme, settings and mode after the frame reloads', async () => {
    const { report, frame } = await page.loadedReport({
      filters: [filter('a', 'Type')],
      settings: { hideErrors: true },
    });
    await report.setPage('Second');
    await report.updateFilters(FiltersOperations.Add, [filter('b')]);
    await report.updateFilters(FiltersOperations.Replace, [filter('c')]);
    await report.applyTheme({ themeJson: { name: 'Dark' } });
    await report.setZoom(2);
    await report.switchMode('edit');
    await reloadFrame(frame);
    expect(lastLoad(frame)).toMatchObject({
      pageName: 'Second',
      filters: [{ values: ['a'] }],
      theme: { themeJson: { name: 'Dark' } },
      settings: { hideErrors: true, zoomLevel: 2 },
      viewMode: ViewMode.Edit,
    });
    expect(frame.calls.slice(1)).toEqual(['POST /report/filters', 'POST /report/filters']);
  });

  it('restores the selected page and the applied bookmark after the frame reloads', async () => {
    const { report, frame } = await page.loadedReport({ filters: [filter('a')] });
    const events = `/reports/${report.config.uniqueId}/events`;
    await report.bookmarksManager.apply('Weekly');
    frame.send(`${events}/pageChanged`, { newPage: { name: 'Third', displayName: 'Third' } });
    await settle();
    frame.load();
    await settle();
    expect(lastLoad(frame)).toMatchObject({ bookmark: { name: 'Weekly' }, pageName: 'Third' });
    expect(lastLoad(frame).filters).toBeUndefined();
    frame.send(`${events}/bookmarkApplied`, { bookmarkName: 'Monthly' });
    await settle();
    frame.load();
    await settle();
    expect(lastLoad(frame)).toMatchObject({ bookmark: { name: 'Monthly' } });
  });

  it('sends a regular load request after the frame reloads if a phased report had been rendered', async () => {
    const element = page.container();
    const report = page.service.load(element, {
      type: 'report',
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r',
      accessToken: 't',
    });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    frame.send(`/reports/${report.config.uniqueId}/events/rendered`);
    await settle();
    frame.load();
    await settle();
    expect(frame.calls).toEqual(['POST /report/prepare', 'POST /report/load']);
  });

  it('rejects calls sent to the previous document, and queues new ones until the reloaded content has loaded', async () => {
    const { report, frame } = await page.loadedReport();
    frame.respond = () => undefined;
    const interrupted = report.getZoom();
    const error = expect(interrupted).rejects.toMatchObject({ code: 'reloaded' });
    await settle();
    frame.requests.length = 0;
    frame.load();
    await error;
    const queued = report.getTheme();
    await settle();
    expect(frame.calls).toEqual(['POST /report/load']);
    const load = frame.requests[0];
    frame.respond = () => ({ body: {} });
    frame.post({ statusCode: 200, headers: { id: load?.headers.id }, body: null });
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    await expect(queued).resolves.toEqual({});
  });

  it('does not report a rejected load from the previous document', async () => {
    const element = page.container();
    const report = page.service.embed(element, {
      type: 'report',
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=r',
      accessToken: 't',
    });
    const onError = vi.fn();
    report.on('error', onError);
    const frame = page.frameOf(element);
    frame.respond = () => undefined;
    frame.load();
    await settle();
    frame.respond = () => ({ body: null });
    frame.load();
    await settle();
    frame.send(`/reports/${report.config.uniqueId}/events/loaded`);
    await expect(report.whenLoaded()).resolves.toBeUndefined();
    expect(onError).not.toHaveBeenCalled();
  });

  it('restores the page after the frame reloads even if a repeated load was skipped', async () => {
    const { report, frame } = await page.loadedReport({ pageName: 'First' });
    await report.setPage('Second');
    await report.reload();
    expect(frame.calls.filter((call) => call === 'POST /report/load')).toHaveLength(1);
    frame.load();
    await settle();
    expect(lastLoad(frame)).toMatchObject({ pageName: 'Second' });
  });

  it('loads only the configuration, without state changes, when the host page reloads the content', async () => {
    const { report, frame } = await page.loadedReport({ pageName: 'First' });
    await report.setPage('Second');
    vi.useFakeTimers({ now: performance.now() + 1_000, toFake: ['performance'] });
    await report.reload();
    vi.useRealTimers();
    expect(lastLoad(frame)).toMatchObject({ pageName: 'First' });
  });
});

describe('a restored state that the frame refuses', () => {
  const pageNotFound = { message: 'PowerBIEntityNotFound' };

  /** Embeds a report, changes its page, and lets the frame refuse each load that matches `refuses`. */
  async function changedReport(refuses: (body: { pageName?: string }) => boolean, asEvent: boolean) {
    const loaded = await page.loadedReport({ pageName: 'First' });
    const { report, frame } = loaded;
    const errors: unknown[] = [];
    report.on('error', ({ detail }) => errors.push(detail));
    await report.setPage('Second');
    frame.respond = ({ url, body }) => {
      const isRefused = url === '/report/load' && refuses(body as { pageName?: string });
      frame.loads = !isRefused;
      if (isRefused && asEvent) {
        void Promise.resolve().then(() => {
          frame.send(`/reports/${report.config.uniqueId}/events/error`, pageNotFound);
        });
      }
      return isRefused && !asEvent ? { statusCode: 400, body: [pageNotFound] } : { statusCode: 202 };
    };
    return { ...loaded, errors };
  }

  const pages = (frame: { requests: { body?: unknown }[] }) =>
    frame.requests.map(({ body }) => (body as { pageName?: string } | null)?.pageName);

  it.each([
    ['rejects the load request', false],
    ['emits an error instead of loaded', true],
  ])('loads the configuration once if the frame %s', async (_, asEvent) => {
    const { report, frame, errors } = await changedReport(({ pageName }) => pageName === 'Second', asEvent);
    await reloadFrame(frame);
    await report.whenLoaded();
    expect(pages(frame)).toEqual(['Second', 'First']);
    expect(errors).toEqual([]);
    await reloadFrame(frame);
    expect(pages(frame)).toEqual(['First']);
  });

  it.each([
    ['rejects the load request', false],
    ['emits an error instead of loaded', true],
  ])('reports the error if the frame %s for the configuration too', async (_, asEvent) => {
    const { report, frame, errors } = await changedReport(() => true, asEvent);
    await reloadFrame(frame);
    await expect(report.whenLoaded()).rejects.toBeDefined();
    expect(pages(frame)).toEqual(['Second', 'First']);
    expect(errors).toHaveLength(1);
  });
});
