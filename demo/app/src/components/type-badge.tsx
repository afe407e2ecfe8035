import { Badge } from '@mantine/core';
import { staffTypeName, type StaffType } from '../../../shared';
import classes from './type-badge.module.css';

/** Badge with a staff type's name. Only 'Corporate' is highlighted. */
export function TypeBadge({ type }: { type: StaffType }) {
  return (
    <Badge variant="default" className={classes.badge} data-type={type}>
      {staffTypeName(type)}
    </Badge>
  );
}
