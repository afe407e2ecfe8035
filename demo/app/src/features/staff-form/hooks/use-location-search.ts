import { seesAllLocations, type StaffType } from '../../../../../shared';
import { useLocations } from '../../../lib/api/locations';
import { useSession } from '../../../lib/session/session';

/**
 * Loads the locations that the form offers. An empty term returns no locations and sends no request if the user or the
 * chosen staff type is Corporate, as these can have hundreds of locations.
 * @param isEnabled Pass false to send no request.
 */
export function useLocationSearch(space: string, term: string, staffType: StaffType | '', isEnabled: boolean) {
  const { actor } = useSession();
  const needsTerm = staffType === 'Corporate' || seesAllLocations(actor);
  const search = useLocations(space, isEnabled && !(needsTerm && term === '') ? term : undefined);
  return { search, needsTerm };
}
