import { describe, expect, it } from 'vitest';
import type { ContentDefinition, FrameEmulatorOptions, ReportDefinition } from '../../../src/emulator';
import { LayoutType, TraceType } from '../../../src/models';
import type { DashboardView } from '../../../src/emulator/session/view';
import { TestPage, frameKindOf } from './test-page';
import { shopReport } from './shop';

const tile = { reportId: 'shop', pageName: 'main', visualName: 'total' };
const layout = { column: 0, row: 0, width: 4, height: 1 };
const [stores, sales] = shopReport.tables;

/** The shop report with doubled amounts. */
const lastYear: ReportDefinition = {
  ...shopReport,
  id: 'last-year',
  datasetId: 'last-year-data',
  tables: [
    stores!,
    { ...sales!, rows: sales!.rows.map(([id, day, amount, ...rest]) => [id!, day!, 2 * Number(amount), ...rest]) },
  ],
};
const weather: ReportDefinition = {
  id: 'weather',
  displayName: 'Weather',
  tables: [{ name: 'Days', columns: [{ name: 'Rain', type: 'number' }], rows: [[1]] }],
  pages: [{ name: 'p', displayName: 'P', visuals: [] }],
};
const content: ContentDefinition = {
  reports: [{ ...shopReport, datasetId: 'shop-data' }, lastYear, weather],
  dashboards: [{ id: 'd', displayName: 'D', tiles: [{ id: 't', ...tile, layout }] }],
};

const createPage = (kind: FrameEmulatorOptions['kind'] = 'report'): TestPage => new TestPage({ kind, content });

/** Sends a load request and waits for an event. */
async function load(page: TestPage, path: string, body: object, event = 'loaded') {
  const received = page.next(`/events/${event}`);
  const { status } = await page.request('POST', path, { accessToken: await page.frame.createToken(), ...body });
  expect(status).toBe(202);
  return (await received).body;
}

const newDataset = {
  locale: 'en-US',
  tableSchemaList: [{ name: 'A', columns: [{ name: 'B', dataType: 'Text' }] }],
  data: [{ name: 'A', rows: [['x']] }],
};

