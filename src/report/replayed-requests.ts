import { FiltersOperations } from '../models';
import { stableText } from '../embed/stable-text';
import type { FiltersUpdate, Route } from '../protocol/requests';

/** A request that the frame has completed. */
export interface ReplayedRequest {
  route: Route;
  params?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
}

const replayedRoutes = /^(PUT|POST) \/report\/pages\/:pageName.*\/(filters|slicer)$/;

/**
 * Returns the list of requests that restore page filters, visual filters and slicer states, with a completed request added. A
 * load request cannot contain this state. Requests whose effect the new one replaces are removed, so that the list does not
 * grow endlessly.
 */
export function withReplayedRequest(
  requests: readonly ReplayedRequest[],
  request: ReplayedRequest,
): readonly ReplayedRequest[] {
  const { route, params } = request;
  if (route === 'DELETE /report/pages/:pageName')
    return requests.filter((earlier) => earlier.params?.pageName !== params?.pageName);
  if (!replayedRoutes.test(route)) return requests;
  const scope = scopeOf(request);
  return [...requests.filter((earlier) => !scopeOf(earlier).startsWith(scope)), request];
}

/** Returns the scope of a request as text: its path, and the filter targets if it changes only some filters. */
function scopeOf({ route, params, body }: ReplayedRequest): string {
  const [method, path] = route.split(' ');
  const scope = JSON.stringify([path, params]);
  const { filtersOperation = 0, filters = [] } = body as Partial<FiltersUpdate>;
  if (method === 'PUT' || filtersOperation < FiltersOperations.Add) return scope;
  return `${scope} ${filtersOperation} ${stableText(filters.map(({ target }) => target))}`;
}
