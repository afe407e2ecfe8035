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
import { permissions, staffTypeName, type Brand } from '../../shared';
import type { Figures } from './figures';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const tables = (figures: Figures): TableDefinition[] => [
  {
    name: 'Locations',
    columns: [
      { name: 'Key', type: 'text' },
      { name: 'Location', type: 'text' },
      { name: 'Region', type: 'text' },
    ],
    rows: figures.locations.map(({ key, label, region }) => [key, label, region]),
  },
  {
    name: 'Staff',
    columns: [
      { name: 'Location key', type: 'text' },
      { name: 'Type', type: 'text' },
      { name: 'Hired', type: 'date' },
      { name: 'Photo', type: 'text' },
      { name: 'Access', type: 'text' },
    ],
    rows: figures.staff.map(({ location, type, hiredOn, hasPhoto, hasPermission }) => [
      location,
      staffTypeName(type),
      hiredOn,
      hasPhoto ? 'With photo' : 'Without photo',
      hasPermission ? 'With permissions' : 'Without permissions',
    ]),
  },
  {
    name: 'Permissions',
    columns: [
      { name: 'Location key', type: 'text' },
      { name: 'Permission', type: 'text' },
      { name: 'People', type: 'number' },
    ],
    rows: figures.permissions.map(({ location, permission, people }) => [
      location,
      permissions.find(({ id }) => id === permission)?.name ?? permission,
      people,
    ]),
  },
  {
    name: 'Months',
    columns: [
      { name: 'Location key', type: 'text' },
      { name: 'Month', type: 'date' },
      { name: 'Type', type: 'text' },
      { name: 'Headcount', type: 'number' },
      { name: 'Hires', type: 'number' },
      { name: 'Leavers', type: 'number' },
    ],
    rows: figures.months.map(({ location, month, type, headcount, hires, leavers }) => [
      location,
      month,
      staffTypeName(type),
      headcount,
      hires,
      leavers,
    ]),
  },
];

const counted = (name: string, column?: string, value?: string): MeasureDefinition => ({
  table: 'Staff',
  name,
  aggregation: 'count',
  ...(column === undefined || value === undefined ? {} : { where: [{ column, in: [value] }] }),
});
const share = (name: string, numerator: string): MeasureDefinition => ({
  table: 'Staff',
  name,
  aggregation: 'ratio',
  numerator,
  denominator: 'Headcount',
  format: { style: 'percent' },
});
const summed = (table: string, column: string, name = column): MeasureDefinition => ({
  table,
  name,
  label: name,
  aggregation: 'sum',
  column,
});

const measures = (brand: Brand): MeasureDefinition[] => [
  counted('Headcount'),
  counted('Staff with photo', 'Photo', 'With photo'),
  counted('Staff with permissions', 'Access', 'With permissions'),
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

/** Fills a frame of 4:3 together with the page tabs below it. */
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

const region = field('Locations', 'Region');
const place = field('Locations', 'Location');
const type = field('Staff', 'Type');
const headcount = measure('Staff', 'Headcount');
const month = field('Months', 'Month', 'month');

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
          series: field('Months', 'Type'),
          measures: [measure('Months', 'Headcount at month end')],
        }),
        {
          ...visual('growth-region', 'slicer', 'Region', [838, 24, 418, 150], { categories: [region] }),
          slicer: { style: 'list' },
        },
        visual('attrition', 'lineChart', 'Attrition by quarter', [838, 190, 418, 256], {
          categories: [field('Months', 'Month', 'quarter')],
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
          series: field('Staff', 'Photo'),
          measures: [headcount],
        }),
        visual('access-type', 'hundredPercentStackedBarChart', 'Permissions by type', [648, 24, 608, 412], {
          categories: [type],
          series: field('Staff', 'Access'),
          measures: [headcount],
        }),
        visual('permissions-held', 'clusteredBarChart', 'Who may do what', [24, 452, 608, 428], {
          categories: [field('Permissions', 'Permission')],
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

/** The KPI report of one user, drawn from the figures that this user may see. */
export const kpiReport = (id: string, brand: Brand, figures: Figures): ReportDefinition => ({
  id,
  displayName: 'KPI Report',
  datasetId: id,
  tables: tables(figures),
  measures: measures(brand),
  relationships: ['Staff', 'Permissions', 'Months'].map((table) => ({
    from: { table, column: 'Location key' },
    to: { table: 'Locations', column: 'Key' },
  })),
  pages: pages(brand).map((page) => ({ ...page, size })),
  theme: { name: brand.siteTitle, dataColors: [brand.color, '#2f7f9f', '#d99a2b', '#5f8d4e', '#8a6fb0', '#c2607d'] },
});
