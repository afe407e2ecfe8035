import type { models } from '@vitrine/sdk';
import type { MeasureField, PageDefinition, VisualDefinition } from '@vitrine/sdk/emulator';
import type { Brand } from '../../shared';
import { contentTop, currentFilterRow, filterRow, selectedMonths, type FilterRow } from './filter-row';
import { capitalize } from './model';
import { field, gap, largest, margin, measure, row, size, visual, withoutHeader, type Box } from './visual';

const cardHeight = 92;

const region = field('Regions', 'Region');
const location = field('Locations', 'Location');
const type = field('Types', 'Type');
const headcount = measure('Staff', 'Headcount');
const month = field('Calendar', 'Month', 'month');

/** Options of all KPIs. Selecting a single month does not hide its comparison and its trend. */
const kpiOptions = { periods: selectedMonths };

/** Creates a KPI visual: the latest month, its change from the previous month, and the last months as a line. */
const kpi = (name: string, title: string, box: Box | undefined, measureName: string): VisualDefinition => ({
  ...visual(name, 'kpi', title, box, { categories: [month], measures: [measure('Months', measureName)] }),
  kpi: kpiOptions,
  properties: withoutHeader,
});

/** Formats a period within a month, for example "Oct 1–25". */
const formatDays = ({ from, to }: { from: string; to: string }): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatRange(new Date(from), new Date(to))
    .replaceAll(/\u2009/g, '');

/**
 * Creates a KPI visual for people who joined or left. As long as the month is not complete, it is compared with the same days of
 * the previous month.
 */
const movementKpi = (
  name: 'Hires' | 'Leavers' | 'Attrition',
  box: Box | undefined,
  { sameDays }: ReportScope,
): VisualDefinition => {
  const definition = kpi(name.toLowerCase(), name, box, name);
  const lowIsGood = name !== 'Hires';
  if (!sameDays) return { ...definition, kpi: { ...kpiOptions, lowIsGood } };
  return {
    ...definition,
    query: {
      categories: [month],
      measures: [measure('Months', name), { ...measure('Months', `${name} to date`), role: 'Goal' }],
    },
    kpi: { ...kpiOptions, lowIsGood, goalLabel: formatDays(sameDays), goalToDate: true },
  };
};

/** Filter for the last month of the selected period. Headcounts of several months must not be added up. */
const lastMonth: models.TopNFilter[] = [
  {
    $schema: 'http://powerbi.com/product/schema#topN',
    filterType: 5,
    target: { table: 'Calendar', column: 'Month' },
    operator: 'Top',
    itemCount: 1,
    orderBy: { table: 'Calendar', column: 'Key' },
    displaySettings: { isHiddenInViewMode: true },
  },
];

/**
 * Adds a phone layout in one column, in the same order as on the page: slicers, cards, and all other visuals. The date of the
 * figures is last.
 */
const onPhone = (visuals: readonly VisualDefinition[]): VisualDefinition[] =>
  visuals.map((definition, index) => {
    const position = definition.type === 'textbox' ? visuals.length : index;
    return { ...definition, mobileLayout: { x: 0, y: position * 300, width: 320, height: 290, z: 0 } };
  });

/** Scope of a report. Visuals and pages that compare regions or locations are omitted if there is only one. */
export interface ReportScope extends FilterRow {
  hasLocations: boolean;
  /** Days of last month with which an incomplete current month is compared. */
  sameDays: { from: string; to: string } | undefined;
}

const averageHeadcount = measure('Months', 'Average headcount');
const shortAverageHeadcount: MeasureField = { ...averageHeadcount, shortLabel: 'Avg. headcount' };

/** Measures in the tables after the headcount. Each of them has a meaningful total over all rows. */
const tableMeasures: MeasureField[] = [
  measure('Months', 'Hires'),
  measure('Months', 'Leavers'),
  { ...measure('Months', 'Net growth'), shortLabel: 'Net' },
  measure('Months', 'Attrition'),
];

/** Properties of a line chart with a legend, like the columns next to it, even if its lines could have labels at their ends. */
const withLegend = { legend: { visible: true } };

/** Properties that label each bar with its value, which makes the value axis redundant. */
const labeledBars = { dataLabels: { visible: true }, valueAxis: { visible: false } };

/** Returns query fields that split a visual by region, so that a region has the same color on all pages. */
const byRegion = (hasRegions: boolean) => (hasRegions ? { series: region } : {});

