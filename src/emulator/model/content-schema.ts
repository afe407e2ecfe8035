import { displayOptions, roleOperators, shapeForms, visualTypes } from './definition';
import type { JsonSchema } from './json-schema';
import { buckets } from './query';

const string = (description: string): JsonSchema => ({ type: 'string', description });
const identifier = (description: string): JsonSchema => ({ type: 'string', minLength: 1, description });
const number = (description: string): JsonSchema => ({ type: 'number', description });
const boolean = (description: string): JsonSchema => ({ type: 'boolean', description });
const oneOf = (description: string, ...values: readonly string[]): JsonSchema => ({ enum: values, description });
const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

function shape(title: string, required: readonly string[], properties: Record<string, JsonSchema>): JsonSchema {
  return { title, type: 'object', required, additionalProperties: false, properties };
}

const fieldOptions: Record<string, JsonSchema> = {
  label: string('Label in this visual. Default: the column or measure label.'),
  shortLabel: string(
    'Label where there is little room, for example in a table or as the title of a card on a phone. Default: the usual text.',
  ),
  formatString: string("Number format in this visual, for example '#,0.00' or '0.0%'."),
  hidden: boolean('Whether the visual hides the field. Default: false.'),
  role: string("A measure's data role, for visual types with several measure roles. Default: assigned by position."),
};
const measureOptions: Record<string, JsonSchema> = {
  ...fieldOptions,
  percentOfGrandTotal: boolean('Whether each value is divided by the total of all groups. Default: false.'),
  neutral: boolean('Whether charts with axes show the measure in gray. Default: false.'),
};
const cell: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };
const size = shape('size', ['width', 'height'], {
  width: number('Width in pixels.'),
  height: number('Height in pixels.'),
});
const fill = shape('fill', [], {
  color: string("Color, for example '#f2f4f6'."),
  transparency: number('Transparency in percent, 0 to 100.'),
});
const relationshipEnd = shape('end', ['table', 'column'], {
  table: string('Name of the table.'),
  column: string('Name of the column.'),
});
const schemaUrl = string('URL or path of this schema, for editors.');
const displayName = string('Name that is displayed.');
const aggregations = ['sum', 'avg', 'count', 'distinct', 'min', 'max'];
const filters = list(ref('filter'), "Filters in the SDK's format.");

