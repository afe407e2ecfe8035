import useSWR, { type SWRResponse } from 'swr';
import { routes, type Location, type StaffType } from '../../../../../shared';
import { api } from '../../../api/client';
import type { ApiError } from '../../../api/error';

/**
 * `GET {dir}/locations` for the form. For the Corporate staff type an empty term finds nothing and the server is not
 * asked, as corporate staff may be anywhere.
 * @param isWanted false asks nothing
 */
export function useLocationSearch(
  space: string,
  term: string,
  staffType: StaffType | '',
  isWanted: boolean,
): SWRResponse<Location[], ApiError> {
  const isAsked = isWanted && !(term === '' && staffType === 'Corporate');
  return useSWR(isAsked ? [space, 'locations', term] : null, () => api.get<Location[]>(routes.locations(space, term)));
}