describe('invalid load requests', () => {
  it('reports an error that prevents the load as fatal, and the same error of a later call as an error', async () => {
    const page = createPage();
    const failed = await load(page, '/report/load', { id: 'shop', pageName: 'nowhere' }, 'error');
    expect(failed).toMatchObject({ message: 'PowerBIEntityNotFound', level: TraceType.Fatal });
    await load(page, '/report/load', { id: 'shop' });
    const { body } = await page.request('PUT', '/report/pages/active', { name: 'nowhere' });
    expect(body).toMatchObject({ message: 'PowerBIEntityNotFound', level: TraceType.Error });
  });

  const accessToken = 't';
  it.each([
    ['/report/load', null, 'input must be an object'],
    ['/report/load', {}, 'accessToken is required'],
    ['/report/load', { accessToken }, 'id is required'],
    ['/report/prepare', { accessToken, id: 'shop', settings: { hideErrors: 'yes' } }, 'hideErrors must be a boolean'],
    ['/report/load', { accessToken, id: 'shop', datasetBinding: {} }, 'datasetBinding cannot be empty'],
    [
      '/report/load',
      { accessToken, id: 'shop', settings: { zoomLevel: 9 } },
      'zoomLevel must be between 0.25 and 4; received 9',
    ],
    [
      '/report/prepare',
      { accessToken, id: 'shop', settings: { zoomLevel: 9 } },
      'zoomLevel must be between 0.25 and 4; received 9',
    ],
    [
      '/report/create',
      { accessToken, datasetId: 'shop-data', settings: { zoomLevel: 9 } },
      'zoomLevel must be between 0.25 and 4; received 9',
    ],
    ['/report/create', { accessToken }, 'datasetId is required'],
    ['/dashboard/load', { accessToken }, 'id is required'],
    [
      '/dashboard/prepare',
      { accessToken, id: 'd', pageView: 'wide' },
      'pageView must be one of the followings: fitToWidth, oneColumn, actualSize',
    ],
    ['/tile/load', { accessToken, id: 't' }, 'dashboardId is required'],
    ['/tile/load', { accessToken, id: 't', dashboardId: 'd', width: '300' }, 'width must be a number'],
    ['/qna/load', { accessToken }, 'datasetIds is required'],
    ['/qna/prepare', { accessToken, datasetIds: [] }, 'datasetIds is required'],
    ['/quickcreate', { accessToken }, 'datasetCreateConfig is required'],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { ...newDataset, datasourceConnectionConfig: { dataCacheMode: 0 } } },
      'mashupDocument cannot be empty when datasourceConnectionConfig is presented',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { ...newDataset, tableSchemaList: undefined } },
      'tableSchemaList cannot be empty when data is provided',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { locale: 'en-US' } },
      'At least one of data or mashupDocument must be provided',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { ...newDataset, tableSchemaList: [null] } },
      'tableSchemaList[0] must be an object with columns; received null',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { ...newDataset, data: [null] } },
      'data[0] must be an object with rows; received null',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { ...newDataset, data: [{ name: 'A', rows: [null] }] } },
      'data[0].rows[0] must be an array; received null',
    ],
  ])('rejects an invalid load request to %s with %j', async (path, body, message) => {
    expect(await createPage(frameKindOf(path)).request('POST', path, body)).toEqual({
      status: 400,
      body: [{ message }],
    });
  });

  it('rejects loading a paginated report with invalid settings', async () => {
    const body = { accessToken, id: 'shop', settings: { commands: { parameterPanel: { enabled: 1 } } } };
    const response = await createPage('paginated').request('POST', '/report/load', body);
    expect(response).toEqual({ status: 400, body: [{ message: 'enabled must be a boolean' }] });
  });

  it('requires a unique id in the embed URL or in the uid header', async () => {
    const loadWith = (uid: string, header?: string) =>
      new TestPage({ content, uid }).request('POST', '/report/load', { accessToken, id: 'shop' }, { uid: header });
    expect(await loadWith('')).toEqual({ status: 400, body: [{ message: 'The uid header is required' }] });
    expect((await loadWith('u1')).status).toBe(202);
    expect((await loadWith('', 'u1')).status).toBe(202);
  });

  it('uses the report id in the embed URL to load a single visual', async () => {
    const page = createPage();
    page.frame.session.urlReportId = 'shop';
    await load(page, '/report/load', { type: 'visual', pageName: 'main', visualName: 'total' });
    expect(page.frame.session.report.definition.id).toBe('shop');
  });
});

it('states that quick create needs tables if they are null', async () => {
  const datasetCreateConfig = { locale: 'en-US', mashupDocument: 'section M;', tableSchemaList: null, data: null };
  expect(await load(createPage('quickCreate'), '/quickcreate', { datasetCreateConfig }, 'error')).toMatchObject({
    errorCode: '400',
    detailedMessage: 'The emulator cannot run a mashupDocument. Pass tableSchemaList and data.',
  });
});

it.each([
  ['report', '/report/create', { datasetId: 'shop-data' }],
  ['quickCreate', '/quickcreate', { datasetCreateConfig: newDataset }],
] as const)("emits only the embed type's events while a %s frame creates a report", async (kind, path, body) => {
  const page = createPage(kind);
  await load(page, path, { ...body, settings: { visualRenderedEvents: true } });
  await page.next('/events/rendered');
  // The first message is `/ready`.
  expect(page.events.slice(1)).toEqual(['loaded', 'rendered']);
});

