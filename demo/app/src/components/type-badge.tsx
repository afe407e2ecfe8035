import { Badge } from '@mantine/core';
import { staffTypeName, type StaffType } from '../../../shared';
import classes from './type-badge.module.css';

/** Badge with a staff type's name. Corporate is highlighted. */
export function TypeBadge({ type }: { type: StaffType }) {
  const isCorporate = type === 'Corporate';
  return (
    <Badge
      variant={isCorporate ? 'filled' : 'default'}
      className={isCorporate ? undefined : classes.plain}
      data-plain={!isCorporate || undefined}
    >
      {staffTypeName(type)}
    </Badge>
  );
}
