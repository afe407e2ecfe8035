import { useEffect, useRef } from 'react';
import { Tooltip } from '@mantine/core';
import { Lock, Plus, X } from 'lucide-react';
import { messages, type Location } from '../../../../shared';
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

/** Locations that a press moves to the other list. The focus stays where the pressed entry was. */
export function LocationList({
  kind,
  locations,
  label,
  onPress,
  onEmptied,
  isFixed = () => false,
  labelledBy,
}: LocationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number>(undefined);

  useEffect(() => {
    const index = pressedAt.current;
    pressedAt.current = undefined;
    if (index === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else onEmptied();
  }, [locations, onEmptied]);

  if (locations.length === 0 && kind === 'shown') return null;
  return (
    <ul className={classes.list} ref={list} aria-labelledby={labelledBy}>
      {locations.map((location, index) => (
        <li key={location.number}>
          {kind === 'shown' ? (
            <span className={classes.entry}>{label(location)}</span>
          ) : isFixed(location) ? (
            <Tooltip label={messages.locationFixed} {...tooltip}>
              <button type="button" className={classes.entry} aria-disabled data-fixed>
                <span>{label(location)}</span>
                <Lock size={16} aria-hidden />
              </button>
            </Tooltip>
          ) : (
            <button
              type="button"
              className={classes.entry}
              aria-label={`${kind === 'offered' ? 'Add' : 'Remove'} ${label(location)}`}
              onClick={() => {
                pressedAt.current = index;
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
