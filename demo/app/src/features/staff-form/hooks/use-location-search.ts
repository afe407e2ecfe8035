import { seesAllLocations, type StaffType } from '../../../../../shared';
import { useSession } from '../../../lib/session/session';
import { useLocations } from '../../../lib/api/locations';

/**
 * The locations that the form offers. An empty term finds nothing, and the server is not asked, when the user is Corporate
 * (who may see hundreds) or the chosen staff type is (who may be anywhere).
 * @param isWanted false asks nothing
 */
export function useLocationSearch(space: string, term: string, staffType: StaffType | '', isWanted: boolean) {
  const { actor } = useSession();
  const needsTerm = staffType === 'Corporate' || seesAllLocations(actor);
  const search = useLocations(space, isWanted && !(needsTerm && term === '') ? term : undefined);
  return { search, needsTerm };
}
