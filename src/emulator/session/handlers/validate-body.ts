import { BookmarksPlayMode, ExportDataType, FiltersOperations, PageSizeType, SortDirection } from '../../../models';
import type { Route } from '../../../protocol/requests';
import { validateSettings } from '../../../validation';
import { type JsonSchema, arrayOf, messageObject, valueOf } from '../../model/json-schema';
import { validateSchema } from '../../model/validate-schema';

const string: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: ['number', 'non-finite'] };
const boolean: JsonSchema = { type: 'boolean' };
const object: JsonSchema = { type: 'object' };
const list: JsonSchema = { type: 'array' };

/** Returns the schema for a body that the page may omit. */
const optional = (schema: JsonSchema): JsonSchema => ({ ...schema, nullable: true });

const token: JsonSchema = { type: 'string', minLength: 1 };
const filtersUpdate = messageObject({ filtersOperation: valueOf(FiltersOperations) }, { filters: list });
const checkedSettings = messageObject(
  {},
  {
    zoomLevel: { type: 'number', minimum: 0.25, maximum: 4 },
    localeSettings: messageObject({}, { language: string, formatLocale: string }),
  },
);
const propertySelector = messageObject({ objectName: string, propertyName: string });
const fieldPath = '/report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index';
const quickCreateDataset = messageObject(
  {},
  {
    tableSchemaList: arrayOf(messageObject({ columns: arrayOf(object) })),
    data: arrayOf(messageObject({ rows: arrayOf(list) })),
  },
);
const slicers = optional(arrayOf(messageObject({ selector: object, state: messageObject({ filters: list }) })));

/**
 * Schemas of request bodies. Load requests are validated by their handlers, because they respond with a list of errors.
 */
const schemas: Partial<Record<Route, JsonSchema>> = {
  'POST /report/token': token,
  'POST /dashboard/token': token,
  'POST /tile/token': token,
  'POST /report/render': optional(messageObject({}, { settings: object, pageName: string })),
  'POST /frontload/config': object,
  'POST /qna/interpret': messageObject({ question: string }, { datasetIds: arrayOf(string) }),
  'POST /report/saveAs': messageObject({ name: string }),
  'PUT /report/pages/active': messageObject({ name: string }),
  'POST /report/addPage': optional(messageObject({}, { displayName: string })),
  'PUT /report/pages/:pageName/name': messageObject({ displayName: string }),
  'POST /report/filters': filtersUpdate,
  'PUT /report/filters': list,
  'POST /report/pages/:pageName/filters': filtersUpdate,
  'PUT /report/pages/:pageName/filters': list,
  'POST /report/pages/:pageName/visuals/:visualName/filters': filtersUpdate,
  'PUT /report/pages/:pageName/visuals/:visualName/filters': list,
  'POST /report/pages/:pageName/visuals/:visualName/exportData': optional(
    messageObject({}, { rows: number, exportDataType: valueOf(ExportDataType) }),
  ),
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': messageObject({ filters: list }),
  'POST /report/pages/:pageName/visuals/:visualName/clone': optional(
    messageObject({}, { filters: list, layout: object }),
  ),
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': messageObject(
    { orderBy: object },
    { direction: valueOf(SortDirection) },
  ),
  'PATCH /report/settings': checkedSettings,
  'PUT /report/theme': optional(messageObject({}, { themeJson: object })),
  'POST /report/bookmarks/applyByName': messageObject({ name: string }),
  'POST /report/bookmarks/applyState': messageObject({ state: string }),
  'POST /report/bookmarks/play': messageObject({ playMode: valueOf(BookmarksPlayMode) }),
  'POST /report/bookmarks/capture': optional(
    messageObject({ options: messageObject({}, { allPages: boolean, personalizeVisuals: boolean }) }),
  ),
  'POST /report/pages/:pageName/createVisual': messageObject(
    { visualType: string },
    { layout: object, autoFocus: boolean },
  ),
  'POST /report/pages/:pageName/deleteVisual': messageObject({ visualName: string }),
  'POST /report/pages/:pageName/visuals/:visualName/changeType': messageObject({ visualType: string }),
  'POST /report/pages/:pageName/visuals/:visualName/property': propertySelector,
  'PUT /report/pages/:pageName/visuals/:visualName/property': messageObject({
    selector: propertySelector,
    value: messageObject({}, { schema: string }),
  }),
  [`POST ${fieldPath}`]: object,
  [`PUT ${fieldPath}/displayName`]: messageObject({ newDisplayName: { type: 'string', minLength: 1 } }),
  [`PUT ${fieldPath}/formatString`]: messageObject({ formatString: string }),
  [`PUT ${fieldPath}/hidden`]: messageObject({ isHidden: boolean }),
};

