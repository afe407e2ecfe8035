import { routes, type CreateStaff, type StaffMember } from '../../../../../shared';
import { api } from '../../../lib/api/client';
import { memberBody } from '../../../lib/api/staff-member';

/** `POST {space}/staff`. Errors are shown without leaving the form. */
export const createStaff = (space: string, body: CreateStaff): Promise<StaffMember> =>
  api.post(routes.staff(space), body, { navigate: false, parse: memberBody });
