import { ReportCreationMode, type DatasetCreateConfiguration } from '../../../models';
import type {
  Cell,
  ColumnDefinition,
  ColumnType,
  ReportDefinition,
  TableDefinition,
  VisualDefinition,
} from '../../model/definition';
import type { CategoryField, MeasureField } from '../../model/query';
import { badRequest } from '../../failure';
import { randomUuid } from '../../random-id';

const types: Record<string, ColumnType> = {
  Number: 'number',
  Currency: 'number',
  Int32: 'number',
  Percentage: 'number',
  DateTime: 'date',
  DateTimeZone: 'date',
  Date: 'date',
  Logical: 'boolean',
};

/** Names of columns whose numbers have no thousands separators. */
const identifier = /(\b|_)(id|year|code)$/i;

/**
 * Creates a report from the tables in a quick create request, with an initial set of visuals. The visuals show an
 * overview, or a chart and a table with all columns if the mode is `QuickExplore`.
 *
 * @throws {@link Failure} 400 if there are no tables
 */
export function quickCreateReport(
  { tableSchemaList, data, mashupDocument }: DatasetCreateConfiguration,
  mode: ReportCreationMode = ReportCreationMode.Default,
): ReportDefinition {
  // In a message, optional properties can be null.
  const schemas = tableSchemaList ?? [];
  if (schemas.length === 0) {
    const reason =
      mashupDocument === undefined ? 'tableSchemaList is empty' : 'The emulator cannot run a mashupDocument';
    throw badRequest(`${reason}. Pass tableSchemaList and data.`);
  }
  const tables = schemas.map(({ name, columns }): TableDefinition => {
    const rows = (data?.find((table) => table.name === name)?.rows ?? []) as (string | null)[][];
    const definitions = columns.map(({ name: column, displayName, dataType }, index): ColumnDefinition => ({
      name: column,
      type: types[dataType] ?? 'text',
      ...(displayName !== undefined && { label: displayName }),
      ...(dataType === 'Currency' && { format: { style: 'currency' as const } }),
      ...(dataType === 'Percentage' && { format: { style: 'percent' as const } }),
      ...(['Number', 'Int32'].includes(dataType) &&
        !identifier.test(column) &&
        rows.every((row) => Number.isInteger(Number(row[index] ?? 0))) && { format: { decimals: 0 } }),
    }));
    return {
      name,
      columns: definitions,
      rows: rows.map((row) => definitions.map((_, index): Cell => row[index] ?? null)),
    };
  });
  const pages = tables.map((table, index) => ({
    name: `page-${String(index + 1)}`,
    displayName: table.name,
    visuals: mode === ReportCreationMode.QuickExplore ? exploration(table) : initialVisuals(table),
  }));
  // The dataset is new, too. Otherwise, saving would add the report to a dataset with different data.
  return { id: 'quick-create', datasetId: randomUuid(), displayName: 'New report', tables, pages };
}

/** Returns a table with all columns, below a column chart if the data has a suitable date or text column. */
function exploration(table: TableDefinition): VisualDefinition[] {
  const chart = initialVisuals(table).find(({ query }) => query?.categories && query.measures);
  const categories = table.columns.map(({ name }) => ({ table: table.name, column: name }));
  const horizontal = { x: 24, width: 1232 };
  return [
    ...(chart
      ? [{ ...chart, type: 'clusteredColumnChart' as const, layout: { ...horizontal, y: 24, height: 328 } }]
      : []),
    {
      name: 'table',
      type: 'tableEx',
      title: table.name,
      layout: { ...horizontal, y: chart ? 368 : 24, height: chart ? 328 : 672 },
      query: { categories },
    },
  ];
}

/** Maximum number of columns of a table that is next to a chart. */
const maxNarrowColumns = 3;
/** Position of the column with the cards and a narrow table, and the distance between its cards, in pixels. */
const sideColumn = { x: 856, width: 400 };
const sideCardStep = 128;
const maxSideCardStep = 200;
/** Height of the table's title, header and padding in that column, and of a row, in page pixels. */
const sideTableHeader = 110;
const sideRowHeight = 36;

/** Names of columns that describe their values only together with the table's name. */
const genericName = /^(amount|count|number|quantity|total|value)$/i;
/** Names of tables that do not describe their rows. */
const genericTable = /^(data|rows|sheet|table)[\s_-]*\d*$/i;

