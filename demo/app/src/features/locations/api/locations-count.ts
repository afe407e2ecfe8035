import useSWR from 'swr';
import { routes } from '../../../../../shared';
import { api } from '../../../lib/api/client';

/** `GET {space}/locations/count`: the number of locations visible to the user in a space. */
export const useLocationsCount = (spaceKey: string) =>
  useSWR([spaceKey, 'locations-count'], ([space]) => api.get<number>(routes.locationsCount(space)));
