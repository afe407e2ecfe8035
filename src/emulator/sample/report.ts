import type { MeasureDefinition, PageDefinition, ReportDefinition, VisualDefinition } from '../model/definition';
import type { CategoryField, MeasureField, Query } from '../model/query';
import { sampleBookmarks } from './bookmarks';
import { sampleNow, sampleTables } from './tables';
import { clone } from '../clone';

/** The sample report's id. */
export const sampleReportId = 'staff-overview';

const measures: MeasureDefinition[] = [
  { table: 'Staff', name: 'Headcount', aggregation: 'count', where: [{ column: 'Status', in: ['Active'] }] },
  { table: 'Staff', name: 'People', aggregation: 'count' },
  { table: 'Staff', name: 'Leavers', aggregation: 'count', where: [{ column: 'Status', in: ['Left'] }] },
  {
    table: 'Staff',
    name: 'Certified staff',
    aggregation: 'count',
    where: [
      { column: 'Status', in: ['Active'] },
      { column: 'Certified', in: [true] },
    ],
  },
  {
    table: 'Staff',
    name: 'Certified share',
    label: 'Certified',
    aggregation: 'ratio',
    numerator: 'Certified staff',
    denominator: 'Headcount',
    format: { style: 'percent' },
  },
  {
    table: 'Staff',
    name: 'Attrition',
    aggregation: 'ratio',
    numerator: 'Leavers',
    denominator: 'People',
    format: { style: 'percent' },
  },
  {
    table: 'Staff',
    name: 'Average rate',
    aggregation: 'avg',
    column: 'Hourly rate',
    where: [{ column: 'Status', in: ['Active'] }],
    format: { style: 'currency', currency: 'USD', decimals: 2 },
  },
  {
    table: 'Staff',
    name: 'Highest rate',
    aggregation: 'max',
    column: 'Hourly rate',
    where: [{ column: 'Status', in: ['Active'] }],
    format: { style: 'currency', currency: 'USD', decimals: 2 },
  },
  { table: 'Locations', name: 'Studios', aggregation: 'count' },
  {
    table: 'Months',
    name: 'Members now',
    aggregation: 'sum',
    column: 'Members',
    label: 'Members',
    where: [{ column: 'Month', in: ['2026-06-01'] }],
  },
  { table: 'Months', name: 'Members', aggregation: 'sum', column: 'Members' },
  {
    table: 'Months',
    name: 'Revenue',
    aggregation: 'sum',
    column: 'Revenue',
    format: { style: 'currency', currency: 'USD' },
  },
  { table: 'Months', name: 'Visits', aggregation: 'sum', column: 'Visits' },
  { table: 'Months', name: 'Hours', label: 'Staff hours', aggregation: 'sum', column: 'Hours' },
  {
    table: 'Months',
    name: 'Revenue per hour',
    label: 'Revenue/hour',
    aggregation: 'ratio',
    numerator: 'Revenue',
    denominator: 'Hours',
    format: { style: 'currency', currency: 'USD', decimals: 2 },
  },
  { table: 'Openings', name: 'Openings', aggregation: 'count' },
  { table: 'Openings', name: 'Open positions', aggregation: 'count', where: [{ column: 'Status', in: ['Open'] }] },
  { table: 'Openings', name: 'Positions filled', aggregation: 'count', where: [{ column: 'Status', in: ['Filled'] }] },
  {
    table: 'Openings',
    name: 'Fill rate',
    aggregation: 'ratio',
    numerator: 'Positions filled',
    denominator: 'Openings',
    format: { style: 'percent' },
  },
  { table: 'Openings', name: 'Days to fill', aggregation: 'avg', column: 'Days to fill', format: { decimals: 1 } },
  { table: 'Openings', name: 'Applicants', aggregation: 'sum', column: 'Applicants' },
];

const column = (table: string, name: string, bucket?: CategoryField['bucket']): CategoryField => ({
  table,
  column: name,
  ...(bucket && { bucket }),
});
const measure = (table: string, name: string, shortLabel?: string): MeasureField => ({
  table,
  measure: name,
  ...(shortLabel !== undefined && { shortLabel }),
});
const region = column('Locations', 'Region');
const location = column('Locations', 'Location');

type Box = [x: number, y: number, width: number, height: number];

function visual(name: string, type: VisualDefinition['type'], title: string, box: Box, query: Query): VisualDefinition {
  const [x, y, width, height] = box;
  return { name, type, title, layout: { x, y, width, height, z: 0 }, query };
}

