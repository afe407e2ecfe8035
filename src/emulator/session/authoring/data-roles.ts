import { VisualDataRoleKind, type VisualDataRole } from '../../../models';
import { badRequest } from '../../failure';
import { type DataVisualType, type VisualType, isDecoration, visualTypes } from '../../model/definition';

/** Part of a query that contains a data role's fields. `rows` are the categories, followed by the measures. */
export type Slot = 'categories' | 'series' | 'measures' | 'rows';

/** Data role for a visual type. */
export interface DataRole extends VisualDataRole {
  slot: Slot;
  /** Maximum number of fields. */
  max: number;
  /** Maximum number of fields that this role takes if the query does not name a role for them. */
  maxUnnamed: number;
}

const { Grouping, Measure, GroupingOrMeasure } = VisualDataRoleKind;

const role = (
  slot: Slot,
  kind: VisualDataRoleKind,
  name: string,
  displayName: string,
  max = Infinity,
  maxUnnamed = max,
): DataRole => ({ name, kind, displayName, slot, max, maxUnnamed });
const groups = (name: string, displayName: string, max?: number): DataRole =>
  role('categories', Grouping, name, displayName, max);
const series = (name: string, displayName: string): DataRole => role('series', Grouping, name, displayName, 1);
const values = (name: string, displayName: string, max?: number, maxUnnamed?: number): DataRole =>
  role('measures', Measure, name, displayName, max, maxUnnamed);
const rows = (displayName: string): DataRole => role('rows', GroupingOrMeasure, 'Values', displayName);
const tooltips = values('Tooltips', 'Tooltips', undefined, 0);

const chart = (category: string, value: string): DataRole[] => [
  groups('Category', category),
  series('Series', 'Legend'),
  values('Y', value),
  tooltips,
];
const vertical = chart('X-axis', 'Y-axis');
const horizontal = chart('Y-axis', 'X-axis');
const circular = [groups('Category', 'Legend'), series('Series', 'Details'), values('Y', 'Values'), tooltips];

const roles: Readonly<Record<DataVisualType, readonly DataRole[]>> = {
  clusteredColumnChart: vertical,
  columnChart: vertical,
  hundredPercentStackedColumnChart: vertical,
  clusteredBarChart: horizontal,
  barChart: horizontal,
  hundredPercentStackedBarChart: horizontal,
  lineChart: vertical,
  areaChart: vertical,
  stackedAreaChart: vertical,
  lineClusteredColumnComboChart: [
    groups('Category', 'X-axis'),
    series('Series', 'Column legend'),
    values('Y', 'Column y-axis', Infinity, 1),
    values('Y2', 'Line y-axis'),
    tooltips,
  ],
  pieChart: circular,
  donutChart: circular,
  scatterChart: [
    groups('Category', 'Values'),
    series('Series', 'Legend'),
    values('X', 'X-axis', 1),
    values('Y', 'Y-axis', 1),
    values('Size', 'Size', 1),
    tooltips,
  ],
  card: [values('Values', 'Fields', 1)],
  multiRowCard: [rows('Fields')],
  kpi: [values('Indicator', 'Value', 1), groups('TrendLine', 'Trend axis', 1), values('Goal', 'Target', 2)],
  tableEx: [rows('Columns')],
  pivotTable: [groups('Rows', 'Rows'), series('Columns', 'Columns'), values('Values', 'Values')],
  slicer: [groups('Values', 'Field')],
  gauge: [
    values('Y', 'Value', 1),
    values('MinValue', 'Minimum value', 1),
    values('MaxValue', 'Maximum value', 1),
    values('TargetValue', 'Target value', 1),
    tooltips,
  ],
  treemap: [groups('Group', 'Category'), series('Details', 'Details'), values('Values', 'Values', 1), tooltips],
  waterfallChart: [
    groups('Category', 'Category'),
    series('Breakdown', 'Breakdown'),
    values('Y', 'Y-axis', 1),
    tooltips,
  ],
  map: [
    groups('Category', 'Location'),
    series('Series', 'Legend'),
    values('X', 'Longitude', 1, 0),
    values('Y', 'Latitude', 1, 0),
    values('Size', 'Bubble size', 1),
    tooltips,
  ],
};

/** Returns a visual type's data roles. Types without data have none. */
export function dataRolesOf(type: VisualType): readonly DataRole[] {
  return isDecoration(type) ? [] : roles[type];
}

/**
 * Returns the visual type with this name.
 *
 * @throws {@link Failure} 400 if the visual type is not available
 */
export function visualTypeOf(name: string): VisualType {
  const type = visualTypes.find((each) => each === name);
  if (!type) throw badRequest(`Visual type '${name}' is not available. Available types: ${visualTypes.join(', ')}.`);
  return type;
}

/**
 * Returns the data role with this name.
 *
 * @throws {@link Failure} 400 if the visual type does not have this data role
 */
export function dataRoleOf(type: VisualType, name: string): DataRole {
  const all = dataRolesOf(type);
  const found = all.find((each) => each.name === name);
  if (found) return found;
  const knownNames = all.map((each) => each.name).join(', ') || 'none';
  throw badRequest(`Visual type '${type}' has no data role '${name}'. Data roles: ${knownNames}.`);
}
