import { describe, expect, it } from 'vitest';
import type { ContentDefinition, FrameEmulatorOptions, ReportDefinition, RoleFilter } from '../../../src/emulator';
import { validateContent } from '../../../src/emulator';
import { DirectSource } from '../../../src/emulator/content/direct';
import { type EffectiveIdentity, TokenAuthority } from '../../../src/emulator/content/token';
import { handlers } from '../../../src/emulator/session/handlers';
import type { View } from '../../../src/emulator/session/view';
import type { Route } from '../../../src/protocol/requests';
import { shopReport } from './shop';
import { TestPage } from './test-page';

const secret = 'a secret of at least thirty-two characters';
const [stores, sales] = shopReport.tables as [ReportDefinition['tables'][0], ReportDefinition['tables'][0]];

const visuals: ReportDefinition['pages'][0]['visuals'] = [
  ...(shopReport.pages[0]?.visuals ?? []),
  {
    name: 'notes',
    type: 'tableEx',
    title: 'Notes',
    layout: { x: 0, y: 400, width: 400, height: 200 },
    query: {
      categories: [
        { table: 'Stores', column: 'Store' },
        { table: 'Sales', column: 'Note' },
      ],
      levels: [{ table: 'Sales', column: 'Day' }],
      measures: [
        { table: 'Sales', measure: 'Gift share' },
        { table: 'Sales', column: 'Amount', aggregation: 'max' },
      ],
    },
  },
];

