import type { CategoryField, MeasureField, PageDefinition, Query, VisualDefinition } from '@vitrine/sdk/emulator';
import type { Brand } from '../../shared';
import { capitalize } from './model';

/** Page size that fills a 4:3 frame together with the page tabs below it, and keeps text readable at embedded sizes. */
const size = { width: 960, height: 684 };
const margin = 16;
const gap = 12;
/** Height for slicers with a single control. */
const slicerHeight = 76;
const cardHeight = 104;

type Box = [x: number, y: number, width: number, height: number];

/** Returns boxes in one row that divide the page width in the given proportions. */
function row(y: number, height: number, ...parts: number[]): Box[] {
  const available = size.width - 2 * margin - gap * (parts.length - 1);
  const total = parts.reduce((sum, part) => sum + part, 0);
  let x = margin;
  return parts.map((part) => {
    const width = (available * part) / total;
    const box: Box = [Math.round(x), y, Math.round(width), height];
    x += width + gap;
    return box;
  });
}

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
  [x, y, width, height]: Box = [0, 0, 0, 0],
  query: Query,
): VisualDefinition => ({ name, type, title, layout: { x, y, width, height, z: 0 }, query });

const region = field('Regions', 'Region');
const location = field('Locations', 'Location');
const type = field('Types', 'Type');
const headcount = measure('Staff', 'Headcount');
const month = field('Calendar', 'Month', 'month');

/** Creates a KPI visual: the latest month, its change from the previous month, and all months as a line. */
const kpi = (
  name: string,
  title: string,
  box: Box | undefined,
  measureName: string,
  lowIsGood = false,
): VisualDefinition => ({
  ...visual(name, 'kpi', title, box, { categories: [month], measures: [measure('Months', measureName)] }),
  ...(lowIsGood && { kpi: { lowIsGood } }),
});

/** Creates the period and region slicers. Their selection is synchronized across all pages. */
const slicers = (page: string, boxes: Box[], hasRegions: boolean): VisualDefinition[] => [
  {
    ...visual(`${page}-period`, 'slicer', 'Period', boxes[0], { categories: [field('Calendar', 'Month')] }),
    slicer: { style: 'between', sync: 'period' },
  },
  ...(hasRegions
    ? [
        {
          ...visual(`${page}-region`, 'slicer', 'Region', boxes[1], { categories: [region] }),
          slicer: { style: 'dropdown' as const, sync: 'region' },
        },
      ]
    : []),
];

/** Without regions, the period slicer fills the row. */
const slicerBoxes = (hasRegions: boolean): Box[] => row(margin, slicerHeight, ...(hasRegions ? [2, 1] : [1]));

/** Adds a phone layout in one column. The visuals named in `first` come first, in this order, and slicers come last. */
const onPhone = (visuals: readonly VisualDefinition[], ...first: string[]): VisualDefinition[] => {
  const rank = ({ name, type }: VisualDefinition) => {
    if (first.includes(name)) return first.indexOf(name);
    return type === 'slicer' ? first.length + 1 : first.length;
  };
  return [...visuals]
    .sort((a, b) => rank(a) - rank(b))
    .map((definition, index) => ({
      ...definition,
      mobileLayout: { x: 0, y: index * 300, width: 320, height: 290, z: 0 },
    }));
};

function overview({ locationNoun: { one, many } }: Brand, hasRegions: boolean): PageDefinition {
  const cards = row(margin + slicerHeight + gap, cardHeight, 1, 1, 1, 1);
  const [trend, ...parts] = row(
    margin + slicerHeight + cardHeight + 2 * gap,
    220,
    ...(hasRegions ? [1.7, 1, 1.4] : [2, 1.4]),
  );
  const [teams, movement] = row(margin + slicerHeight + cardHeight + 220 + 3 * gap, 216, 1, 1);
  const kpis = [
    kpi('headcount', 'Headcount', cards[0], 'Headcount at month end'),
    kpi('places', capitalize(many), cards[1], 'Staffed places at month end'),
    kpi('staff-per-place', `Staff per ${one}`, cards[2], 'Staff per place at month end'),
    kpi('attrition', 'Attrition', cards[3], 'Attrition', true),
  ];
  const charts = [
    visual('headcount-trend', 'lineChart', 'Headcount by month', trend, {
      categories: [month],
      measures: [measure('Months', 'Headcount at month end')],
    }),
    ...(hasRegions
      ? [
          visual('headcount-region', 'columnChart', 'Headcount by region', parts[0], {
            categories: [region],
            measures: [headcount],
          }),
        ]
      : []),
    visual('headcount-type', 'clusteredBarChart', 'Headcount by type', parts.at(-1), {
      categories: [type],
      measures: [headcount],
      sort: largest(1),
    }),
    visual('largest-teams', 'clusteredBarChart', `Largest teams by ${one}`, teams, {
      categories: [location],
      measures: [headcount],
      sort: largest(1),
      top: 8,
    }),
    visual('movement', 'clusteredColumnChart', 'Hires and leavers by month', movement, {
      categories: [month],
      measures: [measure('Months', 'Hires'), measure('Months', 'Leavers')],
    }),
  ];
  const visuals = [...slicers('overview', slicerBoxes(hasRegions), hasRegions), ...kpis, ...charts];
  return {
    name: 'overview',
    displayName: 'Overview',
    visuals: onPhone(visuals, ...kpis.map(({ name }) => name), 'headcount-trend', 'overview-period', 'overview-region'),
  };
}