function overview({ locationNoun: { many } }: Brand, scope: ReportScope): PageDefinition {
  const { hasRegions, hasLocations } = scope;
  const cards = row(contentTop, cardHeight, 1, 1, 1, 1);
  const top = contentTop + cardHeight + gap;
  const trendHeight = 260;
  const [trend, types] = row(top, trendHeight, 3, 2);
  const detailsTop = top + trendHeight + gap;
  const [movement, sizes] = row(detailsTop, size.height - margin - detailsTop, ...(hasLocations ? [3, 2] : [1]));
  const kpis = [
    kpi('headcount', 'Headcount', cards[0], 'Headcount at month end'),
    ...(hasLocations
      ? [
          kpi('places', capitalize(many), cards[1], 'Staffed places at month end'),
          kpi('staff-per-place', 'Team size', cards[2], 'Staff per place at month end'),
        ]
      : [movementKpi('Hires', cards[1], scope), movementKpi('Leavers', cards[2], scope)]),
    movementKpi('Attrition', cards[3], scope),
  ];
  const charts = [
    {
      ...visual('headcount-trend', 'lineChart', 'Headcount by month', trend, {
        categories: [month],
        ...byRegion(hasRegions),
        measures: [{ ...measure('Months', 'Headcount at month end'), label: 'Headcount' }],
      }),
      properties: { dataLabels: { change: true } },
    },
    {
      ...visual('headcount-type', 'clusteredBarChart', 'Headcount by type', types, {
        categories: [type],
        measures: [{ ...measure('Months', 'Headcount at month end'), label: 'Headcount' }],
        sort: largest(1),
      }),
      filters: lastMonth,
      properties: { ...labeledBars, dataLabels: { visible: true, percentOfTotal: true } },
    },
    visual('movement', 'clusteredColumnChart', 'Hires and leavers', movement, {
      categories: [month],
      // The second theme color is that of a region in the chart above.
      measures: [measure('Months', 'Hires'), { ...measure('Months', 'Leavers'), neutral: true }],
    }),
    ...(hasLocations
      ? [
          {
            ...visual('team-sizes', 'clusteredColumnChart', `${capitalize(many)} by team size (people)`, sizes, {
              categories: [field('Team sizes', 'Team size')],
              measures: [
                measure('Months', 'Staffed places at month end'),
                // the labels are not in alphabetical order
                { table: 'Team sizes', column: 'Key', aggregation: 'min', hidden: true },
              ],
              sort: { by: 2, direction: 'ascending' },
            }),
            filters: lastMonth,
            properties: labeledBars,
          } satisfies VisualDefinition,
        ]
      : []),
  ];
  const visuals = [...filterRow('overview', scope), ...kpis, ...charts];
  return {
    name: 'overview',
    displayName: 'Overview',
    visuals: onPhone(visuals),
  };
}

function growth(scope: ReportScope): PageDefinition {
  const { hasRegions } = scope;
  const bottom = size.height - margin;
  // The table has room for all of its months, and the charts next to it for their legends next to their titles.
  const columns = [15, 13];
  const tableTop = contentTop + 190 + gap;
  const hiresTop = (contentTop + bottom + gap) / 2;
  const [net] = row(contentTop, tableTop - gap - contentTop, ...columns);
  const [table] = row(tableTop, bottom - tableTop, ...columns);
  const [, attrition] = row(contentTop, hiresTop - gap - contentTop, ...columns);
  const [, hires] = row(hiresTop, bottom - hiresTop, ...columns);
  return {
    name: 'growth',
    displayName: 'Growth',
    visuals: onPhone([
      ...filterRow('growth', scope),
      visual('net-growth', 'columnChart', 'Net growth by month', net, {
        categories: [month],
        ...byRegion(hasRegions),
        measures: [measure('Months', 'Net growth')],
      }),
      {
        ...visual('attrition', 'lineChart', 'Attrition by month', attrition, {
          categories: [month],
          ...byRegion(hasRegions),
          measures: [measure('Months', 'Attrition')],
        }),
        properties: withLegend,
      },
      visual('growth-table', 'tableEx', 'Month by month', table, {
        categories: [month],
        measures: [measure('Months', 'Latest headcount'), ...tableMeasures],
        sort: largest(0),
      }),
      {
        ...visual('hires', 'lineChart', 'Hires by month', hires, {
          categories: [month],
          ...byRegion(hasRegions),
          measures: [measure('Months', 'Hires')],
        }),
        properties: withLegend,
      },
    ]),
  };
}

