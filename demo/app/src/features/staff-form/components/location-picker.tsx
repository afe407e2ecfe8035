import { useId, useRef, useState } from 'react';
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { limits, locationLabel, type Location, type StaffType } from '../../../../../shared';
import { ClearSearch } from '../../../components/clear-search';
import { useSpace } from '../../../lib/space';
import { useLocationSearch } from '../hooks/use-location-search';
import { sortLocations } from '../model/values';
import { LocationList } from './location-list';
import classes from './location-picker.module.css';

export interface LocationPickerProps {
  /** Selected locations, sorted. */
  value: readonly Location[];
  onChange: (locations: Location[]) => void;
  /** Staff type chosen in the form: for Corporate, no locations are offered without a search. */
  staffType: StaffType | '';
  /** True for a location that is not visible to the editor and therefore cannot be removed. */
  isFixed: (location: Location) => boolean;
  error?: string | undefined;
  /** Shows the selected locations without controls. */
  readOnly: boolean;
  /** Ignores changes while the form is being saved. */
  isSaving: boolean;
}

/** The field 'Locations': a search box with the available and the selected locations. */
export function LocationPicker({
  value,
  onChange,
  staffType,
  isFixed,
  error,
  readOnly,
  isSaving,
}: LocationPickerProps) {
  const [text, setText] = useState('');
  const [debounced] = useDebouncedValue(text.trim(), limits.searchDebounceMs);
  // clearing the search box takes effect without the debounce delay
  const term = text.trim() === '' ? '' : debounced;
  const { space, brand } = useSpace();
  const { search, needsTerm } = useLocationSearch(space.key, term, staffType, !readOnly);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // without a search text, there may be nothing to list
  const isIdle = needsTerm && text.trim() === '';
  const isLoading = !isIdle && (search.isLoading || (needsTerm && term === ''));
  const selectedNumbers = new Set(value.map(({ number }) => number));
  const matches = isIdle ? [] : (search.data ?? []);
  const available = matches.filter(({ number }) => !selectedNumbers.has(number));

  const label = (location: Location) => locationLabel(brand, location);
  const add = (location: Location) => {
    if (isSaving) return;
    onChange(sortLocations([...value, location]));
    setAnnouncement(`${label(location)} added.`);
  };
  const remove = (location: Location) => {
    if (isSaving) return;
    onChange(value.filter(({ number }) => number !== location.number));
    setAnnouncement(`${label(location)} removed.`);
  };
  const focusSearch = () => input.current?.focus();
  const clearSearch = () => {
    setText('');
    focusSearch();
  };

  const availableNote = () => {
    if (isIdle) return 'Search to find locations.';
    if (isLoading) return 'Loading...';
    if (search.error !== undefined) return 'The locations could not be loaded. Type again to retry.';
    if (available.length > 0) return undefined;
    if (term === '') return 'You have selected all locations';
    return matches.length > 0 ? 'All matches are selected.' : 'No matching locations.';
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      {readOnly ? (
        <Text component="div" size="sm" fw={500} id={`${id}-label`}>
          Locations
        </Text>
      ) : (
        <TextInput
          ref={input}
          type="search"
          labelProps={{ id: `${id}-label` }}
          label="Locations"
          withAsterisk
          placeholder="Find a location"
          maxLength={limits.locationSearchLength}
          autoComplete="off"
          leftSection={<Search size={16} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // Enter would submit the form
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          error={error}
          rightSection={text !== '' && <ClearSearch onClear={clearSearch} />}
        />
      )}
      <div className={classes.lists} data-single={readOnly || undefined}>
        {!readOnly && (
          <section
            className={classes.panel}
            data-idle={isIdle || undefined}
            aria-labelledby={`${id}-available`}
            aria-busy={isLoading}
          >
            <Text component="div" className={classes.heading} id={`${id}-available`}>
              {isIdle || isLoading || search.error !== undefined
                ? 'Available'
                : `${String(available.length)} available`}
            </Text>
            <LocationList
              kind="available"
              locations={available}
              label={label}
              term={text}
              onPress={add}
              onEmptied={focusSearch}
              labeledBy={`${id}-available`}
            />
            <Text size="sm" c="dimmed" className={classes.note} role="status">
              {availableNote()}
            </Text>
          </section>
        )}
        <section className={classes.panel} aria-labelledby={`${id}-selected`}>
          <Text component="div" className={classes.heading} id={`${id}-selected`}>
            {value.length} selected
          </Text>
          <LocationList
            kind={readOnly ? 'readonly' : 'selected'}
            locations={value}
            label={label}
            term={text}
            onPress={remove}
            onEmptied={focusSearch}
            isFixed={isFixed}
            labeledBy={`${id}-selected`}
          />
          {value.length === 0 && (
            <Text size="sm" c="dimmed" className={classes.note}>
              None yet.
            </Text>
          )}
        </section>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  );
}