const definitions: Record<string, JsonSchema> = {
  content: shape('content', ['reports'], {
    $schema: schemaUrl,
    reports: list(ref('report'), 'Reports.'),
    dashboards: list(ref('dashboard'), 'Dashboards.'),
    workspaces: {
      ...list(ref('workspace'), 'Workspaces. Default: one that contains everything.'),
      minItems: 1,
    },
    servicePrincipals: list(ref('servicePrincipal'), 'Service principals that may call the REST API.'),
  }),
  workspace: shape('workspace', ['id', 'name'], {
    id: identifier('Id of the workspace.'),
    name: string('Name that is displayed.'),
    reports: list(
      { type: 'string' },
      'Ids of its reports. Reports that no workspace lists belong to the first workspace.',
    ),
    dashboards: list(
      { type: 'string' },
      'Ids of its dashboards. Dashboards that no workspace lists belong to the first workspace.',
    ),
  }),
  servicePrincipal: shape('service principal', ['clientId', 'clientSecret'], {
    clientId: identifier('Client id.'),
    clientSecret: identifier('Client secret for offline use. Do not use a real one.'),
    workspaces: list({ type: 'string' }, 'Ids of the workspaces that the principal has access to. Default: all.'),
  }),
  report: shape('report', ['id', 'displayName', 'tables', 'pages'], {
    $schema: schemaUrl,
    id: identifier('Id of the report.'),
    displayName,
    datasetId: identifier("Dataset id. Default: the report's id."),
    tables: list(ref('table'), 'Tables of the dataset.'),
    measures: list(ref('measure'), 'Measures of the dataset.'),
    relationships: list(ref('relationship'), 'Relationships between tables.'),
    roles: list(ref('role'), 'Row-level security roles. If any are defined, tokens require an effective identity.'),
    pages: { ...list(ref('page'), 'Pages, in order.'), minItems: 1 },
    filters,
    bookmarks: list(ref('bookmark'), 'Bookmarks. Their states are created with bookmarksManager.capture().'),
    theme: { type: 'object', description: 'Theme in the Power BI theme file format.' },
    now: string('Time that relative filters are based on (ISO 8601). Default: the current time.'),
  }),
  table: {
    ...shape('table', ['name'], {
      name: identifier('Name of the table.'),
      columns: list(ref('column'), 'Columns, in the same order as the cells.'),
      rows: list({ type: 'array', items: cell }, 'Rows. Each row is an array of cells.'),
      csv: string(
        'Path to a CSV file that replaces `rows`, relative to this file. Its first line contains the column names.',
      ),
      hierarchies: list(ref('hierarchy'), 'Hierarchies that filters can target by level.'),
    }),
    anyOf: [
      { required: ['columns', 'rows'], description: 'columns and rows' },
      { required: ['csv'], description: 'csv' },
    ],
  },
  column: shape('column', ['name', 'type'], {
    name: identifier('Name of the column.'),
    type: oneOf('Type of the cells. Dates are ISO 8601 strings in UTC.', 'text', 'number', 'date', 'boolean'),
    label: string('Label that is displayed. Default: the name.'),
    format: ref('format'),
    hyperlink: boolean('Whether the cells are URLs that are displayed as links. Default: false.'),
    neutral: list(
      cell,
      'Values that indicate that something is missing, which charts show in gray, like blanks and false.',
    ),
  }),
  format: shape('format', [], {
    style: oneOf("Number style. Default: 'decimal'.", 'decimal', 'percent', 'currency'),
    currency: string("ISO 4217 currency code. Default: 'USD'."),
    decimals: {
      type: 'number',
      minimum: 0,
      maximum: 6,
      description: 'Number of decimal places. Default: 0, or 1 for percent.',
    },
  }),
  hierarchy: shape('hierarchy', ['name', 'levels'], {
    name: identifier('Name of the hierarchy.'),
    levels: list(
      shape('level', ['name', 'column'], {
        name: identifier('Name of the level.'),
        column: string('Name of the column.'),
        part: oneOf('Part of a date column.', 'Year', 'Quarter', 'Month', 'Day'),
      }),
      'Levels, outermost first.',
    ),
  }),
  measure: shape('measure', ['name', 'table'], {
    name: identifier('Name of the measure.'),
    table: string('Name of the table that the measure belongs to.'),
    label: string('Label that is displayed. Default: the name.'),
    format: ref('format'),
    aggregation: oneOf("Aggregation. Default: 'sum'. 'count' without a column counts rows.", ...aggregations, 'ratio'),
    column: string('Name of the aggregated column.'),
    where: list(
      shape('condition', ['column', 'in'], {
        column: string('Name of the column.'),
        in: list(cell, 'Accepted values. null matches empty cells.'),
      }),
      'Conditions. Only rows that meet all conditions are aggregated.',
    ),
    blankAsZero: boolean(
      'Whether the value is 0 instead of blank if there are no rows. Default: true for counts, otherwise false.',
    ),
    latestBy: string(
      'Name of a column, for example the month. Of each group, only the rows with the highest value in this column are aggregated.',
    ),
    numerator: string("Name of the numerator measure, for 'ratio'."),
    denominator: string("Name of the denominator measure, for 'ratio'."),
  }),
  role: shape('role', ['name'], {
    name: identifier('Name of the role.'),
    filters: list(ref('roleFilter'), 'Filters. A row must match all of them. Default: none (all rows are visible).'),
  }),
  roleFilter: shape('role filter', ['table', 'column'], {
    table: string('Name of the filtered table. The filter also applies to the tables that reference it.'),
    column: string('Name of the column to compare.'),
    operator: oneOf("Operator. Default: 'is', or 'in' with a lookup.", ...roleOperators),
    value: {
      type: ['string', 'number', 'boolean', 'null', 'array'],
      items: cell,
      description: "Value to compare against: a literal, 'username()' or 'customData()'. A list for 'in' and 'notIn'.",
    },
    lookup: shape('lookup', ['table', 'column', 'userColumn'], {
      table: string('Name of the table that assigns values to users.'),
      column: string('Name of the column with the values.'),
      userColumn: string('Name of the column that identifies the user.'),
      user: oneOf("Value that identifies the user. Default: 'username()'.", 'username()', 'customData()'),
    }),
  }),
  relationship: shape('relationship', ['from', 'to'], { from: relationshipEnd, to: relationshipEnd }),
  page: shape('page', ['name', 'displayName', 'visuals'], {
    name: identifier('Name, unique within the report.'),
    displayName,
    size,
    mobileSize: size,
    displayOption: oneOf("How the page fits the frame. Default: 'FitToPage'.", ...displayOptions),
    hidden: boolean('Whether the page is hidden in view mode. Default: false.'),
    background: fill,
    wallpaper: fill,
    filters,
    visuals: list(ref('visual'), 'Visuals.'),
    visualInteractions: list(
      shape('visual interaction', ['source', 'target', 'type'], {
        source: string('Name of the visual in which data points are selected.'),
        target: string('Name of the visual that is not filtered by them.'),
        type: oneOf("Type of the interaction, with Power BI's name.", 'NoFilter'),
      }),
      'Interactions between visuals that differ from the default, in which a selection filters all other visuals.',
    ),
  }),
  rectangle: shape('rectangle', ['x', 'y', 'width', 'height'], {
    x: number('Distance from the left edge of the page in pixels.'),
    y: number('Distance from the top edge of the page in pixels.'),
    z: number('Stacking order. Visuals with a higher value are in front.'),
    width: number('Width in pixels.'),
    height: number('Height in pixels.'),
    displayState: { type: 'object', description: 'Visibility.' },
  }),
  visual: shape('visual', ['name', 'type', 'layout'], {
    name: identifier('Name, unique within the page.'),
    type: oneOf('Type of the visual.', ...visualTypes),
    title: string('Title that is displayed.'),
    layout: ref('rectangle'),
    mobileLayout: ref('rectangle'),
    query: ref('query'),
    filters,
    slicer: shape('slicer', [], {
      style: oneOf("Style of the slicer. Default: 'list'.", 'list', 'dropdown', 'between'),
      singleSelect: boolean('Whether only one value can be selected. Default: false.'),
      sync: string('Sync group. Slicers for the same column and group share their selection across pages.'),
      filters,
    }),
    kpi: shape('kpi', [], {
      lowIsGood: boolean('Whether a decrease is good. Default: false.'),
      goalLabel: string("Text for the goal. Default: 'target' and the goal's value."),
      goalToDate: boolean(
        'Whether the goal is the value in the part of each period that has passed in an incomplete latest period. Default: false.',
      ),
      periods: number(
        'Minimum number of periods in the trend line, including earlier ones than those selected. Default: 0.',
      ),
    }),
    text: string('Text in a text box or on a button.'),
    action: shape('action', [], {
      page: string('Name of the page to show.'),
      bookmark: string('Name of the bookmark to apply.'),
      url: string('URL to open.'),
    }),
    image: shape('image', ['url'], {
      url: string('URL that starts with https://, or a data: URL for an image.'),
      alt: string('Alternative text. Default: empty, for a purely decorative image.'),
      scaling: oneOf("How the image fits its visual. Default: 'fit'.", 'fit', 'fill', 'normal'),
    }),
    shape: shape('shape', [], {
      form: oneOf("Kind of shape. Default: 'rectangle'.", ...shapeForms),
      fill: string("Hex fill color. Default: the theme's accent color."),
      line: string('Hex outline color. Default: none.'),
    }),
    autoTitle: boolean('Whether the title is generated from the fields. Default: false.'),
    properties: {
      type: 'object',
      description: 'Formatting properties by object name and property name, for example { legend: { show: false } }.',
    },
    hidden: boolean('Whether the visual is hidden until a layout shows it. Default: false.'),
  }),
  query: shape('query', [], {
    categories: list(ref('category'), 'Columns that group the data: along the axis, or as rows.'),
    levels: list(ref('category'), 'Hierarchy levels below the first category, outermost first, to drill into.'),
    series: ref('category'),
    measures: list(ref('measureField'), 'Measures for each group.'),
    sort: shape('sort', ['by', 'direction'], {
      by: {
        type: 'number',
        minimum: 0,
        description: 'Index of the field to sort by: categories first, then the series, then the measures.',
      },
      direction: oneOf('Sort direction.', 'ascending', 'descending'),
    }),
    top: { type: 'number', minimum: 1, description: 'Maximum number of rows after sorting.' },
  }),
  category: shape('category', ['table', 'column'], {
    table: string('Name of the table.'),
    column: string('Name of the column.'),
    bucket: oneOf('Period that dates are grouped by.', ...buckets),
    ...fieldOptions,
  }),
  measureField: {
    type: 'object',
    anyOf: [
      shape('measure', ['table', 'measure'], {
        table: string('Name of the table.'),
        measure: string('Name of the measure.'),
        ...measureOptions,
      }),
      shape('aggregated column', ['table', 'column', 'aggregation'], {
        table: string('Name of the table.'),
        column: string('Name of the column.'),
        aggregation: oneOf('Aggregation of the column.', ...aggregations),
        ...measureOptions,
      }),
    ],
  },
  filter: { type: 'object', required: ['target'], description: "Filter in the SDK's format." },
  bookmark: {
    title: 'bookmark',
    type: 'object',
    required: ['name', 'displayName'],
    properties: {
      name: identifier('Name, unique within the report.'),
      displayName,
      state: string('State that was returned by bookmarksManager.capture().'),
      children: list({ type: 'object' }, 'Bookmarks in the group.'),
    },
  },
  dashboard: shape('dashboard', ['id', 'displayName', 'tiles'], {
    $schema: schemaUrl,
    id: identifier('Id of the dashboard.'),
    displayName,
    tiles: list(ref('tile'), 'Tiles.'),
    pageView: oneOf(
      "How the dashboard fits the frame. Default: 'fitToWidth'.",
      'fitToWidth',
      'oneColumn',
      'actualSize',
    ),
  }),
  tile: shape('tile', ['id', 'reportId', 'pageName', 'visualName', 'layout'], {
    id: identifier('Id, unique within the dashboard.'),
    title: string("Title that is displayed. Default: the visual's title."),
    reportId: string('Id of the report that contains the visual.'),
    pageName: string('Name of the page that contains the visual.'),
    visualName: string('Name of the visual.'),
    layout: shape('tile layout', ['column', 'row', 'width', 'height'], {
      column: number('First column in the 12-column grid, starting at 0.'),
      row: number('First row, starting at 0.'),
      width: number('Width in columns.'),
      height: number('Height in rows.'),
    }),
  }),
};

/** JSON Schema (draft 7) of content files: a report, a dashboard, or lists of both. */
export const contentSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Vitrine emulator content',
  anyOf: [ref('content'), ref('report'), ref('dashboard')],
  definitions,
};
