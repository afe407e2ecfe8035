import type { BasicFilter, EmbedTypes } from '@vitrine/sdk';
import { Dashboard, Qna, Report, Visual, type EmbedComponentProps } from '@vitrine/sdk/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, outer, reportProps, Harness } from './support/harness';

type ReportProps = Partial<EmbedComponentProps<'report'>>;

const filter = (value: string): BasicFilter => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Store', column: 'City' },
  operator: 'In',
  values: [value],
});

/** Advances the timers by the 100 ms delay before a load with a changed configuration. */
async function passLoadDelay() {
  await vi.advanceTimersByTimeAsync(100);
  await flush();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Loads a report, re-renders it with changed props, and returns the requests that the change caused. */
async function change(before: ReportProps, after: ReportProps) {
  const harness = new Harness();
  const tree = (props: ReportProps) => <Report service={harness.service} {...reportProps} {...props} />;
  const { frame, emit } = await harness.loaded(tree(before));
  const [iframe] = harness.iframes;
  harness.render(tree(after));
  await passLoadDelay();
  const [currentIframe] = harness.iframes;
  const bodies = frame.requests.map(({ body }) => body);
  return { calls: frame.calls, bodies, isSameFrame: iframe === currentIframe, harness, frame, emit, tree };
}

describe('report prop changes', () => {
  const rows: [title: string, before: ReportProps, after: ReportProps, calls: string[]][] = [
    ['sends a new token', {}, { accessToken: 'token-2' }, ['POST /report/token']],
    ['sets a new page', { pageName: 'a' }, { pageName: 'b' }, ['PUT /report/pages/active']],
    ['keeps the current page when pageName is removed', { pageName: 'a' }, {}, []],
    ['sets new filters', { filters: [] }, { filters: [filter('Rome')] }, ['PUT /report/filters']],
    ['reloads when the filters are removed', { filters: [filter('Rome')] }, {}, ['POST /report/load']],
    [
      'reloads for filters grouped by level',
      { filters: [] },
      { filters: { allPages: { operation: 0 } } },
      ['POST /report/load'],
    ],
    [
      'reloads when filters grouped by level become a list, because a call keeps the filters of the page',
      { filters: { currentPage: { operation: 1, filters: [filter('Rome')] } } },
      { filters: [] },
      ['POST /report/load'],
    ],
    [
      'sends changed settings',
      { settings: { zoomLevel: 1 } },
      { settings: { zoomLevel: 2 } },
      ['PATCH /report/settings'],
    ],
    ['reloads when a setting is removed', { settings: { zoomLevel: 1 } }, { settings: {} }, ['POST /report/load']],
    [
      'reloads when a nested setting is removed',
      { settings: { panes: { filters: { visible: false } } } },
      { settings: { panes: {} } },
      ['POST /report/load'],
    ],
    [
      'sends a list of settings that has fewer items',
      { settings: { visualSettings: { visualHeaders: [{ settings: { visible: false } }] } } },
      { settings: { visualSettings: { visualHeaders: [] } } },
      ['PATCH /report/settings'],
    ],
    ['applies a theme', {}, { theme: { themeJson: { name: 'dark' } } }, ['PUT /report/theme']],
    ['resets the theme when it is removed', { theme: { themeJson: { name: 'dark' } } }, {}, ['PUT /report/theme']],
    ['applies a bookmark by name', {}, { bookmark: { name: 'b' } }, ['POST /report/bookmarks/applyByName']],
    ['applies a bookmark by state', {}, { bookmark: { state: 's' } }, ['POST /report/bookmarks/applyState']],
    ['reloads when the bookmark is removed', { bookmark: { name: 'b' } }, {}, ['POST /report/load']],
    ['switches the view mode', { viewMode: 0 }, { viewMode: 1 }, ['POST /report/switchMode/edit']],
    ['reloads for a new id', { id: 'report-1' }, { id: 'report-2' }, ['POST /report/load']],
    [
      'reloads for a different embed URL with the same path',
      {},
      { embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=report-2' },
      ['POST /report/load'],
    ],
    ['reloads for new permissions', { permissions: 0 }, { permissions: 7 }, ['POST /report/load']],
    ['reloads for new slicers', {}, { slicers: [] }, ['POST /report/load']],
    [
      'sends nothing for a deeply equal value',
      { settings: { panes: { filters: { visible: true } } } },
      { settings: { panes: { filters: { visible: true } } } },
      [],
    ],
    ['sends nothing for a new title', { title: 'a' }, { title: 'b' }, []],
    ['sends nothing for a new event handler', { onLoaded: () => {} }, { onLoaded: () => {} }, []],
    [
      'includes all other changes in a reload',
      { id: 'report-1', pageName: 'a' },
      { id: 'report-2', pageName: 'b', accessToken: 'token-2' },
      ['POST /report/load'],
    ],
    [
      'sends the token, settings, page and filters in this order',
      { pageName: 'a', filters: [], settings: {} },
      { filters: [filter('Rome')] as never, pageName: 'b', settings: { zoomLevel: 2 }, accessToken: 't2' },
      ['POST /report/token', 'PATCH /report/settings', 'PUT /report/pages/active', 'PUT /report/filters'],
    ],
  ];
  it.each(rows)('%s', async (_title, before, after, calls) => {
    const result = await change(before, after);
    expect(result.calls).toEqual(calls);
    expect(result.isSameFrame).toBe(true);
  });

  it('sends only the settings that changed', async () => {
    const { bodies } = await change(
      { settings: { zoomLevel: 1, hideErrors: true } },
      { settings: { zoomLevel: 2, hideErrors: true } },
    );
    expect(bodies).toEqual([{ zoomLevel: 2 }]);
  });

  it('sets a new title on the frame and on the outer element', async () => {
    const { harness } = await change({ title: 'a' }, { title: 'b' });
    expect(harness.iframes[0]!.title).toBe('b');
    expect(outer().getAttribute('aria-label')).toBe('b');
  });

  const remounts: [title: string, before: ReportProps, after: ReportProps][] = [
    ['the mobile layout', { settings: { layoutType: 0 } }, { settings: { layoutType: 2 } }],
    ['a different language', {}, { settings: { localeSettings: { language: 'de' } } }],
    ['a first event hook', {}, { eventHooks: { applicationContextProvider: () => 'x' } }],
    ['a different unique id', { uniqueId: 'one' }, { uniqueId: 'two' }],
    ['a URL on a different host', {}, { embedUrl: 'https://other.powerbi.com/reportEmbed?reportId=report-1' }],
    ['a removed token', {}, { accessToken: undefined }],
    ['an empty token', {}, { accessToken: '' }],
  ];
  it.each(remounts)('replaces the frame for %s', async (_title, before, after) => {
    const result = await change(before, after);
    expect(result.isSameFrame).toBe(false);
    expect(result.harness.iframes).toHaveLength(1);
  });

  it('replaces the frame for a different service and removes the embed from the previous service', async () => {
    const harness = new Harness();
    const otherHarness = new Harness();
    await harness.loaded(<Report service={harness.service} {...reportProps} />);
    harness.render(<Report service={otherHarness.service} {...reportProps} />);
    expect([harness.service.getNumberOfComponents(), otherHarness.service.getNumberOfComponents()]).toEqual([0, 1]);
    expect(harness.iframes).toHaveLength(1);
  });

  it('does not set a page that the frame has just reported as active', async () => {
    const { harness, frame, emit, tree } = await change({ pageName: 'a' }, { pageName: 'a' });
    await emit('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    harness.render(tree({ pageName: 'b' }));
    await flush();
    expect(frame.calls).toEqual([]);
  });

  it('sends several page changes in order before the frame has responded to any of them', async () => {
    const { harness, frame, tree } = await change({ pageName: 'a' }, { pageName: 'a' });
    frame.respond = () => undefined;
    for (const pageName of ['b', 'c', 'b']) harness.render(tree({ pageName }));
    await flush();
    expect(frame.requests.map(({ body }) => (body as { name: string }).name)).toEqual(['b', 'c', 'b']);
  });

  it('loads only the last of several ids that change within 100 ms', async () => {
    const harness = new Harness();
    const tree = (id: string) => <Report service={harness.service} {...reportProps} id={id} />;
    harness.render(tree('a'));
    const { frame } = await harness.load();
    for (const id of ['b', 'c', 'd']) harness.render(tree(id));
    await passLoadDelay();
    expect(frame.requests.map(({ body }) => (body as { id: string }).id)).toEqual(['a', 'd']);
  });

  it('sends changes made before the frame has loaded', async () => {
    const harness = new Harness();
    const tree = (pageName: string) => <Report service={harness.service} {...reportProps} pageName={pageName} />;
    harness.render(tree('a'));
    harness.render(tree('b'));
    const { frame } = await harness.load();
    expect(frame.calls).toEqual(['POST /report/load', 'PUT /report/pages/active']);
  });

  it('passes a rejected call to onError and keeps the report visible', async () => {
    const onError = vi.fn<(event: CustomEvent<unknown>) => void>();
    const { harness, frame, tree } = await change({ onError }, { onError });
    frame.respond = () => ({ statusCode: 404, body: { message: 'no such page' } });
    harness.render(tree({ pageName: 'z', onError, fallback: () => 'failed' }));
    await flush();
    expect(onError.mock.calls[0]![0].detail).toMatchObject({ code: 'refused', message: 'no such page' });
    expect(outer().textContent).toBe('');
  });

  it('logs a rejected call to the console if there is no error handler', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { frame, harness, tree } = await change({}, {});
    frame.respond = () => ({ statusCode: 404, body: { message: 'PowerBIEntityNotFound' } });
    harness.render(tree({ pageName: 'missing' }));
    await flush();
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'PowerBIEntityNotFound' }));
  });

  it('loads a phased report and renders it once phased is false', async () => {
    const harness = new Harness();
    const tree = (phased: boolean) => <Report service={harness.service} {...reportProps} phased={phased} />;
    harness.render(tree(true));
    const { frame, emit } = await harness.load();
    await emit('loaded');
    harness.render(tree(false));
    await flush();
    expect(frame.calls).toEqual(['POST /report/prepare', 'POST /report/render']);
  });

  it.each([
    [true, 'POST /report/prepare'],
    [false, 'POST /report/load'],
  ])('reloads in the same frame with the current value of phased (%s)', async (phased, call) => {
    const harness = new Harness();
    const tree = (props: object) => <Report service={harness.service} {...reportProps} {...props} />;
    const { frame } = await harness.loaded(tree({ phased: true }));
    const [iframe] = harness.iframes;
    harness.render(tree({ phased, permissions: 7 }));
    await passLoadDelay();
    expect(frame.calls).toEqual([call]);
    expect(harness.iframes).toEqual([iframe]);
  });
});

