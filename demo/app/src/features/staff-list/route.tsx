import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Plus, Search } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '../../../../shared';
import { useSession } from '../../session/session';
import { Page } from '../../shell/page';
import { useSpace } from '../../shell/space';
import { appState } from '../../store/app-state';
import { useStore } from '../../store/store';
import { useChosenLocations } from '../locations/chosen-locations';
import { LocationsPanel } from '../locations/locations-panel';
import classes from './route.module.css';
import { StaffList } from './staff-list';
import { useStaffList } from './staff-list-state';

/** The home screen: search, list and locations. */
export function Component() {
  const { canCreateStaff, canManageStaff } = useSession();
  const { space, path } = useSpace();
  const search = useStore(appState).staffSearch[space.key] ?? '';
  const [term] = useDebouncedValue(search.trim(), limits.searchDebounceMs);
  const { chosenLocations } = useChosenLocations();
  const state = useStaffList(
    space.key,
    term,
    chosenLocations.map(({ number }) => number),
  );

  return (
    <Page
      breadcrumb={[{ label: 'Staff' }]}
      heading={canManageStaff ? 'Manage Your Staff' : 'View Your Staff'}
      sidebar={<LocationsPanel />}
    >
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          aria-label="Search Staff"
          placeholder="Search Staff"
          type="search"
          maxLength={limits.staffSearchLength}
          leftSection={<Search size={18} aria-hidden />}
          value={search}
          onChange={({ currentTarget: { value } }) =>
            appState.update((before) => ({ ...before, staffSearch: { ...before.staffSearch, [space.key]: value } }))
          }
        />
        {canCreateStaff && (
          <Button component={Link} to={path('new')} leftSection={<Plus size={18} aria-hidden />}>
            Create new
          </Button>
        )}
      </div>
      <StaffList state={state} />
    </Page>
  );
}
