import type { ContentDefinition, ReportDefinition } from '../../../src/emulator';
import type { EffectiveIdentity } from '../../../src/emulator/content/token';
import { shopReport } from './shop';
import { TestPage } from './test-page';

export const secret = 'a secret of at least thirty-two characters';
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

/** Captures a bookmark state as a user who can see all rows. The slicer is set to the South region. */
async function captureSouth(): Promise<string> {
  const page = new TestPage();
  await page.load();
  await page.request('PUT', '/report/pages/main/visuals/regions/slicer', { filters: [southern] });
  const { body } = await page.request('POST', '/report/bookmarks/capture', { options: {} });
  return (body as { state: string }).state;
}

export const southern = {
  $schema: 'http://powerbi.com/product/schema#basic',
  filterType: 1,
  target: { table: 'Stores', column: 'Region' },
  operator: 'In',
  values: ['South'],
};
/** Bookmark state that shows the South region. */
export const state = await captureSouth();

export const report: ReportDefinition = {
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
export const contentOf = (shop: ReportDefinition): ContentDefinition => ({
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

export const secured = contentOf(report);

const { roles: _, ...unsecured } = report;
export { unsecured };
/** The secured content without roles, reduced to the rows that a user in the North region can see. */
export const reduced = contentOf({
  ...unsecured,
  tables: [
    { ...stores, rows: stores.rows.filter(([, , region]) => region === 'North') },
    { ...sales, rows: sales.rows.filter(([store]) => store === 1 || store === 2) },
  ],
});

export const north: EffectiveIdentity = { username: 'North', roles: ['Region'] };
