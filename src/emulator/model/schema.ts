import { visualTypes } from './definition';

/** The part of JSON Schema (draft 7) that the content format is written in, and that `findMisfits` reads. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: JsonType | readonly JsonType[];
  enum?: readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: false;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  minLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  definitions?: Readonly<Record<string, JsonSchema>>;
}

/** The types of JSON. */
export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'object' | 'array';

const text = (description: string): JsonSchema => ({ type: 'string', description });
const named = (description: string): JsonSchema => ({ type: 'string', minLength: 1, description });
const number = (description: string): JsonSchema => ({ type: 'number', description });
const flag = (description: string): JsonSchema => ({ type: 'boolean', description });
const one = (description: string, ...values: readonly string[]): JsonSchema => ({ enum: values, description });
const ref = (name: string, description?: string): JsonSchema =>
  description === undefined
    ? { $ref: `#/definitions/${name}` }
    : { anyOf: [{ $ref: `#/definitions/${name}` }], description };
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

function shape(title: string, required: readonly string[], properties: Record<string, JsonSchema>): JsonSchema {
  return { title, type: 'object', required, additionalProperties: false, properties };
}

const cell: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
const size = shape('size', ['width', 'height'], { width: number('Pixels.'), height: number('Pixels.') });
const ground = shape('ground', [], { color: text("As '#f2f4f6'."), transparency: number('0 to 100.') });
const fieldEnd = shape('end', ['table', 'column'], { table: text('The table.'), column: text('The column.') });
const aggregations = ['sum', 'avg', 'count', 'distinct', 'min', 'max'];
const filters = list(ref('filter'), 'Filters of the wire, as the SDK sends them.');

