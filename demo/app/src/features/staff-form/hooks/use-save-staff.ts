import { fullName, losesVisibility, locationsAfterSave } from '../../../../../shared';
import { useConfirm } from '../../../components/confirm';
import { useSession } from '../../../lib/session/session';
import { useSpace } from '../../../lib/space';
import type { StaffRecord } from '../api/staff-record';
import { updateStaff } from '../api/update-staff';
import type { SaveStaff } from '../model/save';
import { updateBody, valuesOf } from '../model/values';
import { useStaffCache } from './use-staff-cache';

/**
 * Returns the function that saves an existing staff member:
 *
 * 1. prompts for confirmation if the staff member would no longer be visible to the editor, see {@link losesVisibility};
 * 2. saves;
 * 3. returns the staff list's path if the staff member is no longer visible, otherwise updates the page with the saved record.
 *
 * @param current the record shown in the form. The server rejects the save if it has a newer version.
 * @param onSaved called with the saved record
 */
export function useSaveStaff(current: StaffRecord | undefined, onSaved: (record: StaffRecord) => void): SaveStaff {
  const { space, path } = useSpace();
  const { actor } = useSession();
  const confirm = useConfirm();
  const cache = useStaffCache();

  return async (values, photo) => {
    if (!current) return 'canceled';
    const { member, version } = current;
    const body = updateBody(values, photo);
    const becomesInvisible = losesVisibility(
      actor,
      member,
      locationsAfterSave(actor, member.locationNumbers, body.locationNumbers),
    );
    if (becomesInvisible) {
      const confirmed = await confirm({
        title: 'Save this change?',
        message: `After this change, ${fullName(member)} will no longer be visible to you. Do you want to save?`,
      });
      if (!confirmed) return 'canceled';
    }
    const response = await updateStaff(space.key, member.id, body, version);
    if (becomesInvisible) {
      await cache.remove(member.id);
      return { path: path('') };
    }
    const { member: saved } = response;
    const locations = values.locations.filter(({ number }) => saved.locationNumbers.includes(number));
    onSaved({ ...response, locations });
    return { record: valuesOf(saved, locations), photoUrl: saved.photoUrl };
  };
}
