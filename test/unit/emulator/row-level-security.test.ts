import { describe, expect, it } from 'vitest';
import type { ContentDefinition, FrameEmulatorOptions } from '../../../src/emulator';
import { DirectSource } from '../../../src/emulator/content/direct';
import { type EffectiveIdentity, TokenAuthority } from '../../../src/emulator/content/token';
import { handlers } from '../../../src/emulator/session/handlers';
import type { View } from '../../../src/emulator/session/view';
import type { Route } from '../../../src/protocol/requests';
import { contentOf, north, unsecured, reduced, report, secret, secured, southern, state } from './secured-shop';
import { TestPage, frameKindOf } from './test-page';

const loading = { accessToken: '(token)', settings: { visualRenderedEvents: true } };
const visualParams = (name: string): Record<string, string> => ({ ':pageName': 'main', ':visualName': name });
const fieldsPath = '/report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields';
const fieldParams = (name: string, index = '0') => ({ ...visualParams(name), ':dataRole': 'Values', ':index': index });
type Call = [body?: unknown, parameters?: Record<string, string>];

/** Calls that try to read hidden rows through every request in the request table, in the order they are sent. */
const calls: Record<Route, Call[]> = {
  'POST /frontload/config': [[{ ...loading, id: 'shop' }]],
  'POST /report/prepare': [[{ ...loading, id: 'shop' }]],
  'POST /report/render': [[{}]],
  'POST /report/load': [
    [{ ...loading, id: 'shop', datasetBinding: { datasetId: 'other-data' } }],
    [{ ...loading, id: 'other', datasetBinding: { datasetId: 'data' } }],
    [{ ...loading, id: 'shop', filters: [southern] }],
    [{ ...loading, id: 'shop', permissions: 7, viewMode: 1 }],
  ],
  'GET /report/pages': [[]],
  'PUT /report/pages/active': [[{ name: 'main', displayName: null, isActive: true }]],
  'POST /report/addPage': [[{ displayName: 'New' }]],
  'PUT /report/pages/:pageName/name': [[{ name: 'main', displayName: 'Main page' }, { ':pageName': 'main' }]],
  'POST /report/pages/:pageName/visuals/:visualName/exportData': ['by-region', 'regions', 'total', 'notes'].flatMap(
    (name): Call[] => [
      [{}, visualParams(name)],
      [{ exportDataType: 0 }, visualParams(name)],
      [{ exportDataType: 1 }, visualParams(name)],
    ],
  ),
  'GET /report/pages/:pageName/visuals': [[undefined, { ':pageName': 'main' }]],
  'GET /report/pages/:pageName/smartNarrativeInsights': [[undefined, { ':pageName': 'main' }]],
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': [[undefined, visualParams('notes')]],
  'GET /report/pages/:pageName/layoutTypes/:layoutType': [
    [undefined, { ':pageName': 'main', ':layoutType': 'Master' }],
  ],
  'POST /report/pages/:pageName/visuals/:visualName/clone': [[{ filters: [] }, visualParams('notes')]],
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': [
    [{ orderBy: { table: 'Stores', column: 'Store' }, direction: 2 }, visualParams('notes')],
  ],
  'POST /report/filters': [[{ filtersOperation: 1, filters: [southern] }]],
  'GET /report/filters': [[]],
  'PUT /report/filters': [[[southern]], [[]]],
  'POST /report/pages/:pageName/filters': [
    [{ filtersOperation: 1, filters: [southern] }, { ':pageName': 'main' }],
    [{ filtersOperation: 0 }, { ':pageName': 'main' }],
  ],
  'GET /report/pages/:pageName/filters': [[undefined, { ':pageName': 'main' }]],
  'PUT /report/pages/:pageName/filters': [[[], { ':pageName': 'main' }]],
  'POST /report/pages/:pageName/visuals/:visualName/filters': [
    [{ filtersOperation: 1, filters: [southern] }, visualParams('notes')],
    [{ filtersOperation: 0 }, visualParams('notes')],
  ],
  'GET /report/pages/:pageName/visuals/:visualName/filters': [[undefined, visualParams('notes')]],
  'PUT /report/pages/:pageName/visuals/:visualName/filters': [[[], visualParams('notes')]],
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': [
    [{ filters: [southern] }, visualParams('regions')],
    [{ filters: [] }, visualParams('regions')],
  ],
  'GET /report/pages/:pageName/visuals/:visualName/slicer': [[undefined, visualParams('regions')]],
  'POST /report/switchMode/:viewMode': [[null, { ':viewMode': 'edit' }]],
  'PATCH /report/settings': [[{ panes: { filters: { visible: true } } }]],
  'POST /report/refresh': [[null]],
  'POST /report/print': [[null]],
  'GET /report/theme': [[]],
  'PUT /report/theme': [[{ themeJson: { name: 'T' } }]],
  'GET /report/zoom': [[]],
  'GET /report/hasUnsavedChanges': [[]],
  'POST /report/userState': [[null]],
  'GET /report/isUserStateApplied': [[]],
  'DELETE /report/userState': [[null]],
  'POST /report/closeAllOverlays': [[null]],
  'POST /report/clearSelectedVisuals/:clearPopOutState': [[null, { ':clearPopOutState': 'true' }]],
  'GET /report/bookmarks': [[]],
  'POST /report/bookmarks/capture': [[{ options: {} }]],
  'POST /report/bookmarks/applyState': [[{ state }]],
  'POST /report/bookmarks/applyByName': [[{ name: 'south' }]],
  'POST /report/bookmarks/play': [[{ playMode: 1 }], [{ playMode: 0 }]],
  'POST /report/token': [['(token)']],
  'POST /report/save': [[null]],
  'POST /report/saveAs': [[{ name: 'Copy' }]],
  'DELETE /report/pages/:pageName': [[{}, { ':pageName': 'second' }]],
  'GET /report/availableVisualTypes': [[]],
  'GET /report/visuals/types/:visualType/capabilities': [[undefined, { ':visualType': 'card' }]],
  'POST /report/pages/:pageName/createVisual': [[{ visualType: 'tableEx' }, { ':pageName': 'main' }]],
  'POST /report/pages/:pageName/visuals/:visualName/changeType': [
    [{ visualType: 'tableEx' }, visualParams('by-region')],
    [{ visualType: 'tableEx' }, visualParams('regions')],
  ],
  [`GET ${fieldsPath}`]: [[undefined, fieldParams('regions')]],
  [`POST ${fieldsPath}/:index`]: [
    [{ table: 'Stores', column: 'Store' }, fieldParams('regions')],
    [{ table: 'Sales', column: 'Note' }, fieldParams('regions')],
    [{ table: 'Sales', column: 'Amount', aggregationFunction: 'Max' }, fieldParams('regions', 'undefined')],
  ],
  [`GET ${fieldsPath}/:index/displayName`]: [[undefined, fieldParams('regions')]],
  [`PUT ${fieldsPath}/:index/displayName`]: [[{ newDisplayName: 'Name' }, fieldParams('regions')]],
  [`GET ${fieldsPath}/:index/dataFieldName`]: [[undefined, fieldParams('regions')]],
  [`GET ${fieldsPath}/:index/formatString`]: [[undefined, fieldParams('regions', '3')]],
  [`PUT ${fieldsPath}/:index/formatString`]: [[{ formatString: '0.00' }, fieldParams('regions', '3')]],
  [`PUT ${fieldsPath}/:index/hidden`]: [[{ isHidden: true }, fieldParams('regions', '3')]],
  [`DELETE ${fieldsPath}/:index`]: [[1, fieldParams('regions', '1')]],
  'POST /report/pages/:pageName/visuals/:visualName/property': [
    [{ objectName: 'title', propertyName: 'titleText' }, visualParams('regions')],
  ],
  'PUT /report/pages/:pageName/visuals/:visualName/property': [
    [
      {
        selector: { objectName: 'title', propertyName: 'titleText' },
        value: { schema: 'http://powerbi.com/product/schema#default', value: {} },
      },
      visualParams('regions'),
    ],
  ],
  'POST /report/pages/:pageName/deleteVisual': [[{ visualName: 'notes' }, { ':pageName': 'main' }]],
  'GET /getCorrelationId': [[]],
  'POST /report/create': [[{ ...loading, datasetId: 'data' }]],
  'POST /dashboard/prepare': [[{ ...loading, id: 'd' }]],
  'POST /dashboard/load': [[{ ...loading, id: 'd' }]],
  'POST /dashboard/token': [['(token)']],
  'POST /tile/load': [[{ ...loading, id: 'notes', dashboardId: 'd' }]],
  'POST /tile/token': [['(token)']],
  'POST /qna/prepare': [[{ ...loading, datasetIds: ['data'] }]],
  'POST /qna/load': [[{ ...loading, datasetIds: ['data'], question: 'total by store' }]],
  'POST /qna/interpret': ['total by region', 'total for South', 'max amount by note', 'stores'].map((question) => [
    { question, datasetIds: ['data'] },
  ]),
  'POST /quickcreate': [
    [
      {
        ...loading,
        datasetCreateConfig: {
          locale: 'en-US',
          tableSchemaList: [{ name: 'A', columns: [{ name: 'B', dataType: 'Text' }] }],
          data: [{ name: 'A', rows: [['x']] }],
        },
      },
    ],
  ],
};