describe('prop changes for other embed types', () => {
  /** Renders a component twice and returns the requests caused by the second render. */
  async function requestsAfterChange<Type extends 'visual' | 'dashboard' | 'qna'>(
    component: React.FunctionComponent<never>,
    folder: string,
    before: object,
    after: Partial<EmbedTypes[Type]['config']> | object,
  ) {
    const Component = component as React.FunctionComponent<object>;
    const harness = new Harness();
    const { frame } = await harness.loaded(
      <Component {...{ service: harness.service, accessToken: 't', ...before }} />,
      folder,
    );
    harness.render(<Component {...{ service: harness.service, accessToken: 't', ...before, ...after }} />);
    await passLoadDelay();
    return frame.requests.map(({ method, url, body }) => ({ call: `${method} ${url}`, body }));
  }
  const visual = { embedUrl: reportProps.embedUrl, pageName: 'p', visualName: 'v', filters: [] };
  const dashboard = { embedUrl: 'https://app.powerbi.com/dashboardEmbed?dashboardId=d' };
  const question = { embedUrl: 'https://app.powerbi.com/qnaEmbed?groupId=g', datasetIds: ['1'], question: 'a' };
  const paginated = { embedUrl: 'https://app.powerbi.com/rdlEmbed?reportId=r' };

  const rows: [title: string, component: unknown, folder: string, before: object, after: object, calls: string[]][] = [
    [
      "sets a visual's new filters as report filters",
      Visual,
      'reports',
      visual,
      { filters: [filter('Rome')] },
      ['PUT /report/filters'],
    ],
    ['reloads a visual for a new page', Visual, 'reports', visual, { pageName: 'q' }, ['POST /report/load']],
    [
      'reloads a visual for new settings',
      Visual,
      'reports',
      visual,
      { settings: { hideErrors: true } },
      ['POST /report/load'],
    ],
    [
      'sends a new token to a dashboard',
      Dashboard,
      'dashboards',
      dashboard,
      { accessToken: 'u' },
      ['POST /dashboard/token'],
    ],
    [
      'reloads a dashboard for a new page view',
      Dashboard,
      'dashboards',
      dashboard,
      { pageView: 'oneColumn' },
      ['POST /dashboard/load'],
    ],
    ['sends a new question', Qna, 'qna', question, { question: 'b' }, ['POST /qna/interpret']],
    [
      'reloads a paginated report for new parameters',
      Report,
      'reports',
      paginated,
      { parameterValues: [{ name: 'a', value: 'b' }] },
      ['POST /report/load'],
    ],
  ];
  it.each(rows)('%s', async (_title, component, folder, before, after, calls) => {
    const requests = await requestsAfterChange(component as React.FunctionComponent<never>, folder, before, after);
    expect(requests.map(({ call }) => call)).toEqual(calls);
  });
});
