import { seesAllLocations, type StaffType } from '../../../../../shared';
import { useLocations } from '../../../lib/api/locations';
import { useSession } from '../../../lib/session/session';

/**
 * Loads the locations that the form offers. If the term is empty and the user or the chosen staff type is Corporate, no
 * request is sent, because the result could contain hundreds of locations.
 * @param isEnabled false sends no request
 */
export function useLocationSearch(space: string, term: string, staffType: StaffType | '', isEnabled: boolean) {
  const { actor } = useSession();
  const needsTerm = staffType === 'Corporate' || seesAllLocations(actor);
  const search = useLocations(space, isEnabled && !(needsTerm && term === '') ? term : undefined);
  return { search, needsTerm };
}
