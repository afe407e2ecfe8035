import { BookmarksPlayMode, ExportDataType, FiltersOperations, SortDirection } from '../../models';
import type { Route } from '../../protocol/requests';
import { validateSettings } from '../../validation';
import { type Rules, fieldFault, list, memberOf, number, object, optional, text, within } from '../model/rule';

/** What is wrong with a call's body, for people; undefined for a sound one. */
type BodyCheck = (body: unknown) => string | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields; `optionalRules` are for those that may be missing. */
const body =
  (required: Rules, optionalRules: Rules = {}): BodyCheck =>
  (value) => {
    if (isObject(value)) {
      const others = Object.entries(optionalRules).map(([name, rule]) => [name, optional(rule)] as const);
      return fieldFault(value, { ...required, ...Object.fromEntries(others) });
    }
    const names = Object.keys(required).join(' and ');
    return `the body must be an object${names === '' ? '' : ` with ${names}`}`;
  };

const maybe =
  (check: BodyCheck): BodyCheck =>
  (value) =>
    value === undefined || value === null ? undefined : check(value);

const token: BodyCheck = (value) =>
  typeof value === 'string' && value !== ''
    ? undefined
    : 'the body must be the access token, a string that is not empty';
const filterList: BodyCheck = (value) => (Array.isArray(value) ? undefined : 'the body must be an array of filters');
const update = body({ filtersOperation: memberOf(FiltersOperations) }, { filters: list });

/** What is wrong with the zoom of settings: the published validators leave its range to the frame. */
export const zoomFault: BodyCheck = body({}, { zoomLevel: within(0.25, 4) });

const settings: BodyCheck = (value) => {
  const fault = zoomFault(value);
  if (fault !== undefined) return fault;
  // Commands of paginated reports are an object, and all that their settings have.
  return isObject((value as { commands?: unknown }).commands) ? undefined : validateSettings(value)?.[0]?.message;
};

/** The bodies that calls need. Loads look at theirs themselves, as their answer is a list of errors. */
const checks: Partial<Record<Route, BodyCheck>> = {
  'POST /report/token': token,
  'POST /dashboard/token': token,
  'POST /tile/token': token,
  'POST /report/render': maybe(body({}, { settings: object, pageName: text })),
  'POST /frontload/config': body({}),
  'POST /qna/interpret': body({ question: text }, { datasetIds: list }),
  'POST /report/saveAs': body({ name: text }),
  'PUT /report/pages/active': body({ name: text }),
  'POST /report/addPage': maybe(body({}, { displayName: text })),
  'PUT /report/pages/:pageName/name': body({ displayName: text }),
  'POST /report/filters': update,
  'PUT /report/filters': filterList,
  'POST /report/pages/:pageName/filters': update,
  'PUT /report/pages/:pageName/filters': filterList,
  'POST /report/pages/:pageName/visuals/:visualName/filters': update,
  'PUT /report/pages/:pageName/visuals/:visualName/filters': filterList,
  'POST /report/pages/:pageName/visuals/:visualName/exportData': maybe(
    body({}, { rows: number, exportDataType: memberOf(ExportDataType) }),
  ),
  'PUT /report/pages/:pageName/visuals/:visualName/slicer': body({ filters: list }),
  'POST /report/pages/:pageName/visuals/:visualName/clone': maybe(body({}, { filters: list, layout: object })),
  'PUT /report/pages/:pageName/visuals/:visualName/sortBy': body(
    { orderBy: object },
    { direction: memberOf(SortDirection) },
  ),
  'PATCH /report/settings': settings,
  'PUT /report/theme': maybe(body({}, { themeJson: object })),
  'POST /report/bookmarks/applyByName': body({ name: text }),
  'POST /report/bookmarks/applyState': body({ state: text }),
  'POST /report/bookmarks/play': body({ playMode: memberOf(BookmarksPlayMode) }),
  'POST /report/bookmarks/capture': maybe(body({}, { options: object })),
};

/** What is wrong with the body of a call; undefined for a sound one. */
export function validateBody(route: Route, value: unknown): string | undefined {
  return checks[route]?.(value);
}