const cardBox = (slot: number): Box => [24 + slot * 250, 24, 234, 112];

/** Card with a number and, below it, a related number. */
const card = (name: string, title: string, slot: number, ...fields: MeasureField[]): VisualDefinition =>
  visual(name, 'card', title, cardBox(slot), { measures: fields });

/** KPI for the latest month, with the change from the previous month. */
const kpi = (
  name: string,
  title: string,
  slot: number,
  field: MeasureField,
  month = column('Months', 'Month', 'month'),
): VisualDefinition => visual(name, 'kpi', title, cardBox(slot), { categories: [month], measures: [field] });

/** Marks a KPI as better if its number is lower. */
const lowIsGood = (definition: VisualDefinition): VisualDefinition => ({ ...definition, kpi: { lowIsGood: true } });

function slicer(
  name: string,
  title: string,
  field: CategoryField,
  box: Box,
  style: 'list' | 'dropdown',
): VisualDefinition {
  return { ...visual(name, 'slicer', title, box, { categories: [field] }), slicer: { style } };
}

const descending = (by: number) => ({ by, direction: 'descending' as const });

const overview: PageDefinition = {
  name: 'overview',
  displayName: 'Overview',
  visuals: [
    kpi('members', 'Members', 0, measure('Months', 'Members')),
    kpi('revenue', 'Revenue', 1, measure('Months', 'Revenue')),
    kpi('visits', 'Visits', 2, measure('Months', 'Visits')),
    card('headcount', 'Headcount', 3, measure('Staff', 'Headcount'), measure('Locations', 'Studios')),
    slicer('region-slicer', 'Region', region, [1024, 24, 232, 208], 'list'),
    visual('members-trend', 'areaChart', 'Members by month', [24, 152, 484, 264], {
      categories: [column('Months', 'Month', 'month')],
      measures: [measure('Months', 'Members')],
    }),
    visual('headcount-region', 'columnChart', 'Headcount by region and contract', [524, 152, 484, 264], {
      categories: [region],
      levels: [column('Locations', 'City'), location],
      series: column('Staff', 'Contract'),
      measures: [measure('Staff', 'Headcount')],
    }),
    visual('headcount-team', 'donutChart', 'Headcount by team', [24, 432, 484, 264], {
      categories: [column('Staff', 'Team')],
      measures: [measure('Staff', 'Headcount')],
      sort: descending(1),
    }),
    visual('top-locations', 'clusteredBarChart', 'Largest locations', [1024, 248, 232, 448], {
      categories: [location],
      measures: [measure('Staff', 'Headcount')],
      sort: descending(1),
      top: 8,
    }),
    visual(
      'revenue-hours',
      'lineClusteredColumnComboChart',
      'Revenue by quarter, and per staff hour',
      [524, 432, 484, 264],
      {
        categories: [column('Months', 'Month', 'quarter')],
        levels: [column('Months', 'Month', 'month')],
        measures: [measure('Months', 'Revenue'), measure('Months', 'Revenue per hour')],
      },
    ),
  ],
};

const locations: PageDefinition = {
  name: 'locations',
  displayName: 'Locations',
  visuals: [
    slicer('ownership-slicer', 'Ownership', column('Locations', 'Ownership'), [24, 24, 232, 76], 'dropdown'),
    slicer('city-slicer', 'City', column('Locations', 'City'), [24, 116, 232, 580], 'list'),
    visual('revenue-region', 'hundredPercentStackedBarChart', 'Teams by region', [272, 24, 484, 300], {
      categories: [region],
      series: column('Staff', 'Team'),
      measures: [measure('Staff', 'Headcount')],
    }),
    visual('members-staff', 'scatterChart', 'Members vs. headcount', [772, 24, 484, 300], {
      categories: [location],
      measures: [measure('Staff', 'Headcount'), measure('Months', 'Members now')],
    }),
    visual('location-table', 'tableEx', 'All locations since July 2023', [272, 340, 984, 356], {
      categories: [location, column('Locations', 'City'), column('Locations', 'Page')],
      measures: [
        measure('Staff', 'Headcount'),
        measure('Months', 'Members now'),
        measure('Months', 'Revenue'),
        measure('Months', 'Revenue per hour'),
      ],
      sort: descending(4),
    }),
  ],
};

const filled = column('Openings', 'Filled', 'month');

