import { routes, type StaffMember, type UpdateStaff } from '../../../../../shared';
import { api } from '../../../api/client';

/** `PUT {dir}/staff/{id}`. A refusal is shown and the form stays. */
export const updateStaff = (space: string, id: string, body: UpdateStaff): Promise<StaffMember> =>
  api.put(routes.staffMember(space, id), body, { navigate: false });
