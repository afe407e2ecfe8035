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
  const chart = initialVisuals(table).find(({ name }) => name === 'chart-1');
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
/** Horizontal position of a narrow table next to a chart, in pixels. */
const sideColumn = { x: 856, width: 400 };
/** Vertical position of the visuals below the cards, and their common height if they are in one row, in pixels. */
const [chartTop, chartHeight] = [144, 552];
/** Height of the table's title, header, totals and padding in that column, and of a row, in page pixels. */
const sideTableHeader = 126;
const sideRowHeight = 36;
/** Maximum number of slices of a donut, and its minimum height below a narrow table, in pixels. */
const maxSlices = 6;
const minDonutHeight = 160;

/** Names of columns that describe their values only together with the table's name. */
const genericName = /^(amount|count|number|quantity|total|value)$/i;
/** Names of tables that do not describe their rows. */
const genericTable = /^(data|rows|sheet|table)[\s_-]*\d*$/i;

/** A measure that aggregates a column. */
type ColumnMeasure = Exclude<MeasureField, { measure: string }>;

/** First word in the title of a card, by aggregation. */
const prefixes: Partial<Record<ColumnMeasure['aggregation'], string>> = {
  sum: 'Total',
  avg: 'Average',
  max: 'Maximum',
};

const isUnique = ({ rows }: TableDefinition): boolean => new Set(rows.map(([value]) => value)).size === rows.length;

/** Returns the title for a table's number of rows: the plural of the column that identifies a row, if there is one. */
function countTitle(table: TableDefinition): string {
  const [first] = table.columns;
  if (first?.type !== 'text' || !isUnique(table)) return 'Rows';
  if (/([sxz]|ch|sh)$/.test(first.name)) return `${first.name}es`;
  return /[^aeiou]y$/.test(first.name) ? `${first.name.slice(0, -1)}ies` : `${first.name}s`;
}

/** Returns a name as it is written within a title. Abbreviations keep their capital letters. */
const inTitle = (name: string): string => name.replace(/^\p{Lu}(?=\p{Ll}|$)/u, (letter) => letter.toLowerCase());

/**
 * Returns cards for numeric columns and the number of rows, a chart over time, charts by text columns with few distinct
 * values, and a table with totals.
 */
function initialVisuals(table: TableDefinition): VisualDefinition[] {
  const numbers = table.columns.filter(({ type, name }) => type === 'number' && !identifier.test(name));
  const date = table.columns.find(({ type }) => type === 'date');
  const textColumns = table.columns.filter(({ type }, index) => type === 'text' && hasFewValues(table, index));
  const count: ColumnMeasure = { table: table.name, column: table.columns[0]?.name ?? '', aggregation: 'count' };
  // Percentages cannot be added.
  const summaries = numbers.map(({ name, format }): ColumnMeasure => {
    const aggregation = format?.style === 'percent' ? 'avg' : 'sum';
    return { table: table.name, column: name, aggregation };
  });
  const main = summaries[0] ?? count;
  const category = ({ name }: ColumnDefinition): CategoryField => ({ table: table.name, column: name });
  const nameOf = (measure: ColumnMeasure): string => {
    if (measure === count) return countTitle(table);
    const isNamed = !genericName.test(measure.column) || genericTable.test(table.name);
    return isNamed ? measure.column : table.name;
  };
  const cardTitle = (measure: ColumnMeasure): string =>
    measure === count ? nameOf(count) : `${prefixes[measure.aggregation] ?? ''} ${inTitle(nameOf(measure))}`;
  const chartFields: CategoryField[] = [
    ...(date ? [{ ...category(date), bucket: 'month' as const }] : []),
    ...textColumns.slice(0, date ? 1 : 2).map(category),
  ];
  // The few columns of a narrow table would be far apart in a table that is as wide as the page.
  const isBesideTable = chartFields.length === 1 && table.columns.length <= maxNarrowColumns;
  const hasDetails = summaries.length === 1 && main.aggregation === 'sum' && table.rows.length > 1;
  const measures = [
    ...summaries.slice(0, 3),
    ...(hasDetails ? (['avg', 'max'] as const).map((aggregation) => ({ ...main, aggregation })) : []),
    count,
  ];
  const cards = measures.map((measure, index, { length }): VisualDefinition => ({
    name: `card-${String(index + 1)}`,
    type: 'card',
    title: cardTitle(measure),
    layout: { ...placeInRow(index, length), y: 24, height: chartTop - 40 },
    query: { measures: [measure] },
  }));
  const charts = chartFields.map((field, index): VisualDefinition => ({
    name: `chart-${String(index + 1)}`,
    type: field.bucket ? 'lineChart' : 'clusteredColumnChart',
    title: `${nameOf(main)} ${field.bucket ? 'over time' : `by ${inTitle(field.column)}`}`,
    layout: isBesideTable
      ? { x: 24, y: chartTop, width: 816, height: chartHeight }
      : { ...placeInRow(index, chartFields.length), y: chartTop, height: 272 },
    query: { categories: [field], measures: [main] },
  }));
  // Below a short table, a donut shows the shares.
  const sideTableHeight = sideTableHeader + sideRowHeight * table.rows.length;
  const donutHeight = chartHeight - 16 - sideTableHeight;
  const [shareField] = chartFields;
  const hasDonut =
    isBesideTable &&
    shareField?.bucket === undefined &&
    main.aggregation !== 'avg' &&
    table.rows.length <= maxSlices &&
    donutHeight >= minDonutHeight;
  const y = isBesideTable || charts.length === 0 ? chartTop : 432;
  const isGrouped = summaries.length > 0 && summaries.length < table.columns.length;
  const columns = isGrouped ? table.columns.filter((column) => !numbers.includes(column)) : table.columns;
  return [
    ...cards,
    ...charts,
    {
      name: 'table',
      type: 'tableEx',
      title: 'Details',
      layout: {
        ...(isBesideTable ? sideColumn : { x: 24, width: 1232 }),
        y,
        height: hasDonut ? sideTableHeight : 696 - y,
      },
      query: {
        categories: columns.map(category),
        ...(isGrouped && {
          measures: summaries.map((measure, index) => ({ ...measure, label: labelOf(numbers[index]) })),
        }),
      },
    },
    ...(hasDonut && shareField
      ? [
          {
            name: 'shares',
            type: 'donutChart' as const,
            title: `Share of ${inTitle(nameOf(main))}`,
            layout: { ...sideColumn, y: 696 - donutHeight, height: donutHeight },
            query: { categories: [shareField], measures: [main], sort: { by: 1, direction: 'descending' as const } },
          },
        ]
      : []),
  ];
}

const labelOf = (column: ColumnDefinition | undefined): string => column?.label ?? column?.name ?? '';

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
