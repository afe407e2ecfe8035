import { FiltersOperations, ViewMode, type Filter, type ReportLoadConfiguration } from '../models';
import type { FiltersUpdate, Route } from '../protocol/requests';

/** A call that the frame has done. */
interface DoneCall {
  route: Route;
  params?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
}

/** What a bookmark puts in the place of: it carries its own page and filters. */
const clearedByBookmark = { pageName: undefined, filters: undefined };

/**
 * What a done call changes in the report, as fields of a load's body; nothing for a call that changes nothing, or something
 * that a load cannot carry.
 *
 * @param present - gives the body of a load that would give the report as it was before the call
 */
export function stateChangesOf(
  { route, params, body }: DoneCall,
  present: () => Partial<ReportLoadConfiguration>,
): object {
  switch (route) {
    case 'POST /report/render': {
      // the token that counts is the embed's own
      const { accessToken: _token, ...content } = (body ?? {}) as Partial<ReportLoadConfiguration>;
      return content;
    }
    case 'PUT /report/pages/active':
      return { pageName: (body as { name: string }).name };
    case 'PUT /report/filters':
      return { filters: body };
    case 'POST /report/filters':
      return { filters: updated(present().filters, body as FiltersUpdate) };
    case 'PUT /report/theme':
      return { theme: body };
    case 'PATCH /report/settings':
      return { settings: merged(present().settings, body) };
    case 'POST /report/switchMode/:viewMode':
      return { viewMode: params?.viewMode === 'edit' ? ViewMode.Edit : ViewMode.View };
    case 'POST /report/bookmarks/applyByName':
    case 'POST /report/bookmarks/applyState':
      return { ...clearedByBookmark, bookmark: body };
    default:
      return {};
  }
}

/** What an event tells of a change that the user made. */
export function stateChangesOfEvent(name: string, detail: unknown): object {
  const { newPage, bookmarkName } = (detail ?? {}) as { newPage?: { name?: unknown }; bookmarkName?: unknown };
  if (name === 'pageChanged' && typeof newPage?.name === 'string') return { pageName: newPage.name };
  if (name === 'bookmarkApplied' && typeof bookmarkName === 'string')
    return { ...clearedByBookmark, bookmark: { name: bookmarkName } };
  return {};
}

/** Settings after a patch: lists and plain values are replaced, objects keep what the patch does not name. */
function merged(present: unknown, patch: unknown): unknown {
  if (!isPlain(patch) || !isPlain(present)) return patch;
  const result = { ...present };
  for (const name of Object.keys(patch)) result[name] = merged(present[name], patch[name]);
  return result;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  (value as object | null | undefined)?.constructor === Object;

/** Filters after an update. Filters by level stay as they are: which of them the report's are is not known. */
function updated(present: ReportLoadConfiguration['filters'], { filtersOperation, filters = [] }: FiltersUpdate) {
  if (present && !Array.isArray(present)) return present;
  const known: Filter[] = filtersOperation < FiltersOperations.Add ? [] : (present ?? []);
  const targets = filters.map(targetOf);
  const kept =
    filtersOperation === FiltersOperations.Add ? known : known.filter((one) => !targets.includes(targetOf(one)));
  return [...kept, ...filters];
}

const targetOf = ({ target }: Filter): string => JSON.stringify(target);
