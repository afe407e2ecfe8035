import { Badge } from '@mantine/core';
import { staffTypeName, type StaffType } from '../../../shared';
import classes from './type-badge.module.css';

/** Shows a staff type's name: types with access to many locations as a badge, the others as plain text. */
export function TypeBadge({ type }: { type: StaffType }) {
  const name = staffTypeName(type);
  if (type === 'Corporate') return <Badge variant="filled">{name}</Badge>;
  if (type === 'MasterFranchisee')
    return (
      <Badge variant="default" className={classes.tinted}>
        {name}
      </Badge>
    );
  return <span className={type === 'LocationManager' ? classes.manager : classes.quiet}>{name}</span>;
}
