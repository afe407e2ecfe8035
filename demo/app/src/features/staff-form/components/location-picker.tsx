import { useId, useRef, useState } from 'react';
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { limits, matchesLocation, type Location, type StaffType } from '../../../../../shared';
import { useSpace } from '../../../lib/space';
import { LocationList } from './location-list';
import classes from './location-picker.module.css';
import { useLocationSearch } from '../hooks/use-location-search';
import { inOrder } from '../model/values';

export interface LocationPickerProps {
  /** The chosen locations, in order. */
  value: readonly Location[];
  onChange: (locations: Location[]) => void;
  /** Beside the user it decides which locations are offered before a search. */
  staffType: StaffType | '';
  /** True for a location that the editor cannot see: it stays as it is. */
  isFixed: (location: Location) => boolean;
  /** How the brand writes a location. */
  label: (location: Location) => string;
  error?: string | undefined;
  /** Shows the chosen locations only. */
  readOnly: boolean;
  /** While a save is under way presses do nothing. */
  isSaving: boolean;
}

/** The field 'Locations': a search, what it offers, and what is chosen. */
export function LocationPicker({
  value,
  onChange,
  staffType,
  isFixed,
  label,
  error,
  readOnly,
  isSaving,
}: LocationPickerProps) {
  const [text, setText] = useState('');
  const [debounced] = useDebouncedValue(text.trim(), limits.searchDebounceMs);
  // a cleared box is no search to wait for
  const term = text.trim() === '' ? '' : debounced;
  const { space } = useSpace();
  const { search, needsTerm } = useLocationSearch(space.key, term, staffType, !readOnly);
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const chosen = new Set(value.map(({ number }) => number));
  const offered = (search.data ?? []).filter(({ number }) => !chosen.has(number));
  const shown = value.filter((location) => matchesLocation(location, term));

  const add = (location: Location) => {
    if (isSaving) return;
    onChange(inOrder([...value, location]));
    setAnnouncement(`${label(location)} added.`);
  };
  const remove = (location: Location) => {
    if (isSaving) return;
    onChange(value.filter(({ number }) => number !== location.number));
    setAnnouncement(`${label(location)} removed.`);
  };
  const focusSearch = () => input.current?.focus();

  const offerNote = search.isLoading
    ? 'Loading...'
    : search.error !== undefined
      ? 'The locations could not be loaded. Type again to retry.'
      : offered.length > 0
        ? undefined
        : term !== ''
          ? 'No matching locations.'
          : needsTerm
            ? 'Use the search box to find locations.'
            : 'You have selected all locations';

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
          // Enter would send the whole form
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          error={error}
        />
      )}
      <div className={classes.lists} data-single={readOnly || undefined}>
        {!readOnly && (
          <section className={classes.panel} aria-labelledby={`${id}-offered`} aria-busy={search.isLoading}>
            <Text component="div" className={classes.heading} id={`${id}-offered`}>
              Available
            </Text>
            <LocationList
              kind="offered"
              locations={offered}
              label={label}
              onPress={add}
              onEmptied={focusSearch}
              labelledBy={`${id}-offered`}
            />
            <div role="status">
              {offerNote !== undefined && (
                <Text size="sm" c="dimmed" className={classes.note}>
                  {offerNote}
                </Text>
              )}
            </div>
          </section>
        )}
        <section className={classes.panel} aria-labelledby={`${id}-chosen`}>
          <Text component="div" className={classes.heading} id={`${id}-chosen`}>
            {value.length} selected
          </Text>
          <LocationList
            kind={readOnly ? 'shown' : 'chosen'}
            locations={shown}
            label={label}
            onPress={remove}
            onEmptied={focusSearch}
            isFixed={isFixed}
            labelledBy={`${id}-chosen`}
          />
          {shown.length === 0 && (
            <Text size="sm" c="dimmed" className={classes.note}>
              {value.length === 0 ? 'None yet.' : 'None of the selected locations matches.'}
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
