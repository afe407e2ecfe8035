import useSWR from 'swr';
import { routes, type Location } from '../../../../../shared';
import { api } from '../../../api/client';

/**
 * `GET {dir}/locations`: the locations of a space that the user sees and whose name or number contains the term.
 * @param term undefined asks nothing
 */
export const useLocations = (spaceKey: string, term: string | undefined) =>
  useSWR(term === undefined ? null : [spaceKey, 'locations', term], ([dir, , filter]) =>
    api.get<Location[]>(routes.locations(dir, filter)),
  );
