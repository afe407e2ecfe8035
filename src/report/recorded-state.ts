import { stableText } from '../embed/stable-text';
import {
  FiltersOperations,
  ViewMode,
  type EmbedConfiguration,
  type Filter,
  type OnLoadFilters,
  type ReportLoadConfiguration,
  type ReportTheme,
  type Settings,
} from '../models';
import type { FiltersUpdate, Route } from '../protocol/requests';

/** A request that the frame has completed, or the request with the same effect as an action of the user. */
export interface RecordedRequest {
  route: Route;
  params?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
}

/** The state of a report that a reload restores. */
export interface RecordedState {
  /** Changed fields of the load request's body. */
  changes: Partial<ReportLoadConfiguration>;
  /**
   * Requests to send after the load, in this order. A load request applies the bookmark, the page, the filters and the slicers
   * in this order, whatever the order in which they were set. It cannot contain the filters of pages and visuals.
   */
  replayed: readonly RecordedRequest[];
}

/** Returns whether a request sets several parts of the state at once, so that later requests must be sent after it. */
const isReset = ({ route }: RecordedRequest) => /bookmarks|userState/.test(route);

const replayedRoutes = /^(PUT|POST) \/report\/pages\/:pageName.*\/(filters|slicer)$/;

/**
 * Returns the state after a request.
 *
 * @param config - configuration of the report
 * @param getSettings - returns the settings in the load request. For a single visual, this can force a layout.
 */
export function recordRequest(
  state: RecordedState,
  request: RecordedRequest,
  config: EmbedConfiguration,
  getSettings: () => Settings | undefined,
): RecordedState {
  const { route, params, body } = request;
  const { changes, replayed } = state;
  const { filters, slicers, bookmark, pageName } = { ...config, ...changes };
  const change = (fields: object, requests = replayed) => ({ changes: { ...changes, ...fields }, replayed: requests });
  const replay = (fields = {}) => change(fields, withRequest(replayed, request));
  // Filters of the initial page, which must not be applied to the page that is active now.
  const pageFilters = (filters as OnLoadFilters | undefined)?.currentPage;
  const isReplayed = pageFilters ?? replayed.some(isReset);
  if (replayedRoutes.test(route)) return replay();
  switch (route) {
    case 'POST /report/render': {
      // The embed's token is used instead.
      const { accessToken: _token, ...content } = (body ?? {}) as Partial<ReportLoadConfiguration>;
      return change(content);
    }
    case 'PUT /report/pages/active': {
      // A single visual does not exist on any other page.
      if (config.type?.toLowerCase() === 'visual') break;
      const fields = pageFilters ? {} : { pageName: nameIn(request) };
      return isReplayed ? replay(fields) : change(fields);
    }
    case 'DELETE /report/pages/:pageName':
      return change(
        pageName === params?.pageName ? { pageName: undefined } : {},
        replayed.filter((one) => one.params?.pageName !== params?.pageName),
      );
    case 'PUT /report/filters':
    case 'POST /report/filters': {
      const { filtersOperation: operation = FiltersOperations.ReplaceAll, filters: listed } = (body ??
        {}) as Partial<FiltersUpdate>;
      // The result of adding filters is not known, because the report or a bookmark can contain others.
      if (isReplayed || operation >= FiltersOperations.Add) return replay();
      const set = Array.isArray(body) ? (body as Filter[]) : (listed ?? []);
      return change({ filters: operation ? set : [] }, withRequest(replayed, request).slice(0, -1));
    }
    case 'DELETE /report/userState': {
      // The active page stays, and only a bookmark contains the page that it has opened.
      const kept = replayed.filter((one) => /bookmarks|active/.test(one.route));
      const cleared = { filters: undefined, slicers: undefined };
      if (bookmark ?? kept.some(isReset)) return change(cleared, [...kept, request]);
      const page = kept.at(-1);
      return change({ ...cleared, pageName: page ? nameIn(page) : pageName }, []);
    }
    case 'PUT /report/theme':
      // Without a theme, the request restores the report's own theme.
      return change({ theme: (body as ReportTheme | null)?.themeJson && body });
    case 'PATCH /report/settings':
      return change({ settings: mergePatch(getSettings(), body) });
    case 'POST /report/switchMode/:viewMode':
      return change({ viewMode: params?.viewMode === 'edit' ? ViewMode.Edit : ViewMode.View });
    case 'POST /report/bookmarks/applyByName':
    case 'POST /report/bookmarks/applyState': {
      // A bookmark replaces the report's filters, but only those pages and slicers that it contains.
      const kept = replayed.filter((one) => replayedRoutes.test(one.route));
      return (pageFilters ?? slicers?.[0] ?? kept[0])
        ? change({}, [...kept, request])
        : change({ bookmark: body, filters: undefined }, []);
    }
    default:
  }
  return state;
}

/** Returns the name of the page or the bookmark in a request's body. */
export const nameIn = ({ body }: { body?: unknown }): unknown => (body as { name?: unknown } | null | undefined)?.name;

/** Adds a request to a list. Requests whose effect it replaces are removed, so that the list does not grow endlessly. */
function withRequest(requests: readonly RecordedRequest[], request: RecordedRequest): readonly RecordedRequest[] {
  const scope = scopeOf(request);
  const isAdd = (request.body as FiltersUpdate | null)?.filtersOperation === FiltersOperations.Add;
  return [...requests.filter((earlier) => isAdd || !scopeOf(earlier).startsWith(scope)), request];
}

/**
 * Returns the scope of a request as text: its path, and the filter targets if it changes only some filters. The text is the
 * beginning of another scope only if it includes that scope.
 */
function scopeOf({ route, params, body }: RecordedRequest): string {
  const scope = JSON.stringify([route.split(' ')[1], params]);
  const { filtersOperation = 0, filters } = (body ?? {}) as Partial<FiltersUpdate>;
  return filtersOperation < FiltersOperations.Add
    ? scope
    : `${scope} ${filtersOperation} ${String([filters].flat().map(targetOf))};`;
}

/** Applies a patch to settings, as the frame does. Objects are merged, and other values are replaced. */
function mergePatch(current: unknown, patch: unknown): unknown {
  if (!isPlain(patch) || !isPlain(current)) return patch === undefined ? current : patch;
  const merged = { ...current };
  for (const name of Object.keys(patch)) merged[name] = mergePatch(current[name], patch[name]);
  return merged;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// The schema of a target is optional.
const targetOf = (filter: Filter | null | undefined): string =>
  stableText({ ...(filter?.target as object | undefined), $schema: undefined });
