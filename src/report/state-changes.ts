import { FiltersOperations, ViewMode, type Filter, type ReportLoadConfiguration } from '../models';
import { stableText } from '../embed/stable-text';
import type { FiltersUpdate } from '../protocol/requests';
import type { ReplayedRequest } from './replayed-requests';

/** Fields that a bookmark replaces, because it contains a page and filters. */
const clearedByBookmark = { pageName: undefined, filters: undefined };

/**
 * Returns the changes that a request made to the report, as fields of a load request's body. Returns undefined if it made no
 * change that a load can restore.
 *
 * @param getCurrent - returns the body of a load request that would restore the state before this request
 */
export function stateChangesOf(
  { route, params, body }: ReplayedRequest,
  getCurrent: () => Partial<ReportLoadConfiguration>,
): object | undefined {
  switch (route) {
    case 'POST /report/render': {
      // The embed's token is used instead.
      const { accessToken: _token, ...content } = (body ?? {}) as Partial<ReportLoadConfiguration>;
      return content;
    }
    case 'PUT /report/pages/active':
      return { pageName: (body as { name: string }).name };
    case 'DELETE /report/pages/:pageName':
      return getCurrent().pageName === params?.pageName ? { pageName: undefined } : undefined;
    case 'PUT /report/filters':
      return { filters: body };
    case 'POST /report/filters':
      return { filters: applyFiltersUpdate(getCurrent().filters, body as FiltersUpdate) };
    case 'PUT /report/theme':
      return { theme: body };
    case 'PATCH /report/settings':
      return { settings: mergePatch(getCurrent().settings, body) };
    case 'POST /report/switchMode/:viewMode':
      return { viewMode: params?.viewMode === 'edit' ? ViewMode.Edit : ViewMode.View };
    case 'POST /report/bookmarks/applyByName':
    case 'POST /report/bookmarks/applyState':
      return { ...clearedByBookmark, bookmark: body };
    default:
      return undefined;
  }
}

/**
 * Returns the change that an event reports, as fields of a load request's body. Returns undefined if it does not report a
 * change.
 */
export function stateChangesOfEvent(name: string, detail: unknown): object | undefined {
  const { newPage, bookmarkName } = (detail ?? {}) as { newPage?: { name?: unknown }; bookmarkName?: unknown };
  if (name === 'pageChanged' && typeof newPage?.name === 'string') return { pageName: newPage.name };
  if (name === 'bookmarkApplied' && typeof bookmarkName === 'string')
    return { ...clearedByBookmark, bookmark: { name: bookmarkName } };
  return undefined;
}

/** Applies a patch to settings. Objects are merged, and other values are replaced. */
function mergePatch(current: unknown, patch: unknown): unknown {
  if (!isPlain(patch) || !isPlain(current)) return patch;
  const result = { ...current };
  for (const name of Object.keys(patch)) result[name] = mergePatch(current[name], patch[name]);
  return result;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  (value as object | null | undefined)?.constructor === Object;

/** Applies an update to filters. Filters grouped by level are not changed, because an update does not specify a level. */
function applyFiltersUpdate(
  current: ReportLoadConfiguration['filters'],
  { filtersOperation, filters = [] }: FiltersUpdate,
) {
  if (current && !Array.isArray(current)) return current;
  const targets = filtersOperation === FiltersOperations.Add ? [] : filters.map(targetOf);
  const kept: Filter[] = filtersOperation < FiltersOperations.Add ? [] : (current ?? []);
  return [...kept.filter((one) => !targets.includes(targetOf(one))), ...filters];
}

const targetOf = ({ target }: Filter): string => stableText(target);
