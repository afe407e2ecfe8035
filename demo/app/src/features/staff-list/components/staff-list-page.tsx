import { Button, Kbd, TextInput } from '@mantine/core';
import { useDebouncedValue, useHotkeys } from '@mantine/hooks';
import { Plus, Search } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { limits, type Location } from '../../../../../shared';
import { ClearSearch } from '../../../components/clear-search';
import { Page } from '../../../components/page';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import { appState } from '../../../lib/state/app-state';
import { useStore } from '../../../lib/state/store';
import { useStaffList } from '../hooks/use-staff-list';
import { StaffList } from './staff-list';
import classes from './staff-list-page.module.css';

/** Whether shortcuts use the Command key instead of Ctrl. */
const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

export interface StaffListPageProps {
  /** Numbers of the chosen locations, whose staff are listed while the search box is empty. */
  locationNumbers: readonly string[];
  /** Locations offered while there is nothing to list. */
  suggestions: readonly Location[];
  onChoose: (location: Location) => void;
  /** Moves focus to the search for locations. */
  onFindLocation: () => void;
  sidebar: ReactNode;
}

/** Page with the search box, the 'Create new' button and the staff list. */
export function StaffListPage({ locationNumbers, suggestions, onChoose, onFindLocation, sidebar }: StaffListPageProps) {
  const { canCreateStaff, canManageStaff } = useSession();
  const { space, path } = useSpace();
  const search = useStore(appState).staffSearch[space.key] ?? '';
  const [term] = useDebouncedValue(search.trim(), limits.searchDebounceMs);
  const state = useStaffList(space.key, term, locationNumbers);
  const field = useRef<HTMLInputElement>(null);
  const setSearch = (value: string) =>
    appState.update((before) => ({ ...before, staffSearch: { ...before.staffSearch, [space.key]: value } }));
  useHotkeys([['mod+K', () => field.current?.focus()]], []);
  const clearSearch = () => {
    setSearch('');
    field.current?.focus();
  };

  return (
    <Page
      breadcrumb={[{ label: 'Staff' }]}
      heading={canManageStaff ? 'Manage Your Staff' : 'View Your Staff'}
      tools={
        <div className={classes.tools}>
          <TextInput
            ref={field}
            className={classes.search}
            aria-label="Search Staff"
            placeholder="Search Staff"
            type="search"
            aria-keyshortcuts="Control+K Meta+K"
            maxLength={limits.staffSearchLength}
            leftSection={<Search size={18} aria-hidden />}
            value={search}
            onChange={({ currentTarget: { value } }) => setSearch(value)}
            rightSection={
              search === '' ? (
                <Kbd size="xs" className={classes.shortcut} aria-hidden>
                  {isApple ? '⌘K' : 'Ctrl K'}
                </Kbd>
              ) : (
                <ClearSearch onClear={clearSearch} />
              )
            }
            rightSectionWidth={search === '' ? 'auto' : undefined}
            rightSectionPointerEvents={search === '' ? 'none' : 'all'}
          />
          {canCreateStaff && (
            <Button component={Link} to={path('new')} leftSection={<Plus size={18} aria-hidden />}>
              Create new
            </Button>
          )}
        </div>
      }
      sidebar={sidebar}
    >
      <StaffList
        state={state}
        hasLocations={locationNumbers.length > 0}
        suggestions={suggestions}
        onChoose={onChoose}
        onFindLocation={onFindLocation}
        onClearSearch={search === '' ? undefined : clearSearch}
      />
    </Page>
  );
}
