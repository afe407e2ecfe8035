import type {
  CategoryField,
  MeasureDefinition,
  MeasureField,
  PageDefinition,
  Query,
  ReportDefinition,
  TableDefinition,
  VisualDefinition,
} from '@vitrine/sdk/emulator';
import { permissions, staffTypeName, staffTypes, type Brand } from '../../shared';
import type { Figures } from './figures';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const photoLabels = ['Without photo', 'With photo'];
const accessLabels = ['Without permissions', 'With permissions'];

/**
 * Creates a table of labels that other tables reference by number. Repeating the labels would multiply the report's
 * size.
 */
const dimension = (name: string, column: string, labels: readonly string[]): TableDefinition => ({
  name,
  columns: [
    { name: 'Key', type: 'number' },
    { name: column, type: 'text' },
  ],
  rows: labels.map((label, key) => [key, label]),
});

const numbers = (...names: string[]) => names.map((name) => ({ name, type: 'number' as const }));

const tables = ({
  regions,
  locations,
  months,
  staff,
  permissions: held,
  monthly,
  regionMonths,
}: Figures): TableDefinition[] => [
  dimension('Regions', 'Region', regions),
  {
    name: 'Locations',
    columns: [
      { name: 'Key', type: 'number' },
      { name: 'Location', type: 'text' },
      { name: 'Region key', type: 'number' },
    ],
    rows: locations.map(({ label, region }, key) => [key, label, region]),
  },
  dimension('Types', 'Type', staffTypes.map(staffTypeName)),
  dimension('Photos', 'Photo', photoLabels),
  dimension('Access', 'Access', accessLabels),
  dimension(
    'Permission names',
    'Permission',
    permissions.map(({ name }) => name),
  ),
  {
    name: 'Calendar',
    columns: [
      { name: 'Key', type: 'number' },
      { name: 'Month', type: 'date' },
    ],
    rows: months.map((month, key) => [key, month]),
  },
  {
    name: 'Staff',
    columns: numbers('Location key', 'Type key', 'Photo key', 'Access key', 'People'),
    rows: staff.map(({ location, type, hasPhoto, hasPermissions, people }) => [
      location,
      staffTypes.indexOf(type),
      Number(hasPhoto),
      Number(hasPermissions),
      people,
    ]),
  },
  {
    name: 'Permissions',
    columns: numbers('Location key', 'Permission key', 'People'),
    rows: held.map(({ location, permission, people }) => [
      location,
      permissions.findIndex(({ id }) => id === permission),
      people,
    ]),
  },
  {
    name: 'Months',
    columns: numbers('Location key', 'Month key', 'Headcount', 'Hires', 'Leavers'),
    rows: monthly.map(({ location, month, headcount, hires, leavers }) => [location, month, headcount, hires, leavers]),
  },
  {
    name: 'Month types',
    columns: numbers('Region key', 'Month key', ...staffTypes.map(staffTypeName)),
    rows: regionMonths.map(({ region, month, headcount }) => [
      region,
      month,
      ...staffTypes.map((each) => headcount[each]),
    ]),
  },
];

const relationships = [
  ...['Staff', 'Permissions', 'Months'].map((table) => [table, 'Location key', 'Locations'] as const),
  ...['Locations', 'Month types'].map((table) => [table, 'Region key', 'Regions'] as const),
  ['Staff', 'Type key', 'Types'] as const,
  ['Staff', 'Photo key', 'Photos'] as const,
  ['Staff', 'Access key', 'Access'] as const,
  ['Permissions', 'Permission key', 'Permission names'] as const,
  ...['Months', 'Month types'].map((table) => [table, 'Month key', 'Calendar'] as const),
].map(([table, column, to]) => ({ from: { table, column }, to: { table: to, column: 'Key' } }));

