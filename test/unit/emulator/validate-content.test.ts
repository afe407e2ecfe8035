import { describe, expect, it } from 'vitest';
import {
  validateContent,
  findContentErrors,
  sampleContent,
  sampleReport,
  type ContentDefinition,
  type ReportDefinition,
} from '../../../src/emulator';
import { shopReport } from './shop';

const [main] = shopReport.pages;
const [chart] = main?.visuals ?? [];

/** Returns the shop report with a changed chart. */
function withChart(change: object): ReportDefinition {
  return { ...shopReport, pages: [{ ...main, visuals: [{ ...chart, ...change }] }] } as unknown as ReportDefinition;
}

describe('findContentErrors', () => {
  it('returns no errors for a valid report', () => {
    expect(findContentErrors(shopReport)).toEqual([]);
  });

  it.each([
    [
      withChart({ query: { measures: [{ table: 'Sales', measure: 'Foo' }] } }),
      "page 'main', visual 'by-region', field 'query.measures[0]': unknown measure 'Foo' in table 'Sales'",
    ],
    [
      withChart({ query: { categories: [{ table: 'Stores', column: 'Size' }] } }),
      "page 'main', visual 'by-region', field 'query.categories[0]': unknown column 'Size' in table 'Stores'",
    ],
    [
      withChart({
        query: { categories: [{ table: 'Sales', column: 'Day' }], measures: [{ table: 'Stores', measure: 'Stores' }] },
      }),
      "table 'Stores' is not related to 'Sales', which the visual groups by",
    ],
    [withChart({ type: 'sunburst' }), "page 'main', visual 'by-region', field 'type' must be clusteredColumnChart, "],
    [withChart({ query: undefined }), "field 'query' is required"],
    [withChart({ layout: { x: 0, y: 0, width: 1 } }), "field 'layout.height' is required"],
    [
      withChart({
        query: { measures: [{ table: 'Sales', measure: 'Total' }], sort: { by: 3, direction: 'ascending' } },
      }),
      "field 'query.sort.by': must be between 0 and 0",
    ],
    [
      { ...shopReport, pages: [...shopReport.pages, { name: 'main', displayName: 'x', visuals: [] }] },
      "report: two pages have the name 'main'",
    ],
    [{ ...shopReport, pages: [] }, "field 'pages' must contain at least 1 page"],
    [
      {
        ...shopReport,
        tables: [{ name: 't', columns: [{ name: 'a', type: 'text' }], rows: [['x'], []] }],
        measures: [],
      },
      "table 't': row 2 must have one cell for each of the 1 columns",
    ],
    [
      withChart({
        filters: [{ filterType: 1, target: { table: 'Stores', column: 'Region' }, operator: 'Foo', values: [] }],
      }),
      "page 'main', visual 'by-region', field 'filters[0]': invalid basic filter: operator must be In, NotIn or All; received 'Foo'",
    ],
    [
      {
        ...shopReport,
        pages: shopReport.pages.map((page) => ({
          ...page,
          visualInteractions: [{ source: 'by-region', target: 'nope', type: 'NoFilter' }],
        })),
      },
      "page 'main', field 'visualInteractions[0].target': unknown visual 'nope'",
    ],
    [
      { ...shopReport, measures: [{ name: 'm', table: 'Sales', aggregation: 'sum' }] },
      "measure 'm': field 'column' is required",
    ],
    [
      { ...shopReport, measures: [{ name: 'm', table: 'Sales', column: 'Amount', latestBy: 'Week' }] },
      "measure 'm': unknown column 'Week'",
    ],
    [
      {
        ...shopReport,
        measures: [
          ...(shopReport.measures ?? []),
          { name: 'Share', table: 'Sales', aggregation: 'ratio', numerator: 'Half', denominator: 'Total' },
          { name: 'Half', table: 'Sales', aggregation: 'ratio', numerator: 'Share', denominator: 'Total' },
        ],
      },
      "measure 'Share': must not be a ratio of itself\nmeasure 'Half': must not be a ratio of itself",
    ],
  ])('reports the location of an error and the reason for it (case %#)', (report, expected) => {
    expect(findContentErrors(report as ReportDefinition).join('\n')).toContain(expected);
  });

  it('reports tiles that show an unknown visual', () => {
    const tile = {
      id: 't',
      reportId: 'shop',
      pageName: 'main',
      visualName: 'nope',
      layout: { column: 0, row: 0, width: 1, height: 1 },
    };
    const content = { reports: [shopReport], dashboards: [{ id: 'd', displayName: 'D', tiles: [tile] }] };
    expect(() => validateContent(content)).toThrow("dashboard 'd', tile 't': page 'main' has no visual 'nope'");
  });
});

describe('validateContent', () => {
  it('reports reports and dashboards with the same id', () => {
    const dashboard = { id: 'd', displayName: 'D', tiles: [] };
    const content = { reports: [shopReport, shopReport], dashboards: [dashboard, dashboard] };
    const errors = ["two reports have the id 'shop'", "two dashboards have the id 'd'"];
    expect(() => validateContent(content)).toThrow(expect.objectContaining({ errors }) as Error);
  });

  it.each([undefined, null, {}])('reports the content %j, which has no reports', (content) => {
    const error = expect.objectContaining({ errors: ["field 'reports' must be an array"] }) as Error;
    expect(() => validateContent(content as unknown as ContentDefinition)).toThrow(error);
  });
});

describe('sample content', () => {
  it('returns valid and deterministic sample content', () => {
    expect(validateContent(sampleContent())).toBeDefined();
    expect(sampleReport()).toEqual(sampleReport());
  });

  it('returns sample content with thousands of rows, several pages and many visuals', () => {
    const { tables, pages } = sampleReport();
    expect(tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBeGreaterThan(3000);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(pages.flatMap(({ visuals }) => visuals).length).toBeGreaterThanOrEqual(9);
  });
});
