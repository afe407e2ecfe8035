import { routes } from '../../../../../shared';
import { api } from '../../../lib/api/client';

/**
 * `DELETE {space}/staff/{id}`. Errors are shown without leaving the page.
 * @param version record version; the server rejects the request if it has a newer one
 */
export const deleteStaff = (space: string, id: string, version: string | undefined): Promise<undefined> =>
  api.delete(routes.staffMember(space, id), { navigate: false, ifMatch: version });
