import { routes } from '../../../../../shared';
import { api } from '../../../lib/api/client';

/**
 * `DELETE {dir}/staff/{id}`. A refusal is shown and the page stays.
 * @param version the record must still be in this one
 */
export const deleteStaff = (space: string, id: string, version: string | undefined): Promise<undefined> =>
  api.delete(routes.staffMember(space, id), { navigate: false, ifMatch: version });