const loads = /\/(load|prepare|create)$/;
/** Random ids and tokens, which differ between frames. */
const randomValues = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{20}|eyJ[\w.-]+/g;

/** Returns all data that a view shows, including slicers and filter lists. */
function shownData(view: View | undefined): unknown {
  if (!view) return undefined;
  const reports = 'tiles' in view ? view.tiles.map((each) => each.report) : [view.report];
  return reports.map((session) => [
    session.definition,
    session.state.pages.map((page) => page.visuals.map((visual) => session.result(page, visual))),
    session.dataset.tables.map(({ name, columns }) =>
      columns.map(({ name: column }) => session.dataset.field(name, { table: name, column })),
    ),
  ]);
}

/** Sends all calls, and returns everything that the frames respond, emit and show. There is one frame for each kind. */
async function sendAllCalls(
  content: ContentDefinition,
  identities: readonly EffectiveIdentity[],
): Promise<{ observed: unknown[]; statuses: Map<string, number[]> }> {
  const pages = new Map<FrameEmulatorOptions['kind'], TestPage>();
  const pageOf = (path: string): TestPage => {
    const kind = frameKindOf(path);
    const page = pages.get(kind) ?? new TestPage({ content, kind, secret });
    pages.set(kind, page);
    return page;
  };
  const accessToken = await pageOf('/report').frame.createToken(['*'], 3600, { identities });
  const observed: unknown[] = [];
  const statuses = new Map<string, number[]>();
  for (const [route, routeCalls] of Object.entries(calls)) {
    const [method = '', path = ''] = route.split(' ');
    const page = pageOf(path);
    for (const [body, parameters = {}] of routeCalls) {
      const url = path.replaceAll(/:\w+/g, (name) => parameters[name] ?? '');
      const sent = JSON.parse(JSON.stringify(body ?? null).replaceAll('(token)', accessToken)) as unknown;
      const isLoad = loads.test(path);
      const loaded = isLoad ? Promise.race([page.next('/events/loaded'), page.next('/events/error')]) : undefined;
      const { status, body: result } = await page.request(method, url, sent ?? undefined);
      if (isLoad && status < 300) await loaded;
      statuses.set(route, [...(statuses.get(route) ?? []), status]);
      observed.push([route, status, result, shownData(page.frame.session.view)]);
    }
  }
  for (const { messages } of pages.values()) observed.push(messages);
  return { observed: JSON.parse(JSON.stringify(observed).replaceAll(randomValues, '(random)')) as unknown[], statuses };
}