describe('embed URL language', () => {
  it.each([
    ['dashboard', '/dashboard/load', { id: 'd' }],
    ['tile', '/tile/load', { id: 't', dashboardId: 'd' }],
    ['paginated', '/report/load', { id: 'shop' }],
    ['qna', '/qna/load', { datasetIds: ['shop-data'] }],
    ['report', '/report/create', { datasetId: 'shop-data' }],
    ['quickCreate', '/quickcreate', { datasetCreateConfig: newDataset }],
  ] as const)("applies the embed URL's language to a %s frame loaded with %s", async (kind, path, body) => {
    const page = createPage(kind);
    const { session } = page.frame;
    session.locale = { language: 'de', formatLocale: 'fr-FR' };
    await load(page, path, body);
    const report = session.view && 'tiles' in session.view ? session.view.tiles[0]!.report : session.report;
    expect([report.strings.filters, report.formatter.locale]).toEqual(['Filter', 'fr-FR']);
  });
});

describe('load configuration', () => {
  it.each([
    ['/report/load', { id: 'shop' }],
    ['/dashboard/load', { id: 'd' }],
    ['/qna/load', { datasetIds: ['shop-data'] }],
  ])('applies contrastMode and hideErrors from %s until the next load', async (path, body) => {
    const page = createPage(frameKindOf(path));
    await load(page, path, { ...body, contrastMode: 3, settings: { hideErrors: true } });
    expect([page.frame.session.contrastMode, page.frame.session.hidesErrors]).toEqual([3, true]);
    await load(page, path, body);
    expect([page.frame.session.contrastMode, page.frame.session.hidesErrors]).toEqual([0, false]);
  });

  it("sets a tile's size in pixels", async () => {
    const page = createPage('tile');
    await load(page, '/tile/load', { id: 't', dashboardId: 'd', width: 320, height: 160 });
    expect((page.frame.session.view as DashboardView).size).toEqual({ width: 320, height: 160 });
  });

  it("sets a new report's theme", async () => {
    const theme = { themeJson: { name: 'Plum' } };
    for (const [path, body] of [
      ['/report/create', { datasetId: 'shop-data', theme }],
      ['/quickcreate', { datasetCreateConfig: newDataset, theme }],
    ] as const) {
      const page = createPage(frameKindOf(path));
      await load(page, path, body);
      expect(page.frame.session.report.state.theme).toEqual(theme.themeJson);
    }
  });
});

