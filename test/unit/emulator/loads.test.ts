import { describe, expect, it } from 'vitest';
import type { ContentDefinition, FrameEmulatorOptions, ReportDefinition } from '../../../src/emulator';
import type { DashboardView } from '../../../src/emulator/session/view';
import { TestPage } from './page';
import { shopReport } from './support';

const tile = { reportId: 'shop', pageName: 'main', visualName: 'total' };
const layout = { column: 0, row: 0, width: 4, height: 1 };
const [stores, sales] = shopReport.tables;

/** The shop's data of another year: twice the amounts. */
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

const pageOf = (kind: FrameEmulatorOptions['kind'] = 'report'): TestPage => new TestPage({ kind, content });

/** Loads and waits for the event that says how it ended. */
async function load(page: TestPage, path: string, body: object, event = 'loaded') {
  const ended = page.next(`/events/${event}`);
  const { status } = await page.call('POST', path, { accessToken: await page.frame.createToken(), ...body });
  expect(status).toBe(202);
  return (await ended).body;
}

const rows = {
  locale: 'en-US',
  tableSchemaList: [{ name: 'A', columns: [{ name: 'B', dataType: 'Text' }] }],
  data: [{ name: 'A', rows: [['x']] }],
};

describe('a load that is not valid is answered 400 with a list of errors (wire protocol, 3)', () => {
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
      'zoomLevel must lie within 0.25 and 4, not 9',
    ],
    [
      '/report/prepare',
      { accessToken, id: 'shop', settings: { zoomLevel: 9 } },
      'zoomLevel must lie within 0.25 and 4, not 9',
    ],
    [
      '/report/create',
      { accessToken, datasetId: 'shop-data', settings: { zoomLevel: 9 } },
      'zoomLevel must lie within 0.25 and 4, not 9',
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
      { accessToken, datasetCreateConfig: { ...rows, datasourceConnectionConfig: { dataCacheMode: 0 } } },
      'mashupDocument cannot be empty when datasourceConnectionConfig is presented',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { ...rows, tableSchemaList: undefined } },
      'tableSchemaList cannot be empty when data is provided',
    ],
    [
      '/quickcreate',
      { accessToken, datasetCreateConfig: { locale: 'en-US' } },
      'At least one of data or mashupDocument must be provided',
    ],
  ])('%s with %j', async (path, body, message) => {
    expect(await pageOf().call('POST', path, body)).toEqual({ status: 400, body: [{ message }] });
  });

  it('of a paginated report too, which has settings of its own', async () => {
    const body = { accessToken, id: 'shop', settings: { commands: { parameterPanel: { enabled: 1 } } } };
    const answer = await pageOf('paginated').call('POST', '/report/load', body);
    expect(answer).toEqual({ status: 400, body: [{ message: 'enabled must be a boolean' }] });
  });

  it('but a single visual may leave the report’s id to the address', async () => {
    const page = pageOf();
    page.frame.session.addressId = 'shop';
    await load(page, '/report/load', { type: 'visual' });
    expect(page.frame.session.report.definition.id).toBe('shop');
  });
});

describe('the language of the frame’s address', () => {
  it.each([
    ['dashboard', '/dashboard/load', { id: 'd' }],
    ['tile', '/tile/load', { id: 't', dashboardId: 'd' }],
    ['paginated', '/report/load', { id: 'shop' }],
    ['qna', '/qna/load', { datasetIds: ['shop-data'] }],
    ['report', '/report/create', { datasetId: 'shop-data' }],
    ['quickCreate', '/quickcreate', { datasetCreateConfig: rows }],
  ] as const)('is that of a frame of the kind %s loaded by %s', async (kind, path, body) => {
    const page = pageOf(kind);
    const { session } = page.frame;
    session.language = { language: 'de', formatLocale: 'fr-FR' };
    await load(page, path, body);
    const report = session.view && 'tiles' in session.view ? session.view.tiles[0]!.report : session.report;
    expect([report.words.filters, report.formatter.locale]).toEqual(['Filter', 'fr-FR']);
  });
});

describe('what a load says about the frame as a whole', () => {
  it.each([
    ['/report/load', { id: 'shop', contrastMode: 3, settings: { hideErrors: true } }],
    ['/dashboard/load', { id: 'd', contrastMode: 3, settings: { hideErrors: true } }],
    ['/qna/load', { datasetIds: ['shop-data'], contrastMode: 3, settings: { hideErrors: true } }],
  ])('is heeded by %s, and forgotten by the next load', async (path, body) => {
    const page = pageOf();
    await load(page, path, body);
    expect([page.frame.session.contrastMode, page.frame.session.hidesErrors]).toEqual([3, true]);
    await load(page, '/tile/load', { id: 't', dashboardId: 'd' });
    expect([page.frame.session.contrastMode, page.frame.session.hidesErrors]).toEqual([0, false]);
  });

  it('is the size of a tile, in pixels', async () => {
    const page = pageOf('tile');
    await load(page, '/tile/load', { id: 't', dashboardId: 'd', width: 320, height: 160 });
    expect((page.frame.session.view as DashboardView).size).toEqual({ width: 320, height: 160 });
  });

  it('is the theme of a report in the making', async () => {
    const theme = { themeJson: { name: 'Plum' } };
    for (const [path, body] of [
      ['/report/create', { datasetId: 'shop-data', theme }],
      ['/quickcreate', { datasetCreateConfig: rows, theme }],
    ] as const) {
      const page = pageOf();
      await load(page, path, body);
      expect(page.frame.session.report.state.theme).toEqual(theme.themeJson);
    }
  });
});

describe('a report that is bound to another dataset', () => {
  it('shows that dataset’s data, and keeps it when it is refreshed', async () => {
    const page = pageOf();
    await load(page, '/report/load', { id: 'shop', datasetBinding: { datasetId: 'last-year-data' } }, 'rendered');
    expect(await page.rows('total')).toEqual(['560']);
    await page.call('POST', '/report/refresh', null);
    expect(await page.rows('total')).toEqual(['560']);
  });

  it('needs a token that opens the dataset', async () => {
    const page = pageOf();
    const accessToken = await page.frame.createToken(['shop']);
    const body = { accessToken, id: 'shop', datasetBinding: { datasetId: 'last-year-data' } };
    expect(await load(page, '/report/load', body, 'error')).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('says which field the other dataset lacks', async () => {
    const page = pageOf();
    await load(page, '/report/load', { id: 'shop', datasetBinding: { datasetId: 'weather' } });
    const { status, body } = await page.call('POST', '/report/pages/main/visuals/total/exportData', {});
    expect([status, body]).toMatchObject([400, { detailedMessage: "unknown table 'Sales'; known are 'Days'" }]);
  });

  it('is paginated as well, and names the dataset that is replaced', async () => {
    const bind = (sourceDatasetId: string) => ({
      id: 'shop',
      datasetBindings: [{ sourceDatasetId, targetDatasetId: 'last-year-data' }],
    });
    const page = pageOf('paginated');
    await load(page, '/report/load', bind('shop-data'));
    expect(page.frame.session.report.definition.datasetId).toBe('last-year-data');
    expect(await load(page, '/report/load', bind('weather'), 'error')).toMatchObject({
      detailedMessage: "Report 'shop' has the dataset 'shop-data', not 'weather', to replace",
    });
  });
});