const hiring: PageDefinition = {
  name: 'hiring',
  displayName: 'Hiring',
  visuals: [
    card(
      'open-positions',
      'Open positions',
      0,
      measure('Openings', 'Open positions', 'Open'),
      measure('Openings', 'Openings'),
    ),
    kpi('positions-filled', 'Positions filled', 1, measure('Openings', 'Positions filled', 'Filled'), filled),
    lowIsGood(kpi('days-to-fill', 'Days to fill', 2, measure('Openings', 'Days to fill'), filled)),
    card(
      'fill-rate',
      'Fill rate',
      3,
      measure('Openings', 'Fill rate'),
      measure('Openings', 'Positions filled', 'Filled'),
    ),
    slicer('role-slicer', 'Role', column('Openings', 'Role'), [1024, 24, 232, 272], 'list'),
    visual('openings-month', 'columnChart', 'Openings by month and outcome', [24, 152, 580, 264], {
      categories: [column('Openings', 'Posted', 'month')],
      series: column('Openings', 'Status'),
      measures: [measure('Openings', 'Openings')],
    }),
    visual('days-role', 'clusteredBarChart', 'Days to fill by role', [620, 152, 388, 264], {
      categories: [column('Openings', 'Role')],
      measures: [measure('Openings', 'Days to fill')],
      sort: descending(1),
    }),
    visual('openings-source', 'pieChart', 'Openings by source', [1024, 312, 232, 384], {
      categories: [column('Openings', 'Source')],
      measures: [measure('Openings', 'Openings')],
      sort: descending(1),
    }),
    visual('openings-matrix', 'pivotTable', 'Openings by role and region', [24, 432, 984, 264], {
      categories: [column('Openings', 'Role')],
      levels: [column('Openings', 'Source')],
      series: region,
      measures: [measure('Openings', 'Openings')],
    }),
  ],
};

const people: PageDefinition = {
  name: 'people',
  displayName: 'People',
  visuals: [
    card('people-headcount', 'Headcount', 0, measure('Staff', 'Headcount'), measure('Locations', 'Studios')),
    card(
      'certified-share',
      'Certified',
      1,
      measure('Staff', 'Certified share'),
      measure('Staff', 'Certified staff', 'Staff'),
    ),
    card(
      'average-rate',
      'Average rate',
      2,
      measure('Staff', 'Average rate', 'Avg. rate'),
      measure('Staff', 'Highest rate', 'Highest'),
    ),
    card('attrition', 'Attrition', 3, measure('Staff', 'Attrition'), measure('Staff', 'Leavers')),
    slicer('team-slicer', 'Team', column('Staff', 'Team'), [1024, 24, 232, 176], 'list'),
    visual('hires-year', 'lineChart', 'People hired by year and team', [24, 152, 484, 224], {
      categories: [column('Staff', 'Hired', 'year')],
      series: column('Staff', 'Team'),
      measures: [measure('Staff', 'People')],
    }),
    visual('contract-role', 'hundredPercentStackedColumnChart', 'Contracts by team', [524, 152, 484, 224], {
      categories: [column('Staff', 'Team')],
      series: column('Staff', 'Contract'),
      measures: [measure('Staff', 'Headcount')],
    }),
    visual('team-facts', 'multiRowCard', 'Teams at a glance', [1024, 216, 232, 480], {
      categories: [column('Staff', 'Team')],
      measures: [measure('Staff', 'Headcount'), measure('Staff', 'Average rate')],
    }),
    visual('rate-role', 'tableEx', 'Roles', [24, 392, 984, 304], {
      categories: [column('Staff', 'Role')],
      measures: [
        measure('Staff', 'Headcount'),
        measure('Staff', 'Average rate'),
        measure('Staff', 'Certified share'),
        measure('Staff', 'Attrition'),
      ],
      sort: descending(1),
    }),
  ],
};

/**
 * Returns the sample report about the staff and locations of a fitness studio chain. Every call returns the same data.
 */
export function sampleReport(): ReportDefinition {
  const report: ReportDefinition = {
    id: sampleReportId,
    displayName: 'Staff overview',
    datasetId: 'staff-data',
    tables: sampleTables(),
    measures,
    relationships: ['Staff', 'Months', 'Openings'].map((table) => ({
      from: { table, column: 'Location number' },
      to: { table: 'Locations', column: 'Number' },
    })),
    pages: clone([overview, locations, hiring, people]),
    now: sampleNow,
  };
  return { ...report, bookmarks: sampleBookmarks(report) };
}