function growth(hasRegions: boolean): PageDefinition {
  const top = margin + slicerHeight + gap;
  const [types, other] = row(top, 240, 1.25, 1);
  const [attrition, table] = row(top + 240 + gap, 312, 1, 2);
  return {
    name: 'growth',
    displayName: 'Growth',
    visuals: onPhone(
      [
        ...slicers('growth', slicerBoxes(hasRegions), hasRegions),
        visual('growth-type', 'stackedAreaChart', 'Headcount by month and type', types, {
          categories: [month],
          series: type,
          measures: [measure('Month types', 'Headcount by type')],
        }),
        visual('hires-region', 'lineChart', 'Hires by month', other, {
          categories: [month],
          ...(hasRegions && { series: region }),
          measures: [measure('Months', 'Hires')],
        }),
        visual('attrition', 'lineChart', 'Attrition by quarter', attrition, {
          categories: [field('Calendar', 'Month', 'quarter')],
          measures: [measure('Months', 'Attrition')],
        }),
        visual('growth-table', 'tableEx', 'Month by month', table, {
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
      'growth-type',
      'growth-period',
      'growth-region',
    ),
  };
}

function locations({ locationNoun: { many } }: Brand, hasRegions: boolean): PageDefinition {
  const [side = [0, 0, 0, 0], table] = row(margin, size.height - 2 * margin, 1, 4);
  const [x, , width] = side;
  const top = hasRegions ? margin + slicerHeight + gap : margin;
  return {
    name: 'locations',
    displayName: capitalize(many),
    visuals: onPhone([
      ...(hasRegions
        ? slicers(
            'places',
            [
              [0, 0, 0, 0],
              [x, margin, width, slicerHeight],
            ],
            true,
          ).slice(1)
        : []),
      {
        ...visual('place-type', 'slicer', 'Type', [x, top, width, 220], { categories: [type] }),
        slicer: { style: 'list' },
      },
      visual('place-table', 'tableEx', `All ${many}`, table, {
        categories: hasRegions ? [location, region] : [location],
        measures: [headcount, measure('Staff', 'Photo coverage'), measure('Staff', 'Permission coverage')],
        sort: largest(hasRegions ? 2 : 1),
      }),
    ]),
  };
}

function coverage({ locationNoun: { many } }: Brand): PageDefinition {
  const height = (size.height - 2 * margin - gap) / 2;
  const [photos, access] = row(margin, height, 1, 1);
  const [held, lowest] = row(margin + height + gap, height, 1, 1);
  return {
    name: 'coverage',
    displayName: 'Coverage',
    visuals: [
      visual('photos-type', 'hundredPercentStackedBarChart', 'Photos by type', photos, {
        categories: [type],
        series: field('Photos', 'Photo'),
        measures: [headcount],
      }),
      visual('access-type', 'hundredPercentStackedBarChart', 'Permissions by type', access, {
        categories: [type],
        series: field('Access', 'Access'),
        measures: [headcount],
      }),
      visual('permissions-held', 'clusteredBarChart', 'Staff by permission', held, {
        categories: [field('Permission names', 'Permission')],
        measures: [measure('Permissions', 'People with permission')],
        sort: largest(1),
      }),
      visual('photos-lowest', 'tableEx', `${capitalize(many)} with the fewest photos`, lowest, {
        categories: [location],
        measures: [measure('Staff', 'Photo coverage'), headcount],
        sort: { by: 1, direction: 'ascending' },
        top: 20,
      }),
    ],
  };
}

/** Creates the report's pages. Charts and slicers by region are omitted if there is only one region. */
export const pages = (brand: Brand, hasRegions: boolean): PageDefinition[] =>
  [overview(brand, hasRegions), growth(hasRegions), locations(brand, hasRegions), coverage(brand)].map((page) => ({
    ...page,
    size,
  }));
