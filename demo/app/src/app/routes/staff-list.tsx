import { useRef } from 'react';
import { seesAllLocations } from '../../../../shared';
import { LocationsPanel, type LocationsPanelHandle } from '../../features/locations/components/locations-panel';
import { useChosenLocations } from '../../features/locations/hooks/use-chosen-locations';
import { StaffListPage } from '../../features/staff-list/components/staff-list-page';
import { useLocations } from '../../lib/api/locations';
import { useSession } from '../../lib/session/session';
import { useSpace } from '../../lib/space';

/** Number of locations that the empty list offers. */
const suggestionCount = 3;

/** The home screen: the staff list with the locations selector as its sidebar. */
export function Component() {
  const { space } = useSpace();
  const { actor } = useSession();
  const { chosenLocations, choose } = useChosenLocations();
  // the panel sends the same request, except for users with too many locations to list
  const { data: locations = [] } = useLocations(space.key, seesAllLocations(actor) ? undefined : '');
  const panel = useRef<LocationsPanelHandle>(null);
  return (
    <StaffListPage
      locationNumbers={chosenLocations.map(({ number }) => number)}
      // the only location of a user is chosen automatically
      suggestions={locations.length > 1 ? locations.slice(0, suggestionCount) : []}
      onChoose={choose}
      onFindLocation={() => panel.current?.focusSearch()}
      sidebar={<LocationsPanel ref={panel} />}
    />
  );
}
