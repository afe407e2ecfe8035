import { describe, expect, it } from 'vitest';
import { checkContent, findFaults, sampleContent, sampleReport, type ReportDefinition } from '../../../src/emulator';
import { shopReport } from './support';

const [main] = shopReport.pages;
const [chart] = main?.visuals ?? [];

/** The shop's report with its chart changed. */
function withChart(change: object): ReportDefinition {
  return { ...shopReport, pages: [{ ...main, visuals: [{ ...chart, ...change }] }] } as unknown as ReportDefinition;
}

describe('the check of a report definition', () => {
  it('finds nothing in a sound one', () => {
    expect(findFaults(shopReport)).toEqual([]);
  });

  it.each([
    [
      withChart({ query: { measures: [{ table: 'Sales', measure: 'Foo' }] } }),
      "page 'main', visual 'by-region', field 'query.measures[0]': unknown measure 'Foo' of table 'Sales'",
    ],
    [
      withChart({ query: { categories: [{ table: 'Stores', column: 'Size' }] } }),
      "page 'main', visual 'by-region', field 'query.categories[0]': unknown column 'Size' of table 'Stores'",
    ],
    [
      withChart({
        query: { categories: [{ table: 'Sales', column: 'Day' }], measures: [{ table: 'Stores', measure: 'Stores' }] },
      }),
      "table 'Stores' is not related to 'Sales', by which the visual groups",
    ],
    [withChart({ type: 'map' }), "page 'main', visual 'by-region': unknown type 'map'"],
    [withChart({ query: undefined }), "field 'query' is missing"],
    [withChart({ layout: { x: 0, y: 0, width: 1 } }), "field 'layout.height' must be a number"],
    [
      withChart({
        query: { measures: [{ table: 'Sales', measure: 'Total' }], sort: { by: 3, direction: 'ascending' } },
      }),
      "field 'query.sort.by': must lie within 0 and 0",
    ],
    [
      { ...shopReport, pages: [...shopReport.pages, { name: 'main', displayName: 'x', visuals: [] }] },
      "report: two pages are named 'main'",
    ],
    [{ ...shopReport, pages: [] }, "field 'pages' must hold at least one page"],
    [
      {
        ...shopReport,
        tables: [{ name: 't', columns: [{ name: 'a', type: 'text' }], rows: [['x'], []] }],
        measures: [],
      },
      "table 't': row 2 must hold 1 cells, one per column",
    ],
    [
      withChart({
        filters: [{ filterType: 1, target: { table: 'Stores', column: 'Region' }, operator: 'Foo', values: [] }],
      }),
      "page 'main', visual 'by-region', field 'filters[0]': the basic filter's operator must be In, NotIn or All, not 'Foo'",
    ],
    [
      { ...shopReport, measures: [{ name: 'm', table: 'Sales', aggregation: 'sum' }] },
      "measure 'm': field 'column' is missing",
    ],
  ])('says where and what, %#', (report, expected) => {
    expect(findFaults(report as ReportDefinition).join('\n')).toContain(expected);
  });

  it('looks at the tiles of dashboards', () => {
    const tile = {
      id: 't',
      reportId: 'shop',
      pageName: 'main',
      visualName: 'nope',
      layout: { column: 0, row: 0, width: 1, height: 1 },
    };
    const content = { reports: [shopReport], dashboards: [{ id: 'd', displayName: 'D', tiles: [tile] }] };
    expect(() => checkContent(content)).toThrow("dashboard 'd', tile 't': page 'main' has no visual 'nope'");
  });
});

describe('the sample', () => {
  it('is sound, and the same each time', () => {
    expect(checkContent(sampleContent())).toBeDefined();
    expect(sampleReport()).toEqual(sampleReport());
  });

  it('has thousands of rows, four pages and more than nine visuals', () => {
    const { tables, pages } = sampleReport();
    expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(3000);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(pages.flatMap(({ visuals }) => visuals).length).toBeGreaterThanOrEqual(9);
  });
});
