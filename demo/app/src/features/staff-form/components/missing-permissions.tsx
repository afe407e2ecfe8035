import { Button, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { Notice } from '../../../components/notice';

export interface MissingPermissionsProps {
  /** The new staff member's name. */
  name: string;
  /** Path to the permissions page; undefined for users who cannot open it. */
  permissionsPath: string | undefined;
}

/** Notice that a new staff member has no permissions. */
export function MissingPermissions({ name, permissionsPath }: MissingPermissionsProps) {
  return (
    <Notice
      icon={<KeyRound aria-hidden />}
      title={`${name} has no permissions yet`}
      role="status"
      action={
        permissionsPath !== undefined && (
          <Button component={Link} to={permissionsPath} variant="default">
            Choose permissions
          </Button>
        )
      }
    >
      <Text size="sm">
        {permissionsPath === undefined
          ? 'Without permissions, staff can only open their own account. Ask a user who manages permissions to grant some.'
          : 'Without permissions, staff can only open their own account.'}
      </Text>
    </Notice>
  );
}
