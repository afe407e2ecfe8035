import { routes } from '../../../../../shared';
import { api } from '../../../api/client';

/** `DELETE {dir}/staff/{id}`. A refusal is shown and the page stays. */
export const deleteStaff = (space: string, id: string): Promise<undefined> =>
  api.delete(routes.staffMember(space, id), { navigate: false });
