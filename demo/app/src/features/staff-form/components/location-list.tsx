import { Tooltip } from '@mantine/core';
import { Lock, Plus, X } from 'lucide-react';
import { messages, type Location } from '../../../../../shared';
import { useListFocus } from '../../../hooks/use-list-focus';
import classes from './location-picker.module.css';
import { tooltip } from './tooltip';

export interface LocationListProps {
  /** `offered` can be added, `chosen` removed, `shown` only read. */
  kind: 'offered' | 'chosen' | 'shown';
  locations: readonly Location[];
  label: (location: Location) => string;
  onPress: (location: Location) => void;
  /** Takes the focus when its last entry has been pressed away. */
  onEmptied: () => void;
  isFixed?: (location: Location) => boolean;
  labelledBy: string;
}

/** Locations that a press moves to the other list. */
export function LocationList({
  kind,
  locations,
  label,
  onPress,
  onEmptied,
  isFixed = () => false,
  labelledBy,
}: LocationListProps) {
  const { list, listProps, tabIndexOf, pressed } = useListFocus(locations.length, onEmptied);

  if (locations.length === 0 && kind === 'shown') return null;
  return (
    <ul className={classes.list} ref={list} aria-labelledby={labelledBy} {...listProps}>
      {locations.map((location, index) => (
        <li key={location.number}>
          {kind === 'shown' ? (
            <span className={classes.entry}>{label(location)}</span>
          ) : isFixed(location) ? (
            <Tooltip label={messages.locationFixed} {...tooltip}>
              <button type="button" tabIndex={tabIndexOf(index)} className={classes.entry} aria-disabled data-fixed>
                <span>{label(location)}</span>
                <Lock size={16} aria-hidden />
              </button>
            </Tooltip>
          ) : (
            <button
              type="button"
              tabIndex={tabIndexOf(index)}
              className={classes.entry}
              aria-label={`${kind === 'offered' ? 'Add' : 'Remove'} ${label(location)}`}
              onClick={() => {
                pressed(index);
                onPress(location);
              }}
            >
              <span>{label(location)}</span>
              {kind === 'offered' ? <Plus size={16} aria-hidden /> : <X size={16} aria-hidden />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
