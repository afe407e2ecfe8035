import { routes, type CreateStaff, type StaffMember } from '../../../../../shared';
import { api } from '../../../lib/api/client';

/** `POST {dir}/staff`. A refusal is shown and the form stays. */
export const createStaff = (space: string, body: CreateStaff): Promise<StaffMember> =>
  api.post(routes.staff(space), body, { navigate: false });
