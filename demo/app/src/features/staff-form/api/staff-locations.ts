import { messages, routes, type Location } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api, type RequestOptions } from '../../../lib/api/client';

/**
 * `GET {space}/staff/{id}/locations`: all of the staff member's locations, including those not visible to the signed-in user.
 * @throws {Error} 'Staff ID must be supplied' if the id is empty.
 */
export function readStaffLocations(
  space: string,
  id: string,
  options: RequestOptions<Location[]> = {},
): Promise<Location[]> {
  if (id === '') throw new Error(messages.staffId);
  return api.get(routes.staffLocations(space, id), { ...options, parse: listBody<Location> });
}
