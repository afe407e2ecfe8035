import { Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Location } from '../../../../shared';
import classes from './location-list.module.css';

export interface LocationListProps {
  /** For screen readers. */
  name: string;
  locations: readonly Location[];
  label: (location: Location) => string;
  action: 'choose' | 'remove' | 'none';
  onAction: (location: Location) => void;
  /** The last entry has gone, and the focus with it. */
  onEmpty: () => void;
}

/** A list whose entries leave it when they are clicked. The focus then goes to the entry that takes the place. */
export function LocationList({ name, locations, label, action, onAction, onEmpty }: LocationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[Math.min(left.current, buttons.length - 1)];
    left.current = undefined;
    if (next) next.focus();
    else onEmpty();
  });

  return (
    <ul ref={list} className={classes.list} aria-label={name}>
      {locations.map((location, at) => (
        <li key={location.number} className={classes.item}>
          {action === 'none' ? (
            <span className={classes.row}>{label(location)}</span>
          ) : (
            <button
              type="button"
              className={classes.row}
              data-action={action}
              onClick={() => {
                left.current = at;
                onAction(location);
              }}
            >
              {action === 'remove' && <span className="visually-hidden">Remove </span>}
              <span className={classes.label}>{label(location)}</span>
              {action === 'remove' ? <X size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
