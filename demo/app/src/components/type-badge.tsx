import { Badge } from '@mantine/core';
import { staffTypeName, type StaffType } from '../../../shared';
import classes from './type-badge.module.css';

/** Badge with a staff type's name. The color is stronger for higher types. */
export function TypeBadge({ type }: { type: StaffType }) {
  if (type === 'Corporate') return <Badge variant="filled">{staffTypeName(type)}</Badge>;
  const isPlain = type === 'LocationStaff';
  return (
    <Badge variant="default" className={isPlain ? classes.plain : classes.tinted}>
      {staffTypeName(type)}
    </Badge>
  );
}
