import { Skeleton } from '@mantine/core';
import { ChevronRight, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { fullName, locationLabel, type StaffListEntry } from '../../../../../shared';
import { matchesOf, MatchedText } from '../../../components/matched-text';
import { Photo } from '../../../components/photo';
import { TypeBadge } from '../../../components/type-badge';
import { useSpace } from '../../../lib/space';
import classes from './staff-row.module.css';

/** Column titles of the list. Hidden from screen readers, which read an entry's cells as one link. */
export function StaffColumns() {
  return (
    <div className={classes.columns} aria-hidden>
      <span>Name</span>
      <span>Email</span>
      <span>Type</span>
      <span>Location</span>
    </div>
  );
}

/**
 * Row in the staff list. The last names, by which the list is sorted, are bold.
 * @param term search term, whose matches are highlighted
 * @param to link target; undefined for users who may not manage staff, whose rows are not links
 */
export function StaffRow({ person, term, to }: { person: StaffListEntry; term: string; to: string | undefined }) {
  const { brand } = useSpace();
  const others = person.locationCount - 1;
  const name = fullName(person);
  const content = (
    <>
      <span className={classes.person}>
        <Photo url={person.photoUrl} name={name} size={36} />
        <span className={classes.name} title={name}>
          <MatchedText text={name} term={term} boldFrom={person.firstName.length + 1} />
        </span>
      </span>{' '}
      <span className={classes.email} title={person.email}>
        {/* an email usually repeats the name, whose matches explain the result */}
        <MatchedText text={person.email} term={matchesOf(name, term).length > 0 ? '' : term} />
      </span>{' '}
      <span className={classes.type}>
        <TypeBadge type={person.staffType} />
      </span>{' '}
      <span className={classes.location}>
        {person.location && <MapPin size={14} aria-hidden className={classes.pin} />}
        {person.location && <span>{locationLabel(brand, person.location)}</span>}
        {others > 0 && <span className={classes.others}>&nbsp;+{others}</span>}
      </span>
      {to !== undefined && <ChevronRight size={18} aria-hidden className={classes.arrow} />}
    </>
  );
  return to === undefined ? (
    // focusable, because the list moves focus to a row when it removes the button below it
    <div className={classes.row} tabIndex={-1}>
      {content}
    </div>
  ) : (
    <Link to={to} className={classes.row}>
      {content}
    </Link>
  );
}

/** Placeholder for a row. */
export function StaffRowSkeleton() {
  const bar = (width: string) => <Skeleton className={classes.bar} height={12} width={width} />;
  return (
    <div className={classes.row}>
      <div className={classes.person}>
        <Skeleton circle height={36} />
        <div className={classes.name}>{bar('7.5rem')}</div>
      </div>
      <div className={classes.email}>{bar('11rem')}</div>
      <div className={classes.type}>{bar('5.5rem')}</div>
      <div className={classes.location}>{bar('5rem')}</div>
    </div>
  );
}
