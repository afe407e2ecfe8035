import { routes, type UpdateStaff } from '../../../../../shared';
import { api } from '../../../lib/api/client';
import { preconditionFailed } from '../../../lib/api/error';
import { toVersionedMember, type VersionedMember } from '../../../lib/api/staff-member';

/**
 * `PUT {space}/staff/{id}`. Errors are shown without leaving the form. {@link preconditionFailed} is not shown; the caller
 * handles it.
 * @param version record version; the server rejects the request if it has a newer one
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
    handledStatuses: [preconditionFailed],
    parse: toVersionedMember,
  });
