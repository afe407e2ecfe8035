import useSWR, { type SWRResponse } from 'swr';
import { routes, type Location } from '../../../../shared';
import { api } from './client';
import type { ApiError } from './error';

/** `GET {dir}/locations`: locations in the space that are visible to the user and whose name or number contains the term. */
export const searchLocations = (space: string, term: string): Promise<Location[]> =>
  api.get(routes.locations(space, term));

/** Loads the result of {@link searchLocations}. An empty term returns all visible locations; undefined sends no request. */
export const useLocations = (space: string, term: string | undefined): SWRResponse<Location[], ApiError> =>
  useSWR(term === undefined ? null : [space, 'locations', term], () => searchLocations(space, term ?? ''));
