import type { StaffType } from '../../../../shared';
import { useLocations } from '../locations/api/locations';

/**
 * The locations that the form offers. For the Corporate staff type an empty term finds nothing and the server is not
 * asked, as corporate staff may be anywhere.
 * @param isWanted false asks nothing
 */
export const useLocationSearch = (space: string, term: string, staffType: StaffType | '', isWanted: boolean) =>
  useLocations(space, isWanted && !(term === '' && staffType === 'Corporate') ? term : undefined);