function locations({ locationNoun: { one, many } }: Brand, scope: ReportScope): PageDefinition {
  const { hasRegions } = scope;
  const chartHeight = 300;
  const [turnover, grown] = row(contentTop, chartHeight, 3, 2);
  const tableTop = contentTop + chartHeight + gap;
  const [table] = row(tableTop, size.height - margin - tableTop, 1);
  const charts = [
    visual('place-turnover', 'scatterChart', 'Headcount and attrition', turnover, {
      categories: [location],
      ...byRegion(hasRegions),
      measures: [shortAverageHeadcount, measure('Months', 'Attrition')],
    }),
    visual('place-growth', 'clusteredBarChart', `${capitalize(many)} with the highest net growth`, grown, {
      categories: [location],
      measures: [measure('Months', 'Net growth')],
      sort: largest(1),
      top: 8,
    }),
  ];
  return {
    name: 'locations',
    displayName: capitalize(many),
    // a ranking of a single location would not be one
    visualInteractions: [{ source: 'place-table', target: 'place-growth', type: 'NoFilter' }],
    visuals: onPhone([
      ...filterRow('places', scope),
      ...charts,
      visual('place-table', 'tableEx', `All ${many}`, table, {
        categories: [{ ...location, label: capitalize(one) }, ...(hasRegions ? [region] : [])],
        measures: [shortAverageHeadcount, ...tableMeasures],
        sort: largest(hasRegions ? 2 : 1),
      }),
    ]),
  };
}

function coverage({ locationNoun: { one, many } }: Brand, scope: ReportScope): PageDefinition {
  const { hasLocations } = scope;
  const cards = row(contentTop, cardHeight, 1, 1, 1, 1);
  const top = contentTop + cardHeight + gap;
  const available = size.height - margin - top;
  const height = hasLocations ? (available - gap) / 2 : available;
  const [photos, held] = row(top, height, 1, 1);
  const [fewPhotos, fewPermissions] = row(top + height + gap, height, 1, 1);
  const card = (name: string, title: string, shortLabel: string, box: Box | undefined, measureName: string) => ({
    ...visual(name, 'card', title, box, {
      measures: [
        { ...measure('Staff', measureName), shortLabel },
        { ...headcount, label: 'of' },
      ],
    }),
    properties: withoutHeader,
  });
  const lowest = (name: string, title: string, box: Box | undefined, measureName: string) =>
    visual(name, 'tableEx', title, box, {
      categories: [{ ...location, label: capitalize(one) }],
      measures: [{ ...measure('Staff', measureName), label: 'Coverage' }, headcount],
      sort: { by: 1, direction: 'ascending' },
      top: 20,
    });
  const tables = [
    lowest('photos-lowest', `${capitalize(many)} with the fewest photos`, fewPhotos, 'Photo coverage'),
    lowest(
      'permissions-lowest',
      `${capitalize(many)} with the fewest permissions`,
      fewPermissions,
      'Permission coverage',
    ),
  ];
  // Permissions are not counted by type and photo, and all people with a photo have full coverage.
  const unaffected = [
    'permission-coverage',
    'permission-missing',
    ...(hasLocations ? tables.map(({ name }) => name) : []),
  ];
  return {
    name: 'coverage',
    displayName: 'Coverage',
    visualInteractions: unaffected.map((target) => ({ source: 'photos-type', target, type: 'NoFilter' })),
    visuals: onPhone([
      ...currentFilterRow('coverage', scope),
      card('photo-coverage', 'With photo', 'Photo', cards[0], 'Photo coverage'),
      card('photo-missing', 'Without photo', 'No photo', cards[1], 'Staff without photo'),
      card('permission-coverage', 'With access', 'Access', cards[2], 'Permission coverage'),
      card('permission-missing', 'Without access', 'No access', cards[3], 'Staff without permissions'),
      {
        ...visual('photos-type', 'hundredPercentStackedBarChart', 'Photos by type', photos, {
          categories: [type],
          series: field('Photos', 'Photo'),
          measures: [headcount, { ...measure('Staff', 'Photo coverage'), hidden: true }],
          sort: largest(3),
        }),
        properties: labeledBars,
      },
      visual('permissions-held', 'clusteredBarChart', 'Staff by permission', held, {
        categories: [field('Permission names', 'Permission')],
        measures: [measure('Permissions', 'People with permission')],
        sort: largest(1),
      }),
      ...(hasLocations ? tables : []),
    ]),
  };
}

/** Creates the report's pages. */
export const pages = (brand: Brand, scope: ReportScope): PageDefinition[] =>
  [
    overview(brand, scope),
    growth(scope),
    ...(scope.hasLocations ? [locations(brand, scope)] : []),
    coverage(brand, scope),
  ].map((page) => ({
    ...page,
    size,
  }));
