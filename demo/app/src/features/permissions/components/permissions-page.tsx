import { Button, Paper, Text } from '@mantine/core';
import { UserRoundPen } from 'lucide-react';
import { Link } from 'react-router';
import { canOpenRecord, fullName, type StaffMember } from '../../../../../shared';
import { Email } from '../../../components/email';
import { LoadFailure } from '../../../components/load-failure';
import { Page } from '../../../components/page';
import { Photo } from '../../../components/photo';
import { TypeBadge } from '../../../components/type-badge';
import { useStaffCrumb } from '../../../components/staff-crumb';
import { useStaffMember } from '../../../lib/api/staff-member';
import { useSession } from '../../../lib/session/session';
import { recordPath, useSpace } from '../../../lib/space';
import { usePermissions } from '../api/permissions';
import { useStaffPermissions } from '../api/staff-permissions';
import classes from './permissions-page.module.css';
import { PermissionsEditor } from './permissions-editor';
import { PermissionsSkeleton, PersonSkeleton } from './permissions-skeleton';

const heading = 'Permissions';

function Person({ member, profilePath }: { member: StaffMember; profilePath: string | undefined }) {
  const name = fullName(member);
  return (
    <Paper withBorder className={classes.card}>
      <div className={classes.person}>
        <div className={classes.photo}>
          <Photo url={member.photoUrl} name={name} size={120} alt={`Photo of ${name}`} />
        </div>
        <div className={classes.details}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed" mb={8}>
            <Email address={member.email} />
          </Text>
          <Text component="div" size="sm" c="dimmed">
            <TypeBadge type={member.staffType} />
          </Text>
        </div>
        {profilePath !== undefined && (
          <Button
            component={Link}
            to={profilePath}
            className={classes.link}
            variant="default"
            leftSection={<UserRoundPen size={16} aria-hidden />}
          >
            Profile
          </Button>
        )}
      </div>
    </Paper>
  );
}

/** Page with a staff member's permissions as switches. */
export function PermissionsPage({ id }: { id: string }) {
  const { space, path } = useSpace();
  const staffCrumb = useStaffCrumb();
  const { actor } = useSession();
  // the link is hidden from users who cannot open the edit page
  const profilePath = canOpenRecord(actor, { id }) ? path(recordPath(id)) : undefined;
  const member = useStaffMember(space.key, id);
  const allPermissions = usePermissions();
  const granted = useStaffPermissions(space.key, id);
  const error = member.error ?? allPermissions.error ?? granted.error;
  const retry = () => {
    void member.mutate();
    void allPermissions.mutate();
    void granted.mutate();
  };
  const memberLabel = member.data ? fullName(member.data) : 'Edit Staff';

  return (
    <Page
      breadcrumb={[
        staffCrumb,
        { label: memberLabel, ...(profilePath === undefined ? {} : { to: profilePath }) },
        { label: heading },
      ]}
      heading={heading}
      sidebar={
        member.data ? (
          <Person member={member.data} profilePath={profilePath} />
        ) : (
          !member.error && <PersonSkeleton hasLink={profilePath !== undefined} />
        )
      }
    >
      {member.data && allPermissions.data && granted.data ? (
        <PermissionsEditor
          member={member.data}
          all={allPermissions.data}
          granted={granted.data}
          onUpdate={(current) => void granted.mutate(current, { revalidate: false })}
        />
      ) : error ? (
        <LoadFailure subject="The permissions" isPage onRetry={retry} />
      ) : (
        <PermissionsSkeleton />
      )}
    </Page>
  );
}
