import { useEffect, useRef } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { routes, type Location } from '../../../../shared';
import { api } from './client';
import type { ApiError } from './error';

/** `GET {space}/locations`: locations in the space that are visible to the user and whose name or number contains the term. */
export const searchLocations = (space: string, term: string, isOutdated: () => boolean): Promise<Location[]> =>
  api.get(routes.locations(space, term), { isOutdated });

/**
 * Loads the result of {@link searchLocations}. An empty term returns all visible locations; undefined sends no request.
 * A failure is not reported if the term has changed in the meantime.
 */
export function useLocations(space: string, term: string | undefined): SWRResponse<Location[], ApiError> {
  const latest = useRef(term);
  useEffect(() => {
    latest.current = term;
  }, [term]);
  return useSWR(term === undefined ? null : [space, 'locations', term], () =>
    searchLocations(space, term ?? '', () => latest.current !== term),
  );
}
