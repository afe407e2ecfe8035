import useSWR from 'swr';
import { routes } from '../../../../../shared';
import { api } from '../../../lib/api/client';

/** `GET {dir}/locations/count`: how many locations of a space the user sees. */
export const useLocationsCount = (spaceKey: string) =>
  useSWR([spaceKey, 'locations-count'], ([dir]) => api.get<number>(routes.locationsCount(dir)));