const summed = (table: string, column: string, name = column): MeasureDefinition => ({
  table,
  name,
  label: name,
  aggregation: 'sum',
  column,
});
const people = (name: string, where?: MeasureDefinition['where']): MeasureDefinition => ({
  ...summed('Staff', 'People', name),
  ...(where === undefined ? {} : { where }),
});
const share = (name: string, numerator: string): MeasureDefinition => ({
  table: 'Staff',
  name,
  aggregation: 'ratio',
  numerator,
  denominator: 'Headcount',
  format: { style: 'percent' },
});

const measures = (brand: Brand): MeasureDefinition[] => [
  people('Headcount'),
  people('Staff with photo', [{ column: 'Photo key', in: [1] }]),
  people('Staff with permissions', [{ column: 'Access key', in: [1] }]),
  share('Photo coverage', 'Staff with photo'),
  share('Permission coverage', 'Staff with permissions'),
  { table: 'Locations', name: 'Places', label: capital(brand.locationNoun.many), aggregation: 'count' },
  { table: 'Staff', name: 'Staffed places', aggregation: 'distinct', column: 'Location key' },
  {
    table: 'Staff',
    name: 'Staff per place',
    label: `Staff per ${brand.locationNoun.one}`,
    aggregation: 'ratio',
    numerator: 'Headcount',
    denominator: 'Staffed places',
    format: { decimals: 1 },
  },
  summed('Months', 'Headcount', 'Headcount at month end'),
  ...staffTypes.map((each) => summed('Month types', staffTypeName(each))),
  summed('Months', 'Hires'),
  summed('Months', 'Leavers'),
  {
    table: 'Months',
    name: 'Attrition',
    aggregation: 'ratio',
    numerator: 'Leavers',
    denominator: 'Headcount at month end',
    format: { style: 'percent' },
  },
  summed('Permissions', 'People', 'People with permission'),
];

/** Page size that fills a 4:3 frame together with the page tabs below it. */
const size = { width: 1280, height: 904 };

type Box = [x: number, y: number, width: number, height: number];

const field = (table: string, column: string, bucket?: CategoryField['bucket']): CategoryField => ({
  table,
  column,
  ...(bucket === undefined ? {} : { bucket }),
});
const measure = (table: string, name: string): MeasureField => ({ table, measure: name });
const largest = (by: number) => ({ by, direction: 'descending' as const });

const visual = (
  name: string,
  type: VisualDefinition['type'],
  title: string,
  [x, y, width, height]: Box,
  query: Query,
): VisualDefinition => ({ name, type, title, layout: { x, y, width, height, z: 0 }, query });

const card = (name: string, title: string, slot: number, what: MeasureField) =>
  visual(name, 'card', title, [24 + slot * 312, 24, 296, 112], { measures: [what] });

const region = field('Regions', 'Region');
const place = field('Locations', 'Location');
const type = field('Types', 'Type');
const headcount = measure('Staff', 'Headcount');
const month = field('Calendar', 'Month', 'month');

