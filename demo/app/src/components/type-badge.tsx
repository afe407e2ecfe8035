import { Badge } from '@mantine/core';
import { staffTypeName, type StaffType } from '../../../shared';
import classes from './type-badge.module.css';

/** Badge with a staff type's name. Only 'Corporate' is highlighted. 'Location Staff' is plain text. */
export function TypeBadge({ type }: { type: StaffType }) {
  const name = staffTypeName(type);
  // the type of most people has no badge, so that the others stand out
  if (type === 'LocationStaff') return name;
  return (
    <Badge variant={type === 'Corporate' ? 'filled' : 'default'} className={classes.badge} data-type={type}>
      {name}
    </Badge>
  );
}
