import { useNavigate } from 'react-router';
import { fullName, isSelf, leavesSight, locationsAfterSave } from '../../../../../shared';
import { useSession } from '../../../lib/session/session';
import { useAlerts } from '../../../components/alerts/alerts';
import { useConfirm } from '../../../components/confirm';
import { useSpace } from '../../../lib/space';
import type { StaffRecord } from '../api/staff-record';
import { updateStaff } from '../api/update-staff';
import { useStaffCache } from './use-staff-cache';
import type { StaffFormProps } from '../components/staff-form';
import { updateBody, valuesOf } from '../model/values';

/**
 * Saves an existing person:
 *
 * 1. asks, if the change would put the person out of the editor's sight;
 * 2. saves;
 * 3. goes to the list when the person is out of sight now, else shows the record as saved.
 *
 * @param present the person as the form knows the record; the server refuses to save over any other version
 * @param show takes the record as saved
 */
export function useSaveStaff(
  present: StaffRecord | undefined,
  show: (record: StaffRecord) => void,
): StaffFormProps['save'] {
  const { space, path } = useSpace();
  const { actor, refresh } = useSession();
  const confirm = useConfirm();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const cache = useStaffCache();

  return async (values, photo, release) => {
    if (!present) return 'given up';
    const { member, version } = present;
    const body = updateBody(values, photo);
    const isLeaving = leavesSight(
      actor,
      member,
      locationsAfterSave(actor, member.locationNumbers, body.locationNumbers),
    );
    if (isLeaving) {
      const confirmed = await confirm({
        title: 'No longer visible',
        message: `After this change ${fullName(member)} will no longer be visible to you. Do you want to save?`,
      });
      if (!confirmed) return 'given up';
    }
    const answer = await updateStaff(space.key, member.id, body, version);
    if (isLeaving) {
      release();
      await cache.gone(member.id);
      alerts.success('Success!', { keep: true });
      await navigate(path(''));
      return 'moved on';
    }
    const { member: saved } = answer;
    const locations = values.locations.filter(({ number }) => saved.locationNumbers.includes(number));
    show({ ...answer, locations });
    await cache.changed(saved);
    // the header shows the own name and photo
    if (isSelf(actor, saved)) void refresh();
    return { record: valuesOf(saved, locations), photoUrl: saved.photoUrl };
  };
}
