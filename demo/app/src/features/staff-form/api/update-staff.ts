import { routes, type UpdateStaff } from '../../../../../shared';
import { api } from '../../../lib/api/client';
import { changedMeanwhile } from '../../../lib/api/error';
import { versioned, type VersionedMember } from '../../../lib/api/staff-member';

/**
 * `PUT {dir}/staff/{id}`. A refusal is shown and the form stays, except for {@link changedMeanwhile}, which is left to the
 * caller.
 * @param version the record must still be in this one
 */
export const updateStaff = (
  space: string,
  id: string,
  body: UpdateStaff,
  version: string | undefined,
): Promise<VersionedMember> =>
  api.put(routes.staffMember(space, id), body, {
    navigate: false,
    ifMatch: version,
    expects: [changedMeanwhile],
    parse: versioned,
  });
