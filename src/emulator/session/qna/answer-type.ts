import { isAdditive } from '../../engine/evaluate';
import type { Dataset } from '../../engine/dataset';
import type { VisualType } from '../../model/definition';
import { places } from '../../model/places';
import type { CategoryField, MeasureField } from '../../model/query';

/** Types of visuals by their names in questions. */
export const namedTypes: Readonly<Record<string, VisualType>> = {
  bar: 'clusteredBarChart',
  'clustered bar': 'clusteredBarChart',
  'stacked bar': 'barChart',
  column: 'clusteredColumnChart',
  'clustered column': 'clusteredColumnChart',
  'stacked column': 'columnChart',
  line: 'lineChart',
  area: 'areaChart',
  'stacked area': 'stackedAreaChart',
  waterfall: 'waterfallChart',
  pie: 'pieChart',
  donut: 'donutChart',
  doughnut: 'donutChart',
  treemap: 'treemap',
  'tree map': 'treemap',
  map: 'map',
  table: 'tableEx',
  matrix: 'pivotTable',
  card: 'card',
  number: 'card',
};

/** Types that show shares of a whole. */
const partsOfWhole: readonly VisualType[] = ['pieChart', 'donutChart', 'treemap'];

/** Types whose values are not divided by a second column. */
const undivided: readonly VisualType[] = ['pieChart', 'donutChart', 'waterfallChart'];

/** Types that stack the values of a second column. */
const stacked: readonly VisualType[] = ['barChart', 'columnChart', 'stackedAreaChart'];

/** Returns whether a type of visual shows only one measure. */
export const hasOneMeasure = (type: VisualType): boolean =>
  undivided.includes(type) || type === 'treemap' || type === 'map';

/** Returns whether a type of visual can show these fields. */
export function canShow(
  dataset: Dataset,
  type: VisualType,
  categories: readonly CategoryField[],
  [measure]: readonly MeasureField[],
): boolean {
  const [category] = categories;
  if (type === 'tableEx') return true;
  // The parts of averages and ratios are not shares of a whole.
  if (partsOfWhole.includes(type) && measure && !isAdditive(dataset, measure)) return false;
  if (!category || categories.length > 2) return type === 'card' && !category;
  if (undivided.includes(type)) return categories.length === 1;
  // Stacked averages and ratios would look like a sum.
  if (stacked.includes(type) && categories.length > 1 && measure && !isAdditive(dataset, measure)) return false;
  if (type !== 'map') return type !== 'card';
  const { values } = dataset.field(category.table, category);
  return values.some((value) => typeof value === 'string' && value.toLowerCase() in places);
}

/** Returns the type of visual for fields in a question without a type. */
export function defaultType(
  dataset: Dataset,
  categories: readonly CategoryField[],
  [measure]: readonly MeasureField[],
): VisualType {
  const [category] = categories;
  if (!category) return 'card';
  if (category.bucket) return 'lineChart';
  if (categories.length > 2) return 'tableEx';
  if (categories.length === 1) return 'clusteredBarChart';
  // Stacked averages and ratios would look like a sum.
  return measure && isAdditive(dataset, measure) ? 'columnChart' : 'clusteredColumnChart';
}
