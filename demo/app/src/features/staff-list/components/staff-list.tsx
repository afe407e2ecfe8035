import { Button } from '@mantine/core';
import { CloudOff, MapPin, Search, SearchX, UsersRound, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { limits, locationLabel, type Location } from '../../../../../shared';
import { LoadFailure } from '../../../components/load-failure';
import { useSession } from '../../../lib/session/session';
import { focusHeadingOnRemoval } from '../../../lib/heading-focus';
import { recordPath, useSpace } from '../../../lib/space';
import type { StaffListState } from '../hooks/use-staff-list';
import { ListIllustration } from './list-illustration';
import classes from './staff-list.module.css';
import { StaffColumns, StaffRow, StaffRowSkeleton } from './staff-row';

function Note({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className={classes.note}>
      <ListIllustration icon={icon} />
      {children}
    </div>
  );
}

const ListSkeleton = () => (
  <div className={classes.list} aria-hidden>
    <StaffColumns />
    {Array.from({ length: limits.staffPageSize }, (_, index) => (
      <div key={index} className={classes.item}>
        <StaffRowSkeleton />
      </div>
    ))}
  </div>
);

export interface StaffListProps {
  state: StaffListState;
  /** Whether locations are chosen, which a search ignores. */
  hasLocations: boolean;
  /** Locations offered while there is nothing to list. */
  suggestions: readonly Location[];
  onChoose: (location: Location) => void;
  /** Moves focus to the search for locations. */
  onFindLocation: () => void;
  /** Clears the search box. Omitted while the box is empty. */
  onClearSearch?: (() => void) | undefined;
}

/** The staff list with its loading, empty and error states, and the 'Load more' button. */
export function StaffList({
  state,
  hasLocations,
  suggestions,
  onChoose,
  onFindLocation,
  onClearSearch,
}: StaffListProps) {
  const { canManageStaff } = useSession();
  const { brand, path } = useSpace();
  const { staffList, isLoading, isLoadingMore, hasMore, hasFailed } = state;
  const list = useRef<HTMLUListElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** Number of rows when 'Load more' was pressed; undefined while no page has been requested with it. */
  const rowsBefore = useRef<number>(undefined);

  useEffect(() => {
    const before = rowsBefore.current;
    if (before === undefined || isLoadingMore) return;
    rowsBefore.current = undefined;
    end.current?.scrollIntoView({ block: 'end', behavior: 'smooth' });
    // The button is removed after the last page and after a failure. Unless the user has moved focus, it moves to the first
    // new row, to the last row if there are no new ones, or to the button that repeats the request.
    if (document.activeElement !== document.body || (hasMore && !hasFailed)) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > *') ?? [])];
    const target = hasFailed ? failure.current?.querySelector('button') : (rows[before] ?? rows.at(-1));
    target?.focus({ preventScroll: true });
  }, [hasFailed, hasMore, isLoadingMore, staffList.length]);

  const isShown = staffList.length > 0;
  const [one, many] = state.term === '' ? ['staff member', 'staff members'] : ['match', 'matches'];
  const scope = state.term !== '' && hasLocations ? ' in all locations' : '';
  const count = `${String(staffList.length)} ${staffList.length === 1 ? one : many}`;
  // the API does not return the number of all staff members
  const summary = hasMore ? `First ${count}${scope}, by last name` : `${count}${scope}`;
  const status = state.isIdle || hasFailed ? '' : isLoading ? 'Loading...' : summary;
  return (
    <>
      {/* stays mounted, because screen readers announce only changes within a live region */}
      <p role="status" className={isShown || isLoading ? classes.summary : 'visually-hidden'}>
        {status}
      </p>
      {state.isIdle && (
        <Note icon={UsersRound}>
          <p>Choose locations or use search to get staff data.</p>
          <div className={classes.choices}>
            {suggestions.map((location) => (
              <Button
                key={location.number}
                ref={focusHeadingOnRemoval}
                variant="default"
                leftSection={<MapPin size={16} aria-hidden />}
                aria-label={`Show the staff of ${locationLabel(brand, location)}`}
                onClick={() => onChoose(location)}
              >
                {locationLabel(brand, location)}
              </Button>
            ))}
            <Button variant="default" leftSection={<Search size={16} aria-hidden />} onClick={onFindLocation}>
              Find a location
            </Button>
          </div>
        </Note>
      )}
      {isLoading && <ListSkeleton />}
      {state.notFound && (
        <Note icon={SearchX}>
          <div className={classes.text}>
            <p>No matching staff.</p>
            {hasLocations && <p>The search covers all locations, not only the selected ones.</p>}
          </div>
          {onClearSearch && (
            <Button variant="default" onClick={onClearSearch}>
              Clear search
            </Button>
          )}
        </Note>
      )}
      {isShown && (
        <div className={classes.list}>
          <StaffColumns />
          <ul ref={list} className={classes.rows} aria-label="Staff">
            {staffList.map((person) => (
              <li key={person.id} className={classes.item}>
                <StaffRow
                  person={person}
                  term={state.term}
                  to={canManageStaff ? path(recordPath(person.id)) : undefined}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasFailed && (
        <div ref={failure} className={isShown ? undefined : classes.failure}>
          <LoadFailure
            subject="The staff"
            illustration={isShown ? undefined : <ListIllustration icon={CloudOff} />}
            onRetry={state.retry}
          />
        </div>
      )}
      {hasMore && !hasFailed && (
        <div className={classes.footer}>
          <Button
            variant="default"
            // not `disabled`, which would lose focus while loading
            aria-disabled={isLoadingMore || undefined}
            onClick={() => {
              if (isLoadingMore) return;
              rowsBefore.current = staffList.length;
              void state.loadMore();
            }}
          >
            {isLoadingMore ? 'Loading...' : 'Load more'}
          </Button>
        </div>
      )}
      <div ref={end} className={classes.end} />
    </>
  );
}
