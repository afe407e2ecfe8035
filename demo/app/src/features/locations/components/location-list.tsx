import { Plus, X } from 'lucide-react';
import type { Location } from '../../../../../shared';
import { useListFocus } from '../../../hooks/use-list-focus';
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

/** A list whose entries leave it when they are pressed. */
export function LocationList({ name, locations, label, action, onAction, onEmpty }: LocationListProps) {
  const { list, listProps, tabIndexOf, pressed } = useListFocus(locations.length, onEmpty);

  return (
    <ul ref={list} className={classes.list} aria-label={name} {...listProps}>
      {locations.map((location, at) => (
        <li key={location.number} className={classes.item}>
          {action === 'none' ? (
            <span className={classes.row}>{label(location)}</span>
          ) : (
            <button
              type="button"
              tabIndex={tabIndexOf(at)}
              className={classes.row}
              data-action={action}
              onClick={() => {
                pressed(at);
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
