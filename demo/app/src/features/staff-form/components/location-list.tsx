import { Tooltip } from '@mantine/core';
import { Lock, Plus, X } from 'lucide-react';
import { messages, type Location } from '../../../../../shared';
import { MatchedText } from '../../../components/matched-text';
import { useListFocus } from '../../../hooks/use-list-focus';
import classes from './location-picker.module.css';
import { tooltipProps } from './tooltip-props';

export interface LocationListProps {
  /** Whether entries can be added (`available`), removed (`selected`) or not changed at all (`readonly`). */
  kind: 'available' | 'selected' | 'readonly';
  locations: readonly Location[];
  label: (location: Location) => string;
  /** Search term, whose matches are highlighted. */
  term: string;
  onPress: (location: Location) => void;
  /** Called after the last entry has been removed, to move focus elsewhere. */
  onEmptied: () => void;
  /** True for a location that must not be removed. Default: false for all. */
  isFixed?: (location: Location) => boolean;
  labeledBy: string;
}

/** List of available or selected locations. Pressing a location moves it from one list to the other. */
export function LocationList({
  kind,
  locations,
  label,
  term,
  onPress,
  onEmptied,
  isFixed = () => false,
  labeledBy,
}: LocationListProps) {
  const { list, listProps, tabIndexOf, onPress: keepFocus } = useListFocus(locations.length, onEmptied);

  if (locations.length === 0 && kind === 'readonly') return null;
  const text = (location: Location) => (
    <span>
      <MatchedText text={label(location)} term={term} />
    </span>
  );
  return (
    <ul className={classes.list} ref={list} aria-labelledby={labeledBy} {...listProps}>
      {locations.map((location, index) => (
        <li key={location.number}>
          {kind === 'readonly' ? (
            <span className={classes.entry}>{label(location)}</span>
          ) : isFixed(location) ? (
            <Tooltip label={messages.locationFixed} {...tooltipProps}>
              <button type="button" tabIndex={tabIndexOf(index)} className={classes.entry} aria-disabled data-fixed>
                {text(location)}
                <Lock size={16} aria-hidden />
              </button>
            </Tooltip>
          ) : (
            <button
              type="button"
              tabIndex={tabIndexOf(index)}
              className={classes.entry}
              aria-label={`${kind === 'available' ? 'Add' : 'Remove'} ${label(location)}`}
              onClick={() => {
                keepFocus(index);
                onPress(location);
              }}
            >
              {text(location)}
              {kind === 'available' ? <Plus size={16} aria-hidden /> : <X size={16} aria-hidden />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
