import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { routes, type Location } from '../../../../shared';
import { listBody } from './body';
import { api } from './client';
import type { ApiError } from './error';

/** `GET {space}/locations`: locations in the space that are visible to the user and whose name or number contains the term. */
export const searchLocations = (space: string, term: string, isOutdated: () => boolean): Promise<Location[]> =>
  api.get(routes.locations(space, term), { isOutdated, isShared: true, parse: listBody<Location> });

/** Number of mounted components that use the result of each search, by its route. */
const users = new Map<string, number>();

/**
 * Loads the result of {@link searchLocations}. An empty term returns all visible locations; undefined sends no request.
 * Components with the same term share a request. A failure is not reported if no mounted component uses the result any more.
 * With `keepPreviousData`, the data is that of the previous term while a term is loading.
 */
export function useLocations(
  space: string,
  term: string | undefined,
  options?: { keepPreviousData: boolean },
): SWRResponse<Location[], ApiError> {
  const route = routes.locations(space, term ?? '');
  useEffect(() => {
    if (term === undefined) return;
    const count = (change: number) => users.set(route, (users.get(route) ?? 0) + change);
    count(1);
    return () => void count(-1);
  }, [route, term]);
  return useSWR(
    term === undefined ? null : [space, 'locations', term],
    () => searchLocations(space, term ?? '', () => !users.get(route)),
    options,
  );
}