/** State of a bookmark by a user who sees all rows: the slicer shows the region South. */
async function captureSouth(): Promise<string> {
  const page = new TestPage();
  await page.load();
  await page.request('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [southern] });
  const { body } = await page.request('POST', '/report/bookmarks/capture', {});
  return (body as { state: string }).state;
}

const southern = {
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Stores', column: 'Region' },
  operator: 'In',
  values: ['South'],
};
const state = await captureSouth();

const report: ReportDefinition = {
  ...shopReport,
  datasetId: 'data',
  bookmarks: [{ name: 'south', displayName: 'South', state }],
  pages: [
    { name: 'main', displayName: 'Main', visuals },
    { name: 'second', displayName: 'Second', visuals: [] },
  ],
  roles: [
    { name: 'Region', filters: [{ table: 'Stores', column: 'Region', value: 'username()' }] },
    { name: 'Gifts', filters: [{ table: 'Sales', column: 'Gift', value: true }] },
    { name: 'Everything' },
  ],
};

const tile = { reportId: 'shop', pageName: 'main', layout: { column: 0, row: 0, width: 4, height: 1 } };
const contentOf = (shop: ReportDefinition): ContentDefinition => ({
  reports: [
    shop,
    {
      ...shop,
      id: 'other',
      datasetId: 'other-data',
      pages: shopReport.pages.map((page) => ({ ...page, visuals: [] })),
    },
  ],
  dashboards: [
    {
      id: 'd',
      displayName: 'D',
      tiles: ['by-region', 'notes', 'total'].map((visualName) => ({ ...tile, id: visualName, visualName })),
    },
  ],
});

const secured = contentOf(report);

/** The same content without the rows that a user in the region North cannot see, and without roles. */
const { roles: _, ...open } = report;
const reduced = contentOf({
  ...open,
  tables: [
    { ...stores, rows: stores.rows.filter(([, , region]) => region === 'North') },
    { ...sales, rows: sales.rows.filter(([store]) => store === 1 || store === 2) },
  ],
});

const north: EffectiveIdentity = { username: 'North', roles: ['Region'] };
const loading = { accessToken: '(token)', settings: { visualRenderedEvents: true } };
const onVisual = (name: string): Record<string, string> => ({ ':pageName': 'main', ':visualName': name });
const fieldsPath = '/report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields';
const onField = (name: string, index = '0') => ({ ...onVisual(name), ':dataRole': 'Values', ':index': index });
type Call = [body?: unknown, parameters?: Record<string, string>];

/** Calls of every row of the request table, in the order in which they are sent: attempts to see hidden rows. */
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
      [{}, onVisual(name)],
      [{ exportDataType: 0 }, onVisual(name)],
      [{ exportDataType: 1 }, onVisual(name)],
    ],
  ),
  'GET /report/pages/:pageName/visuals': [[undefined, { ':pageName': 'main' }]],
  'GET /report/pages/:pageName/smartNarrativeInsights': [[undefined, { ':pageName': 'main' }]],
  'GET /report/pages/:pageName/visuals/:visualName/smartNarrativeInsights': [[undefined, onVisual('notes')]],
  'GET /report/pages/:pageName/layoutTypes/:layoutType': [
    [undefined, { ':pageName': 'main', ':layoutType': 'Master' }],
  ],
  'POST /report/pages/:pageName/visuals/:visualName/clone': [[{ filters: [] }, onVisual('notes')]],
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': [
    [{ orderBy: { table: 'Stores', column: 'Store' }, direction: 2 }, onVisual('notes')],
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
    [{ filtersOperation: 1, filters: [southern] }, onVisual('notes')],
    [{ filtersOperation: 0 }, onVisual('notes')],
  ],
  'GET /report/pages/:pageName/visuals/:visualName/filters': [[undefined, onVisual('notes')]],
  'PUT /report/pages/:pageName/visuals/:visualName/filters': [[[], onVisual('notes')]],
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': [
    [{ filters: [southern] }, onVisual('regions')],
    [{ filters: [] }, onVisual('regions')],
  ],
  'GET /report/pages/:pageName/visuals/:visualName/slicer': [[undefined, onVisual('regions')]],
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
  'POST /report/bookmarks/capture': [[{}]],
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
    [{ visualType: 'tableEx' }, onVisual('by-region')],
    [{ visualType: 'tableEx' }, onVisual('regions')],
  ],
  [`GET ${fieldsPath}`]: [[undefined, onField('regions')]],
  [`POST ${fieldsPath}/:index`]: [
    [{ table: 'Stores', column: 'Store' }, onField('regions')],
    [{ table: 'Sales', column: 'Note' }, onField('regions')],
    [{ table: 'Sales', column: 'Amount', aggregationFunction: 'Max' }, onField('regions', 'undefined')],
  ],
  [`GET ${fieldsPath}/:index/displayName`]: [[undefined, onField('regions')]],
  [`PUT ${fieldsPath}/:index/displayName`]: [[{ newDisplayName: 'Name' }, onField('regions')]],
  [`GET ${fieldsPath}/:index/dataFieldName`]: [[undefined, onField('regions')]],
  [`GET ${fieldsPath}/:index/formatString`]: [[undefined, onField('regions', '3')]],
  [`PUT ${fieldsPath}/:index/formatString`]: [[{ formatString: '0.00' }, onField('regions', '3')]],
  [`PUT ${fieldsPath}/:index/hidden`]: [[{ isHidden: true }, onField('regions', '3')]],
  [`DELETE ${fieldsPath}/:index`]: [[1, onField('regions', '1')]],
  'POST /report/pages/:pageName/visuals/:visualName/property': [
    [{ objectName: 'title', propertyName: 'titleText' }, onVisual('regions')],
  ],
  'PUT /report/pages/:pageName/visuals/:visualName/property': [
    [
      {
        selector: { objectName: 'title', propertyName: 'titleText' },
        value: { schema: 'http://powerbi.com/product/schema#default', value: {} },
      },
      onVisual('regions'),
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
/** Random ids, and the token. They differ between two frames. */
const random = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{20}|eyJ[\w.-]+/g;

/** Returns the data of everything that a view shows, including slicers and filter lists. */
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

/** Sends all calls, and returns everything that the frame responds, emits and shows. */
async function attack(
  content: ContentDefinition,
  identities: readonly EffectiveIdentity[],
  kind: FrameEmulatorOptions['kind'] = 'report',
): Promise<{ seen: unknown[]; statuses: Map<string, number[]> }> {
  const page = new TestPage({ content, kind, secret });
  const accessToken = await page.frame.createToken(['*'], 3600, { identities });
  const seen: unknown[] = [];
  const statuses = new Map<string, number[]>();
  for (const [route, routeCalls] of Object.entries(calls)) {
    const [method = '', path = ''] = route.split(' ');
    for (const [body, parameters = {}] of routeCalls) {
      const url = path.replaceAll(/:\w+/g, (name) => parameters[name] ?? '');
      const sent = JSON.parse(JSON.stringify(body ?? null).replaceAll('(token)', accessToken)) as unknown;
      const isLoad = loads.test(path);
      const loaded = isLoad ? Promise.race([page.next('/events/loaded'), page.next('/events/error')]) : undefined;
      const { status, body: result } = await page.request(method, url, sent ?? undefined);
      if (isLoad && status < 300) await loaded;
      statuses.set(route, [...(statuses.get(route) ?? []), status]);
      seen.push([route, status, result, shownData(page.frame.session.view)]);
    }
  }
  seen.push(page.messages);
  return { seen: JSON.parse(JSON.stringify(seen).replaceAll(random, '(random)')) as unknown[], statuses };
}

describe('row-level security', () => {
  it('hides the rows of others from every call of the request table', async () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(handlers).sort());
    const { seen, statuses } = await attack(secured, [north]);
    expect(seen).toEqual((await attack(reduced, [])).seen);
    expect(JSON.stringify(seen)).not.toMatch(/Cedar|Dogwood|Red box|last/);
    // The comparison would prove little if most calls were rejected.
    const refused = [...statuses].filter(([, list]) => list.every((status) => status >= 400)).map(([route]) => route);
    expect(refused).toEqual([]);
  });

  it('shows all rows to a role without filters', async () => {
    const { seen } = await attack(secured, [{ username: 'North', roles: ['Everything'] }]);
    expect(seen).toEqual((await attack(contentOf(open), [])).seen);
    expect(JSON.stringify(seen)).toContain('Cedar');
  });

  it('hides the rows of others from questions', async () => {
    const page = new TestPage({ content: secured, kind: 'qna' });
    const accessToken = await page.frame.createToken(['data'], 3600, { identities: [north] });
    const loaded = page.next('/events/loaded');
    await page.request('POST', '/qna/load', { accessToken, datasetIds: ['data'], question: 'total by store' });
    await loaded;
    const { report: session } = page.frame.session;
    const shown = () => session.activePage.visuals.map((visual) => session.result(session.activePage, visual).rows);
    expect(shown()).toEqual([
      [
        ['Birch', 70],
        ['Alder', 30],
      ],
    ]);
    await page.request('POST', '/qna/interpret', { question: 'total by store for South' });
    expect(JSON.stringify(shown())).not.toContain('Cedar');
  });

  it('shows the rows of all roles of an identity', async () => {
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
    [[{ username: 'North' }], "The dataset 'data' requires roles in the effective identity of the access token."],
    [[{ username: 'North', roles: ['Boss'] }], "The dataset 'data' has no role 'Boss'."],
    [
      [{ username: 'North', roles: ['Region'], datasets: ['other-data'] }],
      "The dataset 'data' requires an effective identity in the access token.",
    ],
  ])('rejects a load with the identities %j', async (identities, detailedMessage) => {
    const page = new TestPage({ content: secured });
    const accessToken = await page.frame.createToken(['*'], 3600, { identities });
    for (const [path, body] of [
      ['/report/load', { id: 'shop' }],
      ['/report/create', { datasetId: 'data' }],
      ['/dashboard/load', { id: 'd' }],
      ['/qna/load', { datasetIds: ['data'] }],
    ] as const) {
      const error = page.next('/events/error');
      await page.request('POST', path, { accessToken, ...body });
      expect((await error).body).toMatchObject({ message: 'PowerBINotAuthorizedException', detailedMessage });
    }
  });

  it('requires an identity from tokens of lenient emulators', async () => {
    const page = new TestPage({ content: secured, lenient: true });
    const error = page.next('/events/error');
    await page.request('POST', '/report/load', { accessToken: 'opaque', id: 'shop' });
    expect((await error).body).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('reads the rows of a new identity after a refresh', async () => {
    const page = new TestPage({ content: secured });
    const tokenOf = (username: string) =>
      page.frame.createToken(['*'], 3600, { identities: [{ username, roles: ['Region'] }] });
    await page.load({ accessToken: await tokenOf('North') });
    await page.request('POST', '/report/token', await tokenOf('South'));
    await page.request('POST', '/report/refresh', null);
    expect(await page.rows('by-region')).toEqual(['South,110']);
  });

  it('keeps filters and bookmarks of users apart', async () => {
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

  it('serves no roles, and applies those of a content function', async () => {
    const authority = new TokenAuthority(secret);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    const served = await new DirectSource(() => structuredClone(report), authority).report('shop', { accessToken });
    expect(served).not.toHaveProperty('roles');
    expect(served.tables.map(({ rows }) => rows.length)).toEqual([2, 4]);
  });
});

describe('saved reports', () => {
  const authority = new TokenAuthority(secret);
  const copyOf = (definition: ReportDefinition): ReportDefinition => ({ ...definition, id: 'copy' });

  it('keep the rows of the dataset that the user who saved them cannot see', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    await source.save(copyOf(await source.report('shop', { accessToken })), { accessToken });
    await source.save(await source.report('shop', { accessToken }), { accessToken });
    const everything = await authority.create({
      items: ['*'],
      identities: [{ username: 'x', roles: ['Everything'] }],
    });
    for (const id of ['copy', 'shop']) {
      const saved = await source.report(id, { accessToken: everything });
      expect(saved.tables.map(({ rows }) => rows.length)).toEqual([4, 7]);
      await expect(source.report(id, { accessToken: await authority.create({ items: ['*'] }) })).rejects.toMatchObject({
        status: 403,
      });
    }
  });

  it('cannot be bound to a dataset to which the token does not grant access', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['other', 'copy'], identities: [north] });
    const other = await source.report('other', { accessToken });
    for (const id of ['other', 'copy'])
      await expect(source.save({ ...other, id, datasetId: 'data' }, { accessToken })).rejects.toMatchObject({
        status: 403,
      });
  });

  it('cannot replace the roles of a dataset', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    const own = [{ name: 'Region' }];
    await source.save({ ...(await source.report('shop', { accessToken })), roles: own }, { accessToken });
    expect((await source.report('shop', { accessToken })).tables.map(({ rows }) => rows.length)).toEqual([2, 4]);
  });

  it('are rejected with unknown fields', async () => {
    const source = new DirectSource(secured, authority);
    const accessToken = await authority.create({ items: ['shop'], identities: [north] });
    const broken = { ...report, filters: [{ ...southern, target: { table: 'None', column: 'Region' } }] };
    await expect(source.save(broken as never, { accessToken })).rejects.toMatchObject({ status: 400 });
  });
});

