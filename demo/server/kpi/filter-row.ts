import type { models } from '@vitrine/sdk';
import type { VisualDefinition } from '@vitrine/sdk/emulator';
import { field, gap, margin, size, visual, withoutHeader, type Box } from './visual';

/** Number of months that are selected when the report opens. */
export const selectedMonths = 12;

/** Height for slicers with their title next to a single control. */
const rowHeight = 40;
const rowTop = margin - 4;
/** Top of the first row below the slicers. */
export const contentTop = rowTop + rowHeight + gap;

const periodBox: Box = [margin, rowTop, 430, rowHeight];
const regionWidth = 230;
const regionBox: Box = [margin + 430 + 2 * gap, rowTop, regionWidth, rowHeight];
const freshnessWidth = 220;

/** Values of the filter row. */
export interface FilterRow {
  hasRegions: boolean;
  /** First day of each month in the report as an ISO date, oldest first. */
  months: readonly string[];
  /** ISO date of the latest figures. */
  today: string;
}

/** Filter for the last months in the report. It has no upper limit, so that it includes the current month. */
const lastMonths = (months: readonly string[]): models.AdvancedFilter[] => {
  const first = months.at(-selectedMonths);
  if (first === undefined) return [];
  return [
    {
      $schema: 'http://powerbi.com/product/schema#advanced',
      filterType: 0,
      target: { table: 'Calendar', column: 'Month' },
      logicalOperator: 'And',
      conditions: [{ operator: 'GreaterThanOrEqual', value: first }],
    },
  ];
};

/** Creates the region slicer of a page. */
const regionSlicer = (page: string, box: Box): VisualDefinition => ({
  ...visual(`${page}-region`, 'slicer', 'Region', box, { categories: [field('Regions', 'Region')] }),
  slicer: { style: 'dropdown', sync: 'region' },
  properties: withoutHeader,
});

const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));

/** Creates the text that states the date of the figures, at the end of the row. */
const freshness = (page: string, today: string): VisualDefinition => ({
  name: `${page}-freshness`,
  type: 'textbox',
  text: `Data to ${formatDate(today)}`,
  layout: { x: size.width - margin - freshnessWidth, y: rowTop, width: freshnessWidth, height: rowHeight, z: 0 },
  properties: { title: { alignment: 'right' } },
});

/** Creates the same text for a row without slicers, at its start. */
const onlyFreshness = (page: string, today: string): VisualDefinition => ({
  name: `${page}-freshness`,
  type: 'textbox',
  title: 'As of',
  text: formatDate(today),
  layout: { x: margin, y: rowTop, width: freshnessWidth, height: rowHeight, z: 0 },
});

/**
 * Creates the row above the other visuals: the period and region slicers, whose selection is synchronized across all pages, and
 * the date of the figures.
 */
export const filterRow = (page: string, { hasRegions, months, today }: FilterRow): VisualDefinition[] => [
  {
    ...visual(`${page}-period`, 'slicer', 'Period', periodBox, { categories: [field('Calendar', 'Month')] }),
    slicer: { style: 'between', sync: 'period', filters: lastMonths(months) },
    properties: withoutHeader,
  },
  ...(hasRegions ? [regionSlicer(page, regionBox)] : []),
  freshness(page, today),
];

/** Creates the row of a page whose figures are always current, and therefore have no period. */
export const currentFilterRow = (page: string, { hasRegions, today }: FilterRow): VisualDefinition[] =>
  hasRegions
    ? [regionSlicer(page, [margin, rowTop, regionWidth, rowHeight]), freshness(page, today)]
    : [onlyFreshness(page, today)];
