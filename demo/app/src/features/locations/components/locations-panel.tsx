import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { limits, locationLabel, matchesLocation, type Location } from '../../../../../shared';
import { alerts } from '../../../components/alerts/alerts';
import { ClearSearch } from '../../../components/clear-search';
import { useSpace } from '../../../lib/space';
import { appState } from '../../../lib/state/app-state';
import { useStore } from '../../../lib/state/store';
import { useLocationsState } from '../hooks/use-locations-state';
import { LocationList } from './location-list';
import classes from './locations-panel.module.css';

/** Query for windows in which the panel is above the staff list. It is then collapsed at first, so that the list stays in view. */
const narrow = '(max-width: 62em)';

const Loading = () => (
  <p className={classes.note} role="status">
    Loading...
  </p>
);

export interface LocationsPanelHandle {
  /** Moves focus to the search box, which is shown while no location is chosen. */
  focusSearch: () => void;
}

/** The panel 'Locations': a collapsible chooser above the list of chosen locations. */
export function LocationsPanel({ ref }: { ref: Ref<LocationsPanelHandle> }) {
  const { brand, space } = useSpace();
  // a staff search covers all locations
  const isIgnored = (useStore(appState).staffSearch[space.key] ?? '').trim() !== '';
  const state = useLocationsState();
  const { chosenLocations: chosen, isDisabled, locations, locationsTotalCount: total, search } = state;
  const [isExpanded, setIsExpanded] = useState(false);
  // if no location is selected, there is nothing else to show
  const isOpen = (isExpanded || chosen.length === 0) && !isDisabled;
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const [isUnfolded, setIsUnfolded] = useState(false);
  const chooserId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focusesField = useRef(false);
  useEffect(() => {
    if (!focusesField.current || chosen.length > 0) return;
    focusesField.current = false;
    field.current?.focus();
  }, [chosen.length]);

  useImperativeHandle(ref, () => ({
    focusSearch: () => {
      // a hidden search box cannot be focused
      flushSync(() => setIsUnfolded(true));
      field.current?.focus();
    },
  }));

  const choose = (...added: readonly Location[]) => {
    // the first choice must not close the chooser
    setIsExpanded(true);
    state.choose(...added);
  };
  const clearSearch = () => {
    state.setSearch('');
    field.current?.focus();
  };
  const isAllChosen = total !== undefined && total > 0 && chosen.length >= total;
  const counter =
    total !== undefined
      ? `${String(chosen.length)} selected of ${String(total)}`
      : state.hasFailed
        ? `${String(chosen.length)} selected`
        : 'Loading...';
  const label = (location: Location) => locationLabel(brand, location);
  const shown = isOpen ? chosen.filter((location) => matchesLocation(location, search.trim())) : chosen;

  return (
    <section className={classes.panel} aria-labelledby={`${chooserId}-title`}>
      <div className={classes.head}>
        <h2 id={`${chooserId}-title`} className={classes.title}>
          {isNarrow ? (
            <button
              type="button"
              className={classes.fold}
              aria-expanded={isUnfolded}
              aria-controls={`${chooserId}-content`}
              onClick={() => setIsUnfolded(!isUnfolded)}
            >
              Locations
            </button>
          ) : (
            'Locations'
          )}
        </h2>
        <p role="status" className={classes.counter}>
          {counter}
        </p>
        {isNarrow && <ChevronDown size={18} aria-hidden className={classes.chevron} />}
      </div>

      <div id={`${chooserId}-content`} className={classes.content} hidden={isNarrow && !isUnfolded}>
        {state.hasFailed && (
          <p className={classes.note}>
            The locations could not be loaded.{' '}
            <button
              type="button"
              className={classes.link}
              onClick={() => {
                alerts.clear();
                state.retry();
              }}
            >
              Try again
            </button>
          </p>
        )}
        {isOpen && (
          <div id={chooserId} className={classes.chooser}>
            <TextInput
              ref={field}
              aria-label="Find a location"
              placeholder="Find a location"
              leftSection={<Search size={16} aria-hidden />}
              type="search"
              maxLength={limits.locationSearchLength}
              value={search}
              onChange={(event) => state.setSearch(event.currentTarget.value)}
              rightSection={search !== '' && <ClearSearch onClear={clearSearch} />}
            />
            {isAllChosen ? (
              <p className={classes.note}>You have selected all locations</p>
            ) : state.needsSearch ? (
              <p className={classes.note}>
                You have access to a lot of locations! Use the search box to narrow the list.
              </p>
            ) : state.isSearching && locations.length === 0 ? (
              <Loading />
            ) : locations.length > 0 ? (
              <>
                {state.isSearching ? (
                  <Loading />
                ) : (
                  <button
                    type="button"
                    className={classes.link}
                    onClick={() => {
                      choose(...locations);
                      field.current?.focus();
                    }}
                  >
                    Select All
                  </button>
                )}
                <LocationList
                  name="Available locations"
                  locations={locations}
                  label={label}
                  term={search}
                  action="choose"
                  onAction={choose}
                  onEmptied={() => field.current?.focus()}
                />
              </>
            ) : (
              state.isLoaded && (
                <p className={classes.note} role="status">
                  {shown.length > 0 ? 'All matches are selected.' : 'No matching locations.'}
                </p>
              )
            )}
          </div>
        )}

        {chosen.length > 0 && (
          <div className={classes.chosen} data-ignored={isIgnored || undefined}>
            {isAllChosen && !isOpen && <p className={classes.note}>You have selected all locations</p>}
            <LocationList
              name="Selected locations"
              locations={shown}
              label={label}
              term={search}
              action={isDisabled ? 'none' : 'remove'}
              onAction={({ number }) => state.remove(number)}
              onEmptied={() => (toggle.current ?? field.current)?.focus()}
            />
          </div>
        )}

        {!isDisabled && chosen.length > 0 && (
          <div className={classes.footer}>
            <button
              type="button"
              className={classes.link}
              onClick={() => {
                state.removeAll();
                setIsExpanded(false);
                focusesField.current = true;
              }}
            >
              Clear Selections
            </button>
            <Button
              ref={toggle}
              variant="default"
              aria-expanded={isOpen}
              aria-controls={chooserId}
              onClick={() => {
                state.setSearch('');
                setIsExpanded(!isOpen);
              }}
            >
              {isOpen ? 'Done' : 'Select More'}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