describe('filters of roles', () => {
  const assignments = {
    name: 'Managers',
    columns: [
      { name: 'Email', type: 'text' as const },
      { name: 'Region', type: 'text' as const },
    ],
    rows: [
      ['ann@shop.example', 'North'],
      ['ann@shop.example', 'South'],
      ['bob@shop.example', 'South'],
    ],
  };
  const storesOf = async (filter: RoleFilter, username: string, customData?: string): Promise<unknown[]> => {
    const authority = new TokenAuthority(secret);
    const content: ContentDefinition = {
      reports: [{ ...report, tables: [...report.tables, assignments], roles: [{ name: 'r', filters: [filter] }] }],
    };
    const identity = { username, roles: ['r'], ...(customData !== undefined && { customData }) };
    const accessToken = await authority.create({ items: ['*'], identities: [identity] });
    const served = await new DirectSource(content, authority).report('shop', { accessToken });
    return served.tables[0]!.rows.map(([id]) => id);
  };
  const region = { table: 'Stores', column: 'Region' };
  const id = { table: 'Stores', column: 'Id' };
  const lookup = { table: 'Managers', column: 'Region', userColumn: 'Email' };

  it.each<[RoleFilter, string, string | undefined, number[]]>([
    [{ ...region, value: 'username()' }, 'NORTH', undefined, [1, 2]],
    [{ ...region, value: 'username()' }, 'West', undefined, []],
    [{ ...region, operator: 'isNot', value: 'username()' }, 'North', undefined, [3, 4]],
    [{ ...region, value: 'customData()' }, 'x', 'South', [3]],
    [{ ...region, value: 'customData()' }, 'x', undefined, []],
    [{ ...region, operator: 'isNot', value: 'customData()' }, 'x', undefined, []],
    [{ ...region, operator: 'contains', value: 'customData()' }, 'x', '', []],
    [{ ...region, operator: 'startsWith', value: 'customData()' }, 'x', 'so', [3]],
    [{ ...region, operator: 'in', value: 'customData()' }, 'x', 'North, south', [1, 2, 3]],
    [{ ...region, operator: 'notIn', value: 'customData()' }, 'x', 'North', [3, 4]],
    [{ ...region, operator: 'notIn', value: 'customData()' }, 'x', undefined, []],
    [{ ...region, operator: 'in', value: ['username()', null] }, 'South', undefined, [3, 4]],
    [{ ...region, operator: 'in', value: [] }, 'South', undefined, []],
    [{ ...region, value: null }, 'x', undefined, [4]],
    [{ ...id, value: 'username()' }, '2', undefined, [2]],
    [{ ...id, operator: 'isNot', value: 'username()' }, 'two', undefined, []],
    [{ ...id, operator: 'lessThan', value: 'customData()' }, 'x', '3', [1, 2]],
    [{ ...id, operator: 'greaterThanOrEqual', value: 3 }, 'x', undefined, [3, 4]],
    [{ ...region, lookup }, 'Ann@shop.example', undefined, [1, 2, 3]],
    [{ ...region, lookup }, 'bob@shop.example', undefined, [3]],
    [{ ...region, lookup }, 'eve@shop.example', undefined, []],
    [{ ...region, lookup: { ...lookup, user: 'customData()' } }, 'x', 'bob@shop.example', [3]],
    [{ ...region, lookup: { ...lookup, user: 'customData()' } }, 'x', undefined, []],
  ])('selects rows with %j for the user %s with the data %s', async (filter, username, customData, expected) => {
    expect(await storesOf(filter, username, customData)).toEqual(expected);
  });

  it.each<[RoleFilter, string]>([
    [{ table: 'None', column: 'Region', value: 1 }, "unknown table 'None'"],
    [{ ...region }, "exactly one of 'value' and 'lookup' is required"],
    [{ ...region, operator: 'in', value: 'North' }, "'in' and 'notIn' require a list"],
    [{ ...region, operator: 'is', value: ['North'] }, "'in' and 'notIn' require a list"],
    [{ ...region, operator: 'is', lookup }, "a lookup needs the operator 'in' or 'notIn'"],
    [{ ...region, lookup: { ...lookup, table: 'None' } }, "unknown table 'None'"],
  ])('rejects content with the filter %j', (filter, message) => {
    const reports = [{ ...report, roles: [{ name: 'r', filters: [filter] }] }];
    expect(() => validateContent({ reports })).toThrow(`role 'r', filter 1: `);
    expect(() => validateContent({ reports })).toThrow(message);
  });

  it('rejects reports of one dataset with different roles', () => {
    const { roles: _roles, ...without } = report;
    expect(() => validateContent({ reports: [report, { ...without, id: 'copy' }] })).toThrow(
      "report 'copy': other roles than those of another report of dataset 'data'",
    );
  });
});
