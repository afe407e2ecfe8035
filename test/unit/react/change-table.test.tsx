import type { BasicFilter, EmbedTypes } from '@vitrine/sdk';
import { Dashboard, Qna, Report, Visual, type EmbedComponentProps } from '@vitrine/sdk/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, outer, reportProps, Stage } from './support/stage';

type ReportProps = Partial<EmbedComponentProps<'report'>>;

const filter = (value: string): BasicFilter => ({
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Store', column: 'City' },
  operator: 'In',
  values: [value],
});

/** Lets the time pass in which a second load waits for its turn. */
async function pass() {
  await vi.advanceTimersByTimeAsync(100);
  await flush();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What a loaded report is told when its props change. */
async function change(before: ReportProps, after: ReportProps) {
  const stage = new Stage();
  const tree = (props: ReportProps) => <Report service={stage.service} {...reportProps} {...props} />;
  const { frame, raise } = await stage.loaded(tree(before));
  const [iframe] = stage.iframes;
  stage.render(tree(after));
  await pass();
  const [now] = stage.iframes;
  const bodies = frame.requests.map(({ body }) => body);
  return { calls: frame.calls, bodies, isSameFrame: iframe === now, stage, frame, raise, tree };
}

describe('a changed prop of a report', () => {
  const rows: [what: string, before: ReportProps, after: ReportProps, calls: string[]][] = [
    ['a new token is a token call', {}, { accessToken: 'token-2' }, ['POST /report/token']],
    ['a page is shown', { pageName: 'a' }, { pageName: 'b' }, ['PUT /report/pages/active']],
    ['no page any more leaves the reader where he is', { pageName: 'a' }, {}, []],
    ['filters are replaced', { filters: [] }, { filters: [filter('Rome')] }, ['PUT /report/filters']],
    [
      'no filters any more bring back those of the report by a load',
      { filters: [filter('Rome')] },
      {},
      ['POST /report/load'],
    ],
    [
      'filters by level are loaded',
      { filters: [] },
      { filters: { allPages: { operation: 0 } } },
      ['POST /report/load'],
    ],
    [
      'settings are patched',
      { settings: { zoomLevel: 1 } },
      { settings: { zoomLevel: 2 } },
      ['PATCH /report/settings'],
    ],
    ['a setting that is taken back is loaded', { settings: { zoomLevel: 1 } }, { settings: {} }, ['POST /report/load']],
    ['a theme is applied', {}, { theme: { themeJson: { name: 'dark' } } }, ['PUT /report/theme']],
    ['no theme any more resets it', { theme: { themeJson: { name: 'dark' } } }, {}, ['PUT /report/theme']],
    ['a bookmark is applied by name', {}, { bookmark: { name: 'b' } }, ['POST /report/bookmarks/applyByName']],
    ['a bookmark is applied by state', {}, { bookmark: { state: 's' } }, ['POST /report/bookmarks/applyState']],
    ['no bookmark any more is loaded', { bookmark: { name: 'b' } }, {}, ['POST /report/load']],
    ['the view mode is switched', { viewMode: 0 }, { viewMode: 1 }, ['POST /report/switchMode/edit']],
    ['an id is loaded', { id: 'report-1' }, { id: 'report-2' }, ['POST /report/load']],
    [
      'a URL of the same page is loaded',
      {},
      { embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=report-2' },
      ['POST /report/load'],
    ],
    ['permissions are loaded', { permissions: 0 }, { permissions: 7 }, ['POST /report/load']],
    ['slicers are loaded', {}, { slicers: [] }, ['POST /report/load']],
    [
      'an equal value is nothing',
      { settings: { panes: { filters: { visible: true } } } },
      { settings: { panes: { filters: { visible: true } } } },
      [],
    ],
    ['a title is set on the frame', { title: 'a' }, { title: 'b' }, []],
    ['another function is nothing', { onLoaded: () => {} }, { onLoaded: () => {} }, []],
    [
      'a load takes the other changes with it',
      { id: 'report-1', pageName: 'a' },
      { id: 'report-2', pageName: 'b', accessToken: 'token-2' },
      ['POST /report/load'],
    ],
    [
      'token, settings, page and filters go in this order',
      { pageName: 'a', filters: [], settings: {} },
      { filters: [filter('Rome')] as never, pageName: 'b', settings: { zoomLevel: 2 }, accessToken: 't2' },
      ['POST /report/token', 'PATCH /report/settings', 'PUT /report/pages/active', 'PUT /report/filters'],
    ],
  ];
  it.each(rows)('%s', async (_what, before, after, calls) => {
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
    const { stage } = await change({ title: 'a' }, { title: 'b' });
    expect(stage.iframes[0]!.title).toBe('b');
    expect(outer().getAttribute('aria-label')).toBe('b');
  });

  const freshRows: [what: string, before: ReportProps, after: ReportProps][] = [
    ['the phone layout', { settings: { layoutType: 0 } }, { settings: { layoutType: 2 } }],
    ['another language', {}, { settings: { localeSettings: { language: 'de' } } }],
    ['a first query hook', {}, { eventHooks: { applicationContextProvider: () => 'x' } }],
    ['another unique id', { uniqueId: 'one' }, { uniqueId: 'two' }],
    ['a URL of another host', {}, { embedUrl: 'https://other.powerbi.com/reportEmbed?reportId=report-1' }],
    ['the end of the token', {}, { accessToken: undefined }],
    ['an empty token', {}, { accessToken: '' }],
  ];
  it.each(freshRows)('makes a new frame for %s, and nothing of the old one stays', async (_what, before, after) => {
    const result = await change(before, after);
    expect(result.isSameFrame).toBe(false);
    expect(result.stage.iframes).toHaveLength(1);
  });

  it('makes a new frame for another service, and the old service forgets it', async () => {
    const stage = new Stage();
    const other = new Stage();
    await stage.loaded(<Report service={stage.service} {...reportProps} />);
    stage.render(<Report service={other.service} {...reportProps} />);
    expect([stage.service.getNumberOfComponents(), other.service.getNumberOfComponents()]).toEqual([0, 1]);
    expect(stage.iframes).toHaveLength(1);
  });

  it('does not send a page back that the frame has just reported', async () => {
    const { stage, frame, raise, tree } = await change({ pageName: 'a' }, { pageName: 'a' });
    await raise('pageChanged', { newPage: { name: 'b', displayName: 'B' } });
    stage.render(tree({ pageName: 'b' }));
    await flush();
    expect(frame.calls).toEqual([]);
  });

  it('sends the last of several pages last, although the frame answers none yet', async () => {
    const { stage, frame, tree } = await change({ pageName: 'a' }, { pageName: 'a' });
    frame.answer = () => undefined;
    for (const pageName of ['b', 'c', 'b']) stage.render(tree({ pageName }));
    await flush();
    expect(frame.requests.map(({ body }) => (body as { name: string }).name)).toEqual(['b', 'c', 'b']);
  });

  it('loads the last of several ids when they follow within 100 ms', async () => {
    const stage = new Stage();
    const tree = (id: string) => <Report service={stage.service} {...reportProps} id={id} />;
    stage.render(tree('a'));
    const { frame } = await stage.load();
    for (const id of ['b', 'c', 'd']) stage.render(tree(id));
    await pass();
    expect(frame.requests.map(({ body }) => (body as { id: string }).id)).toEqual(['a', 'd']);
  });

  it('keeps changes that come before the frame is there', async () => {
    const stage = new Stage();
    const tree = (pageName: string) => <Report service={stage.service} {...reportProps} pageName={pageName} />;
    stage.render(tree('a'));
    stage.render(tree('b'));
    const { frame } = await stage.load();
    expect(frame.calls).toEqual(['POST /report/load', 'PUT /report/pages/active']);
  });

  it('tells onError of a call that was refused and leaves the report on screen', async () => {
    const onError = vi.fn<(event: CustomEvent<unknown>) => void>();
    const { stage, frame, tree } = await change({ onError }, { onError });
    frame.answer = () => ({ statusCode: 404, body: { message: 'no such page' } });
    stage.render(tree({ pageName: 'z', onError, fallback: () => 'failed' }));
    await flush();
    expect(onError.mock.calls[0]![0].detail).toMatchObject({ code: 'refused', message: 'no such page' });
    expect(outer().textContent).toBe('');
  });

  it('prepares a phased report and renders it as phased ends', async () => {
    const stage = new Stage();
    const tree = (phased: boolean) => <Report service={stage.service} {...reportProps} phased={phased} />;
    stage.render(tree(true));
    const { frame, raise } = await stage.load();
    await raise('loaded');
    stage.render(tree(false));
    await flush();
    expect(frame.calls).toEqual(['POST /report/prepare', 'POST /report/render']);
  });

  it.each([
    [true, 'POST /report/prepare'],
    [false, 'POST /report/load'],
  ])('loads into the same frame with phased: %s as it is then', async (phased, call) => {
    const stage = new Stage();
    const tree = (props: object) => <Report service={stage.service} {...reportProps} {...props} />;
    const { frame } = await stage.loaded(tree({ phased: true }));
    const [iframe] = stage.iframes;
    stage.render(tree({ phased, permissions: 7 }));
    await pass();
    expect(frame.calls).toEqual([call]);
    expect(stage.iframes).toEqual([iframe]);
  });
});

describe('a changed prop of another type', () => {
  /** Renders a type's component twice; gives the calls of the second time. */
  async function changed<Type extends 'visual' | 'dashboard' | 'qna'>(
    component: React.FunctionComponent<never>,
    folder: string,
    before: object,
    after: Partial<EmbedTypes[Type]['config']> | object,
  ) {
    const Component = component as React.FunctionComponent<object>;
    const stage = new Stage();
    const { frame } = await stage.loaded(
      <Component {...{ service: stage.service, accessToken: 't', ...before }} />,
      folder,
    );
    stage.render(<Component {...{ service: stage.service, accessToken: 't', ...before, ...after }} />);
    await pass();
    return frame.requests.map(({ method, url, body }) => ({ call: `${method} ${url}`, body }));
  }
  const visual = { embedUrl: reportProps.embedUrl, pageName: 'p', visualName: 'v', filters: [] };
  const dashboard = { embedUrl: 'https://app.powerbi.com/dashboardEmbed?dashboardId=d' };
  const question = { embedUrl: 'https://app.powerbi.com/qnaEmbed?groupId=g', datasetIds: ['1'], question: 'a' };
  const paginated = { embedUrl: 'https://app.powerbi.com/rdlEmbed?reportId=r' };

  const rows: [what: string, component: unknown, folder: string, before: object, after: object, calls: string[]][] = [
    [
      'filters of a visual are the report filters',
      Visual,
      'reports',
      visual,
      { filters: [filter('Rome')] },
      ['PUT /report/filters'],
    ],
    ['a page of a visual is loaded', Visual, 'reports', visual, { pageName: 'q' }, ['POST /report/load']],
    [
      'settings of a visual are loaded',
      Visual,
      'reports',
      visual,
      { settings: { customLayout: {} } },
      ['POST /report/load'],
    ],
    [
      'a token of a dashboard is a token call',
      Dashboard,
      'dashboards',
      dashboard,
      { accessToken: 'u' },
      ['POST /dashboard/token'],
    ],
    [
      'a page view of a dashboard is loaded',
      Dashboard,
      'dashboards',
      dashboard,
      { pageView: 'oneColumn' },
      ['POST /dashboard/load'],
    ],
    ['a question is asked', Qna, 'qna', question, { question: 'b' }, ['POST /qna/interpret']],
    [
      'parameters of a paginated report are loaded',
      Report,
      'reports',
      paginated,
      { parameterValues: [{ name: 'a', value: 'b' }] },
      ['POST /report/load'],
    ],
  ];
  it.each(rows)('%s', async (_what, component, folder, before, after, calls) => {
    const made = await changed(component as React.FunctionComponent<never>, folder, before, after);
    expect(made.map(({ call }) => call)).toEqual(calls);
  });
});
