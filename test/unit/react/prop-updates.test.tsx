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

/** Advances the timers past the 100 ms in which a changed load is delayed. */
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

/** Renders a loaded report with changed props and returns the requests that the frame received. */
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

describe('a changed prop of a report', () => {
  const rows: [title: string, before: ReportProps, after: ReportProps, calls: string[]][] = [
    ['a new token is sent', {}, { accessToken: 'token-2' }, ['POST /report/token']],
    ['a new page is set', { pageName: 'a' }, { pageName: 'b' }, ['PUT /report/pages/active']],
    ['removing pageName keeps the current page', { pageName: 'a' }, {}, []],
    ['new filters are set', { filters: [] }, { filters: [filter('Rome')] }, ['PUT /report/filters']],
    [
      'removing filters loads the report with its own filters',
      { filters: [filter('Rome')] },
      {},
      ['POST /report/load'],
    ],
    [
      'filters grouped by level need a load',
      { filters: [] },
      { filters: { allPages: { operation: 0 } } },
      ['POST /report/load'],
    ],
    [
      'changed settings are sent',
      { settings: { zoomLevel: 1 } },
      { settings: { zoomLevel: 2 } },
      ['PATCH /report/settings'],
    ],
    ['removing a setting needs a load', { settings: { zoomLevel: 1 } }, { settings: {} }, ['POST /report/load']],
    ['a theme is applied', {}, { theme: { themeJson: { name: 'dark' } } }, ['PUT /report/theme']],
    ['removing the theme resets it', { theme: { themeJson: { name: 'dark' } } }, {}, ['PUT /report/theme']],
    ['a bookmark is applied by name', {}, { bookmark: { name: 'b' } }, ['POST /report/bookmarks/applyByName']],
    ['a bookmark is applied by state', {}, { bookmark: { state: 's' } }, ['POST /report/bookmarks/applyState']],
    ['removing the bookmark needs a load', { bookmark: { name: 'b' } }, {}, ['POST /report/load']],
    ['the view mode is switched', { viewMode: 0 }, { viewMode: 1 }, ['POST /report/switchMode/edit']],
    ['a new id needs a load', { id: 'report-1' }, { id: 'report-2' }, ['POST /report/load']],
    [
      'an embed URL of the same page needs a load',
      {},
      { embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=report-2' },
      ['POST /report/load'],
    ],
    ['new permissions need a load', { permissions: 0 }, { permissions: 7 }, ['POST /report/load']],
    ['new slicers need a load', {}, { slicers: [] }, ['POST /report/load']],
    [
      'a deeply equal value sends nothing',
      { settings: { panes: { filters: { visible: true } } } },
      { settings: { panes: { filters: { visible: true } } } },
      [],
    ],
    ['a new title sends nothing', { title: 'a' }, { title: 'b' }, []],
    ['a new event handler sends nothing', { onLoaded: () => {} }, { onLoaded: () => {} }, []],
    [
      'a load includes all other changes',
      { id: 'report-1', pageName: 'a' },
      { id: 'report-2', pageName: 'b', accessToken: 'token-2' },
      ['POST /report/load'],
    ],
    [
      'token, settings, page and filters are sent in this order',
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

  it('sets a new title on the frame and on the group', async () => {
    const { harness } = await change({ title: 'a' }, { title: 'b' });
    expect(harness.iframes[0]!.title).toBe('b');
    expect(outer().getAttribute('aria-label')).toBe('b');
  });

  const remounts: [title: string, before: ReportProps, after: ReportProps][] = [
    ['the mobile layout', { settings: { layoutType: 0 } }, { settings: { layoutType: 2 } }],
    ['another language', {}, { settings: { localeSettings: { language: 'de' } } }],
    ['a first event hook', {}, { eventHooks: { applicationContextProvider: () => 'x' } }],
    ['another unique id', { uniqueId: 'one' }, { uniqueId: 'two' }],
    ['a URL of another host', {}, { embedUrl: 'https://other.powerbi.com/reportEmbed?reportId=report-1' }],
    ['a removed token', {}, { accessToken: undefined }],
    ['an empty token', {}, { accessToken: '' }],
  ];
  it.each(remounts)('replaces the frame for %s', async (_title, before, after) => {
    const result = await change(before, after);
    expect(result.isSameFrame).toBe(false);
    expect(result.harness.iframes).toHaveLength(1);
  });

  it('replaces the frame for a different service and removes the embed from the old one', async () => {
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

describe('a changed prop of a different type', () => {
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
      'new filters of a visual are set on the report',
      Visual,
      'reports',
      visual,
      { filters: [filter('Rome')] },
      ['PUT /report/filters'],
    ],
    ['a new page of a visual needs a load', Visual, 'reports', visual, { pageName: 'q' }, ['POST /report/load']],
    [
      'new settings of a visual need a load',
      Visual,
      'reports',
      visual,
      { settings: { customLayout: {} } },
      ['POST /report/load'],
    ],
    [
      'a new token of a dashboard is sent',
      Dashboard,
      'dashboards',
      dashboard,
      { accessToken: 'u' },
      ['POST /dashboard/token'],
    ],
    [
      'a new page view of a dashboard needs a load',
      Dashboard,
      'dashboards',
      dashboard,
      { pageView: 'oneColumn' },
      ['POST /dashboard/load'],
    ],
    ['a new question is sent', Qna, 'qna', question, { question: 'b' }, ['POST /qna/interpret']],
    [
      'new parameters of a paginated report need a load',
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