/** Returns the title for a table's number of rows: the plural of the column that identifies a row, if there is one. */
function countTitle({ columns: [first], rows }: TableDefinition): string {
  const isUnique = new Set(rows.map(([value]) => value)).size === rows.length;
  if (first?.type !== 'text' || !isUnique) return 'Rows';
  if (/([sxz]|ch|sh)$/.test(first.name)) return `${first.name}es`;
  return /[^aeiou]y$/.test(first.name) ? `${first.name.slice(0, -1)}ies` : `${first.name}s`;
}

/**
 * Returns cards for the number of rows and for numeric columns, a chart over time, charts by text columns with few distinct
 * values, and a table.
 */
function initialVisuals(table: TableDefinition): VisualDefinition[] {
  const numbers = table.columns.filter(({ type }) => type === 'number');
  const date = table.columns.find(({ type }) => type === 'date');
  const textColumns = table.columns.filter(({ type }, index) => type === 'text' && hasFewValues(table, index));
  const count: MeasureField = { table: table.name, column: table.columns[0]?.name ?? '', aggregation: 'count' };
  const sums = numbers.map(({ name }): MeasureField => ({ table: table.name, column: name, aggregation: 'sum' }));
  const main = sums[0] ?? count;
  const category = ({ name }: ColumnDefinition): CategoryField => ({ table: table.name, column: name });
  const titleOf = (measure: MeasureField): string => {
    if (measure === count) return countTitle(table);
    const isNamed = 'column' in measure && (!genericName.test(measure.column) || genericTable.test(table.name));
    return isNamed ? measure.column : table.name;
  };
  const chartFields: CategoryField[] = [
    ...(date ? [{ ...category(date), bucket: 'month' as const }] : []),
    ...textColumns.slice(0, date ? 1 : 2).map(category),
  ];
  // The few columns of a narrow table would be far apart in a table that is as wide as the page.
  const isBesideTable = chartFields.length === 1 && table.columns.length <= maxNarrowColumns;
  const measures = [...sums.slice(0, 3), count];
  // Next to few rows, cards are taller, so that the table fills its box.
  const roomForCards = 672 - sideTableHeader - sideRowHeight * table.rows.length;
  const cardStep = Math.max(sideCardStep, Math.min(maxSideCardStep, roomForCards / measures.length));
  const cards = measures.map((measure, index, { length }): VisualDefinition => ({
    name: `card-${String(index + 1)}`,
    type: 'card',
    title: titleOf(measure),
    layout: isBesideTable
      ? { ...sideColumn, y: 24 + index * cardStep, height: cardStep - 16 }
      : { ...placeInRow(index, length), y: 24, height: 112 },
    query: { measures: [measure] },
  }));
  const charts = chartFields.map((field, index): VisualDefinition => ({
    name: `chart-${String(index + 1)}`,
    type: field.bucket ? 'lineChart' : 'clusteredColumnChart',
    title: `${titleOf(main)} ${field.bucket ? 'over time' : `by ${field.column}`}`,
    layout: isBesideTable
      ? { x: 24, y: 24, width: 816, height: 672 }
      : { ...placeInRow(index, chartFields.length), y: 152, height: 264 },
    query: { categories: [field], measures: [main] },
  }));
  const y = isBesideTable ? 24 + cards.length * cardStep : charts.length > 0 ? 432 : 152;
  return [
    ...cards,
    ...charts,
    {
      name: 'table',
      type: 'tableEx',
      title: table.name,
      layout: { ...(isBesideTable ? sideColumn : { x: 24, width: 1232 }), y, height: 696 - y },
      query: { categories: table.columns.map(category) },
    },
  ];
}

/** Returns the position of one of several visuals that share the page width evenly. */
function placeInRow(index: number, count: number): { x: number; width: number } {
  const gap = 16;
  const width = (1232 - gap * (count - 1)) / count;
  return { x: 24 + index * (width + gap), width };
}

function hasFewValues({ rows }: TableDefinition, index: number): boolean {
  const values = new Set(rows.map((row) => row[index]));
  return values.size > 1 && values.size <= Math.max(12, rows.length / 4);
}