/** Validates a request's body. Returns an error message, or undefined for a valid body. */
export function validateBody(route: Route, body: unknown): string | undefined {
  const schema = schemas[route];
  const error = schema && firstError(schema, body, 'body');
  if (error !== undefined || route !== 'PATCH /report/settings') return error;
  const layoutError = customLayoutError(body);
  if (layoutError !== undefined) return layoutError;
  // Settings for paginated reports contain only `commands`, as an object instead of a list.
  const { commands } = body as { commands?: unknown };
  const isPaginated = typeof commands === 'object' && commands !== null && !Array.isArray(commands);
  return isPaginated ? undefined : validateSettings(body)?.[0]?.message;
}

/** Validates the zoom level, locale and sizes in settings, which the SDK's validators do not check. */
export function settingsError(settings: unknown): string | undefined {
  return firstError(checkedSettings, settings, 'settings') ?? customLayoutError(settings);
}

/** Validates the sizes in a custom layout. A custom page size requires a width and a height. Visuals can omit them. */
function customLayoutError(settings: unknown): string | undefined {
  const layout = childOf(settings, 'customLayout');
  const pageSize = childOf(layout, 'pageSize');
  const isCustom = (pageSize as { type?: unknown } | undefined)?.type === PageSizeType.Custom;
  const pages = Object.entries(childOf(layout, 'pagesLayout') ?? {}).flatMap(([name, page]): [string, unknown][] => [
    [`${name}.defaultLayout`, childOf(page, 'defaultLayout')],
    ...Object.entries(childOf(page, 'visualsLayout') ?? {}).map(([visual, each]): [string, unknown] => [
      `${name}.visualsLayout.${visual}`,
      each,
    ]),
  ]);
  const errors = [
    pageSize && sizeError(pageSize, 'customLayout.pageSize', isCustom),
    ...pages.map(([path, each]) => sizeError(each, `customLayout.pagesLayout.${path}`, false)),
  ];
  return errors.find((error) => error !== undefined);
}

function childOf(value: unknown, name: string): object | undefined {
  const child = (value as Partial<Record<string, unknown>> | null | undefined)?.[name];
  return typeof child === 'object' && child !== null ? child : undefined;
}

function sizeError(size: unknown, name: string, isRequired: boolean): string | undefined {
  for (const side of ['width', 'height'] as const) {
    const value = (size as Partial<Record<string, unknown>> | null | undefined)?.[side];
    if (value === undefined && !isRequired) continue;
    const isValid = typeof value === 'number' && Number.isFinite(value) && (isRequired ? value > 0 : value >= 0);
    const expected = isRequired ? 'a positive number' : 'a non-negative number';
    if (!isValid) return `${name}.${side} must be ${expected}; received ${String(value)}`;
  }
  return undefined;
}

/** Validates that the tables, columns and rows for quick create are not null, which the SDK's validators do not check. */
export function datasetError(value: unknown): string | undefined {
  return firstError(quickCreateDataset, value, 'datasetCreateConfig');
}

/** Validates the slicers in a load configuration, which the SDK's validators do not check. */
export function slicersError(value: unknown): string | undefined {
  return firstError(slicers, value, 'slicers');
}

function firstError(schema: JsonSchema, value: unknown, name: string): string | undefined {
  if (schema.nullable && (value === undefined || value === null)) return undefined;
  const [error] = validateSchema(schema, value);
  if (!error) return undefined;
  const { field, message } = error;
  return `${field === '' ? name : field.startsWith('[') ? `${name}${field}` : field} ${message}`;
}
