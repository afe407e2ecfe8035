import { BookmarksPlayMode, ExportDataType, FiltersOperations, SortDirection } from '../../../models';
import type { Route } from '../../../protocol/requests';
import { validateSettings } from '../../../validation';
import { type JsonSchema, arrayOf, messageObject, valueOf } from '../../model/json-schema';
import { validateSchema } from '../../model/validate-schema';

const string: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: ['number', 'non-finite'] };
const boolean: JsonSchema = { type: 'boolean' };
const object: JsonSchema = { type: 'object' };
const list: JsonSchema = { type: 'array' };

/** A body that the page may omit. */
const optional = (schema: JsonSchema): JsonSchema => ({ ...schema, nullable: true });

const token: JsonSchema = { type: 'string', minLength: 1 };
const filtersUpdate = messageObject({ filtersOperation: valueOf(FiltersOperations) }, { filters: list });
const zoomSettings = messageObject({}, { zoomLevel: { type: 'number', minimum: 0.25, maximum: 4 } });
const propertySelector = messageObject({ objectName: string, propertyName: string });
const fieldPath = '/report/pages/:pageName/visuals/:visualName/dataroles/:dataRole/fields/:index';
const slicers = optional(arrayOf(messageObject({ selector: object, state: messageObject({ filters: list }) })));

/** Schemas of request bodies. Load requests are validated by their handlers, because they respond with a list of errors. */
const schemas: Partial<Record<Route, JsonSchema>> = {
  'POST /report/token': token,
  'POST /dashboard/token': token,
  'POST /tile/token': token,
  'POST /report/render': optional(messageObject({}, { settings: object, pageName: string })),
  'POST /frontload/config': object,
  'POST /qna/interpret': messageObject({ question: string }, { datasetIds: list }),
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
  'PATCH /report/settings': zoomSettings,
  'PUT /report/theme': optional(messageObject({}, { themeJson: object })),
  'POST /report/bookmarks/applyByName': messageObject({ name: string }),
  'POST /report/bookmarks/applyState': messageObject({ state: string }),
  'POST /report/bookmarks/play': messageObject({ playMode: valueOf(BookmarksPlayMode) }),
  'POST /report/bookmarks/capture': optional(messageObject({}, { options: object })),
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

/** Validates the body of a request. Returns an error message, or undefined for a valid body. */
export function validateBody(route: Route, body: unknown): string | undefined {
  const schema = schemas[route];
  const error = schema && firstError(schema, body, 'body');
  if (error !== undefined || route !== 'PATCH /report/settings') return error;
  // Settings of paginated reports have nothing but `commands`, which is an object there.
  const { commands } = body as { commands?: unknown };
  const isPaginated = typeof commands === 'object' && commands !== null && !Array.isArray(commands);
  return isPaginated ? undefined : validateSettings(body)?.[0]?.message;
}

/** Validates the zoom level of settings. The validators of the SDK leave its range to the frame. */
export function zoomError(settings: unknown): string | undefined {
  return firstError(zoomSettings, settings, 'settings');
}

/** Validates the slicers of a load configuration, which the validators of the SDK do not check. */
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