describe('report bound to a different dataset', () => {
  it("shows the bound dataset's data, even after a refresh", async () => {
    const page = createPage();
    await load(page, '/report/load', { id: 'shop', datasetBinding: { datasetId: 'last-year-data' } }, 'rendered');
    expect(await page.rows('total')).toEqual(['560']);
    await page.request('POST', '/report/refresh', null);
    expect(await page.rows('total')).toEqual(['560']);
  });

  it('requires a token for the bound dataset', async () => {
    const page = createPage();
    const accessToken = await page.frame.createToken(['shop']);
    const body = { accessToken, id: 'shop', datasetBinding: { datasetId: 'last-year-data' } };
    expect(await load(page, '/report/load', body, 'error')).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('reports fields that the bound dataset does not contain', async () => {
    const page = createPage();
    await load(page, '/report/load', { id: 'shop', datasetBinding: { datasetId: 'weather' } });
    const { status, body } = await page.request('POST', '/report/pages/main/visuals/total/exportData', {});
    expect([status, body]).toMatchObject([400, { detailedMessage: "unknown table 'Sales'. Known tables: 'Days'" }]);
  });

  it("binds a paginated report to a different dataset, and requires the replaced dataset's id", async () => {
    const bind = (sourceDatasetId: string) => ({
      id: 'shop',
      datasetBindings: [{ sourceDatasetId, targetDatasetId: 'last-year-data' }],
    });
    const page = createPage('paginated');
    await load(page, '/report/load', bind('shop-data'));
    expect(page.frame.session.report.definition.datasetId).toBe('last-year-data');
    expect(await load(page, '/report/load', bind('weather'), 'error')).toMatchObject({
      detailedMessage: "sourceDatasetId must be 'shop-data', the dataset for report 'shop'; received 'weather'.",
    });
  });
});

describe('a frame without content', () => {
  it('accepts a new token and returns the correlation id before the load', async () => {
    const page = createPage();
    const accessToken = await page.frame.createToken(['shop']);
    expect(await page.request('POST', '/report/token', accessToken)).toMatchObject({ status: 200 });
    expect(await page.request('GET', '/getCorrelationId')).toMatchObject({
      status: 200,
      body: page.frame.session.correlationId,
    });
    await load(page, '/report/load', { id: 'shop' });
    const other = await page.frame.createToken(['weather']);
    expect(await page.request('POST', '/report/token', other)).toMatchObject({ status: 403 });
  });
});

describe('a paginated report', () => {
  it.each([
    ['GET', '/report/filters'],
    ['PUT', '/report/filters', []],
    ['GET', '/report/pages'],
    ['GET', '/report/pages/main/visuals'],
    ['POST', '/report/print', null],
    ['PUT', '/report/theme', {}],
    ['POST', '/report/bookmarks/capture', { options: {} }],
    ['POST', '/report/clearSelectedVisuals/true', null],
    ['PATCH', '/report/settings', { layoutType: LayoutType.Custom, customLayout: {} }],
  ])('rejects %s %s, which the specification excludes', async (method, path, body?: unknown) => {
    const page = createPage('paginated');
    await load(page, '/report/load', { id: 'shop' });
    expect(await page.request(method, path, body)).toMatchObject({
      status: 400,
      body: { detailedMessage: 'This API is currently not supported for RDL reports' },
    });
  });

  it('accepts new settings', async () => {
    const page = createPage('paginated');
    await load(page, '/report/load', { id: 'shop' });
    const settings = { commands: { parameterPanel: { expanded: true } } };
    expect(await page.request('PATCH', '/report/settings', settings)).toMatchObject({ status: 200 });
  });
});

describe('a load or token request for a different kind of frame', () => {
  it('accepts all kinds of content in a frame that was created without a kind', async () => {
    await load(new TestPage({ content }), '/dashboard/load', { id: 'd' });
  });

  const requests: [FrameEmulatorOptions['kind'], string[]][] = [
    ['report', ['/dashboard/load', '/dashboard/token', '/tile/load', '/tile/token', '/qna/prepare', '/quickcreate']],
    ['dashboard', ['/report/load', '/report/token', '/tile/token', '/qna/load']],
    ['tile', ['/report/prepare', '/report/token', '/dashboard/prepare', '/dashboard/token']],
    ['qna', ['/report/create', '/dashboard/token', '/tile/load']],
    ['quickCreate', ['/report/create', '/tile/token']],
  ];

  it.each(requests.flatMap(([kind, paths]) => paths.map((path) => [kind, path] as const)))(
    'rejects in a %s frame a request to %s',
    async (kind, path) => {
      const page = createPage(kind);
      const accessToken = await page.frame.createToken();
      const body = path.endsWith('/token')
        ? accessToken
        : { accessToken, id: 'd', dashboardId: 'd', datasetId: 'shop-data', datasetIds: ['shop-data'] };
      expect(await page.request('POST', path, body)).toMatchObject({
        status: 404,
        body: {
          detailedMessage: `A ${kind} frame does not accept 'POST ${path}'. Check the type and the embed URL.`,
        },
      });
    },
  );

  it('accepts report tokens in Q&A frames, and reports in quick create frames', async () => {
    for (const kind of ['report', 'paginated', 'qna', 'quickCreate'] as const) {
      const page = createPage(kind);
      expect(await page.request('POST', '/report/token', await page.frame.createToken())).toMatchObject({
        status: 200,
      });
    }
    await load(createPage('quickCreate'), '/report/load', { id: 'shop' });
  });
});

describe('a frame that loads content with a different path', () => {
  it.each([
    ['report', 'rdlEmbed', 'paginated'],
    ['paginated', 'reportEmbed', 'report'],
  ] as const)(
    'shows the kind of content that the embed URL specifies (%s frame, %s)',
    async (kind, path, expectedKind) => {
      const page = createPage(kind);
      await load(page, '/report/load', { id: 'shop', embedUrl: `https://app.powerbi.com/${path}?reportId=shop` });
      expect(page.frame.session.view?.kind).toBe(expectedKind);
    },
  );
});