const pages = (brand: Brand): PageDefinition[] => {
  const { one, many } = brand.locationNoun;
  return [
    {
      name: 'overview',
      displayName: 'Overview',
      visuals: [
        card('headcount', 'Headcount', 0, headcount),
        card('places', capital(many), 1, measure('Locations', 'Places')),
        card('staff-per-place', `Staff per ${one}`, 2, measure('Staff', 'Staff per place')),
        card('photo-coverage', 'Photo coverage', 3, measure('Staff', 'Photo coverage')),
        visual('headcount-trend', 'areaChart', 'Headcount by month', [24, 152, 606, 356], {
          categories: [month],
          measures: [measure('Months', 'Headcount at month end')],
        }),
        visual('headcount-region', 'columnChart', 'Headcount by region', [646, 152, 298, 356], {
          categories: [region],
          measures: [headcount],
        }),
        visual('headcount-type', 'donutChart', 'Headcount by type', [960, 152, 296, 356], {
          categories: [type],
          measures: [headcount],
          sort: largest(1),
        }),
        visual('largest-teams', 'clusteredBarChart', `Largest teams by ${one}`, [24, 524, 606, 356], {
          categories: [place],
          measures: [headcount],
          sort: largest(1),
          top: 8,
        }),
        visual('movement', 'clusteredColumnChart', 'Hires and leavers by month', [646, 524, 610, 356], {
          categories: [month],
          measures: [measure('Months', 'Hires'), measure('Months', 'Leavers')],
        }),
      ],
    },
    {
      name: 'growth',
      displayName: 'Growth',
      visuals: [
        visual('growth-type', 'stackedAreaChart', 'Headcount by month and type', [24, 24, 798, 422], {
          categories: [month],
          measures: staffTypes.map((each) => measure('Month types', staffTypeName(each))),
        }),
        {
          ...visual('growth-region', 'slicer', 'Region', [838, 24, 418, 150], { categories: [region] }),
          slicer: { style: 'list' },
        },
        visual('attrition', 'lineChart', 'Attrition by quarter', [838, 190, 418, 256], {
          categories: [field('Calendar', 'Month', 'quarter')],
          measures: [measure('Months', 'Attrition')],
        }),
        visual('growth-table', 'tableEx', 'Month by month', [24, 462, 1232, 418], {
          categories: [month],
          measures: [
            measure('Months', 'Headcount at month end'),
            measure('Months', 'Hires'),
            measure('Months', 'Leavers'),
            measure('Months', 'Attrition'),
          ],
          sort: largest(0),
        }),
      ],
    },
    {
      name: 'locations',
      displayName: capital(many),
      visuals: [
        {
          ...visual('place-region', 'slicer', 'Region', [24, 24, 240, 160], { categories: [region] }),
          slicer: { style: 'list' },
        },
        {
          ...visual('place-type', 'slicer', 'Type', [24, 200, 240, 680], { categories: [type] }),
          slicer: { style: 'list' },
        },
        visual('place-table', 'tableEx', `All ${many}`, [280, 24, 976, 856], {
          categories: [place, region],
          measures: [headcount, measure('Staff', 'Photo coverage'), measure('Staff', 'Permission coverage')],
          sort: largest(2),
        }),
      ],
    },
    {
      name: 'coverage',
      displayName: 'Coverage',
      visuals: [
        visual('photos-type', 'hundredPercentStackedBarChart', 'Photos by type', [24, 24, 608, 412], {
          categories: [type],
          series: field('Photos', 'Photo'),
          measures: [headcount],
        }),
        visual('access-type', 'hundredPercentStackedBarChart', 'Permissions by type', [648, 24, 608, 412], {
          categories: [type],
          series: field('Access', 'Access'),
          measures: [headcount],
        }),
        visual('permissions-held', 'clusteredBarChart', 'Staff by permission', [24, 452, 608, 428], {
          categories: [field('Permission names', 'Permission')],
          measures: [measure('Permissions', 'People with permission')],
          sort: largest(1),
        }),
        visual('photos-lowest', 'tableEx', `${capital(many)} with the fewest photos`, [648, 452, 608, 428], {
          categories: [place],
          measures: [measure('Staff', 'Photo coverage'), headcount],
          sort: { by: 1, direction: 'ascending' },
          top: 20,
        }),
      ],
    },
  ];
};

/** Creates a user's KPI report from the figures that the user may view. */
export const kpiReport = (id: string, brand: Brand, figures: Figures): ReportDefinition => ({
  id,
  displayName: 'KPI Report',
  datasetId: id,
  tables: tables(figures),
  measures: measures(brand),
  relationships,
  pages: pages(brand).map((page) => ({ ...page, size })),
  theme: { name: brand.siteTitle, dataColors: [brand.color, '#2f7f9f', '#d99a2b', '#5f8d4e', '#8a6fb0', '#c2607d'] },
});