describe('row-level security', () => {
  it("hides other users' rows from every call in the request table", async () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(handlers).sort());
    const { observed, statuses } = await sendAllCalls(secured, [north]);
    expect(observed).toEqual((await sendAllCalls(reduced, [])).observed);
    expect(JSON.stringify(observed)).not.toMatch(/Cedar|Dogwood|Red box|last/);
    // The comparison would prove little if most calls were rejected.
    const rejectedRoutes = [...statuses]
      .filter(([, list]) => list.every((status) => status >= 400))
      .map(([route]) => route);
    expect(rejectedRoutes).toEqual([]);
  });

  it('shows all rows to a user whose role has no filters', async () => {
    const { observed } = await sendAllCalls(secured, [{ username: 'North', roles: ['Everything'] }]);
    expect(observed).toEqual((await sendAllCalls(contentOf(unsecured), [])).observed);
    expect(JSON.stringify(observed)).toContain('Cedar');
  });

  it("hides other users' rows in answers to questions", async () => {
    const page = new TestPage({ content: secured, kind: 'qna' });
    const accessToken = await page.frame.createToken(['data'], 3600, { identities: [north] });
    const loaded = page.next('/events/loaded');
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['data'], question: 'total by store' });
    await loaded;
    const { report: session } = page.frame.session;
    const shownRows = () => session.activePage.visuals.map((visual) => session.result(session.activePage, visual).rows);
    expect(shownRows()).toEqual([
      [
        ['Birch', 70],
        ['Alder', 30],
      ],
    ]);
    await page.request('POST', '/qna/interpret', { question: 'total by store for South' });
    expect(JSON.stringify(shownRows())).not.toContain('Cedar');
  });

  it("shows the rows for all of an identity's roles", async () => {
    const load = async (roles: string[]) => {
      const page = new TestPage({ content: secured });
      const identities = [{ username: 'North', roles }];
      await page.load({ accessToken: await page.frame.createToken(['shop'], 3600, { identities }) });
      return page.rows('total');
    };
    expect(await load(['Region'])).toEqual(['100']);
    expect(await load(['Gifts'])).toEqual(['120']);
    expect(await load(['Region', 'Gifts'])).toEqual(['170']);
  });

  it.each([
    [[], "The dataset 'data' requires an effective identity in the access token."],
    [[{ username: 'North' }], "The dataset 'data' requires roles in the access token's effective identity."],
    [[{ username: 'North', roles: ['Boss'] }], "The dataset 'data' has no role 'Boss'."],
    [
      [{ username: 'North', roles: ['Region'], datasets: ['other-data'] }],
      "The dataset 'data' requires an effective identity in the access token.",
    ],
  ])('rejects a load with the identities %j', async (identities, detailedMessage) => {
    for (const [path, body] of [
      ['/report/load', { id: 'shop' }],
      ['/report/create', { datasetId: 'data' }],
      ['/dashboard/load', { id: 'd' }],
      ['/qna/load', { datasetIds: ['data'] }],
    ] as const) {
      const page = new TestPage({ content: secured, kind: frameKindOf(path) });
      const accessToken = await page.frame.createToken(['*'], 3600, { identities });
      const error = page.next('/events/error');
      await page.request('POST', path, { accessToken, ...body });
      expect((await error).body).toMatchObject({ message: 'PowerBINotAuthorizedException', detailedMessage });
    }
  });

  it('requires an identity even in lenient mode', async () => {
    const page = new TestPage({ content: secured, lenient: true });
    const error = page.next('/events/error');
    await page.request('POST', '/report/load', { accessToken: 'opaque', id: 'shop' });
    expect((await error).body).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('shows the rows for a new identity after a refresh', async () => {
    const page = new TestPage({ content: secured });
    const tokenOf = (username: string) =>
      page.frame.createToken(['*'], 3600, { identities: [{ username, roles: ['Region'] }] });
    await page.load({ accessToken: await tokenOf('North') });
    await page.request('POST', '/report/token', await tokenOf('South'));
    await page.request('POST', '/report/refresh', null);
    expect(await page.rows('by-region')).toEqual(['South,110']);
  });

  it("keeps each user's saved state separate", async () => {
    const page = new TestPage({ content: secured });
    const load = async (username: string) => {
      const identities = [{ username, roles: ['Region'] }];
      await page.load({ accessToken: await page.frame.createToken(['*'], 3600, { identities }) });
      return (await page.request('GET', '/report/isUserStateApplied')).body;
    };
    await load('North');
    await page.request('POST', '/report/userState', null);
    expect(await load('South')).toBe(false);
    expect(await load('North')).toBe(true);
  });

  it('applies roles provided by a content function without sending them to the frame', async () => {
    const authority = new TokenAuthority(secret);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    const served = await new DirectSource(() => structuredClone(report), authority).report('shop', { accessToken });
    expect(served).not.toHaveProperty('roles');
    expect(served.tables.map(({ rows }) => rows.length)).toEqual([2, 4]);
  });
});