const definitions: Record<string, JsonSchema> = {
  content: shape('content', ['reports'], {
    $schema: text('The address of this schema, for editors.'),
    reports: list(ref('report'), 'The reports.'),
    dashboards: list(ref('dashboard'), 'The dashboards.'),
  }),
  report: shape('report', ['id', 'displayName', 'tables', 'pages'], {
    $schema: text('The address of this schema, for editors.'),
    id: named("The report's id."),
    displayName: text('The name that people see.'),
    datasetId: named("Default the report's id."),
    tables: list(ref('table'), 'The data.'),
    measures: list(ref('measure'), 'The measures.'),
    relationships: list(ref('relationship'), 'How tables belong together.'),
    pages: { ...list(ref('page'), 'The pages, in order.'), minItems: 1 },
    filters,
    bookmarks: list(ref('bookmark'), 'The bookmarks; `capture` makes their states.'),
    theme: { type: 'object', description: "A theme as the provider's files hold it." },
    now: text('The instant that relative filters count from, ISO; default the clock.'),
  }),
  table: {
    ...shape('table', ['name'], {
      name: named("The table's name."),
      columns: list(ref('column'), 'The columns, in the order of the cells.'),
      rows: list({ type: 'array', items: cell }, 'One array of cells per row.'),
      csv: text('Path of a CSV file beside the content file, in place of `rows`. Its first line has the names.'),
      hierarchies: list(ref('hierarchy'), 'Hierarchies that filters may target by level.'),
    }),
    anyOf: [
      { required: ['columns', 'rows'], description: 'columns and rows' },
      { required: ['csv'], description: 'csv' },
    ],
  },
  column: shape('column', ['name', 'type'], {
    name: named("The column's name."),
    type: one('What its cells hold; dates are ISO strings, read as UTC.', 'text', 'number', 'date', 'boolean'),
    label: text('What people read; default the name.'),
    format: ref('format'),
    hyperlink: flag('The texts are addresses: shown as links.'),
  }),
  format: shape('format', [], {
    style: one("Default 'decimal'.", 'decimal', 'percent', 'currency'),
    currency: text("ISO code; default 'USD'."),
    decimals: { type: 'number', minimum: 0, maximum: 6, description: 'Digits after the point.' },
  }),
  hierarchy: shape('hierarchy', ['name', 'levels'], {
    name: named("The hierarchy's name."),
    levels: list(
      shape('level', ['name', 'column'], {
        name: named("The level's name."),
        column: text('The column.'),
        part: one('A part of a date column.', 'Year', 'Quarter', 'Month', 'Day'),
      }),
      'From the outermost inwards.',
    ),
  }),
  measure: shape('measure', ['name', 'table'], {
    name: named("The measure's name."),
    table: text('The table that it belongs to.'),
    label: text('The name that people see.'),
    format: ref('format'),
    aggregation: one("Default 'sum'; 'count' without a column counts rows.", ...aggregations, 'ratio'),
    column: text('The column that is aggregated.'),
    where: list(
      shape('condition', ['column', 'in'], { column: text('The column.'), in: list(cell, 'Values that count.') }),
      'Only rows with these values count.',
    ),
    numerator: text("Name of a measure, for 'ratio'."),
    denominator: text("Name of a measure, for 'ratio'."),
  }),
  relationship: shape('relationship', ['from', 'to'], { from: fieldEnd, to: fieldEnd }),
  page: shape('page', ['name', 'displayName', 'visuals'], {
    name: named('Unique in the report.'),
    displayName: text('The name that people see.'),
    size,
    mobileSize: size,
    displayOption: one("Default 'FitToPage'.", 'FitToPage', 'FitToWidth', 'ActualSize'),
    hidden: flag('Hidden in view mode.'),
    background: ground,
    wallpaper: ground,
    filters,
    visuals: list(ref('visual'), 'The visuals.'),
  }),
  rectangle: shape('rectangle', ['x', 'y', 'width', 'height'], {
    x: number('Pixels from the left.'),
    y: number('Pixels from the top.'),
    z: number('Higher lies above.'),
    width: number('Pixels.'),
    height: number('Pixels.'),
    displayState: { type: 'object', description: 'Whether it is shown.' },
  }),
  visual: shape('visual', ['name', 'type', 'layout'], {
    name: named('Unique on its page.'),
    type: one('How it is drawn.', ...visualTypes),
    title: text('The title that people see.'),
    layout: ref('rectangle'),
    mobileLayout: ref('rectangle'),
    query: ref('query'),
    filters,
    slicer: shape('slicer', [], {
      style: one("Default 'list'.", 'list', 'dropdown'),
      singleSelect: flag('One value at a time.'),
      sync: text('Slicers of one column with the same text choose together, on all pages.'),
    }),
    text: text('For textboxes and buttons.'),
    action: shape('action', [], {
      page: text('A page to go to.'),
      bookmark: text('A bookmark to apply.'),
      url: text('A web address to open.'),
    }),
    hidden: flag('Hidden until a layout shows it.'),
  }),
  query: shape('query', [], {
    categories: list(ref('category'), 'What is along the axis, or the rows.'),
    levels: list(ref('category'), 'A hierarchy below the first category: people drill into it.'),
    series: ref('category'),
    measures: list(ref('measureField'), 'What is shown of each.'),
    sort: shape('sort', ['by', 'direction'], {
      by: { type: 'number', minimum: 0, description: 'Index: categories first, then the series, then the measures.' },
      direction: one('Which way.', 'ascending', 'descending'),
    }),
    top: { type: 'number', minimum: 1, description: 'Only the first so many rows after sorting.' },
  }),
  category: shape('category', ['table', 'column'], {
    table: text('The table.'),
    column: text('The column.'),
    bucket: one('Dates are drawn together by these.', 'year', 'quarter', 'month', 'week', 'day'),
  }),
  measureField: {
    type: 'object',
    anyOf: [
      { ...shape('model measure', ['table', 'measure'], { table: text('The table.'), measure: text('The measure.') }) },
      {
        ...shape('aggregated column', ['table', 'column', 'aggregation'], {
          table: text('The table.'),
          column: text('The column.'),
          aggregation: one('How.', ...aggregations),
        }),
      },
    ],
  },
  filter: { type: 'object', required: ['target'], description: 'A filter of the wire.' },
  bookmark: {
    title: 'bookmark',
    type: 'object',
    required: ['name', 'displayName'],
    properties: {
      name: named('Unique in the report.'),
      displayName: text('The name that people see.'),
      state: text('What `capture` has returned.'),
      children: list({ type: 'object' }, 'The bookmarks of a group.'),
    },
  },
  dashboard: shape('dashboard', ['id', 'displayName', 'tiles'], {
    $schema: text('The address of this schema, for editors.'),
    id: named("The dashboard's id."),
    displayName: text('The name that people see.'),
    tiles: list(ref('tile'), 'The tiles.'),
    pageView: one("Default 'fitToWidth'.", 'fitToWidth', 'oneColumn', 'actualSize'),
  }),
  tile: shape('tile', ['id', 'reportId', 'pageName', 'visualName', 'layout'], {
    id: named('Unique on its dashboard.'),
    title: text('The title that people see.'),
    reportId: text('The report that it was pinned from.'),
    pageName: text("The report's page."),
    visualName: text("The page's visual."),
    layout: shape('place', ['column', 'row', 'width', 'height'], {
      column: number('Of 12, from 0.'),
      row: number('From 0.'),
      width: number('Columns.'),
      height: number('Rows.'),
    }),
  }),
};

/** The JSON Schema (draft 7) of content files: a report, a dashboard, or both in lists. */
export const contentSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Content of the Vitrine emulator',
  anyOf: [ref('content'), ref('report'), ref('dashboard')],
  definitions,
};
