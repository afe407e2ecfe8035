import { Badge } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { fullName, staffTypeName, type StaffSummary } from '../../../../../shared';
import { Photo } from '../../../components/photo';
import classes from './staff-row.module.css';

/** One row of the staff list. @param to Link target; undefined for users who must not open the record. */
export function StaffRow({ person, to }: { person: StaffSummary; to: string | undefined }) {
  const isCorporate = person.staffType === 'Corporate';
  const content = (
    <>
      <Photo url={person.photoUrl} size={44} />
      <span className={classes.text}>
        <span className={classes.name}>{fullName(person)}</span> <span className={classes.email}>{person.email}</span>
      </span>{' '}
      <Badge
        variant={isCorporate ? 'filled' : 'default'}
        className={classes.badge}
        data-plain={!isCorporate || undefined}
      >
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
