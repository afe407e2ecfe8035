import type { Route } from '../../protocol/requests';
import { validateSettings } from '../../validation';

/** What is wrong with a call's body, for people; undefined for a sound one. */
type BodyCheck = (body: unknown) => string | undefined;

type Fields = Record<string, 'string' | 'number' | 'array' | 'object'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (value: unknown, kind: Fields[string]): boolean => {
  if (kind === 'array') return Array.isArray(value);
  return kind === 'object' ? isObject(value) : typeof value === kind;
};

function fieldFault(body: Record<string, unknown>, fields: Fields, required: boolean): string | undefined {
  for (const [name, kind] of Object.entries(fields)) {
    const value = body[name];
    if (value === undefined || value === null) {
      if (required) return `${name} is required`;
    } else if (!fits(value, kind)) return `${name} must be ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
  }
  return undefined;
}

/** An object with these fields; `optional` ones may be missing. */
const object =
  (required: Fields, optional: Fields = {}): BodyCheck =>
  (body) =>
    isObject(body)
      ? (fieldFault(body, required, true) ?? fieldFault(body, optional, false))
      : `the body must be an object${Object.keys(required).length > 0 ? ` with ${Object.keys(required).join(' and ')}` : ''}`;

const maybe =
  (check: BodyCheck): BodyCheck =>
  (body) =>
    body === undefined || body === null ? undefined : check(body);

const token: BodyCheck = (body) =>
  typeof body === 'string' && body !== '' ? undefined : 'the body must be the access token, a string that is not empty';
const list: BodyCheck = (body) => (Array.isArray(body) ? undefined : 'the body must be an array of filters');
const update: BodyCheck = (body) => {
  const fault = object({ filtersOperation: 'number' }, { filters: 'array' })(body);
  if (fault !== undefined) return fault;
  const { filtersOperation } = body as { filtersOperation: number };
  return [0, 1, 2, 3].includes(filtersOperation)
    ? undefined
    : `filtersOperation must be 0, 1, 2 or 3, not ${String(filtersOperation)}`;
};
const settings: BodyCheck = (body) => {
  const fault = object({}, { zoomLevel: 'number' })(body);
  if (fault !== undefined) return fault;
  const { commands, zoomLevel = 1 } = body as { commands?: unknown; zoomLevel?: number };
  if (!(zoomLevel >= 0.25 && zoomLevel <= 4)) return `zoomLevel must lie within 0.25 and 4, not ${String(zoomLevel)}`;
  // Those of paginated reports are an object, and all that these have.
  return isObject(commands) ? undefined : validateSettings(body)?.[0]?.message;
};

/** The bodies that calls need. Loads look at theirs themselves, as their answer is a list of errors. */
const checks: Partial<Record<Route, BodyCheck>> = {
  'POST /report/token': token,
  'POST /dashboard/token': token,
  'POST /tile/token': token,
  'POST /report/render': maybe(object({}, { settings: 'object', pageName: 'string' })),
  'POST /frontload/config': object({}),
  'POST /qna/interpret': object({ question: 'string' }, { datasetIds: 'array' }),
  'POST /report/saveAs': object({ name: 'string' }),
  'PUT /report/pages/active': object({ name: 'string' }),
  'POST /report/addPage': maybe(object({}, { displayName: 'string' })),
  'PUT /report/pages/:pageName/name': object({ displayName: 'string' }),
  'POST /report/filters': update,
  'PUT /report/filters': list,
  'POST /report/pages/:pageName/filters': update,
  'PUT /report/pages/:pageName/filters': list,
  'POST /report/pages/:pageName/visuals/:visualName/filters': update,
  'PUT /report/pages/:pageName/visuals/:visualName/filters': list,
  'POST /report/pages/:pageName/visuals/:visualName/exportData': maybe(
    object({}, { rows: 'number', exportDataType: 'number' }),
  ),
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': object({ filters: 'array' }),
  'POST /report/pages/:pageName/visuals/:visualName/clone': maybe(object({}, { filters: 'array', layout: 'object' })),
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': object({ orderBy: 'object' }, { direction: 'number' }),
  'PATCH /report/settings': settings,
  'PUT /report/theme': maybe(object({}, { themeJson: 'object' })),
  'POST /report/bookmarks/applyByName': object({ name: 'string' }),
  'POST /report/bookmarks/applyState': object({ state: 'string' }),
  'POST /report/bookmarks/play': object({ playMode: 'number' }),
  'POST /report/bookmarks/capture': maybe(object({}, { options: 'object' })),
};

/** What is wrong with the body of a call; undefined for a sound one. */
export function bodyFault(route: Route, body: unknown): string | undefined {
  return checks[route]?.(body);
}
