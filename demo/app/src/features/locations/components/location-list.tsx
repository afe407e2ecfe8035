import { Plus, X } from 'lucide-react';
import type { Location } from '../../../../../shared';
import { MatchedText } from '../../../components/matched-text';
import { useListFocus } from '../../../hooks/use-list-focus';
import classes from './location-list.module.css';

export interface LocationListProps {
  /** The list's accessible name. */
  name: string;
  locations: readonly Location[];
  label: (location: Location) => string;
  /** Search term, whose matches are highlighted. */
  term: string;
  action: 'choose' | 'remove' | 'none';
  onAction: (location: Location) => void;
  /** Called after the last entry has been removed, to move focus elsewhere. */
  onEmptied: () => void;
}

/** List of locations that users choose or remove by pressing them. */
export function LocationList({ name, locations, label, term, action, onAction, onEmptied }: LocationListProps) {
  const { list, listProps, tabIndexOf, onPress } = useListFocus(locations.length, onEmptied);

  return (
    <ul ref={list} className={classes.list} data-action={action} aria-label={name} {...listProps}>
      {locations.map((location, index) => (
        <li key={location.number} className={classes.item}>
          {action === 'none' ? (
            <span className={classes.row}>{label(location)}</span>
          ) : (
            <button
              type="button"
              tabIndex={tabIndexOf(index)}
              className={classes.row}
              onClick={() => {
                onPress(index);
                onAction(location);
              }}
            >
              {action === 'remove' && <span className="visually-hidden">Remove </span>}
              <span className={classes.label}>
                <MatchedText text={label(location)} term={term} />
              </span>
              {action === 'remove' ? <X size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
