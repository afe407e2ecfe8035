import { useRef } from 'react';
import { LocationsPanel, type LocationsPanelHandle } from '../../features/locations/components/locations-panel';
import { useChosenLocations } from '../../features/locations/hooks/use-chosen-locations';
import { StaffListPage } from '../../features/staff-list/components/staff-list-page';

/** The home screen: the staff list with the locations selector as its sidebar. */
export function Component() {
  const { chosenLocations } = useChosenLocations();
  const panel = useRef<LocationsPanelHandle>(null);
  return (
    <StaffListPage
      locationNumbers={chosenLocations.map(({ number }) => number)}
      onFindLocation={() => panel.current?.focusSearch()}
      sidebar={<LocationsPanel ref={panel} />}
    />
  );
}
