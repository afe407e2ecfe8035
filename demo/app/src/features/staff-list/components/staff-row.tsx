import { Badge } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { fullName, staffTypeName, type StaffSummary } from '../../../../../shared';
import { Photo } from '../../../components/photo';
import classes from './staff-row.module.css';

/** One person of the list. @param to where the row leads; undefined for users who may only look */
export function StaffRow({ person, to }: { person: StaffSummary; to: string | undefined }) {
  const corporate = person.staffType === 'Corporate';
  const content = (
    <>
      <Photo url={person.photoUrl} size={44} />
      <span className={classes.text}>
        <span className={classes.name}>{fullName(person)}</span> <span className={classes.email}>{person.email}</span>
      </span>{' '}
      <Badge variant={corporate ? 'filled' : 'default'} className={classes.badge} data-plain={!corporate || undefined}>
        {staffTypeName(person.staffType)}
      </Badge>
      {to !== undefined && <ChevronRight size={18} aria-hidden className={classes.arrow} />}
    </>
  );
  return to === undefined ? (
    <div className={classes.row}>{content}</div>
  ) : (
    <Link to={to} className={classes.row}>
      {content}
    </Link>
  );
}
